/** Values of files with placeholders in them: what stands around must be right with some value in each place. */

import { expect, test } from 'vitest';
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
