/** What is known of the documented release beside its declarations: `facts.json` of each package. Pure. */

import type { Outcome } from '../../core/diagnostics.ts';
import type { SourceText } from '../../core/source.ts';
import { locate } from '../../core/source.ts';
import type { Place } from './json/shape.ts';
import { entriesOf, flagAt, member, numberAt, packageAt, readShape, textAt } from './json/shape.ts';

export interface ItemFacts {
  /** In the upstream file at the release commit; null when the item came from an input without lines. */
  readonly line: number | null;
  readonly isNative: boolean;
}

export interface ModuleFacts {
  /** In the upstream repository. */
  readonly path: string;
  readonly items: ReadonlyMap<string, ItemFacts>;
}

export interface PackageFacts {
  readonly package: string;
  /** Such as `July 2025`. */
  readonly release: string;
  readonly commit: string;
  readonly modules: ReadonlyMap<string, ModuleFacts>;
}

export function readFacts(source: SourceText): Outcome<PackageFacts> {
  return readShape(locate(source, 0), () =>
    packageFacts({ value: JSON.parse(source.text) as unknown, path: '' }),
  );
}

function packageFacts(place: Place): PackageFacts {
  return {
    package: packageAt(member(place, 'package')),
    release: textAt(member(place, 'release')),
    commit: textAt(member(place, 'commit')),
    modules: new Map(
      entriesOf(member(place, 'modules')).map(([name, raw]) => [name, moduleFacts(raw)]),
    ),
  };
}

function moduleFacts(place: Place): ModuleFacts {
  return {
    path: textAt(member(place, 'path')),
    items: new Map(entriesOf(member(place, 'items')).map(([name, raw]) => [name, itemFacts(raw)])),
  };
}

function itemFacts(place: Place): ItemFacts {
  return {
    line: member(place, 'line').value === undefined ? null : numberAt(member(place, 'line')),
    isNative: flagAt(member(place, 'native')),
  };
}
