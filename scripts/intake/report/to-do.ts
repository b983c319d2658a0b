/** What a person has to decide before a release is done: one list, in the order of work. Pure. */

import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import { compareDiagnostics } from '../../../generators/core/diagnostics.ts';
import { countOf } from '../../../generators/core/text.ts';
import type { Cause } from './impact.ts';

/** Done one after the other: each step needs what the ones before it made. */
export interface ToDo {
  /** An instruction. */
  readonly what: string;
  /** Shows whether it is done. */
  readonly command: string;
  /** Places, each with what is wrong there. Never empty. */
  readonly items: readonly string[];
}

export interface Findings {
  /** Of the generator, about tables and descriptions that speak of what is gone. */
  readonly made: readonly Diagnostic[];
  /** Of the example checker; null when it did not run. */
  readonly examples: readonly Diagnostic[] | null;
  /** Ids of what is new and has no words yet. */
  readonly undocumented: readonly string[];
  readonly causes: readonly Cause[];
  /** Lines that name the release before: `file:line`. */
  readonly oldNames: readonly string[];
}

export const LAST_STEP = 'npm run generate && npm run check && npm test';

export function toDosOf(findings: Findings): readonly ToDo[] {
  const { made, examples, undocumented, causes, oldNames } = findings;
  const broken = new Set(examples?.map(({ at }) => `${at?.file}:${at?.line}`));
  const places = causes.flatMap(({ cause, places: all }) =>
    all
      .map(({ file, line }) => `${file}:${line}`)
      // What the checker says of a line says more.
      .filter((place) => !broken.has(place))
      .map((place) => `${place} ${cause}`),
  );
  const steps: readonly ToDo[] = [
    {
      what: 'Correct tables and descriptions that name what is gone',
      command: 'npm run generate',
      items: linesOf(made),
    },
    {
      what: 'Describe what is new',
      command: 'npm run generate -- --strict',
      items: undocumented,
    },
    {
      what: 'Correct code blocks',
      command: 'npm run examples',
      items: examples === null ? ['all pages: they were not checked'] : linesOf(examples),
    },
    {
      what: 'Read what is written about things that changed',
      command: 'git grep -n NAME docs schema/prose',
      items: places,
    },
    {
      what: 'Decide whether a line speaks of the new release as well',
      command: 'git grep -n NAME docs site',
      items: oldNames,
    },
  ];
  return steps.filter(({ items }) => items.length > 0);
}

function linesOf(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.toSorted(compareDiagnostics).map(({ at, message, fix }) => {
    const place = at === null ? '' : `${at.file}:${at.line} `;
    return `${place}${message}; fix: ${fix}`;
  });
}

/** The file that makes the generator warn where it would fail, until somebody has worked it off and removes it. */
export function printToDos(name: string, steps: readonly ToDo[], file: string): string {
  return [
    `# To do for ${name}`,
    '',
    'While this file is here, npm run generate warns of what the release before had, instead of failing.',
    '',
    ...steps.flatMap(({ what, command, items }, at) => [
      `${at + 1}. ${what} (${countOf(items.length, 'place')}). Check with \`${command}\`.`,
      ...items.map((item) => `   - [ ] ${item.replace(/\s+/g, ' ')}`),
    ]),
    `${steps.length + 1}. Remove ${file}, and run \`${LAST_STEP}\`.`,
    '',
  ].join('\n');
}
