/** What the shell reads without complaint, and no writer means. Pure. */

import type { ShellLine, ShellWord, SimpleCommand } from '../../command-lines/shell/line.ts';
import type { LineProblem } from '../../command-lines/problem.ts';
import { renamedPackages } from '../data/own-names.ts';

export function habitProblems({ commands }: ShellLine): readonly LineProblem[] {
  return commands.flatMap((command) => [
    ...spacedAssignment(command),
    ...typographicQuotes(command),
    ...openBrackets(command),
    ...oldPackages(command),
  ]);
}

/** `NAME = value` runs a program called NAME. */
function spacedAssignment({ words: [name, sign] }: SimpleCommand): readonly LineProblem[] {
  if (!name || sign?.text.startsWith('=') !== true || !/^[A-Za-z_]\w*$/.test(name.text)) return [];
  const message = `the shell runs a program called ${name.text} here`;
  return [problem(name, 'assignment', { message, fix: 'write the value right behind `=`' })];
}

/** A word processor's quotes are letters to a shell. */
function typographicQuotes({ words }: SimpleCommand): readonly LineProblem[] {
  return words
    .filter((word) => [...word.text].some((sign, at) => /[“”‘’]/.test(sign) && !word.quoted[at]))
    .map((word) => {
      const message = 'the shell takes these quotation marks for letters';
      return problem(word, 'quotes', { message, fix: `write " or '` });
    });
}

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The program of `jq` is its first word that is no option. */
function openBrackets({ words: [name, ...rest] }: SimpleCommand): readonly LineProblem[] {
  const program = name?.text === 'jq' ? rest.find(({ text }) => !text.startsWith('-')) : undefined;
  // A text that computes holds brackets of its own.
  if (!program || program.text.includes('\\(') || !program.quoted[0]) return [];
  const open: string[] = [];
  for (const sign of program.text.replace(/"(?:\\.|[^"\\])*"|#.*/g, '')) {
    if (Object.values(PAIRS).includes(sign)) open.push(sign);
    else if (sign in PAIRS && open.pop() !== PAIRS[sign]) open.push('?', '?');
  }
  if (open.length === 0) return [];
  const message = 'the brackets in the program of jq do not match';
  return [problem(program, 'jq-brackets', { message, fix: 'close each bracket that is opened' })];
}

function oldPackages({ words: [name, ...rest] }: SimpleCommand): readonly LineProblem[] {
  if (!/^(?:npm|npx|pnpm|yarn|bun)$/.test(name?.text ?? '')) return [];
  return rest.flatMap((word) => {
    const old = word.text.replace(/(?<=.)@[^@/]*$/, '');
    const to = renamedPackages[old];
    if (to === undefined) return [];
    const message = `the package ${old} is no longer maintained`;
    return [problem(word, 'renamed-package', { message, fix: `write \`${to}\`` })];
  });
}

function problem(
  { start, end }: ShellWord,
  rule: string,
  said: Pick<LineProblem, 'message' | 'fix'>,
): LineProblem {
  return { code: `sh/${rule}`, ...said, start, end, replacement: null };
}
