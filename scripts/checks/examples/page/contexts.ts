/** The files that complete fragments: `docs/examples/_contexts/<name>.<ending>`. Reads that folder. */

import fs from 'node:fs';
import path from 'node:path';
import { compareText, nearestName } from '../../../../generators/core/text.ts';
import { languages } from './languages.ts';
import type { Block, UnitResult } from '../model.ts';

const FOLDER = 'docs/examples/_contexts';

export interface Contexts {
  /** Text by file name, such as `client.ts`. */
  readonly texts: ReadonlyMap<string, string>;
}

export function loadContexts(root: string): Contexts {
  const folder = path.join(root, FOLDER);
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).toSorted(compareText) : [];
  return {
    texts: new Map(names.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')])),
  };
}

/** Texts of the contexts that a block names, in its order, or what is wrong with the names. */
export function contextsOf(
  block: Block,
  index: number,
  contexts: Contexts,
): { readonly texts: readonly string[]; readonly results: readonly UnitResult[] } {
  const ending = `.${languages[block.language]?.contexts ?? ''}`;
  const results: UnitResult[] = [];
  const texts = block.meta.fragment.flatMap((name) => {
    const text = contexts.texts.get(`${name}${ending}`);
    if (text === undefined) results.push(missingContext({ name, ending, index }, contexts));
    return text === undefined ? [] : [text];
  });
  return { texts, results };
}

function missingContext(
  expected: { readonly name: string; readonly ending: string; readonly index: number },
  contexts: Contexts,
): UnitResult {
  const known = [...contexts.texts.keys()]
    .filter((file) => file.endsWith(expected.ending))
    .map((file) => file.slice(0, -expected.ending.length));
  const near = nearestName(expected.name, known);
  return {
    level: 'error',
    code: 'missing-context',
    message: `the context ${FOLDER}/${expected.name}${expected.ending} is missing`,
    block: expected.index,
    line: 0,
    column: 1,
    fix:
      near === null
        ? `write that file, or name one of ${known.join(', ')}`
        : `did you mean \`${near}\`?`,
    rename: null,
  };
}
