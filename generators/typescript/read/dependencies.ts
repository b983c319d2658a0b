/** Which releases of other packages a manifest asks for, and whether an installed one fits. Pure. */

import { compareText } from '../../core/text.ts';
import type { Manifest } from './exports.ts';

/** Name → range, sorted by name. */
export function rangesOf(manifest: Manifest): ReadonlyMap<string, string> {
  const kinds = [
    manifest['optionalDependencies'],
    manifest['peerDependencies'],
    manifest['dependencies'],
  ];
  const ranges = kinds.flatMap((kind) =>
    typeof kind === 'object' && kind !== null
      ? Object.entries(kind).map(([name, range]): [string, string] => [name, String(range)])
      : [],
  );
  return new Map(ranges.toSorted(([a], [b]) => compareText(a, b)));
}

/** Understands `1.2.3`, `^1.2.3` and `~1.2.3`, as most manifests are written; anything else may fit. */
export function mayFit(version: string, range: string): boolean {
  const [, sign, ...least] = /^([~^]?)(\d+)\.(\d+)\.(\d+)$/.exec(range) ?? [];
  const [, ...found] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  if (sign === undefined || found.length === 0) return true;
  // The leading numbers that have to be the same: all; two; up to the first that is not 0.
  const nonZero = least.findIndex((number) => Number(number) !== 0);
  const packages = sign === '' ? 3 : sign === '~' ? 2 : nonZero === -1 ? 3 : nonZero + 1;
  const at = least.findIndex((number, index) => Number(number) !== Number(found[index]));
  return at === -1 || (at >= packages && Number(found[at]) > Number(least[at]));
}
