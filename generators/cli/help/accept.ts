/** Whether captured text is help at all. A reference made of error messages is worse than none. Pure. */

import type { Diagnostic, Outcome } from '../../core/diagnostics.ts';
import { fail, succeed } from '../../core/diagnostics.ts';
import { failureBelow, isFailure } from './failure.ts';
import { joinPages } from './join.ts';
import { foreignSign } from './language.ts';
import { stripEscapes, toLines } from './lines.ts';
import type { HelpPage } from './page.ts';
import { readHelpPage } from './page.ts';

/** What one command printed. Null where nothing was captured. */
export interface HelpTexts {
  /** `tool sub leaf`: named in every complaint. */
  readonly words: string;
  readonly long: HelpText | null;
  readonly short: HelpText | null;
}

export interface HelpText {
  readonly path: string;
  readonly text: string;
}

/** Fails when neither text is help. One good text is enough: some programs open a manual for the other. */
export function readHelpTexts(texts: HelpTexts): Outcome<HelpPage> {
  const read = [texts.long, texts.short].flatMap((text) =>
    text ? [{ text, ...judge(text.text) }] : [],
  );
  const pages = read.flatMap(({ page }) => (page ? [page] : []));
  const [first, second] = pages;
  if (first) return succeed(second ? joinPages(first, second) : first);
  const worst = read[0];
  return fail([
    refusal(texts.words, worst?.text.path ?? null, worst?.reason ?? 'nothing was captured'),
  ]);
}

function judge(text: string): { page: HelpPage | null; reason: string } {
  const lines = toLines(text);
  const first = lines.find((line) => line.text !== '')?.text ?? '';
  if (first === '') return { page: null, reason: 'it printed nothing' };
  const failure = isFailure(first) ? first : failureBelow(lines);
  if (failure !== null)
    return { page: null, reason: `it printed a failure: "${shorten(failure)}"` };
  const page = readHelpPage(text);
  if (!page)
    return {
      page: null,
      reason: `its text has no line "Usage:", so it is no help page: "${shorten(first)}"`,
    };
  const sign = foreignSign(lines);
  if (sign !== null)
    return { page: null, reason: `it is written in another language: "${shorten(sign)}"` };
  if (
    page.options.length + page.commands.length + page.arguments.length + page.flattened.length ===
    0
  ) {
    return { page: null, reason: 'its help lists neither options nor commands' };
  }
  if (page.unread > page.options.length)
    return {
      page: null,
      reason: `${page.unread} lines look like options and only ${page.options.length} stand where clap puts them`,
    };
  return { page, reason: '' };
}

function shorten(line: string): string {
  const plain = stripEscapes(line);
  return plain.length > 80 ? `${plain.slice(0, 79).toWellFormed()}…` : plain;
}

function refusal(words: string, path: string | null, reason: string): Diagnostic {
  return {
    level: 'error',
    code: 'cli/not-help',
    message: `"${words} --help" gave no help: ${reason}`,
    at: path === null ? null : { file: path, line: 1, column: 1 },
    fix: 'run the command by hand, and capture again when it prints English help and exits with 0',
  };
}
