/** The page as Markdown, for those who feed it to a program: to the clipboard, or as a file. */

import { useDoc } from '@docusaurus/plugin-content-docs/client';
import React, { type ReactNode } from 'react';
import { hasMarkdownPages, markdownAddress } from '@site/src/markdown-address';
import './page-actions.css';

/** A plain link: the Markdown page is a file, which the router does not know. */
export default function PageActions(): ReactNode {
  const { permalink } = useDoc().metadata;
  if (!hasMarkdownPages) return null;
  const address = markdownAddress(permalink);
  return (
    <>
      <button type="button" className="page-action" data-action="copy-page" data-page={address}>
        Copy page as Markdown
      </button>
      <a href={address} className="page-action" type="text/markdown">
        View as Markdown
      </a>
    </>
  );
}
