/** Values of files with placeholders in them: what stands around must be right with some value in each place. */

import { expect, test } from 'vitest';
import { checkShape } from '../../../scripts/checks/examples/data/shapes/check-shape.ts';
import { keys, value } from '../../../scripts/checks/examples/data/shapes/shape.ts';
import { expectedOf } from '../../../scripts/checks/examples/data/shapes/value-types.ts';

const like = (type: string, text: string): string | null =>
  expectedOf(type, { kind: 'scalar', at: { line: 1, column: 1 }, value: text, text });

test.each([
  ['socket address', '<IP>:<PORT>'],
  ['socket address', '$HOST:9000'],
  ['Ethereum address (hex)', '0x<ETH_ADDRESS>'],
  ['object ID', '0x<ID>'],
  ['multiaddr', '/dns/${HOST}/udp/8084'],
  ['duration', '<SECONDS>s'],
  ['multiaddr', '<ADDRESS>'],
])('%s may be %s', (type, text) => {
  expect(like(type, text)).toBeNull();
});

test.each([
  ['socket address', '<IP>-<PORT>'],
  ['Ethereum address (hex)', '1x<ETH_ADDRESS>'],
  ['multiaddr', '<HOST_NAME>:8084'],
  ['duration', '<SECONDS> seconds'],
])('%s cannot be %s', (type, text) => {
  expect(like(type, text)).not.toBeNull();
});

const at = { line: 1, column: 1 };
const config = keys('', { 'p2p-config': keys('seed-peers'), 'db-path': value('PathBuf') });
const scalar = { kind: 'scalar', at, value: '/opt/sui/db', text: '/opt/sui/db' } as const;
const map = { kind: 'map', at, entries: [] } as const;

test.each([
  ['db-config', scalar, null, 'did you mean `db-path`?'],
  ['db-paht', scalar, { from: 'db-paht', to: 'db-path' }, 'did you mean `db-path`?'],
  ['p2p-confg', map, { from: 'p2p-confg', to: 'p2p-config' }, 'did you mean `p2p-config`?'],
  ['p2p-confg', scalar, null, 'did you mean `p2p-config`, which holds another kind of value?'],
])('%s is renamed only to a key that takes its value', (key, given, rename, fix) => {
  const tree = { kind: 'map', at, entries: [{ key, at, value: given }] } as const;
  const found = checkShape(tree, config, { file: 'the file', unread: [] });
  expect(found).toEqual([expect.objectContaining({ rename, fix })]);
});
