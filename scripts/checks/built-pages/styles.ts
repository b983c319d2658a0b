/** No stylesheet fetches from another origin. Pure. */

import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import type { TextFile } from './safety.ts';

export function checkStyles(files: readonly TextFile[]): readonly Diagnostic[] {
  return files
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/(?:url\(\s*["']?|@import\s*["'])((?:https?:)?\/\/[^"')\s]+)/gi)].map(
        (match) => ({
          level: 'error' as const,
          code: 'site/foreign-request' as const,
          message: `the stylesheet loads ${match[1] ?? ''}`,
          at: { file, line: 1, column: match.index + 1 },
          fix: 'serve the file from this site',
        }),
      ),
    );
}
