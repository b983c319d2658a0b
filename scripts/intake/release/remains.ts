/** What a release leaves to people besides diagnostics: things without words, and lines that name the one before. Reads files. */

import fs from 'node:fs';
import path from 'node:path';
import { compareText } from '../../../generators/core/text.ts';
import { INTERFACE_FILE } from '../../../generators/json-rpc/load.ts';
import { differencesFrom } from '../framework/sync.ts';
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
        // In the schema, the mark stands above what it is about, or names the part of it.
        const entity =
          (line === '# undocumented' ? lines[at + 1] : line.replace(/^# \w+ /, '')) ?? '';
        const what = `schema/surface/${name}:${at + 1} ${entity.trim().slice(0, 120)}`;
        return [{ what, decision: `describe what is new in ${ownerOf(entity) ?? name}` }];
      });
    });
  return [...items, ...day];
}

/** The Move module, the type of a schema, or what stands before the last part of an id: `grpc/GrpcTypes` of `grpc/GrpcTypes.Bcs`. */
function ownerOf(entity: string): string | undefined {
  const id = entity.replace(/\(\w+\)$/, '');
  return (
    /\b\w+::\w+/.exec(id)?.[0] ??
    /^(?:type|interface|union|enum|input|scalar|directive) (@?\w+)/.exec(id)?.[1] ??
    /^\S+(?=[./][\w~]+(?:\s|$))/.exec(id)?.[0]
  );
}

const CHAIN_ONLY = 'tests/framework/on-chain-only.tsv';

/** Where the ABI, which a chain publishes, and the sources of the release differ: they may be of two days. */
export async function chainDifferences(folder: string): Promise<readonly ToDoItem[]> {
  const abi = path.join(folder, 'node_modules/@typemove/sui/src/abis');
  const changes = await differencesFrom(abi, path.join(folder, 'framework-sources'));
  const listed = fs.readFileSync(path.join(folder, CHAIN_ONLY), 'utf8').split(/[\t\n]/);
  return changes
    .filter(({ id }) => !listed.includes(id))
    .map(({ kind, id, detail }) => ({
      what: kind === 'changed' ? `${id}, sources → chain: ${detail}` : `${id} ${WHERE[kind]}`,
      decision: OF_ONE_RELEASE,
    }));
}

const WHERE = { new: 'is on chain only', gone: 'is not on chain', undocumented: '' };
const OF_ONE_RELEASE = `pin the version of @typemove/sui that was made of this release, or say in ${CHAIN_ONLY} what only the chain has, and why`;

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

/** What the site calls the release, when the interface of a node or the program is of a later one. */
export function lateVersion(folder: string): readonly ToDoItem[] {
  const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');
  const { sui } = JSON.parse(read(RELEASE_FILE)) as Release;
  const node = JSON.parse(read(INTERFACE_FILE)) as { readonly release?: string };
  const [, program = ''] = /^release: (.*)$/m.exec(read(LISTED)) ?? [];
  const minorOf = (version: string): number => Number(version.split('.')[1] ?? 0);
  return [
    [INTERFACE_FILE, node.release ?? ''],
    [LISTED, program],
  ].flatMap(([file = '', version = '']) =>
    minorOf(version) <= minorOf(sui)
      ? []
      : [{ what: RELEASE_FILE, decision: `says ${sui}, and ${file} is of ${version}` }],
  );
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
