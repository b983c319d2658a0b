/** The hand-written pages and the glossary. Reads `docs/`. */

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareText } from '../../../generators/core/text.ts';
import type { SourceText } from '../../../generators/core/source.ts';
import { glossaryFile } from '../../../site/dialect/glossary.ts';

const HERE = fileURLToPath(new URL('../../..', import.meta.url));
const glossary = `docs/${glossaryFile}`;

/** Not what generators made, not what examples hold. `files` are pages or folders below the root. */
export function loadPages(files: readonly string[] = ['docs'], root = HERE): readonly SourceText[] {
  const found = new Set(files.flatMap((file) => pathsOf(file.replace(/\/+$/, ''), root)));
  return [...found]
    .toSorted(compareText)
    .map((file) => ({ path: file, text: fs.readFileSync(path.join(root, file), 'utf8') }));
}

function pathsOf(file: string, root: string): readonly string[] {
  if (['docs/generated', 'docs/examples'].includes(file)) return [];
  if (!fs.statSync(path.join(root, file)).isDirectory()) return /\.mdx?$/.test(file) ? [file] : [];
  return fs.readdirSync(path.join(root, file)).flatMap((name) => pathsOf(`${file}/${name}`, root));
}

/** The terms that all pages share. */
export function loadGlossary(root = HERE): SourceText {
  return { path: glossary, text: fs.readFileSync(path.join(root, glossary), 'utf8') };
}
