/** Words of a help page as a tree. Help is plain text, so only code in backticks, lists and indented blocks count. Pure. */

import type { Flow, Inline } from '../../../core/nodes.ts';
import { fence, inlineCode, list, paragraph } from '../../../core/nodes.ts';
import { cleanText } from '../../../core/prose.ts';
import type { Line } from './lines.ts';

const INDENTED = 2;

/** Blocks of lines to paragraphs, lists and code. The least indentation is the margin. */
export function helpProse(blocks: readonly (readonly Line[])[]): readonly Flow[] {
  const margin = blocks.flat().reduce((least, { indent }) => Math.min(least, indent), Infinity);
  const flow: Flow[] = [];
  let code: string[] = [];
  const endCode = () => {
    if (code.length > 0) flow.push(fence('text', code.join('\n')));
    code = [];
  };
  for (const block of blocks) {
    if (isPreformatted(block, margin)) {
      if (code.length > 0) code.push('');
      code.push(
        ...block.map((line) => cleanText(`${' '.repeat(line.indent - margin)}${line.text}`)),
      );
      continue;
    }
    endCode();
    flow.push(...blockFlow(block));
  }
  endCode();
  return flow;
}

/** Indented below the margin, a table by blanks, or lines of differing indentation that are no list. */
function isPreformatted(block: readonly Line[], margin: number): boolean {
  const first = block[0];
  if (!first) return false;
  if (first.indent >= margin + INDENTED) return !isBullet(first);
  if (block.length > 1 && block.every(isTableLine)) return true;
  // `$ tool --all` is a command to copy, and the lines around it say what it does.
  if (block.some((line) => /^\$ \S/.test(line.text))) return true;
  return !block.some(isBullet) && block.some((line) => line.indent >= margin + INDENTED);
}

function isTableLine(line: Line): boolean {
  return /\S {2,}\S/.test(line.text) && !isBullet(line);
}

function isBullet(line: Line): boolean {
  return /^[-*•] \S/.test(line.text);
}

function blockFlow(block: readonly Line[]): Flow[] {
  const at = block.findIndex(isBullet);
  if (at === -1) return [paragraph(...wordsOf(block))];
  const lead = block.slice(0, at);
  const items: Line[][] = [];
  for (const line of block.slice(at)) {
    if (isBullet(line)) items.push([{ ...line, text: line.text.slice(2) }]);
    else items.at(-1)?.push(line);
  }
  return [
    ...(lead.length > 0 ? [paragraph(...wordsOf(lead))] : []),
    list(items.map((item) => [paragraph(...wordsOf(item))])),
  ];
}

/** Wrapped lines join; a line that had room for the next word was ended on purpose. */
function wordsOf(lines: readonly Line[]): Inline[] {
  const width = lines.reduce((most, { indent, text }) => Math.max(most, indent + text.length), 0);
  const runs: string[] = [];
  let isBroken = true;
  for (const [at, line] of lines.entries()) {
    const last = isBroken ? undefined : runs.pop();
    runs.push(last === undefined ? line.text : `${last} ${line.text}`);
    const next = lines[at + 1]?.text.split(' ')[0] ?? '';
    isBroken =
      isNumbered(lines[at + 1]) || line.indent + line.text.length + 1 + next.length <= width;
  }
  return runs.flatMap((run, at): Inline[] => [
    ...(at === 0 ? [] : [{ type: 'break' } as const]),
    ...inlineWords(run),
  ]);
}

/** `2. Then this`: an item of a list never continues the line above. */
function isNumbered(line: Line | undefined): boolean {
  return /^\d{1,2}[.)] \S/.test(line?.text ?? '');
}

/** Text with pairs of backticks as code; a stray backtick is a backtick. */
export function inlineWords(text: string): Inline[] {
  const parts = cleanText(text).split('`');
  if (parts.length % 2 === 0) return [cleanText(text)];
  return parts.flatMap((part, at): Inline[] => {
    if (at % 2 === 1) return part.trim() === '' ? [`\`${part}\``] : [inlineCode(part)];
    return part === '' ? [] : [part];
  });
}
