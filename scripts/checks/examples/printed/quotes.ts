/** Where a page quotes what a program prints: inline code, output, and patterns that search a log. Pure. */

import type { Location } from '../../../../generators/core/diagnostics.ts';
import type { Block } from '../model.ts';
import { locationInFile } from '../page/fence-rules.ts';
import { OUTPUT } from '../page/languages.ts';
import type { Page } from '../page/read-page.ts';
import { SCRAPED } from './metric-mentions.ts';

export interface Quote {
  /** Without what a log puts before it. */
  readonly text: string;
  readonly at: Location;
  /** Id of the block that it is in; null for a sentence. */
  readonly block: string | null;
  readonly isOutput: boolean;
  readonly level: string | null;
  /** The module that logs, as `sui_network::state_sync`. */
  readonly target: string | null;
  /** Programs that the command before the output names. */
  readonly programs: readonly string[];
}

/** Commands, options, paths, requests, keys with their value, and queries for metrics: all but what is printed. */
const NOT_PRINTED =
  /^(?:[-/~$<]|(?:sui(?:-[a-z]+)*|sudo|cat|chmod|chown|cp|curl|df|docker|dig|du|file|findmnt|free|getent|grep|install|iostat|jq|journalctl|ls|mkdir|mv|nc|node|npm|npx|openssl|ping|ps|rm|ss|systemctl|tail|timedatectl|top|ufw|vmstat|wget) |(?:GET|POST|PUT|DELETE) \/|[a-z][\w-]*: \S+$|up\b)|\[\d+[smhdw]\]|[=<>~]=|(?: --?[a-z])(?!.* or )/;

export function quotesInSentences(page: Page): readonly Quote[] {
  return page.inlineCodes.flatMap((code) => {
    const at = { file: page.source.path, line: code.line, column: code.column };
    return [
      ...(isMessage(code) ? [quoteOf(code.value, { at, block: null })] : []),
      ...patternsIn(code.value).map((text) => quoteOf(text, { at, block: null })),
    ];
  });
}

export function isMessage({ value }: { readonly value: string }): boolean {
  return / /.test(value.trim()) && /[A-Za-z]{2}/.test(value) && !NOT_PRINTED.test(value);
}

/** What `run` blocks show was printed when they ran, and what another program prints says `from`. */
export function quotesInBlocks(
  blocks: readonly Block[],
  ran: ReadonlySet<string>,
): readonly Quote[] {
  const quotes: Quote[] = [];
  let programs: readonly string[] = [];
  for (const block of blocks) {
    if (/^(?:sh|bash)$/.test(block.language)) {
      programs = programsIn(block.code);
      quotes.push(...linesOf(block, patternsIn));
    } else if (isOutputOfSui(block) && !ran.has(block.id)) {
      const lines = linesOf(block, (line) => (hasWords(line) ? [line] : []));
      quotes.push(...lines.map((quote) => ({ ...withLog(quote), programs, isOutput: true })));
    }
  }
  return quotes;
}

function isOutputOfSui({ language, meta }: Block): boolean {
  return language === OUTPUT && meta.from === null;
}

/** `200` and `epoch_…` say nothing that could be searched for. */
function hasWords(line: string): boolean {
  return (line.match(/[A-Za-z]{2,}/g) ?? []).length >= 2;
}

/** Metrics and lines of `…` and brackets alone are not messages. */
function linesOf(block: Block, textsOf: (line: string) => readonly string[]): readonly Quote[] {
  return block.code.split('\n').flatMap((line, index) => {
    const at = locationInFile(block.origin, index + 1, 1);
    return textsOf(line)
      .filter((text) => /[A-Za-z0-9]/.test(text) && !SCRAPED.test(text))
      .map((text) => quoteOf(text.trim(), { at, block: block.id }));
  });
}

function quoteOf(text: string, location: Pick<Quote, 'at' | 'block'>): Quote {
  return { text, ...location, isOutput: false, level: null, target: null, programs: [] };
}

const LOG = /^(?:\S+ )?(TRACE|DEBUG|INFO|WARN|ERROR) (?:(…)|([a-z]\w*(?:::\w+)*):) (.*)$/;

function withLog(quote: Quote): Quote {
  const [, level = null, , target = null, text = quote.text.replace(/^… /, '')] =
    LOG.exec(quote.text) ?? [];
  return { ...quote, text, level, target };
}

function programsIn(code: string): readonly string[] {
  return [
    ...new Set(code.match(/(?<![\w./@-])sui(?:-[a-z]+)*(?![\w./-])|(?<=\/bin\/)sui(?:-[a-z]+)*/g)),
  ];
}

/** `journalctl --grep 'a b|c d'`, and `grep` behind a log. Alternatives of one word are searched in anything. */
function patternsIn(line: string): readonly string[] {
  if (!/journalctl|\blogs\b/.test(line) || line.includes('--dmesg')) return [];
  const patterns = [...line.matchAll(/(?:--grep|\bgrep(?: -\w+)*)[ =](['"])(.*?)\1/g)];
  return patterns
    .flatMap(([, , pattern = '']) => pattern.split('|'))
    .map((text) => text.replace(/[\^$]|\.\*/g, ''))
    .filter((text) => /\w \w/.test(text) && !/[[\]()*+?\\]/.test(text));
}
