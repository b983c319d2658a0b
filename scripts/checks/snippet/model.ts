/** What is asked of a snippet, with its limits, and what is answered. Plain data, for it goes to a thread and back. Pure. */

import { z } from 'zod';

/** A path downwards, of plain letters. */
const PATH = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

const code = z
  .string()
  .refine((text) => !text.includes('\0'), 'a NUL character, which no language allows');

export const snippetShape = {
  language: z
    .string()
    .min(1)
    .max(60)
    .describe('As of a code fence, or a file name such as Move.toml or client.yaml.'),
  code: code
    .refine((text) => text.trim() !== '', 'the code is empty')
    .describe('The code, at most 200,000 characters with files.'),
  files: z
    .array(
      z.strictObject({
        path: z
          .string()
          .max(120)
          .regex(PATH, 'not a path inside a package')
          .describe('Such as sources/shop.move.'),
        text: code,
      }),
    )
    .max(20)
    .default([])
    .describe('Further modules, Move.toml, or variables.json of a query.'),
};

export type Snippet = z.infer<z.ZodObject<typeof snippetShape>>;

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
