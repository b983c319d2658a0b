/** What the shell reads without complaint, and no writer means. Pure. */

import type { ShellLine, ShellWord, SimpleCommand } from '../../command-lines/shell/line.ts';
import type { LineResult } from '../../command-lines/result.ts';
import { wrongPackage } from '../data/packages.ts';

/** `packages` are names that exist. */
export function checkHabit(
  { commands }: ShellLine,
  packages: readonly string[],
): readonly LineResult[] {
  return commands.flatMap((command) => [
    ...spacedAssignment(command),
    ...typographicQuotes(command),
    ...openBrackets(command),
    ...printedLine(command),
    ...formerProgram(command),
    ...smallBudget(command),
    ...wrongPackages(command, packages),
  ]);
}

/** `NAME = value` runs a program called NAME. */
function spacedAssignment({ words: [name, sign] }: SimpleCommand): readonly LineResult[] {
  if (!name || sign?.text.startsWith('=') !== true || !/^[A-Za-z_]\w*$/.test(name.text)) return [];
  const message = `the shell runs a program called ${name.text} here`;
  return [result(name, 'assignment', { message, fix: 'write the value right behind `=`' })];
}

/** A word processor's quotes are letters to a shell. */
function typographicQuotes({ words }: SimpleCommand): readonly LineResult[] {
  return words
    .filter((word) => [...word.text].some((sign, at) => /[“”‘’]/.test(sign) && !word.quoted[at]))
    .map((word) => {
      const message = 'the shell takes these quotation marks for letters';
      return result(word, 'quotes', { message, fix: `write " or '` });
    });
}

/** What `sui move` says while it works, frames of its tables, and labels such as `Result:` begin no command. */
const PRINTED = /^(?:INCLUDING|BUILDING|FETCHING|UPDATING|RUNNING|[│╭╰├└┌─┐┘▸]+.*)$/;
/** `Successfully verified dependencies`: no program has a capital, unless it is one of its own such as `R`. */
const SENTENCE = /^[A-Z][a-z]+ (?:[A-Za-z]+[.:,]?|\d+) [\w(]/;

function printedLine({ words }: SimpleCommand): readonly LineResult[] {
  const [name] = words;
  const isSentence = SENTENCE.test(words.map(({ text }) => text).join(' '));
  if (!name || name.quoted[0] !== false) return labelOf(name);
  if (!PRINTED.test(name.text) && !isSentence) return labelOf(name);
  const message = 'this is what a program prints, and the shell would run it';
  return [result(name, 'printed', { message, fix: 'show it in a `console` block' })];
}

/** `"id": {`, and `Result: OK`. */
function labelOf(name: ShellWord | undefined): readonly LineResult[] {
  if (!name || !/^[A-Za-z][\w -]*:$/.test(name.text)) return [];
  const message = `no command ends in a colon: "${name.text}" is a key of JSON or YAML, or printed`;
  const fix = 'give it a block of its own, in its language or as `console`';
  return [result(name, 'printed', { message, fix })];
}

/** Programs and features of cargo that Sui had, and those of today. */
const FORMER: Readonly<Record<string, readonly [message: string, to: string]>> = {
  'sui-test-validator': [
    'only prints a notice that names its successor',
    'sui start --with-faucet --force-regenesis',
  ],
  // MystenLabs/sui#20082
  'gas-profiler': ['is no feature of `sui` any more', 'tracing'],
};
/** Programs that run the one which their words name. */
const RUNNERS = /^(?:cargo|docker|podman|kubectl|nohup|sudo|time)$/;

function formerProgram({ words }: SimpleCommand): readonly LineResult[] {
  const isRun = RUNNERS.test(words[0]?.text ?? '');
  return words.slice(0, isRun ? words.length : 1).flatMap((word) => {
    const former = FORMER[word.text.replace(/^.*\//, '')];
    if (!former) return [];
    const message = `${word.text} ${former[0]}`;
    return [result(word, 'former-program', { message, fix: `write \`${former[1]}\`` })];
  });
}

/** A transaction uses 1,000 units of gas at least (`base_tx_cost_fixed`), and no network has had units below 10 MIST. */
export const LEAST_BUDGET = 10_000;

function smallBudget({ words }: SimpleCommand): readonly LineResult[] {
  if (words[0]?.text !== 'sui' || words[1]?.text !== 'client') return [];
  const value = words[words.findIndex(({ text }) => text === '--gas-budget') + 1];
  if (!value || !/^\d+$/.test(value.text) || Number(value.text) >= LEAST_BUDGET) return [];
  const message = `no transaction is as cheap as ${value.text} MIST: nodes refuse this budget`;
  return [result(value, 'gas-budget', { message, fix: 'write 10000000, or leave the option out' })];
}

const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The program of `jq` is its first word that is not an option. */
function openBrackets({ words: [name, ...rest] }: SimpleCommand): readonly LineResult[] {
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
  return [result(program, 'jq-brackets', { message, fix: 'close each bracket that is opened' })];
}

function wrongPackages(
  { words: [name, verb, ...rest] }: SimpleCommand,
  known: readonly string[],
): readonly LineResult[] {
  if (!/^(?:npm|npx|pnpm|yarn|bunx?)$/.test(name?.text ?? '')) return [];
  // `npm create x` takes the package `create-x`.
  const made = /^(?:create|init)$/.test(verb?.text ?? '') ? rest[0] : undefined;
  if (made && /^(?:@[\w-]+\/)?create-/.test(made.text)) {
    const to = made.text.replace('create-', '');
    const message = `${verb?.text ?? ''} puts create- before the name by itself`;
    return [{ ...result(made, 'package', { message, fix: `write \`${to}\`` }), replacement: to }];
  }
  // `npx NAME` and `npx --package NAME` install it as well.
  const isRun = /x$/.test(name?.text ?? '');
  if (!isRun && !/^(?:i|install|add|dlx|exec|x)$/.test(verb?.text ?? '')) return [];
  return [...(isRun && verb ? [verb] : []), ...rest].flatMap((word) => {
    const wrong = wrongPackage(word.text.replace(/(?<=.)@[^@/]*$/, ''), known);
    if (!wrong) return [];
    return [result(word, 'package', { message: wrong.message, fix: `write \`${wrong.to}\`` })];
  });
}

function result(
  { start, end }: ShellWord,
  rule: string,
  diagnostic: Pick<LineResult, 'message' | 'fix'>,
): LineResult {
  return { code: `sh/${rule}`, ...diagnostic, start, end, replacement: null };
}
