/** What a release leaves to people besides diagnostics: things without words, and lines that name the one before. Reads files. */

import fs from 'node:fs';
import path from 'node:path';
import { compareText } from '../../../generators/core/text.ts';
import { escapePattern } from '../report/mentions.ts';
import type { ToDoItem } from '../report/to-do.ts';
import type { Release } from './plan.ts';
import { RELEASE_FILE } from './plan.ts';

const LISTED = 'schema/cli/sui.yaml';

/** From the reports that people review; and the day of the program, which few programs tell. */
export function undocumentedIn(folder: string): readonly ToDoItem[] {
  const apiReport = path.join(folder, 'schema/surface');
  const listing = fs.readFileSync(path.join(folder, LISTED), 'utf8');
  const day = /^date: /m.test(listing)
    ? []
    : [{ what: `${LISTED} has no day of the release`, decision: 'add a line date: YYYY-MM-DD' }];
  const items = fs
    .readdirSync(apiReport)
    .toSorted(compareText)
    .flatMap((name) => {
      const lines = fs.readFileSync(path.join(apiReport, name), 'utf8').split('\n');
      return lines.flatMap((line, at) => {
        if (!/\bundocumented\b/.test(line) || /^# prose/.test(line)) return [];
        // In the schema, the mark stands above what it is about.
        const entity = (line === '# undocumented' ? lines[at + 1] : line)?.trim() ?? '';
        const what = `schema/surface/${name}:${at + 1} ${entity.slice(0, 120)}`;
        return [{ what, decision: `describe what is new in ${ownerOf(entity) ?? name}` }];
      });
    });
  return [...items, ...day];
}

/** The Move module, or what stands before the last part of an id: `grpc/GrpcTypes` of `grpc/GrpcTypes.Bcs`. */
function ownerOf(entity: string): string | undefined {
  return (/\b\w+::\w+/.exec(entity) ?? /^\S+(?=[./][\w~]+(?:\s|$))/.exec(entity))?.[0];
}

/** What the site called the release before, and does not call the new one. */
export function namesThatWent(before: string, release: Release): readonly string[] {
  const old = JSON.parse(fs.readFileSync(path.join(before, RELEASE_FILE), 'utf8')) as Release;
  const pairs = [
    [old.name, release.name],
    [old.sdk, release.sdk],
    [old.sui, release.sui],
    [`version ${old.protocol}`, `version ${release.protocol}`],
  ] as const;
  return pairs.flatMap(([was, is]) => (was === is ? [] : [was]));
}

export function linesNaming(
  files: ReadonlyMap<string, string>,
  names: readonly string[],
): readonly ToDoItem[] {
  // `1.53` also begins `1.53.2`, and is in neither `1.530` nor `21.53`.
  const patterns = names.map((name) => new RegExp(`(?<![\\d.])${escapePattern(name)}(?!\\d)`));
  return [...files].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, at) => {
      const found = patterns.findIndex((pattern) => pattern.test(line));
      return found === -1 ? [] : [{ what: `${file}:${at + 1}`, decision: `says ${names[found]}` }];
    }),
  );
}
