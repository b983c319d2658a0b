/** The picture that other sites show of a page: one for each section. Pure. */

const sections: ReadonlySet<string> = new Set(['guides', 'concepts', 'standards', 'references']);

/** Null for pages of no section: they have the picture of the site. */
export function sectionImage(permalink: string): string | null {
  const section = permalink.split('/')[1] ?? '';
  return sections.has(section) ? `/img/social-${section}.png` : null;
}
