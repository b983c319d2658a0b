/** The bar at the top: mark, four sections, and Get started on the home page; versions and languages where there is a choice. Plain data. */

import type { ThemeConfig } from '@docusaurus/preset-classic';

/** Pages of the references sidebar that live at the root still belong to References. */
const rootReferences =
  'code-of-conduct|contribute-to-sui-repos|localize-sui-docs|style-guide|sui-glossary';

export const navbar: ThemeConfig['navbar'] = {
  title: 'Sui Documentation',
  hideOnScroll: true,
  logo: { alt: '', src: 'img/mark.svg', width: 28, height: 28 },
  items: [
    { label: 'Guides', to: '/guides', position: 'right' },
    { label: 'Concepts', to: '/concepts', position: 'right' },
    { label: 'Standards', to: '/standards', position: 'right' },
    {
      label: 'References',
      to: '/references',
      activeBaseRegex: `^/references(/|$)|^/(${rootReferences})/?$`,
      position: 'right',
    },
    { type: 'custom-versions', position: 'right' },
    { type: 'custom-languages', position: 'right' },
    { type: 'custom-getStarted', position: 'right' },
  ],
};
