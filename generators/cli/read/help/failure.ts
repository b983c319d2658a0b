/** What programs, shells and systems print when they fail. Pure. */

import type { Line } from './lines.ts';

/** `error: …` in the languages that programs speak. */
const ERROR_WORD =
  'error|fatal|panic|fehler|erreur|errore|erro|fout|błąd|fel|fejl|feil|virhe|hata|chyba|ошибка|错误|錯誤|エラー|오류';

/** Nothing else begins like this, wherever it stands. */
const REPORTS: readonly RegExp[] = [
  new RegExp(`^(?:\\S+: )?(?:${ERROR_WORD}|failed|failure)\\s*(?:\\[\\w+\\])?[:：] *\\S`, 'iu'),
  /^\[(?:[\d.:TZ+-]+ )?(?:error|fatal|panic|critical)\b[^\]<=]*\]/i,
  /^\d{4}-\d\d-\d\d[T ]\S* +(?:\S+ +)?(?:ERROR|FATAL|PANIC|CRITICAL)\b/,
  /^(?:\S+:? )?(?:command|process|program|script)(?: (?:'[^']*'|"[^"]*"|`[^`]*`))? (?:failed|exited|terminated|crashed)(?:[.:!]|$| (?:with|due|because) )/i,
  /^thread '[^']*'(?: \(\d+\))? panicked/,
  /^goroutine \d+ \[/,
  /^(?:Traceback \(most recent call last\)|Caused by:|stack backtrace:|npm ERR!)/,
  /^(?:[Uu]ncaught |[Uu]nhandled )?(?:[\w$]+\.)*(?:[A-Z]\w*)?(?:Error|Exception)(?: \[\w+\])?: /,
  /^(?:[\w$]+\.)+[A-Z]\w*(?:Error|Exception)$/,
  /^(?:Exception in thread "|Unhandled (?:exception|rejection)[.:] )/i,
  /\(core dumped\)/,
  /^Segmentation fault[.!]?$/i,
  /^exit status [1-9]\d*$/,
  /^[EF]\d{4} \d\d:\d\d:\d\d\.\d+ /,
  /^\S+:\d+:in [`'].*\(\w+Error\)$/,
  /^(?:\/\S*\/)?(?:ba|da|z|k|fi)?sh: .*(?:not found|no such file or directory|permission denied|cannot [a-z]+.*)$/i,
];

/** Nobody begins a paragraph of help like this, not even further to the right. */
const TRACES: readonly RegExp[] = [
  /^\[(?:error|fatal|panic)\] \S/i,
  /^Command failed(?::| with )/,
  /^thread '[^']*'(?: \(\d+\))? panicked/,
  /^Traceback \(most recent call last\)/,
  /^Exception in thread "/,
];

/** Help may begin a line like this, too, but not its first one. */
const COMPLAINTS: readonly RegExp[] = [
  new RegExp(`^(?:\\S+: )?(?:${ERROR_WORD}|failed|failure)\\s*[:：[(•!✗✘×|>—–]`, 'iu'),
  /^(?:\S+: )?(?:ERROR|FATAL|PANIC|CRITICAL)(?: [^A-Z]|$)/,
  /^\[[^\]]*\b(?:error|fatal|panic|critical)\b[^\]]*\]/i,
  /^(?:\S+: )?(?:unknown|unrecogni[sz]ed|unexpected|invalid|illegal|unsupported) (?:option|flag|argument|switch|parameter|command|subcommand)s?(?::| ["'`‘“<-]| found$|$)/i,
  /^(?:\S+: )?(?:cannot|can't|can not|could not|couldn't|unable to|failed to) [a-z]/i,
  /^(?:Found argument|The (?:argument|subcommand)|The value) ['‘"][^'’"]*['’"] .*(?:n't|not)\b/,
  /^(?:\S+: )*(?:segmentation fault|bus error|aborted|killed|illegal instruction)[.!]?$/i,
  /(?:^|: )(?:command not found|not found|no such file or directory|permission denied|exec format error)(?: \(os error \d+\))?[.!]?$/i,
  /^(?:\S+: )+(?:command not found|no such file or directory|permission denied): \S+$/i,
  / is not recognized as (?:an internal|the name of|a name of) /,
  /^<(?:!doctype|html|\?xml)\b/i,
];

/** Signs in front of a report. */
const MARKS =
  /^[\u{274c}\u{2716}\u{2717}\u{2718}\u{26d4}\u{2757}\u{203c}\u{1f6a8}\u{1f4a5}\ufe0f]+ */u;

/** For a line that stands first, where help says what the program does. */
export function isFailure(line: string): boolean {
  return isAny([...REPORTS, ...COMPLAINTS], line);
}

function isAny(patterns: readonly RegExp[], line: string): boolean {
  const text = line.replace(MARKS, '');
  return patterns.some((pattern) => pattern.test(text));
}

/**
 * The line that says why this is no help, or why help was printed. Only lines at the margin count:
 * text of a row is further to the right. Sentences about errors, and errors in examples, are help.
 * `program` is the name that stands before what a program says of itself: `tool: cannot open x`.
 */
export function findFailure(lines: readonly Line[], program = ''): string | null {
  const written = lines.filter(({ text }) => text !== '');
  const [first, second] = written;
  const last = written.at(-1);
  const opening = first && second && isNameLine(first.text) ? [first, second] : [first];
  const closing = last && isAlone(lines, last) ? [last] : [];
  const complaint = [...opening, ...closing].find((line) => line && isFailure(line.text));
  return (complaint ?? reportIn(lines, program))?.text ?? null;
}

/** `tool 1.2.3`: what stands below it is the first line of the rest. */
function isNameLine(text: string): boolean {
  return /^\S+ v?\d+\.\d+\S*$/.test(text);
}

/** A last line at the margin that goes on from nothing, heads nothing, and is no rule: `Cannot be undone.` */
function isAlone(lines: readonly Line[], last: Line): boolean {
  const above = lines[last.number - 2];
  const isOther = /^(?:can(?:not|'t| not)|could(?: not|n't)) be |:$/i.test(last.text);
  return last.indent === 0 && !isOther && (!above || above.text === '' || above.indent > 0);
}

function reportIn(lines: readonly Line[], program: string): Line | undefined {
  let isExample = false;
  let isFenced = false;
  for (const [at, line] of lines.entries()) {
    const { text, indent } = line;
    if (text.startsWith('```')) isFenced = !isFenced;
    if (text === '' || isFenced) continue;
    if (indent === 0 && text.endsWith(':')) isExample = /\bexamples?\b/i.test(text);
    const above = lines[at - 1];
    const isBelow = above !== undefined && above.text !== '' && above.indent === indent;
    if (isBelow && (isExample || isCall(above))) continue;
    const isOwn = program !== '' && text.startsWith(`${program}: `) && isFailure(text);
    const isTrace = !isExample && (above?.text ?? '') === '' && isAny(TRACES, text);
    if (indent === 0 ? isOwn || isAny(REPORTS, text) : isTrace) return line;
  }
  return undefined;
}

/** `$ tool --all`: what stands below it is what it prints. */
function isCall({ text }: Line): boolean {
  return /^[$>#] \S/.test(text);
}
