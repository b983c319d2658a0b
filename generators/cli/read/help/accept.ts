/** Whether captured text is help at all. A reference made of error messages is worse than none. Pure. */

import type { Diagnostic, Outcome } from '../../../core/diagnostics.ts';
import { fail, succeed } from '../../../core/diagnostics.ts';
import { descriptionsOf, foreignDescription } from './english.ts';
import { findFailure } from './failure.ts';
import { joinPages } from './join.ts';
import { foreignSign } from './language.ts';
import { stripEscapes, toLines } from './lines.ts';
import type { HelpPage } from './page.ts';
import { readHelpPage } from './page.ts';
import { plainWords, tokensOf } from './usage.ts';

/** What one command printed. Null where nothing was captured. */
export interface HelpTexts {
  /** `tool sub leaf`: named in every complaint. */
  readonly words: string;
  /** The help of its parent lists it: then a usage that names it is help enough. */
  readonly isListed?: boolean;
  readonly long: HelpText | null;
  readonly short: HelpText | null;
}

export interface HelpText {
  readonly path: string;
  readonly text: string;
}

/**
 * Fails when neither text is help, and when the long one is an error or no English. Else one good text is enough:
 * some programs open a manual for the other.
 */
export function readHelpTexts(texts: HelpTexts): Outcome<HelpPage> {
  const read = [texts.long, texts.short].flatMap((text) =>
    text ? [{ text, ...judge(text.text, texts.words.split(' ')[0] ?? '') }] : [],
  );
  const failed = read.find((one) => one.isFinal && one.text === texts.long);
  if (failed) return fail([refusal(texts.words, failed.text.path, failed.reason)]);
  const pages = read.flatMap(({ page }) => (page ? [page] : []));
  const [first, second] = pages;
  if (first) return succeed(second ? joinPages(first, second) : first);
  const worst = read[0];
  const bare = read.map((one) => one.bare).find((page) => page !== null);
  const isLeaf = texts.isListed === true && read.every((one) => one.bare !== null);
  if (bare && isLeaf && namesCommand(bare, texts.words))
    return succeed(bare, [noRows(texts.words, worst?.text.path ?? null)]);
  return fail([
    refusal(texts.words, worst?.text.path ?? null, worst?.reason ?? 'nothing was captured'),
  ]);
}

interface Judgement {
  readonly page: HelpPage | null;
  readonly reason: string;
  /** An error, or another language: what the other flag prints makes up for nothing. */
  readonly isFinal?: boolean;
  /** A page that lists nothing, and has no other fault. */
  readonly bare: HelpPage | null;
}

function judge(text: string, program: string): Judgement {
  const lines = toLines(text);
  const first = lines.find((line) => line.text !== '')?.text ?? '';
  if (first === '') return refused('it printed nothing');
  const failure = findFailure(lines, program);
  if (failure !== null)
    return { ...refused(`it printed a failure: "${shorten(failure)}"`), isFinal: true };
  const page = readHelpPage(text);
  if (!page)
    return refused(`its text has no line "Usage:", so it is no help page: "${shorten(first)}"`);
  const sign = foreignSign(lines) ?? foreignDescription(descriptionsOf(page));
  if (sign !== null)
    return { ...refused(`it is written in another language: "${shorten(sign)}"`), isFinal: true };
  // Sections of flattened help are commands as well.
  if (page.options.length + page.commands.length + page.arguments.length === 0) {
    const reason = 'its help lists neither options nor commands';
    return {
      page: null,
      reason,
      bare: lines.some(({ text }) => ERROR_FOOTER.test(text)) ? null : page,
    };
  }
  if (page.unread > page.options.length)
    return refused(
      `${page.unread} lines look like options and only ${page.options.length} stand where clap puts them`,
    );
  return { page, reason: '', bare: null };
}

/** Below the usage of an error whose first lines went elsewhere. */
const ERROR_FOOTER = /^For more information,? try '?(?:--help|help|-h)\b/;

function refused(reason: string): Judgement {
  return { page: null, reason, bare: null };
}

/** `Usage: tool sub leaf [OPTIONS]`: options may all be hidden; arguments would have rows. */
function namesCommand(page: HelpPage, words: string): boolean {
  const path = words.split(' ').slice(1);
  const names = (usage: string): boolean => {
    const own = usage.replace(/ \[(?:OPTIONS|FLAGS)\]$/, '');
    const found = plainWords(own);
    const isWhole = tokensOf(own).at(-1) === path.at(-1);
    return (
      isWhole && found.length > path.length && found.slice(-path.length).join() === path.join()
    );
  };
  return path.length > 0 && page.unread === 0 && page.usages.every(names);
}

/** For a message. */
export function shorten(line: string): string {
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

function noRows(words: string, path: string | null): Diagnostic {
  return {
    level: 'warning',
    code: 'cli/missing-help',
    message: `the help of "${words}" lists neither options nor arguments nor commands`,
    at: path === null ? null : { file: path, line: 1, column: 1 },
    fix: `run "${words} --help" by hand, or take the warning as the answer that it has none`,
  };
}
