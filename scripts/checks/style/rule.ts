/** What a style rule reports: an offset in the page, a code, a sentence and an instruction. Pure. */

import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import type { SourceText } from '../../../generators/core/source.ts';
import { locate } from '../../../generators/core/source.ts';
import type { CheckResult } from '../check-result.ts';
import type { Page } from './page.ts';

export type StyleResult = CheckResult<{
  readonly offset: number;
  readonly code: `style/${string}`;
}>;

export type Rule = (page: Page) => readonly StyleResult[];

export function toDiagnostic(
  source: SourceText,
  result: StyleResult,
  level: Diagnostic['level'] = 'error',
): Diagnostic {
  const { offset, code, message, fix } = result;
  return { level, code, message, at: locate(source, offset), fix };
}
