/** What is asked of a snippet, with its limits, and what is answered. Plain data, for it goes to a thread and back. Pure. */

import { z } from 'zod';
import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import type { TestCase } from '../../../site/move/compiler/compiler-output.ts';

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

/** `file` is null for the code itself, and line and column are 0 where the whole is meant. */
type SnippetDiagnostic = Pick<Diagnostic, 'level' | 'message' | 'fix'> &
  Readonly<{ code: string; file: string | null; line: number; column: number }>;

export interface SnippetResult {
  readonly language: string;
  /** No error; warnings may remain. */
  readonly isAccepted: boolean;
  readonly diagnostics: readonly SnippetDiagnostic[];
  /** `#[test]` functions that ran; empty for other languages. */
  readonly tests: readonly TestCase[];
  readonly checkedWith: string;
  readonly notChecked: readonly string[];
}
