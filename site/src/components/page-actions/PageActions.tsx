/** The page as Markdown, for those who feed it to a program: to the clipboard, or as a file. A small menu, which opens without scripts. */

import { useDoc } from '@docusaurus/plugin-content-docs/client';
import React, { type ReactNode } from 'react';
import { hasMarkdownPages, markdownAddress } from '@site/src/markdown-address';
import './page-actions.css';

/** The second is a plain link: the Markdown page is a file, which the router does not know. */
export default function PageActions(): ReactNode {
  const { permalink } = useDoc().metadata;
  if (!hasMarkdownPages) return null;
  const address = markdownAddress(permalink);
  return (
    <details className="choices page-actions">
      <summary>Markdown</summary>
      <ul className="dropdown__menu">
        <li>
          <button
            type="button"
            className="dropdown__link"
            data-action="copy-page"
            data-page={address}
          >
            Copy page as Markdown
          </button>
        </li>
        <li>
          <a href={address} className="dropdown__link" type="text/markdown">
            View as Markdown
          </a>
        </li>
      </ul>
    </details>
  );
}
