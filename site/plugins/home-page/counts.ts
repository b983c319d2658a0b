/** How much each reference holds, counted from what the generators wrote. Pure. */

import type { NavigationFile } from '../../../generators/output/targets';

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

/** Link targets and navigation, each a record by reference. */
export interface GeneratedData {
  readonly targets: unknown;
  readonly navigation: NavigationFile;
}

/** References without link targets are left out. */
export function countReferences({ targets, navigation }: GeneratedData): readonly ReferenceCount[] {
  return known.flatMap(({ key, name, summary }) => {
    const routes = routesOf(fieldOf(targets, key));
    if (routes.length === 0) return [];
    const pages = new Set(routes);
    return [
      {
        name,
        summary,
        route: navigation[key]?.[0]?.route ?? shortest(routes),
        pages: pages.size,
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

/** From `_data/examples.json`, where the checker wrote its verdict on each block. */
export function countBlocks(examples: unknown): BlockCount | null {
  const blocks = fieldOf(examples, 'blocks');
  if (typeof blocks !== 'object' || blocks === null) return null;
  const states = Object.values(blocks).map((entry: unknown) =>
    Array.isArray(entry) ? String(entry[0]) : '',
  );
  const all = states.filter((state) => state !== 'output').length;
  const checked = states.filter((state) => state === 'checked' || state === 'fails').length;
  return all === 0 ? null : { checked, all };
}

function fieldOf(record: unknown, key: string): unknown {
  const isRecord = typeof record === 'object' && record !== null && Object.hasOwn(record, key);
  return isRecord ? (record as Record<string, unknown>)[key] : undefined;
}

function routesOf(targets: unknown): readonly string[] {
  if (!Array.isArray(targets)) return [];
  return targets
    .map((target: unknown) => fieldOf(target, 'route'))
    .filter((route) => typeof route === 'string');
}

function shortest(routes: readonly string[]): string {
  return routes.reduce((best, route) => (route.length < best.length ? route : best));
}
