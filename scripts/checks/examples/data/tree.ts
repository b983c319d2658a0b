/** Data of any format as one kind of tree, each key and value with its place in the block. Pure. */

/** Counted from 1, in characters. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface DataMap {
  readonly kind: 'map';
  readonly at: Place;
  readonly entries: readonly DataEntry[];
}

export interface DataEntry {
  readonly key: string;
  readonly at: Place;
  readonly value: DataNode;
}

export interface DataList {
  readonly kind: 'list';
  readonly at: Place;
  readonly items: readonly DataNode[];
}

export interface DataScalar {
  readonly kind: 'scalar';
  readonly at: Place;
  readonly value: string | number | boolean | null;
  /** As the block writes it, without quotes. */
  readonly text: string;
}

export type DataNode = DataMap | DataList | DataScalar;

export function valueOf(node: DataMap, name: string): DataNode | undefined {
  return node.entries.find(({ key }) => key === name)?.value;
}
