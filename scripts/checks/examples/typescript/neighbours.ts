/** Declarations of packages that are not installed: `docs/examples/_neighbours/<package>.d.ts`. Reads that folder. */

import fs from 'node:fs';
import path from 'node:path';
import { compareText } from '../../../../generators/core/text.ts';

const FOLDER = 'docs/examples/_neighbours';

/** Text by absolute path, of those files only that declare a module which some text imports. */
export function loadNeighbours(
  root: string,
  texts: readonly string[],
): readonly (readonly [string, string])[] {
  return loadFiles(root).filter(([, text]) =>
    modulesOf(text).some((name) => texts.some((other) => imports(other, name))),
  );
}

/** Names of all modules that are declared there. */
export function loadDeclaredModules(root: string): readonly string[] {
  return loadFiles(root).flatMap(([, text]) => modulesOf(text));
}

function loadFiles(root: string): readonly (readonly [file: string, text: string])[] {
  const folder = path.join(root, FOLDER);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.d.ts'))
    .toSorted(compareText)
    .map((name) => {
      const file = path.join(folder, name);
      return [file, fs.readFileSync(file, 'utf8')] as const;
    });
}

function modulesOf(text: string): readonly string[] {
  return [...text.matchAll(/^declare module ['"]([^'"]+)['"]/gm)].map((match) => match[1] ?? '');
}

function imports(text: string, name: string): boolean {
  return text.includes(`'${name}'`) || text.includes(`"${name}"`);
}
