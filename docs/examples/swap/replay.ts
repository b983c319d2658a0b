// Applies events twice and out of a restart, and compares the rows: npx tsx replay.ts

import { deepStrictEqual } from 'node:assert';
import { apply } from './apply';
import { emptyIndex } from './store';

const PACKAGE = '0x50ab';
const event = (name: string, parsedJson: object) => ({ type: `${PACKAGE}::${name}`, parsedJson });
const lock = { lock: '0x1', key: '0x2', creator: '0xb0b', item: '0x3' };
const escrow = { escrow: '0x4', sender: '0xa11ce', recipient: '0xb0b', wanted: '0x2', item: '0x5' };
const events = [
  event('lock::LockCreated', lock),
  event('escrow::EscrowCreated', escrow),
  event('escrow::EscrowSwapped', { escrow: '0x4' }),
  event('lock::LockDestroyed', { lock: '0x1' }),
];

function after(...runs: (typeof events)[]) {
  const index = emptyIndex();
  for (const step of runs.flat()) apply(index, step);
  return index;
}

const once = after(events);
for (let start = 0; start < events.length; start += 1) {
  deepStrictEqual(after(events, events.slice(start)), once);
  deepStrictEqual(after(events.slice(0, start + 1), events), once);
}
console.log('every replay ends in the same rows');
