/** What we add to the facts, from the files of `schema/json-rpc`: groups, examples, failures, reviews. Pure. */

import type { Diagnostic, Outcome } from '../../core/diagnostics.ts';
import { fail, succeed } from '../../core/diagnostics.ts';
import type { SourceText } from '../../core/source.ts';

/** A chapter of the reference: its methods, and its types on one page. */
export interface GroupEntry {
  readonly title: string;
  readonly methods: readonly string[];
  readonly types: readonly string[];
}

/** By the name of the method. */
export interface ExampleEntry {
  readonly params: readonly unknown[];
  readonly result: unknown;
  readonly message?: unknown;
  /** Input of the SDK method, where it is not the parameters by their names. */
  readonly input?: Readonly<Record<string, unknown>>;
}

/** One line of `failures.tsv`. */
export interface FailureEntry {
  /** Names of methods; `*` at the end stands for the rest of a name. */
  readonly methods: readonly string[];
  readonly answer: string;
  readonly when: string;
  readonly fix: string;
}

/** One line of `disagreements.tsv`. */
export interface ReviewEntry {
  readonly id: string;
  readonly belief: 'interface' | 'sdk' | 'both';
  readonly words: string;
}

export interface Tables {
  readonly groups: readonly GroupEntry[];
  readonly examples: ReadonlyMap<string, ExampleEntry>;
  readonly failures: readonly FailureEntry[];
  readonly reviews: readonly ReviewEntry[];
}

/** The texts of the files; an empty list of examples and empty tables are allowed. */
export interface TableSources {
  readonly groups: SourceText;
  readonly examples: readonly SourceText[];
  readonly failures: SourceText;
  readonly reviews: SourceText;
}

const BELIEFS = ['interface', 'sdk', 'both'] as const;

export function readTables(sources: TableSources): Outcome<Tables> {
  const diagnostics: Diagnostic[] = [];
  const json = (source: SourceText): unknown => readJson(source, diagnostics);
  const tables: Tables = {
    groups: (json(sources.groups) ?? []) as readonly GroupEntry[],
    examples: new Map(
      sources.examples.flatMap((source) => Object.entries((json(source) ?? {}) as object)),
    ),
    failures: readRows(sources.failures, 4, diagnostics).map(
      ([methods = '', answer = '', when = '', fix = '']) => ({
        methods: methods.split(' '),
        answer,
        when,
        fix,
      }),
    ),
    reviews: readRows(sources.reviews, 3, diagnostics).map(([id = '', belief, words = '']) => ({
      id,
      belief: BELIEFS.find((one) => one === belief) ?? 'both',
      words,
    })),
  };
  return diagnostics.length > 0 ? fail(diagnostics) : succeed(tables);
}

function readJson(source: SourceText, diagnostics: Diagnostic[]): unknown {
  try {
    return JSON.parse(source.text);
  } catch (error) {
    const message = `the file is not JSON: ${error instanceof Error ? error.message : String(error)}`;
    diagnostics.push(faultOf(source, 1, message, 'correct it: an editor shows the place'));
    return null;
  }
}

/** After the line with the names of the columns, one entry per line. */
function readRows(
  source: SourceText,
  columns: number,
  diagnostics: Diagnostic[],
): readonly (readonly string[])[] {
  const rows = source.text.split(/\r?\n/).slice(1);
  return rows.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const cells = line.split('\t').map((cell) => cell.trim());
    if (cells.length === columns && cells.every((cell) => cell !== '')) return [cells];
    const message = `the line has ${cells.length} cells where ${columns} with words are expected`;
    diagnostics.push(faultOf(source, index + 2, message, 'separate the cells by tabs'));
    return [];
  });
}

function faultOf(source: SourceText, line: number, message: string, fix: string): Diagnostic {
  const at = { file: source.path, line, column: 1 };
  return { level: 'error', code: 'json-rpc/table', message, at, fix };
}
