/**
 * What the framework's functions do, in our own words, so that tests of examples can run. One file per module
 * in `framework-bodies/`: `name: expression` gives a declared function its body (`native` leaves it to
 * the virtual machine), `+ item` adds an item, such as a native function that nobody declares. A `.move` file there is a test-only module. Reads that folder.
 */

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareText } from '../../../generators/core/text.ts';

export interface Bodies {
  /** Expression by function name. */
  readonly functions: ReadonlyMap<string, string>;
  readonly items: readonly string[];
}

const folder = fileURLToPath(new URL('bodies/', import.meta.url));

export function loadBodies(packageName: string, module: string): Bodies {
  const file = path.join(folder, packageName, `${module}.bodies`);
  return existsSync(file)
    ? readBodies(readFileSync(file, 'utf8'))
    : { functions: new Map(), items: [] };
}

/** An entry starts at the margin and continues as long as lines are indented. */
export function readBodies(text: string): Bodies {
  const functions = new Map<string, string>();
  const items: string[] = [];
  const entries = text
    .split(/\n(?=\S)/)
    .filter((entry) => entry.trim() !== '' && !entry.startsWith('//'));
  for (const entry of entries) {
    const named = /^(\w+): ([\s\S]+)$/.exec(entry);
    if (entry.startsWith('+ ')) items.push(entry.slice(2).trim());
    else if (named && !functions.has(named[1] ?? ''))
      functions.set(named[1] ?? '', (named[2] ?? '').trim());
    else
      throw new Error(
        `a body is neither "name: expression" nor "+ item", or is there twice: ${entry.slice(0, 60)}`,
      );
  }
  return { functions, items };
}

/** Whole modules that exist in tests only, by name. */
export function loadTestModules(
  packageName: string,
): readonly { readonly name: string; readonly text: string }[] {
  const inner = path.join(folder, packageName);
  const files = existsSync(inner)
    ? readdirSync(inner).filter((file) => file.endsWith('.move'))
    : [];
  return files.toSorted(compareText).map((file) => ({
    name: path.basename(file, '.move'),
    text: readFileSync(path.join(inner, file), 'utf8'),
  }));
}
