/** What a crashed page shows: the fact, a way back in, and the error with its causes. */

import { contentId } from '@site/src/theme/SkipToContent';
import { ErrorBoundaryError } from '@docusaurus/theme-common';
import type ErrorPageContentType from '@theme/ErrorPageContent';
import Heading from '@theme/Heading';
import React, { type ComponentProps, type ReactNode } from 'react';

export default function ErrorPageContent({
  error,
  tryAgain,
}: ComponentProps<typeof ErrorPageContentType>): ReactNode {
  return (
    <main id={contentId} className="container margin-vert--xl" role="alert">
      <Heading as="h1">This page crashed.</Heading>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
      <div className="margin-vert--lg">
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
