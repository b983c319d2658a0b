/** `npm run ask`: what the tools of coding assistants answer, on the command line. Reads standard input where it is asked to. */

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Kind } from '../../site/src/search/kinds.ts';
import { isKind, kinds } from '../../site/src/search/kinds.ts';
import type { Answer } from './answers.ts';
import { answerCheck, answerError, answerPage, answerSearch, answerSymbol } from './answers.ts';
import type { Desk } from './desk.ts';
import { missingReferences, openDesk } from './desk.ts';

const HELP = `Usage: npm run -s ask -- QUESTION [--json]

Answers from this documentation, as the tools of npm run mcp do.

  search "WORDS" [--kind KIND] [--limit NUMBER]   pages, sections and symbols
  page ROUTE [SECTION]                            the Markdown of a page or a section
  symbol NAME                                     what a name is in this release
  error [TEXT]                                    what an error means; without TEXT, of standard input
  check FILE… [--language NAME]                   whether code is right; "-" is standard input

  --json       print the answer as JSON
  -h, --help   print this

KIND is one of ${kinds.map(({ key }) => key).join(', ')}. Ends with 1 when nothing
was found or the code is refused.
`;

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

type Options = Readonly<{ kind?: string; limit?: string; language?: string }>;
type Ask = (desk: Desk, words: readonly string[], options: Options) => Promise<Answer> | string;

const QUESTIONS: Readonly<Record<string, Ask>> = {
  search: (desk, [query], { kind, limit = '8' }) => {
    if (query === undefined) return 'name what to search for';
    if (kind !== undefined && !isKind(kind)) return `there is no kind "${kind}"`;
    if (!/^[1-9]\d?$/.test(limit)) return '--limit takes a number from 1 to 99';
    return answerSearch(desk, { query, kind: (kind ?? null) as Kind | null, limit: Number(limit) });
  },
  page: (desk, [route, section = null]) =>
    route === undefined ? 'name the page' : answerPage(desk, route, section),
  symbol: (desk, [name]) => (name === undefined ? 'name the symbol' : answerSymbol(desk, name)),
  error: (desk, words) =>
    answerError(desk, words.length > 0 ? words.join(' ') : fs.readFileSync(0, 'utf8')),
  check: (desk, [file, ...others], { language }) => {
    if (file === undefined) return 'name the file';
    const missing = [file, ...others].find((name) => name !== '-' && !fs.existsSync(name));
    if (missing !== undefined) return `there is no file "${missing}"`;
    const name = language ?? languageOf(file);
    if (name === null) return 'say with --language what language this is';
    const read = (from: string): string => fs.readFileSync(from === '-' ? 0 : from, 'utf8');
    const files = others.map((other) => ({ path: path.basename(other), text: read(other) }));
    return answerCheck(desk, { language: name, code: read(file), files });
  },
};

/** Files whose keys are known say so by their name. */
function languageOf(file: string): string | null {
  const ending = path.extname(file).slice(1);
  if (ending === '') return null;
  return /^(?:toml|ya?ml|json)$/.test(ending) ? path.basename(file) : ending;
}

async function main(args: readonly string[]): Promise<number> {
  const known = {
    json: { type: 'boolean' },
    kind: { type: 'string' },
    limit: { type: 'string' },
    language: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options: known, allowPositionals: true });
  } catch (error) {
    return refuse(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
  const { values, positionals } = parsed;
  if (values.help) return print(HELP, 0);
  const [question = '', ...words] = positionals;
  const ask = Object.hasOwn(QUESTIONS, question) ? QUESTIONS[question] : undefined;
  if (!ask)
    return refuse(question === '' ? 'name a question' : `there is no question "${question}"`);
  const missing = missingReferences(root);
  if (missing !== null) return refuse(missing);
  const desk = openDesk(root);
  const answer = await ask(desk, words, values);
  if (typeof answer === 'string') return refuse(answer);
  await desk.checker.close();
  const isRefused = answer.isMiss || answer.data['isAccepted'] === false;
  return print(values.json ? JSON.stringify(answer.data, null, 2) : answer.text, Number(isRefused));
}

function print(text: string, code: number): number {
  process.stdout.write(`${text.trimEnd()}\n`);
  return code;
}

function refuse(reason: string): number {
  process.stderr.write(`ask: ${reason}\n  fix: see npm run ask -- --help\n`);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
