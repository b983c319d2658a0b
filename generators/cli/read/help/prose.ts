/** Words of a help page as a tree. Help is plain text: bullets, gaps and indentation distinguish lists and code from sentences. Pure. */

import type { Flow, Inline } from '../../../core/nodes.ts';
import { fence, inlineCode, list, paragraph, text as plain } from '../../../core/nodes.ts';
import { withoutDocLinks } from '../../../core/print/doc-links.ts';
import { cleanText } from '../../../core/text.ts';
import type { Line } from './lines.ts';

type Block = readonly Line[];

/** This much further to the right, a line belongs to what is above it. */
const INDENTED = 2;

/** Examples that all begin with the same program are commands to copy. */
export function exampleProse(blocks: readonly Block[]): readonly Flow[] {
  const lines = blocks.flat();
  const programs = new Set(lines.map(({ text }) => text.split(' ')[0] ?? ''));
  const [program = ''] = programs;
  const isCode = programs.size === 1 && /^[a-z][\w.-]*$/.test(program) && !isTable(lines);
  return isCode ? [codeOf(lines, leftOf(lines))] : helpProse(blocks);
}

/** Blocks of lines to paragraphs, lists and code. The least indentation is the margin. */
export function helpProse(blocks: readonly Block[]): readonly Flow[] {
  const margin = leftOf(blocks.flat());
  const flow: Flow[] = [];
  for (const node of blocks.flatMap((block) => blockFlow(block, margin))) {
    const joined = joinNodes(flow.at(-1), node);
    if (joined) flow.splice(-1, 1, joined);
    else flow.push(node);
  }
  return flow.map((node) => (node.type === 'code' ? atMargin(node) : node));
}

/** Code keeps the indentation of its lines to each other only. */
function atMargin(node: Extract<Flow, { type: 'code' }>): Flow {
  const lines = node.value.split('\n');
  const blanks = lines.filter((line) => line !== '').map((line) => line.search(/\S|$/));
  const least = blanks.reduce((a, b) => Math.min(a, b), Infinity);
  return { ...node, value: lines.map((line) => line.slice(least)).join('\n') };
}

/** A blank line ends neither code nor a list. */
function joinNodes(last: Flow | undefined, node: Flow): Flow | null {
  if (last?.type === 'code' && node.type === 'code')
    return { ...last, value: `${last.value}\n\n${node.value}` };
  if (last?.type === 'list' && node.type === 'list' && last.ordered === node.ordered)
    return { ...last, children: [...last.children, ...node.children] };
  return null;
}

function blockFlow(block: Block, margin: number): Flow[] {
  // `$ tool --all` is a command to copy, and the lines around it say what it does.
  if (block.some(({ text }) => /^\$ \S/.test(text))) return [codeOf(block, margin)];
  const bulletOf = bulletsOf(block);
  if (bulletOf) return bulletFlow(block, bulletOf, margin);
  const isIndented = ({ indent }: Line) => indent >= margin + INDENTED;
  if (isTable(block)) return [definitionList(block) ?? codeOf(block, margin)];
  if (block.every(isIndented)) return [definitionList(block) ?? codeOf(block, margin)];
  const start = block.findIndex(isIndented);
  const length = block.slice(start).findIndex((line) => !isIndented(line));
  const end = start === -1 || length === -1 ? block.length : start + length;
  const items = start === -1 ? null : listBelow(block.slice(0, start), block.slice(start, end));
  if (items)
    return [
      ...(start > 0 ? [paragraph(...proseOf(block.slice(0, start)))] : []),
      items,
      ...(end < block.length ? blockFlow(block.slice(end), margin) : []),
    ];
  // Without a list, the indentation of sentences means nothing.
  const isText = block.every((line) => !isIndented(line) || /^[\p{L}\p{N}`'"(]/u.test(line.text));
  return [isText ? paragraph(...proseOf(block)) : codeOf(block, margin)];
}

function codeOf(block: Block, margin: number): Flow {
  const lines = block.map(({ indent, text }) => `${' '.repeat(indent - margin)}${text}`);
  return fence('text', cleanText(lines.join('\n')));
}

const SIGN = /^[-*•] +(?=\S)/;
const NUMBER = /^\d{1,2}[.)] +(?=\S)/;

/** How a list of the block begins: with a sign, or with a number when there are 1 and 2. */
function bulletsOf(block: Block): ((line: Line) => RegExp | null) | null {
  const [first, second] = block.filter(({ text }) => NUMBER.test(text));
  const isNumbered = first?.text.startsWith('1') && second?.text.startsWith('2');
  const bulletOf = ({ text }: Line) =>
    SIGN.test(text) ? SIGN : isNumbered && NUMBER.test(text) ? NUMBER : null;
  return block.some(bulletOf) ? bulletOf : null;
}

/** A list, what is before it and what is after it. Bullets further to the right are lists in its items. */
function bulletFlow(block: Block, bulletOf: (line: Line) => RegExp | null, margin: number): Flow[] {
  const at = block.findIndex(bulletOf);
  const first = block[at];
  const bullet = first && bulletOf(first);
  if (!first || !bullet) return [paragraph(...proseOf(block))];
  const isItem = (line: Line) => line.indent <= first.indent && bulletOf(line) === bullet;
  const width = widthOf(block);
  const isAfter = (line: Line, index: number) =>
    index > at && line.indent <= first.indent && !bulletOf(line) && hadRoom(block, index, width);
  const found = block.findIndex(isAfter);
  const end = found === -1 ? block.length : found;
  const items: Line[][] = [];
  for (const line of block.slice(at, end)) {
    if (isItem(line)) items.push([{ ...line, text: line.text.replace(bullet, '') }]);
    else items.at(-1)?.push(line);
  }
  return [
    ...(at > 0 ? [paragraph(...proseOf(block.slice(0, at)))] : []),
    list(
      items.map((item) => bulletFlow(item, bulletOf, margin)),
      bullet === NUMBER,
    ),
    ...(end < block.length ? blockFlow(block.slice(end), margin) : []),
  ];
}

function widthOf(block: Block): number {
  return block.reduce((most, { indent, text }) => Math.max(most, indent + text.length), 0);
}

/** Whether the first word of a line would have fitted the line before: then a new line was meant. */
function hadRoom(block: Block, index: number, width: number): boolean {
  const before = block[index - 1];
  const word = block[index]?.text.split(' ')[0] ?? '';
  return before !== undefined && before.indent + before.text.length + 1 + word.length <= width;
}

/** `name   text` in every line at the left, the longest name perhaps as `name: text`; lines further to the right continue it. */
function isTable(block: Block): boolean {
  const left = leftOf(block);
  const rows = block.filter(({ indent }) => indent === left);
  const hasGap = ({ text }: Line): boolean => /\S {2,}\S/.test(text);
  return (
    rows.length > 1 &&
    rows.some(hasGap) &&
    rows.every((row) => hasGap(row) || /^\S+: \S/.test(row.text))
  );
}

/** `never   Text`, `'d' or 'dir':  text`, `auto - text`. */
const DEFINITION =
  /^(['"`<[\-\p{L}\p{N}].{0,39}?)(?:: +| {2,}| - )((?!.* {2,}\S)['"`<[(\p{L}\p{N}].*)$/u;

function definitionList(block: Block): Flow | null {
  const items = itemsOf(block);
  const found = items.map((item) => DEFINITION.exec(item));
  if (items.length < 2 || found.includes(null)) return null;
  return list(
    found.map((match) => [
      paragraph(...termOf(match?.[1] ?? ''), ': ', ...inlineProse(match?.[2] ?? '')),
    ]),
  );
}

function termOf(term: string): Inline[] {
  return /^[^\s'"`:]+$/.test(term)
    ? [inlineCode(cleanText(term))]
    : inlineProse(term.replace(/:$/, ''));
}

/** Lines that a colon announces, or that define something. */
function listBelow(lead: Block, block: Block): Flow | null {
  const announced = lead.at(-1)?.text ?? '';
  const definitions = definitionList(block);
  if (definitions || !announced.endsWith(':')) return definitions;
  const isCode = (item: string) => /\bexamples?:$/i.test(announced) && !/^['"]/.test(item);
  return list(
    itemsOf(block).map((item) => [
      paragraph(...(isCode(item) ? [inlineCode(cleanText(item))] : inlineProse(item))),
    ]),
  );
}

/** The lines at the left of a block, each with what is further to the right below it. */
function itemsOf(block: Block): readonly string[] {
  const left = leftOf(block);
  const items: string[] = [];
  for (const { indent, text } of block) {
    const last = indent > left ? items.pop() : undefined;
    items.push(last === undefined ? text : `${last} ${text}`);
  }
  return items;
}

function leftOf(block: Block): number {
  return block.reduce((least, { indent }) => Math.min(least, indent), Infinity);
}

/** Wrapped lines join; a line that had room for the next word was ended on purpose. */
function proseOf(lines: Block): Inline[] {
  const width = widthOf(lines);
  const runs: string[] = [];
  let isBroken = true;
  for (const [at, line] of lines.entries()) {
    const last = isBroken ? undefined : runs.pop();
    runs.push(last === undefined ? line.text : `${last} ${line.text}`);
    isBroken = hadRoom(lines, at + 1, width);
  }
  return runs.flatMap((run, at): Inline[] => [
    ...(at === 0 ? [] : [{ type: 'break' } as const]),
    ...inlineProse(run),
  ]);
}

/** Text with pairs of backticks as code; a stray backtick is a backtick. */
export function inlineProse(text: string): Inline[] {
  const parts = cleanText(text).split('`');
  if (parts.length % 2 === 0) return [cleanText(text)];
  const prose = parts.flatMap((part, at): Inline[] => {
    if (at % 2 === 1) return part.trim() === '' ? [`\`${part}\``] : [inlineCode(part)];
    return part === '' ? [] : [part];
  });
  return [...withoutDocLinks(prose.map((word) => (typeof word === 'string' ? plain(word) : word)))];
}
