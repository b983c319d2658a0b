/** What programs, shells and systems print when they fail. Pure. */

import type { Line } from './lines.ts';

/** `error: …` in the languages that programs speak. */
const ERROR_WORD =
  'error|fatal|panic|fehler|erreur|errore|erro|fout|błąd|fel|fejl|feil|virhe|hata|chyba|ошибка|错误|錯誤|エラー|오류';

/** Anchored: help may speak about errors, too. */
const FAILURES: readonly RegExp[] = [
  new RegExp(`^(?:\\S+: )?(?:${ERROR_WORD}|failed|failure)\\s*[:：[(•!✗✘×|>—–]`, 'iu'),
  /^(?:\S+: )?(?:ERROR|FATAL|PANIC|CRITICAL)(?: [^A-Z]|$)/,
  /^\[[^\]]*\b(?:error|fatal|panic|critical)\b[^\]]*\]/i,
  /^\d{4}-\d\d-\d\d[T ]\S* +(?:\S+ +)?(?:ERROR|FATAL|PANIC|CRITICAL)\b/,
  /^(?:\S+: )?(?:unknown|unrecogni[sz]ed|unexpected|invalid|illegal|unsupported) (?:option|flag|argument|switch|parameter|command|subcommand)s?(?::| ["'`‘“<-]| found$|$)/i,
  /^(?:\S+: )?(?:cannot|can't|can not|could not|couldn't|unable to|failed to) [a-z]/i,
  /^thread '[^']*'(?: \(\d+\))? panicked/,
  /^Traceback \(most recent call last\)/,
  /^(?:[Uu]ncaught |[Uu]nhandled )?(?:[\w$]+\.)*(?:[A-Z]\w*)?(?:Error|Exception)(?: \[\w+\])?: /,
  /^(?:Exception in thread "|Unhandled (?:exception|rejection)[.:] )/i,
  /\(core dumped\)/,
  /^(?:\S+: )*(?:segmentation fault|bus error|aborted|killed|illegal instruction)[.!]?$/i,
  /(?:^|: )(?:command not found|not found|no such file or directory|permission denied|exec format error)(?: \(os error \d+\))?[.!]?$/i,
  /^(?:\S+: )+(?:command not found|no such file or directory|permission denied): \S+$/i,
  / is not recognized as (?:an internal|the name of|a name of) /,
];

export function isFailure(line: string): boolean {
  return FAILURES.some((pattern) => pattern.test(line));
}

const LAST_WORDS = new RegExp(`^(?:\\S+: )?(?:${ERROR_WORD})\\s*[:：] *\\S`, 'iu');

/** Help, and then the reason why it was printed: a last line at the margin. */
export function failureBelow(lines: readonly Line[]): string | null {
  const last = lines.findLast((line) => line.text !== '');
  return last?.indent === 0 && LAST_WORDS.test(last.text) ? last.text : null;
}
