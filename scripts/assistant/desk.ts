/** What the tools work with, each loaded when it is first asked for and then kept. Reads what its parts read. */

import fs from 'node:fs';
import path from 'node:path';
import type { AbortData } from '../../generators/output/framework.ts';
import { openSnippetChecker } from '../checks/snippet/snippet-checker.ts';
import type { SnippetChecker } from '../checks/snippet/snippet-checker.ts';
import { loadLibrary } from './library.ts';
import type { Library } from './library.ts';

export interface Desk {
  readonly root: string;
  readonly checker: SnippetChecker;
  library(): Promise<Library>;
  aborts(): AbortData;
}

const ABORTS = 'docs/generated/_data/framework-aborts.json';

export function openDesk(root: string): Desk {
  let library: Promise<Library> | null = null;
  let aborts: AbortData | null = null;
  return {
    root,
    checker: openSnippetChecker(root),
    library: () => {
      library ??= loadLibrary(root).catch((error: unknown) => {
        // A later question tries again: somebody may have run the generators meanwhile.
        library = null;
        throw error;
      });
      return library;
    },
    aborts: () => {
      aborts ??= JSON.parse(fs.readFileSync(path.join(root, ABORTS), 'utf8')) as AbortData;
      return aborts;
    },
  };
}

/** Null when the references were generated; otherwise what to do. */
export function missingReferences(root: string): string | null {
  return fs.existsSync(path.join(root, ABORTS))
    ? null
    : 'the reference pages are missing: run npm run generate once';
}
