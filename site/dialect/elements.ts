/** The elements that a page may use: components, and the few of HTML that can be said in Markdown, too. Pure. */

/** Those with a form of their own in Markdown. */
export const formedElements = [
  ...(['Anchor', 'Badge', 'Card', 'Cards', 'CheatSheet', 'CheckedCode', 'CodeFold'] as const),
  ...(['FragmentCode', 'RouteCards', 'Signature', 'SourceLink', 'Steps', 'Term'] as const),
  ...(['TabItem', 'Tabs', 'a', 'br', 'details', 'sub', 'summary', 'sup'] as const),
] as const;

/** Their text is all that they say. */
export const transparentElements = ['abbr', 'div', 'kbd', 'p', 'small', 'span'] as const;

/** Programs, of which a Markdown page says only that they are there. */
export const toolElements = ['AbortDecoder', 'Playground', 'RowFilter', 'SignatureSearch'] as const;

/** Replaced before a page is compiled. */
const replaced = ['Glossary', 'Snippet', 'Variables'];

export const knownElements: ReadonlySet<string> = new Set([
  ...formedElements,
  ...transparentElements,
  ...toolElements,
  ...replaced,
]);
