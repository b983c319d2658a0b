/** What is stale in a tree, and the command that mends it: one line for each kind of thing. Pure. */

import { TO_DO_FILE } from '../../../generators/changes/model/record.ts';
import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import { countOf } from '../../../generators/core/text.ts';
import type { AddressError } from '../../../site/outline/served.ts';

export interface StatusItem {
  readonly what: string;
  /** `ok`; `old`: made by machine and not committed, so that nobody else sees it; `stale`: an error. */
  readonly state: 'ok' | 'old' | 'stale';
  readonly message: string;
  /** Null when nothing has to be done. */
  readonly fix: string | null;
}

/** What is named before "and more". */
const MOST_NAMED = 4;

export function packageStatus(
  locked: ReadonlyMap<string, string>,
  installed: ReadonlyMap<string, string>,
): StatusItem {
  const other = [...locked].filter(([name, version]) => installed.get(name) !== version);
  const names = other.map(
    ([name, version]) => `${name} ${installed.get(name) ?? 'is missing'}, not ${version}`,
  );
  return other.length === 0
    ? ok('packages', `${countOf(locked.size, 'package')} as locked`)
    : stale('packages', some(names), 'npm ci');
}

/** While a release is open, what is recorded and shown agrees, and somebody has work to do. */
export function openReleaseStatus(): StatusItem {
  const message = `${TO_DO_FILE} lists what is left of the release`;
  return stale('release', message, `work it off, and remove ${TO_DO_FILE}`);
}

export function releaseStatus(documented: string, recorded: string | null): StatusItem {
  if (recorded === documented) return ok('release', `${documented} is recorded`);
  const message = `the site documents ${documented}, and the last record is of ${recorded ?? 'nothing'}`;
  return stale('release', message, 'npm run sync -- release');
}

/** One for each thing to do: errors with the same instruction are one. */
export function inputStatus(diagnostics: readonly Diagnostic[]): readonly StatusItem[] {
  const errors = diagnostics.filter(({ level }) => level === 'error');
  const warnings = diagnostics.length - errors.length;
  const note = warnings === 0 ? '' : `; ${countOf(warnings, 'warning')}, shown by npm run generate`;
  if (errors.length === 0) return [ok('inputs', `all readable, reports as committed${note}`)];
  const byFix = new Map<string, Diagnostic[]>();
  for (const diagnostic of errors)
    byFix.set(diagnostic.fix, [...(byFix.get(diagnostic.fix) ?? []), diagnostic]);
  return [...byFix].map(([fix, all]) =>
    stale('inputs', some(all.map(({ at, message }) => `${at?.file ?? ''} ${message}`.trim())), fix),
  );
}

export function pageStatus({
  written,
  removed,
  unchanged,
}: Record<'written' | 'removed' | 'unchanged', number>): StatusItem {
  if (written + removed === 0) return ok('pages', `${unchanged} files as made`);
  const message = `${written} would be written, ${removed} removed, ${unchanged} are as made`;
  return { what: 'pages', state: 'old', message, fix: 'npm run generate' };
}

/** Addresses are known when the pages are made; `errors` is null until then. */
export function addressStatus(broken: readonly AddressError[] | null): readonly StatusItem[] {
  if (broken === null)
    return [
      {
        what: 'addresses',
        state: 'old',
        message: 'not compared: the pages are not made',
        fix: 'npm run generate',
      },
    ];
  if (broken.length === 0) return [ok('addresses', 'all served or redirected')];
  const rules = [...new Set(broken.map(({ rule }) => rule))];
  return rules.map((rule) => {
    const all = broken.filter((result) => result.rule === rule);
    return stale(
      'addresses',
      `${all[0]?.message ?? ''}: ${some(all.map(({ route }) => route))}`,
      all[0]?.fix ?? '',
    );
  });
}

export function printStatus(items: readonly StatusItem[]): string {
  const lines = items.flatMap(({ what, state, message, fix }) => [
    `${state.padEnd(6)} ${what.padEnd(10)} ${message}`,
    ...(fix === null ? [] : [`                  fix: ${fix}`]),
  ]);
  const count = items.filter(({ state }) => state === 'stale').length;
  return `${[...lines, count === 0 ? 'nothing committed is stale' : `${count} stale`].join('\n')}\n`;
}

function ok(what: string, message: string): StatusItem {
  return { what, state: 'ok', message, fix: null };
}

function stale(what: string, message: string, fix: string): StatusItem {
  return { what, state: 'stale', message, fix };
}

function some(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  return `${names.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? `, and ${rest} more` : ''}`;
}
