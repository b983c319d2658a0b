/** What was just saved, held against the style rules: a page by itself, the glossary as a whole. Reads `docs/`. */

import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import { checkStyle } from './check.ts';
import { checkGlossary } from './glossary.ts';
import { loadGlossary, loadPages } from './load.ts';

/** `files` are relative to `root`; folders are a matter of `npm run style`, which takes seconds for all pages. */
export function checkSaved(root: string, files: readonly string[]): readonly Diagnostic[] {
  const glossary = loadGlossary(root);
  const pages = files.filter(
    (file) => file.endsWith('.mdx') && fs.existsSync(path.join(root, file)),
  );
  return [
    ...checkStyle(loadPages(pages, root)).diagnostics,
    ...(files.includes(glossary.path) ? checkGlossary(glossary) : []),
  ];
}
