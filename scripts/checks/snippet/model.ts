/** What is asked of a snippet, and what is answered. Plain data, for it goes to a thread and back. Types only. */

import type { TextFile } from '../examples/model.ts';

export interface Snippet {
  /** As of a code fence, or the name of a file whose keys are known: `Move.toml`, `client.yaml`. */
  readonly language: string;
  readonly code: string;
  /** What the code needs beside it: modules that it imports, `Move.toml`, the variables of a query. */
  readonly files: readonly TextFile[];
}

export interface SnippetDiagnostic {
  readonly level: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly fix: string;
  /** Null for the code itself. */
  readonly file: string | null;
  /** 1-based; 0 when the whole is meant. */
  readonly line: number;
  readonly column: number;
}

export interface SnippetTest {
  readonly name: string;
  readonly passed: boolean;
  readonly detail: string;
}

export interface SnippetResult {
  readonly language: string;
  /** No error; warnings may remain. */
  readonly isAccepted: boolean;
  readonly diagnostics: readonly SnippetDiagnostic[];
  /** `#[test]` functions that ran; empty for other languages. */
  readonly tests: readonly SnippetTest[];
  readonly checkedWith: string;
  readonly notChecked: readonly string[];
}
