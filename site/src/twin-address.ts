/** Where the Markdown twin of a page lives: `/concepts/versioning` → `/concepts/versioning.md`. Pure. */

export function twinAddress(permalink: string): string {
  return permalink.endsWith('/') ? `${permalink}index.md` : `${permalink}.md`;
}

/** Twins are made after a build; while an author writes there are none. */
export const hasTwins = process.env.NODE_ENV === 'production';
