/** What commands do to coins, as far as a node without Move can tell. */

import { expect, test } from 'vitest';
import { runCommands } from '../../../scripts/checks/node/transaction/commands.ts';
import type { SentTransaction } from '../../../scripts/checks/node/transaction/decode.ts';

function split(commands: SentTransaction['commands']) {
  const gasCoin = { id: '0xc1', type: '0x2::sui::SUI', balance: 9n, sentTo: null, isSpent: false };
  return runCommands({ inputs: [], commands } as unknown as SentTransaction, gasCoin, () => null);
}

const call = {
  MoveCall: {
    package: '0xaa',
    module: 'a',
    function: 'due',
    typeArguments: [],
    arguments: [],
  },
} as unknown as SentTransaction['commands'][number];

const splitBy = (command: number) =>
  ({
    SplitCoins: { coin: { GasCoin: true }, amounts: [{ NestedResult: [command, 0] }] },
  }) as unknown as SentTransaction['commands'][number];

test('an amount that a call has computed is for the fixture to say', () => {
  const pay = { MoveCall: { ...call.MoveCall, arguments: [{ NestedResult: [1, 0] }] } };
  const run = split([call, splitBy(0), pay as unknown as SentTransaction['commands'][number]]);
  expect(run).toMatchObject({ error: null, needsEntry: true });
});

test('an amount that is a coin is refused', () => {
  expect(split([call, splitBy(0), splitBy(1)]).error).toBe(
    'CommandArgumentError { arg_idx: 1, kind: InvalidBCSBytes } in command 2',
  );
});
