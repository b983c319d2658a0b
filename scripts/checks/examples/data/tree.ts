/** Data of any format as one kind of tree, each key and value with its place in the block. Pure. */

/** Counted from 1, in characters. */
export interface TreeLocation {
  readonly line: number;
  readonly column: number;
}

export interface DataMap {
  readonly kind: 'map';
  readonly at: TreeLocation;
  readonly entries: readonly DataEntry[];
}

export interface DataEntry {
  readonly key: string;
  readonly at: TreeLocation;
  readonly value: DataNode;
}

export interface DataList {
  readonly kind: 'list';
  readonly at: TreeLocation;
  readonly items: readonly DataNode[];
}

export interface DataScalar {
  readonly kind: 'scalar';
  readonly at: TreeLocation;
  readonly value: string | number | boolean | null;
  /** As the block writes it, without quotes. */
  readonly text: string;
}

export type DataNode = DataMap | DataList | DataScalar;

export function valueOf(node: DataMap, name: string): DataNode | undefined {
  return node.entries.find(({ key }) => key === name)?.value;
}
