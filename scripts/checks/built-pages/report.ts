/** Results about the build as diagnostics that name the page and the place in it. Pure. */

import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import type { CheckResult } from '../check-result.ts';
import type { BuiltPage } from './built-page.ts';

/** Its code lacks the `site/` in front. */
export type BuiltResult = CheckResult<{
  /** Where in the page; null for what is missing from it. */
  readonly offset: number | null;
}>;

export function report(page: BuiltPage, { code, message, fix, offset }: BuiltResult): Diagnostic {
  return {
    level: 'error',
    code: `site/${code}`,
    message: `${page.route}: ${message}`,
    at: locate(page, offset ?? 0),
    fix,
  };
}

function locate({ file, html }: BuiltPage, offset: number): Diagnostic['at'] {
  const before = html.slice(0, offset);
  return { file, line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
