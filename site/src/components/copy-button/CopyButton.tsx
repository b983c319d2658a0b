/** Copies the code of its block. One element, which stands in the built page: the first touch of the page works it. */

import React, { type ReactNode } from 'react';
import './copy-button.css';

export default function CopyButton(): ReactNode {
  return (
    <button
      type="button"
      className="copy-button"
      data-action="copy"
      aria-label="Copy code to clipboard"
      title="Copy"
    />
  );
}
