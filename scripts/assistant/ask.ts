/** `npm run ask`: what the tools of coding assistants answer, on the command line. Reads standard input where it is asked to. */

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { kinds } from '../../site/src/search/kinds.ts';
import { openDesk } from './answers.ts';
import { tools } from './tools.ts';

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

type Inputs = (terms: readonly string[], options: Options) => Readonly<Record<string, unknown>>;

/** Which tool answers, and what it is given. */
const QUESTIONS = new Map<string, readonly [tool: string, inputs: Inputs]>([
  [
    'search',
    [
      'search_docs',
      ([query], { kind, limit }) => ({ query, kind, ...(limit && { limit: Number(limit) }) }),
    ],
  ],
  ['page', ['read_page', ([route, section]) => ({ route, section })]],
  ['symbol', ['lookup_symbol', ([name]) => ({ name })]],
  ['error', ['explain_error', (terms) => ({ text: terms.join(' ') || textOf('-') })]],
  ['check', ['check_code', snippetOf]],
]);

function snippetOf(
  [file, ...others]: readonly string[],
  { language }: Options,
): ReturnType<Inputs> {
  if (file === undefined) return {};
  const files = others.map((other) => ({ path: path.basename(other), text: textOf(other) }));
  return { language: language ?? languageOf(file), code: textOf(file), files };
}

function textOf(file: string): string {
  return fs.readFileSync(file === '-' ? 0 : file, 'utf8');
}

/** Files whose keys are known say so by their name. */
function languageOf(file: string): string | undefined {
  const ending = path.extname(file).slice(1);
  if (ending === '') return undefined;
  return /^(?:toml|ya?ml|json)$/.test(ending) ? path.basename(file) : ending;
}

const OPTIONS = {
  json: { type: 'boolean' },
  kind: { type: 'string' },
  limit: { type: 'string' },
  language: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Throws what the caller must correct. */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  if (values.help) return print(HELP, 0);
  const [name, ...terms] = positionals;
  if (name === undefined) throw new Error('name a question');
  const [toolName, inputs] = QUESTIONS.get(name) ?? [];
  const tool = tools.find((known) => known.name === toolName);
  if (!inputs || !tool) throw new Error(`there is no question "${name}"`);
  const { data, error } = tool.input.safeParse(inputs(terms, values));
  const [issue] = error?.issues ?? [];
  if (issue) throw new Error(`${issue.path.join('.')}: ${issue.message}`);
  const desk = openDesk(root);
  const answer = await tool.answer(desk, data);
  await desk.checker.close();
  const isRefused = answer.isMiss || answer.data['isAccepted'] === false;
  return print(values.json ? JSON.stringify(answer.data, null, 2) : answer.text, Number(isRefused));
}

function print(text: string, code: number): number {
  process.stdout.write(`${text.trimEnd()}\n`);
  return code;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  const [reason] = (error instanceof Error ? error.message : String(error)).split('. To ');
  process.stderr.write(`ask: ${reason}\n  fix: see npm run ask -- --help\n`);
  return 2;
});
