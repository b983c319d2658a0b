/** What a style rule reports: an offset in the page, a code, a sentence and an instruction. Pure. */

import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import type { SourceText } from '../../../generators/core/source.ts';
import { locate } from '../../../generators/core/source.ts';
import type { Page } from './page.ts';

export interface Finding {
  readonly offset: number;
  readonly code: `style/${string}`;
  readonly message: string;
  readonly fix: string;
}

export type Rule = (page: Page) => readonly Finding[];

export function toDiagnostic(
  source: SourceText,
  finding: Finding,
  level: Diagnostic['level'] = 'error',
): Diagnostic {
  const { offset, code, message, fix } = finding;
  return { level, code, message, at: locate(source, offset), fix };
}
