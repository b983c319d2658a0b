/** How much each reference holds, counted from what the generators wrote. Pure. */

import type { NavigationFile, TargetsFile } from '../../../generators/output/targets';
import type { CheckStatusList } from '../../dialect/check-status';

export interface ReferenceCount {
  readonly name: string;
  readonly summary: string;
  readonly route: string;
  readonly pages: number;
  readonly entries: number;
}

interface KnownReference {
  /** The name of the generator, which keys its files. */
  readonly key: string;
  readonly name: string;
  readonly summary: string;
}

const known: readonly KnownReference[] = [
  {
    key: 'framework',
    name: 'Move framework',
    summary: 'Every module, struct, function and error code',
  },
  {
    key: 'graphql',
    name: 'GraphQL',
    summary: 'Every query, mutation, type and field of the schema',
  },
  { key: 'cli', name: 'Command line', summary: 'Every sui command with its options and defaults' },
  { key: 'json-rpc', name: 'JSON-RPC', summary: 'Every method with its request and response' },
  {
    key: 'operator',
    name: 'Node operation',
    summary: 'Every configuration key, and the metrics of a node',
  },
  { key: 'typescript', name: 'TypeScript SDK', summary: 'Every exported class, function and type' },
];

/** References without link targets are left out. */
export function countReferences(
  targets: TargetsFile,
  navigation: NavigationFile,
): readonly ReferenceCount[] {
  return known.flatMap(({ key, name, summary }) => {
    const routes = (targets[key] ?? []).map(({ route }) => route);
    if (routes.length === 0) return [];
    return [
      {
        name,
        summary,
        route: navigation[key]?.[0]?.route ?? shortest(routes),
        pages: new Set(routes).size,
        entries: routes.length,
      },
    ];
  });
}

/** Code blocks of hand-written pages; one that stands on two pages counts once. */
export interface BlockCount {
  /** Held against what they speak of, and found right. */
  readonly checked: number;
  readonly all: number;
}

/** Null when nothing was checked. */
export function countBlocks(examples: CheckStatusList | null): BlockCount | null {
  const states = Object.values(examples?.blocks ?? {}).map(([state]) => state);
  const all = states.filter((state) => state !== 'output').length;
  const checked = states.filter((state) => state === 'checked' || state === 'fails').length;
  return all === 0 ? null : { checked, all };
}

function shortest(routes: readonly string[]): string {
  return routes.reduce((best, route) => (route.length < best.length ? route : best));
}
