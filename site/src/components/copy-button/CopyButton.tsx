/** Copies the code of its block. One element of the built page, which the script of deferred hydration works. */

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
