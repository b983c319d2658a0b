/** Records as they are committed: one entry per line, so that a release is a difference people can read. Pure. */

import type { GoneEntity, ReleaseRecord } from '../../../generators/changes/model/record.ts';

export function printRecord(record: ReleaseRecord): string {
  const fields = Object.entries(record).map(([name, value]) => {
    const text = Array.isArray(value) ? printList(value, '  ') : JSON.stringify(value);
    return `  ${JSON.stringify(name)}: ${text}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

export function printGone(gone: readonly GoneEntity[]): string {
  return `${printList(gone, '')}\n`;
}

function printList(items: readonly unknown[], indent: string): string {
  if (items.length === 0) return '[]';
  const lines = items.map((item) => `${indent}  ${JSON.stringify(item)}`);
  return `[\n${lines.join(',\n')}\n${indent}]`;
}
