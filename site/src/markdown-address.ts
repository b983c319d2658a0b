/** Where the Markdown page of a page lives: `/concepts/versioning` → `/concepts/versioning.md`. Pure. */

export function markdownAddress(permalink: string): string {
  return permalink.endsWith('/') ? `${permalink}index.md` : `${permalink}.md`;
}

/** Markdown pages are made after a build; while an author writes there are none. */
export const hasMarkdownPages = process.env.NODE_ENV === 'production';
