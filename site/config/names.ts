/** What the site calls itself. */

export const siteNames = {
  title: 'Sui Documentation',
  tagline: 'Guides, concepts, standards and references whose samples are checked',
};
