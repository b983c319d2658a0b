/** What is wrong with an input, where, and what to do about it. Pure. */

import { compareText } from './text.ts';

/** A place in an input. Line and column start at 1 and count characters, not bytes. */
export interface Location {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface Diagnostic {
  /** An error stops all writing; a warning prints, and fails only under `--strict`. */
  readonly level: 'error' | 'warning';
  /** `<reference>/<rule>`, stable: tests and suppressions name it. */
  readonly code: `${string}/${string}`;
  readonly message: string;
  /** `null` only when no input text exists to point into, such as a missing file. */
  readonly at: Location | null;
  /** What the reader should do next, as an order. */
  readonly fix: string;
}

/** Where, which rule, and what is said about it. */
type Report = (
  at: Location | null,
  code: Diagnostic['code'],
  text: Pick<Diagnostic, 'message' | 'fix'>,
) => Diagnostic;

export const errorAt: Report = (at, code, text) => ({ level: 'error', code, ...text, at });
export const warningAt: Report = (at, code, text) => ({ level: 'warning', code, ...text, at });

/** A result with everything that was noticed on the way. `value` is null only beside an error. */
export interface Outcome<T> {
  readonly value: T | null;
  readonly diagnostics: readonly Diagnostic[];
}

export function succeed<T>(value: T, diagnostics: readonly Diagnostic[] = []): Outcome<T> {
  return { value, diagnostics };
}

export function fail<T>(diagnostics: readonly Diagnostic[]): Outcome<T> {
  if (!hasErrors(diagnostics)) {
    throw new Error('fail() was called without an error: a failed outcome must say what failed');
  }
  return { value: null, diagnostics };
}

/** For faults that must not stop a preview of another release. */
export function asWarnings(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) => ({ ...diagnostic, level: 'warning' }));
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.level === 'error');
}

/** File, line, column, then code: the order in which a person walks through the files. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.at?.file ?? '', b.at?.file ?? '') ||
    (a.at?.line ?? 0) - (b.at?.line ?? 0) ||
    (a.at?.column ?? 0) - (b.at?.column ?? 0) ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  );
}

/** Two lines: `file:line:column level[code] message`, then the order to follow. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const location = diagnostic.at
    ? `${diagnostic.at.file}:${diagnostic.at.line}:${diagnostic.at.column} `
    : '';
  return `${location}${diagnostic.level}[${diagnostic.code}] ${diagnostic.message}\n  fix: ${diagnostic.fix}`;
}
