/** The page as Markdown, for those who feed it to a program: to the clipboard, or as a file. */

import { useDoc } from '@docusaurus/plugin-content-docs/client';
import React, { type ReactNode } from 'react';
import { hasTwins, twinAddress } from '@site/src/twin-address';
import './page-actions.css';

/** A plain link: the twin is a file, which the router does not know. */
export default function PageActions(): ReactNode {
  const { permalink } = useDoc().metadata;
  if (!hasTwins) return null;
  const address = twinAddress(permalink);
  return (
    <>
      <button type="button" className="page-action" data-act="copy-page" data-page={address}>
        Copy page as Markdown
      </button>
      <a href={address} className="page-action" type="text/markdown">
        View as Markdown
      </a>
    </>
  );
}
