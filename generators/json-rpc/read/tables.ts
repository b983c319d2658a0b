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

export interface ExampleEntry {
  readonly params: readonly unknown[];
  readonly result: unknown;
  readonly message?: unknown;
  /** Input of the SDK method, where it is not the parameters by their names. */
  readonly input?: Readonly<Record<string, unknown>>;
}

/**
 * The columns of `failures.tsv`. A name of `methods` that ends in `*` stands for all that begin so; `answer` is
 * `-32602`, or where in the result it is: `error.code: notExists`.
 */
const FAILURE = ['methods', 'answer', 'when', 'fix'] as const;
/** The columns of `disagreements.tsv`: `believe` is `interface`, `sdk` or `both`. */
const REVIEW = ['id', 'believe', 'why'] as const;

type Row<Column extends string> = Readonly<Record<Column, string>>;

export interface Tables {
  readonly groups: readonly GroupEntry[];
  /** By the name of the method. */
  readonly examples: ReadonlyMap<string, ExampleEntry>;
  readonly failures: readonly Row<(typeof FAILURE)[number]>[];
  readonly reviews: readonly Row<(typeof REVIEW)[number]>[];
}

export interface TableSources {
  readonly groups: SourceText;
  readonly examples: readonly SourceText[];
  readonly failures: SourceText;
  readonly reviews: SourceText;
}

export function readTables(sources: TableSources): Outcome<Tables> {
  const diagnostics: Diagnostic[] = [];
  const examples = sources.examples.flatMap((source) =>
    Object.entries(readJson<Record<string, ExampleEntry>>(source, diagnostics) ?? {}),
  );
  const tables = {
    groups: readJson<readonly GroupEntry[]>(sources.groups, diagnostics) ?? [],
    examples: new Map(examples),
    failures: readRows(sources.failures, FAILURE, diagnostics),
    reviews: readRows(sources.reviews, REVIEW, diagnostics),
  };
  return diagnostics.length > 0 ? fail(diagnostics) : succeed(tables);
}

/** Null for what is not JSON, which `diagnostics` then says. */
export function readJson<T>(source: SourceText, diagnostics: Diagnostic[]): T | null {
  try {
    return JSON.parse(source.text) as T;
  } catch (error) {
    diagnostics.push(faultOf(source, 1, `the file is not JSON: ${String(error)}`));
    return null;
  }
}

/** After the line with the names of the columns, one entry per line. */
function readRows<Column extends string>(
  source: SourceText,
  columns: readonly Column[],
  diagnostics: Diagnostic[],
): Row<Column>[] {
  const lines = source.text.split(/\r?\n/).map((line, index) => ({ line, number: index + 1 }));
  return lines.slice(1).flatMap(({ line, number }) => {
    if (line.trim() === '') return [];
    const cells = line.split('\t').map((cell) => cell.trim());
    if (cells.length !== columns.length || cells.includes('')) {
      const message = `the line needs ${columns.length} cells with words: ${columns.join(', ')}`;
      diagnostics.push(faultOf(source, number, message));
    }
    return [Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ''])) as Row<Column>];
  });
}

function faultOf({ path }: SourceText, line: number, message: string): Diagnostic {
  const fix = 'correct the file: JSON needs its commas and quotes, a table its tabs';
  const at = { file: path, line, column: 1 };
  return { level: 'error', code: 'json-rpc/table', message, at, fix };
}
