/** Versions that a page's commands install: packages of Sui's SDK must share one copy of `@mysten/sui`. Reads `node_modules`. */

import fs from 'node:fs';
import path from 'node:path';
import { installedIn } from './page-path.ts';
import type { PageWalk, PathMessage, PathResult } from './walk.ts';

const SDK = '@mysten/sui';

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** By the name of a package of this scope, what is installed here: the versions that this site documents. */
export type Versions = ReadonlyMap<string, Manifest>;

export function loadVersions(root: string): Versions {
  const scope = path.join(root, 'node_modules/@mysten');
  const names = fs.existsSync(scope) ? fs.readdirSync(scope) : [];
  return new Map(
    names.map((name) => [
      `@mysten/${name}`,
      JSON.parse(fs.readFileSync(path.join(scope, name, 'package.json'), 'utf8')) as Manifest,
    ]),
  );
}

export function checkVersions(walk: PageWalk, versions: Versions): readonly PathResult[] {
  return walk.blocks.flatMap((block) =>
    installedIn(block).flatMap(({ name, version, start }) => {
      const own = versions.get(name);
      if (own === undefined) return [];
      const found = wrongVersion(name, version, own) ?? secondCopy(walk, { name, own, versions });
      return found === null ? [] : [{ ...found, block, start }];
    }),
  );
}

function wrongVersion(name: string, version: string, own: Manifest): PathMessage | null {
  if (version === own.version) return null;
  const message =
    version === ''
      ? `the newest ${name} is installed, and this page was checked with ${own.version}`
      : `${name} ${version} is installed, and this page was checked with ${own.version}`;
  return { code: 'path-version', message, fix: `write ${name}@${own.version}` };
}

/** A package that pins another version of the SDK brings a copy whose classes are not those of the first. */
function secondCopy(
  walk: PageWalk,
  { name, own, versions }: { name: string; own: Manifest; versions: Versions },
): PathMessage | null {
  const pinned = own.dependencies?.[SDK];
  const sdk = versions.get(SDK)?.version;
  if (pinned === undefined || pinned === sdk || walk.isPrinted('overrides')) return null;
  const message = `${name} brings ${SDK} ${pinned} beside ${sdk}, and the classes of two copies don't fit`;
  const fix = otherFix(name, versions) ?? `add npm pkg set overrides.${SDK}=${sdk} before it`;
  return { code: 'path-version', message, fix };
}

/** Of a package that is made for another major version of the SDK, which may lack what it imports; null of others. */
function otherFix(name: string, versions: Versions): string | null {
  const pinned = versions.get(name)?.dependencies?.[SDK];
  const sdk = versions.get(SDK)?.version;
  if (pinned === undefined || sdk === undefined || majorOf(pinned) === majorOf(sdk)) return null;
  return `install a ${name} that is made for ${SDK} ${sdk}`;
}

function majorOf(version: string): string | undefined {
  return /\d+/.exec(version)?.[0];
}
