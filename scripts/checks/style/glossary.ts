/** The glossary as the style lint sees it: every term defined once, in at most two sentences. Pure. */

import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import type { SourceText } from '../../../generators/core/source.ts';
import { readGlossary } from '../../../site/dialect/glossary.ts';

export function checkGlossary({ path, text }: SourceText): readonly Diagnostic[] {
  return readGlossary(text).errors.map(({ rule, line, message, fix }) => ({
    level: 'error',
    code: `style/term-${rule}`,
    message,
    at: { file: path, line, column: 1 },
    fix,
  }));
}
