/** What a person has to decide before a release is done: one list, in the order of work. Pure. */

import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import { compareDiagnostics } from '../../../generators/core/diagnostics.ts';
import { countOf } from '../../../generators/core/text.ts';
import type { Rename } from '../grade/renames.ts';
import type { Cause } from './impact.ts';

/** Done one after the other: each step needs what the ones before it made. */
export interface ToDo {
  /** An instruction. */
  readonly what: string;
  /** Shows whether it is done. */
  readonly command: string;
  /** Never empty. */
  readonly items: readonly ToDoItem[];
}

export interface ToDoItem {
  /** A location, with what is wrong there unless the decision says so. */
  readonly what: string;
  /** An instruction, or what happened: items with the same one are decided together. */
  readonly decision: string;
}

export interface Remains {
  /** Of the generator, about tables and descriptions that speak of what is gone. */
  readonly made: readonly Diagnostic[];
  /** Of the example checker; null when it did not run. */
  readonly examples: readonly Diagnostic[] | null;
  /** What is new and has no words yet. */
  readonly undocumented: readonly ToDoItem[];
  /** Where the pinned ABI and the sources are not of one release. */
  readonly chain: readonly ToDoItem[];
  /** Function bodies of ours that were written for what upstream's did: see `staleBodies`. */
  readonly bodies: readonly ToDoItem[];
  readonly causes: readonly Cause[];
  /** They say what to write for what is gone. */
  readonly renames: readonly Rename[];
  /** Ids of everything that is there now. */
  readonly present: readonly string[];
  /** What the compiler and the unit tests say of our own programs. */
  readonly tests: readonly ToDoItem[];
  /** Lines that name the release before. */
  readonly oldNames: readonly ToDoItem[];
}

export const LAST_STEP = 'npm run generate && npm run check && npm test';

export function toDosOf(remains: Remains): readonly ToDo[] {
  const { made, examples, undocumented, chain, bodies, causes, tests, oldNames } = remains;
  const known: Known = { renames: remains.renames, present: new Set(remains.present) };
  const named = new Set([...made, ...(examples ?? [])].map(({ at }) => `${at?.file}:${at?.line}`));
  const locations = causes.flatMap(({ cause, places: all }) =>
    all
      .map(({ file, line }) => `${file}:${line}`)
      // What the generator or the checker says of a line says more.
      .filter((location) => !named.has(location))
      .map((what) => ({ what, decision: cause })),
  );
  const steps: readonly ToDo[] = [
    {
      what: 'Correct tables and descriptions that name what is gone',
      command: 'npm run generate',
      items: itemsOf(made, known),
    },
    {
      what: 'Describe what is new',
      command: 'npm run generate -- --strict',
      items: undocumented,
    },
    {
      what: 'Make the ABI and the sources of the framework agree',
      command: 'npm test -- --only unit --filter framework/abi',
      items: chain,
    },
    {
      what: 'Correct code blocks',
      command: 'npm run examples',
      items: examples === null ? [UNCHECKED] : itemsOf(examples, known),
    },
    {
      what: 'Write function bodies for what tests on pages call',
      command: 'npm run examples && npm test -- --only unit --filter bodies',
      items: bodies,
    },
    {
      what: 'Read what is written about things that changed',
      command: 'git grep -n NAME docs schema/prose',
      items: locations,
    },
    {
      what: 'Decide whether a line speaks of the new release as well',
      command: 'git grep -n NAME docs site',
      items: oldNames.filter(({ what }) => !named.has(what)),
    },
    {
      what: 'Correct programs and tests of ours',
      command: 'npm test -- --only types,unit',
      items: tests.filter(({ what }) => !named.has(what)),
    },
  ];
  return steps.filter(({ items }) => items.length > 0);
}

const UNCHECKED: ToDoItem = { what: 'all pages', decision: 'check them: they were left out' };

interface Known {
  readonly renames: readonly Rename[];
  readonly present: ReadonlySet<string>;
}

function itemsOf(diagnostics: readonly Diagnostic[], known: Known): readonly ToDoItem[] {
  const byText = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics.toSorted(compareDiagnostics)) {
    const { at, message } = diagnostic;
    const key = message.startsWith(CONTEXT) ? message : `${at?.file}:${at?.line} ${message}`;
    byText.set(key, [...(byText.get(key) ?? []), diagnostic]);
  }
  return [...byText.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const { at, message } = first;
    const location = at === null ? '' : `${at.file}:${at.line} `;
    const others = more.length === 0 ? '' : ` (and in ${countOf(more.length, 'more fragment')})`;
    return [{ what: `${location}${message}${others}`, decision: fixOf(first, known) }];
  });
}

/** One file completes many fragments; each of them says what is wrong with it. */
const CONTEXT = 'in the context around the fragment: ';

/**
 * Where what is missing, or what it belongs to, is known by another name, that name. All ids were right before: a name
 * that is a few letters away is another thing.
 */
function fixOf({ code, message, fix }: Diagnostic, { renames, present }: Known): string {
  const required = /"([^"]+)" (?:in this release|is described)/.exec(message)?.[1];
  if (required === undefined) return fix;
  const [now] = renames.flatMap(({ from, to }) => {
    const old = bare(from);
    const rest = required.slice(old.length);
    if (!required.startsWith(old) || !/^(?:$|[.(])/.test(rest)) return [];
    return rest === '' || present.has(to + rest) ? [bare(to) + rest] : [];
  });
  if (now !== undefined) return `write ${now}`;
  return code === 'core/equivalents' ? 'correct the id, or remove it from the row' : fix;
}

function bare(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}
