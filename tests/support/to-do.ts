/** What a release that is taken in leaves to people: the tests of the documented release pass while the list is whole. Reads a file. */

import fs from 'node:fs';
import path from 'node:path';
import { TO_DO_FILE } from '../../generators/changes/model/record.ts';
import type { Diagnostic } from '../../generators/core/diagnostics.ts';
import { root } from './run.ts';

const file = path.join(root, TO_DO_FILE);
/** Empty when no release is open: then nothing may be left. */
const list = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';

/** Whether the list names it: an id, or the message of a diagnostic. */
export function isListed(text: string): boolean {
  return list.includes(text.replace(/\s+/g, ' '));
}

export function unlisted(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ message }) => !isListed(message));
}

/** How many things of a reference have no words yet, by the list. */
export function listedWithoutWordCount(reference: string): number {
  return list.split(`schema/surface/${reference}.txt:`).length - 1;
}
