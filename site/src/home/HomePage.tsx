/** The front door: what is here, for which release, and where to begin. */

import { contentId } from '@site/src/theme/SkipToContent';
import Layout from '@theme/Layout';
import React, { type ReactNode } from 'react';
import type { HomeContent } from '../../plugins/home-page/content';
import MarkdownLink from '@site/src/components/markdown-link/MarkdownLink';
import { home } from '@site/src/page-labels';
import CheckedSamples from './CheckedSamples';
import Hero from './Hero';
import Readers from './Readers';
import References from './References';
import Release from './Release';
import Sections from './Sections';

export default function HomePage({ content }: { readonly content: HomeContent }): ReactNode {
  return (
    <Layout description={home.description}>
      <MarkdownLink permalink={home.permalink} />
      <p className="misplaced">
        This site did not load properly: its styles are not where the page looks for them. If you
        run it, set baseUrl in site/docusaurus.config.ts to the path that it is served at.
      </p>
      <main id={contentId}>
        <Hero hour={content.hour} />
        <Readers readers={content.readers} />
        <Sections sections={content.sections} />
        <References references={content.references} />
        <CheckedSamples blocks={content.blocks} />
        <Release />
      </main>
    </Layout>
  );
}
