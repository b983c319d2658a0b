/** Results about the build as diagnostics that name the page, or the file, and the place in it. Pure. */

import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import type { CheckResult } from '../check-result.ts';
import type { BuiltPage } from './built-page.ts';

/** Its code lacks the `site/` in front. */
export type BuiltResult = CheckResult<{
  /** Where in the page; left out for what is missing from it. */
  readonly offset?: number;
}>;

export function report(page: BuiltPage, { code, message, fix, offset }: BuiltResult): Diagnostic {
  const at = locate(page, offset ?? 0);
  return { level: 'error', code: `site/${code}`, message: `${page.route}: ${message}`, at, fix };
}

function locate({ file, html }: BuiltPage, offset: number): Diagnostic['at'] {
  const before = html.slice(0, offset);
  return { file, line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** About a file that is no page; `offset` is a column of its first line. */
export function reportFile(file: string, { code, message, fix, offset }: BuiltResult): Diagnostic {
  const at = { file, line: 1, column: (offset ?? 0) + 1 };
  return { level: 'error', code: `site/${code}`, message, at, fix };
}
