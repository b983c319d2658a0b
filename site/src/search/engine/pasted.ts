/** Readers paste addresses, types, errors and command lines; this finds the words in them. Pure. */

import { scanWords } from './words/scan';

/** An address on some site, or a path on this one, as far as it was pasted. */
export interface PastedPath {
  readonly route: string;
  readonly anchor: string | null;
}

const ADDRESS = /^(?:https?:\/\/[^/\s?#]+)?(\/[^\s?#]*)?(?:\?[^\s#]*)?(?:#(\S*))?$/i;

/** Null unless the whole text is one. */
export function pastedPath(text: string): PastedPath | null {
  const found = /^(?:https?:\/)?\//i.test(text) ? ADDRESS.exec(text) : null;
  if (!found) return null;
  const route = (found[1] ?? '/').replace(/\/(?:index(?:\.html)?)?$|\.html$/, '');
  return { route: route === '' ? '/' : route, anchor: found[2] || null };
}

/** The framework's packages by the ends of their addresses. */
const packages: Readonly<Record<string, string>> = {
  '1': 'std',
  '2': 'sui',
  '3': 'sui_system',
  b: 'bridge',
};

/** Host names say nothing, `0x2::coin` is `sui::coin`, `Coin<T>` is a Coin, and amounts and digests are not words. */
export function wordsOfPaste(text: string): string {
  const bare = text
    .replace(/\bhttps?:\/\/[^/\s]*/gi, ' ')
    .replace(/\b0x0*([123b])::/gi, (_, end: string) => `${packages[end.toLowerCase()] ?? ''}::`)
    .replace(/(\w)<[^<>]*(?:<[^<>]*>?[^<>]*)*>?/g, '$1');
  const words = bare.split(' ').filter((word) => !isAmount(word) && !isOpaque(word));
  return (words.some((word) => word !== '') ? words.join(' ') : withoutOpaque(bare)).trimStart();
}

function withoutOpaque(text: string): string {
  return isOpaque(text.trim()) ? '' : text;
}

/** `100000000` after an option: no page knows it. */
function isAmount(word: string): boolean {
  return /^\d{6,}$/.test(word);
}

const LONG = 30;
/** Names have parts that can be read. */
const SHORT_PARTS = 3;

/** Digests, keys and signatures: long, and letters and digits in no order. */
function isOpaque(word: string): boolean {
  if (word.length < LONG || !/^[A-Za-z0-9+/=]+$/.test(word) || !/\d/.test(word)) return false;
  const parts = scanWords(word).reduce((sum, scanned) => sum + scanned.parts.length, 0);
  return parts * SHORT_PARTS > word.length;
}
