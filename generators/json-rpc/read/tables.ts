/** What we add to the facts, from the files of `schema/json-rpc`: groups, examples, failures, reviews. Pure. */

import type { Diagnostic, Outcome } from '../../core/diagnostics.ts';
import { errorAt, fail, succeed } from '../../core/diagnostics.ts';
import type { SourceText, TableRow } from '../../core/source.ts';
import { readRows } from '../../core/source.ts';

/** A chapter of the reference: its methods, and its types on one page. */
export interface GroupEntry {
  readonly title: string;
  readonly methods: readonly string[];
  readonly types: readonly string[];
}

export interface ExampleEntry {
  readonly params: readonly unknown[];
  /** Of a method that takes them by name only. */
  readonly named?: Readonly<Record<string, unknown>>;
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

export interface Tables {
  readonly groups: readonly GroupEntry[];
  /** By the name of the method. */
  readonly examples: ReadonlyMap<string, ExampleEntry>;
  readonly failures: readonly TableRow<(typeof FAILURE)[number]>[];
  readonly reviews: readonly TableRow<(typeof REVIEW)[number]>[];
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
  const failures = readRows(sources.failures, FAILURE, 'json-rpc/table');
  const reviews = readRows(sources.reviews, REVIEW, 'json-rpc/table');
  const tables = {
    groups: readJson<readonly GroupEntry[]>(sources.groups, diagnostics) ?? [],
    examples: new Map(examples),
    failures: failures.value ?? [],
    reviews: reviews.value ?? [],
  };
  diagnostics.push(...failures.diagnostics, ...reviews.diagnostics);
  return diagnostics.length > 0 ? fail(diagnostics) : succeed(tables);
}

/** Null for what is not JSON, which `diagnostics` then says. */
export function readJson<T>(source: SourceText, diagnostics: Diagnostic[]): T | null {
  try {
    return JSON.parse(source.text) as T;
  } catch (error) {
    const message = `the file is not JSON: ${String(error)}`;
    const at = { file: source.path, line: 1, column: 1 };
    const fix = 'correct its commas and quotes';
    diagnostics.push(errorAt(at, 'json-rpc/table', { message, fix }));
    return null;
  }
}
