/** The pieces of plain Markdown that Markdown pages are put together from. Pure. */

import { markdownAddress } from '../../src/markdown-address';
import { withoutIdleEscapes } from './idle-escapes';

export interface MarkdownHead {
  readonly title: string;
  readonly description: string;
  /** The whole address of the page. */
  readonly url: string;
}

/** Front matter of three keys, the title, and the text. Quoted JSON strings are YAML as well. */
export function markdownOf({ title, description, url }: MarkdownHead, body: string): string {
  const head = Object.entries({ title, description, url }).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  const heading = withoutIdleEscapes(`# ${escapeText(title)}`);
  return `---\n${head.join('\n')}\n---\n\n${heading}\n\n${body.trim()}\n`;
}

/** Words as words, whatever marks are in them. */
export function escapeText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#~$&]/g, '\\$&');
}

/** What replaces a program on a page: the program itself needs a browser. */
export const toolNote = 'The page has an interactive tool here.';

/** Of a page of the site: the whole address of its Markdown page. Of a file: its whole address. Others stay. */
export function siteLink(url: string, { permalink, baseUrl, origin }: LinkBase): string {
  if (!/^(?:#|\/(?!\/))/.test(url)) return url;
  const [path = '', anchor] = url.split('#');
  const whole = path === '' ? permalink : `${baseUrl.replace(/\/$/, '')}${path}`;
  const isFile = /\.\w+$/.test(path) || whole === `${baseUrl}search`;
  return `${origin}${isFile ? whole : markdownAddress(whole)}${anchor === undefined ? '' : `#${anchor}`}`;
}

export interface LinkBase {
  /** Of the page that holds the link, base address included. */
  readonly permalink: string;
  readonly baseUrl: string;
  /** Of the site, without a slash at its end. */
  readonly origin: string;
}
