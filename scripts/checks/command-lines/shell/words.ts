/** Words and here-documents of the shell's tree, as the program gets them, each unit with its place. Pure. */

import type { Node } from 'web-tree-sitter';
import { childrenOf } from '../../grammars.ts';
import type { ShellText, ShellWord } from './line.ts';
import { OPAQUE } from './line.ts';

const EXPANSIONS: ReadonlySet<string> = new Set(
  'simple_expansion expansion command_substitution arithmetic_expansion process_substitution'.split(
    ' ',
  ),
);

/** A text while it is read: three lists of one length. */
interface Units {
  readonly characters: string[];
  readonly offsets: number[];
  readonly quoted: boolean[];
}

const noUnits = (): Units => ({ characters: [], offsets: [], quoted: [] });

function push(units: Units, character: string, offset: number, isQuoted = false): void {
  units.characters.push(character);
  units.offsets.push(offset);
  units.quoted.push(isQuoted);
}

/** `text` is the whole line, with its placeholders. */
export function readWord(node: Node, text: string): ShellWord {
  const units = noUnits();
  readPart(node, text, units);
  const { characters, offsets, quoted } = units;
  return { text: characters.join(''), offsets, quoted, start: node.startIndex, end: node.endIndex };
}

function readPart(node: Node, text: string, units: Units): void {
  const { type, startIndex, endIndex } = node;
  const quoted = { text, from: startIndex + 1, to: endIndex - 1 };
  if (EXPANSIONS.has(type)) push(units, OPAQUE, startIndex);
  else if (type === 'string') readQuoted(node, { ...quoted, escapes: '"\\$`\n' }, units);
  else if (type === 'raw_string') readQuoted(node, { ...quoted, escapes: '' }, units);
  else if (type === 'ansi_c_string')
    readQuoted(node, { ...quoted, from: startIndex + 2, escapes: `'"\\` }, units);
  else if (node.childCount > 0) for (const child of childrenOf(node)) readPart(child, text, units);
  else readBare(node, units);
}

/** Outside quotes a backslash keeps the character after it. A placeholder is one unknown, never several. */
function readBare({ text, startIndex }: Node, units: Units): void {
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\\') {
      at += 1;
      if (text[at] !== '\n') push(units, text[at] ?? '', startIndex + at, true);
    } else if (character !== OPAQUE || text[at - 1] !== OPAQUE)
      push(units, character, startIndex + at, character === OPAQUE);
  }
}

interface Quoted {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Characters that lose a backslash before them. */
  readonly escapes: string;
}

function readQuoted(node: Node, { text, from, to, escapes }: Quoted, units: Units): void {
  const expansions = childrenOf(node).filter(({ type }) => EXPANSIONS.has(type));
  for (let at = from; at < to; at += 1) {
    const expansion = expansions.find(({ startIndex }) => startIndex === at);
    const next = text[at + 1] ?? '';
    if (expansion) {
      push(units, OPAQUE, at, true);
      at = expansion.endIndex - 1;
    } else if (text[at] === '\\' && next !== '' && escapes.includes(next)) {
      at += 1;
      if (next !== '\n') push(units, next, at, true);
    } else push(units, text[at] ?? '', at, true);
  }
}

/** What stands between the marks. With a quoted mark nothing in it is expanded. */
export function readDocument(redirect: Node, text: string): ShellText {
  const parts = childrenOf(redirect);
  const mark = parts.find(({ type }) => type === 'heredoc_start');
  const body = parts.find(({ type }) => type === 'heredoc_body');
  if (!body || !mark) return { text: '', offsets: [] };
  const units = noUnits();
  const escapes = /["'\\]/.test(mark.text) ? '' : '\\$`\n';
  readQuoted(body, { text, from: body.startIndex, to: body.endIndex, escapes }, units);
  return { text: units.characters.join(''), offsets: units.offsets };
}
