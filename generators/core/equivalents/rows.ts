/** The table of equivalents as plain data: which surfaces there are, what a row says. Pure. */

export const EQUIVALENTS_FILE = 'schema/prose/equivalents.tsv';

/** Columns after `act`, in the order of the table; ids in cells go without the prefix. */
export const SURFACES = [
  { column: 'move', prefix: 'move:', label: 'Move' },
  { column: 'ts', prefix: 'ts:', label: 'TypeScript SDK' },
  { column: 'cli', prefix: 'cli:', label: 'CLI' },
  { column: 'graphql', prefix: 'graphql:', label: 'GraphQL' },
  { column: 'rpc', prefix: 'rpc:', label: 'JSON-RPC' },
] as const;

export interface EquivalentRow {
  /** What is done, in words: "Split a coin". */
  readonly act: string;
  /**
   * One entry per surface that has the act; the ids are full: `move:sui::coin::split`. A field that
   * has no page of its own is written in braces behind its type: `rpc:StakeObject{principal}`.
   */
  readonly cells: readonly { readonly api: string; readonly ids: readonly string[] }[];
  /** Line in the table, for diagnostics. */
  readonly line: number;
  /** Where in that line an id first stands, counted in characters from 1. */
  readonly columns: ReadonlyMap<string, number>;
}

/** The table, and its rows by each id in them, without the field in braces. */
export interface Equivalents {
  readonly rows: readonly EquivalentRow[];
  readonly byId: ReadonlyMap<string, readonly EquivalentRow[]>;
}

/** The id that a reference claims: `rpc:StakeObject` of `rpc:StakeObject{principal}`. */
export function claimedId(id: string): string {
  return id.endsWith('}') ? id.slice(0, id.indexOf('{')) : id;
}

/** The field in braces, or null where the whole is meant. */
export function fieldOf(id: string): string | null {
  return id.endsWith('}') ? id.slice(id.indexOf('{') + 1, -1) : null;
}

/** Of another input, whose names only look like ours. */
export const NO_EQUIVALENTS: Equivalents = { rows: [], byId: new Map() };
