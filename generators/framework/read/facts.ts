/** What is known of the documented release beside its declarations: `facts.json` of each package. Pure. */

import type { Outcome } from '../../core/diagnostics.ts';
import type { SourceText } from '../../core/source.ts';
import { locate } from '../../core/source.ts';
import type { JsonCursor } from './json/shape.ts';
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

function packageFacts(cursor: JsonCursor): PackageFacts {
  return {
    package: packageAt(member(cursor, 'package')),
    release: textAt(member(cursor, 'release')),
    commit: textAt(member(cursor, 'commit')),
    modules: new Map(
      entriesOf(member(cursor, 'modules')).map(([name, raw]) => [name, moduleFacts(raw)]),
    ),
  };
}

function moduleFacts(cursor: JsonCursor): ModuleFacts {
  return {
    path: textAt(member(cursor, 'path')),
    items: new Map(entriesOf(member(cursor, 'items')).map(([name, raw]) => [name, itemFacts(raw)])),
  };
}

function itemFacts(cursor: JsonCursor): ItemFacts {
  return {
    line: member(cursor, 'line').value === undefined ? null : numberAt(member(cursor, 'line')),
    isNative: flagAt(member(cursor, 'native')),
  };
}
