/** How much each reference holds, counted from the register of link targets that the generators wrote. Pure. */

export interface ReferenceCount {
  readonly name: string;
  readonly summary: string;
  readonly route: string;
  readonly pages: number;
  readonly entries: number;
}

interface KnownReference {
  readonly prefix: string;
  readonly name: string;
  readonly summary: string;
}

/** Ids begin with the prefix of their reference: `graphql:Coin.balance`. */
const known: readonly KnownReference[] = [
  { prefix: 'graphql', name: 'GraphQL', summary: 'Every query, mutation, type and field of the schema' },
  { prefix: 'move', name: 'Move framework', summary: 'Every module, struct, function and error code' },
  { prefix: 'cli', name: 'Command line', summary: 'Every sui command with its options and defaults' },
  { prefix: 'rpc', name: 'JSON-RPC', summary: 'Every method with request and response' },
  { prefix: 'ts', name: 'TypeScript SDK', summary: 'Every exported class, function and type' },
];

/** References without targets are left out; the route of each is the shortest that it claims. */
export function countReferences(targets: unknown): readonly ReferenceCount[] {
  const groups = new Map<string, { entries: number; routes: Set<string> }>();
  for (const { id, route } of Array.isArray(targets) ? targets.filter(isTarget) : []) {
    const prefix = id.slice(0, id.indexOf(':'));
    const group = groups.get(prefix) ?? { entries: 0, routes: new Set<string>() };
    groups.set(prefix, group);
    group.entries += 1;
    group.routes.add(route);
  }
  return known.flatMap(({ prefix, name, summary }) => {
    const group = groups.get(prefix);
    if (!group) return [];
    return [{ name, summary, route: shortest([...group.routes]), pages: group.routes.size, entries: group.entries }];
  });
}

function shortest(routes: readonly string[]): string {
  return routes.reduce((best, route) => (route.length < best.length ? route : best));
}

function isTarget(value: unknown): value is { id: string; route: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { id, route } = value as Record<string, unknown>;
  return typeof id === 'string' && id.includes(':') && typeof route === 'string';
}
