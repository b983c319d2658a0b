/**
 * Generated pages as plain Markdown. Their printer wrote Markdown with a few components, one to a line or
 * inside a line, and escaped everything else: one pass over the text is enough. Pure.
 */

import { escapeText, fenceOf, siteLink, toolNote, tools, type LinkBase } from './markdown';

const SIGNATURE = /^(\s*)<Signature((?:\s+[\w-]+="[^"]*")*)\s*\/>\s*$/;
const FENCE = /^\s*(`{3,}|~{3,})/;

/** `text` is the whole file. Throws where the file holds what our printer does not print. */
export function generatedBody(text: string, page: LinkBase): string {
  const lines = text.replace(/^---\n[\s\S]*?\n---\n/, '').split('\n');
  const out: string[] = [];
  let marks: string | null = null;
  for (const line of lines) {
    const opening = FENCE.exec(line)?.[1];
    if (marks !== null) {
      out.push(line);
      if (line.trim() === marks) marks = null;
    } else if (opening !== undefined) {
      marks = opening;
      out.push(line);
    } else {
      const printed = printLine(line, page);
      if (printed !== '' || out.at(-1) !== '') out.push(printed);
    }
  }
  return out.join('\n').trim();
}

function printLine(line: string, page: LinkBase): string {
  if (/^\s*<\/?details>\s*$/.test(line)) return '';
  const summary = /^\s*<summary>(.*)<\/summary>\s*$/.exec(line)?.[1];
  if (summary !== undefined) return `**${printInline(summary, page)}**`;
  const [, indent = '', attributes] = SIGNATURE.exec(line) ?? [];
  if (attributes === undefined) return printInline(line, page).trimEnd();
  const { language = '', code = '' } = readAttributes(attributes);
  return fenceOf(language, code)
    .split('\n')
    .map((codeLine) => `${indent}${codeLine}`)
    .join('\n');
}

// In this order: an escape, code, a comment, a component, the start of an address, what must not be there.
const PIECE =
  /\\[^]|(`+)(?!`)[^]*?(?<!`)\1(?!`)|\{\/\*[^]*?\*\/\}|<([A-Z]\w*)((?:\s+[\w-]+="[^"]*")*)\s*\/>|\]\((?=[#/])|[<{]/g;

function printInline(line: string, page: LinkBase): string {
  let last = 0;
  let out = '';
  for (const match of line.matchAll(PIECE)) {
    const [piece, , component, attributes = ''] = match;
    if (match.index < last) continue;
    out += line.slice(last, match.index);
    last = match.index + piece.length;
    if (piece === '](') {
      const address = /^[^\s)]*/.exec(line.slice(last))?.[0] ?? '';
      out += `](${siteLink(address, page)}`;
      last += address.length;
    } else if (component !== undefined) out += printComponent(component, attributes);
    else if (piece === '<' || piece === '{')
      throw new Error(`${page.permalink}: our printer left a bare "${piece}" in: ${line}`);
    else if (!piece.startsWith('{')) out += piece;
  }
  return out + line.slice(last);
}

function printComponent(name: string, attributes: string): string {
  if (name === 'Anchor') return '';
  if (name === 'Badge') return `*${escapeText(readAttributes(attributes)['text'] ?? '')}*`;
  if (name === 'SourceLink') return `[Source](${readAttributes(attributes)['href'] ?? ''})`;
  if (tools.has(name)) return `*${toolNote}*`;
  throw new Error(`<${name}> of a generated page has no form in Markdown: add one`);
}

function readAttributes(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      decode(value),
    ]),
  );
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function decode(value: string): string {
  return value.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot));/gi,
    (whole, hex?: string, decimal?: string, name?: string) =>
      name === undefined
        ? String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
        : (NAMED[name.toLowerCase()] ?? whole),
  );
}
