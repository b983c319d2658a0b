/** The pieces of plain Markdown that twins are put together from. Pure. */

export interface TwinHead {
  readonly title: string;
  readonly description: string;
  /** The whole address of the page. */
  readonly url: string;
}

/** Front matter of three keys, the title, and the text. Quoted JSON strings are YAML as well. */
export function twinOf({ title, description, url }: TwinHead, body: string): string {
  const head = Object.entries({ title, description, url }).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return `---\n${head.join('\n')}\n---\n\n# ${escapeText(title)}\n\n${body.trim()}\n`;
}

/** Words as words, whatever marks are in them. */
export function escapeText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#~$&]/g, '\\$&');
}

/** Long enough marks for any code. */
export function fenceOf(language: string, code: string): string {
  const runs = [...code.matchAll(/`+/g)].map(([run]) => run.length);
  const marks = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return `${marks}${language}\n${code.replace(/\n$/, '')}\n${marks}`;
}

/** What replaces a program on a page: the program itself needs a browser. */
export const toolNote = 'The page has an interactive tool here.';

/** Components that are programs, and show nothing that could be read. */
export const tools: ReadonlySet<string> = new Set(['AbortDecoder', 'RowFilter', 'SignatureSearch']);

/** An address inside the site, from the root of the host; others stay. */
export function siteLink(url: string, page: LinkBase): string {
  if (url.startsWith('#')) return `${page.permalink}${url}`;
  return /^\/(?!\/)/.test(url) ? `${page.baseUrl.replace(/\/$/, '')}${url}` : url;
}

export interface LinkBase {
  /** Of the page that holds the link, base address included. */
  readonly permalink: string;
  readonly baseUrl: string;
}
