/** The interfaces that ids belong to, by what stands before the colon. Pure. */

export interface Family {
  /** Names the page of one interface: `typescript-sdk`. */
  readonly slug: string;
  readonly label: string;
}

const FAMILIES: Readonly<Record<string, Family>> = {
  graphql: { slug: 'graphql', label: 'GraphQL' },
  move: { slug: 'framework', label: 'Move framework' },
  cli: { slug: 'cli', label: 'Command line' },
  rpc: { slug: 'json-rpc', label: 'JSON-RPC' },
  ts: { slug: 'typescript-sdk', label: 'TypeScript SDK' },
};
const OTHER: Family = { slug: 'other', label: 'Other' };

/** In the order in which pages show them. */
export const families: readonly Family[] = [...Object.values(FAMILIES), OTHER];

export function familyOf(id: string): Family {
  return FAMILIES[id.slice(0, id.indexOf(':'))] ?? OTHER;
}

/** What an id is part of, the nearest first: `sui::coin` of `sui::coin::split`. */
export function wholesOf(id: string): readonly string[] {
  return [...id.matchAll(/[.:(#/]/g)]
    .map(({ index }) => id.slice(0, index))
    .filter((whole) => /[:]./.test(whole))
    .toReversed();
}

/** `An object type`, `A function`. */
export function aOf(kind: string): string {
  return `${/^[aeiou]/i.test(kind) ? 'An' : 'A'} ${kind}`;
}

/** As people say it: `coin::split` is shown as `sui::coin::split`, without `move:`. */
export function nameOf(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}
