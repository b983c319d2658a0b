/** One page in each section. */

import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  guidesSidebar: ['guides'],
  conceptsSidebar: ['concepts'],
  standardsSidebar: ['standards'],
  referencesSidebar: ['references'],
};

export default sidebars;
