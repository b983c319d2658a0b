/** Transactions on the loopback node: coins by arithmetic, signatures by cryptography, Move calls by the fixture. */

import type { TransactionObjectArgument } from '@mysten/sui/transactions';
import { Transaction } from '@mysten/sui/transactions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Loopback } from './loopback.ts';
import {
  full,
  keypair,
  owner,
  removeProject,
  startNode,
  startProject,
  stranger,
} from './loopback.ts';

beforeAll(startProject);
afterAll(removeProject);

const COINS = [
  'objects:',
  `  - { id: 0xc1, owner: '${owner}', version: 7, balance: 2000000000 }`,
  `  - { id: 0xc2, owner: '${owner}', balance: 500 }`,
  `  - { id: 0xc3, owner: '${owner}', balance: 40, type: '0xa11ce::gold::GOLD' }`,
  `  - { id: 0x5b, owner: '${owner}', type: '0xa11ce::shop::Ticket' }`,
  `  - { id: 0x5c, owner: shared, type: '0xa11ce::shop::Shop', version: 3 }`,
];

const ALL = {
  showEffects: true,
  showObjectChanges: true,
  showBalanceChanges: true,
  showEvents: true,
};

async function send({ client }: Loopback, fill: (tx: Transaction) => void) {
  const transaction = new Transaction();
  fill(transaction);
  const sent = await client.signAndExecuteTransaction({
    signer: keypair,
    transaction,
    options: ALL,
  });
  return client.waitForTransaction({ digest: sent.digest, options: ALL });
}

async function balancesOf({ client }: Loopback, address: string): Promise<readonly string[]> {
  return (await client.getCoins({ owner: address })).data.map(({ balance }) => balance);
}

describe('coins', () => {
  test('are split, sent and merged to the last MIST, gas included', async () => {
    const node = startNode(...COINS);
    const done = await send(node, (tx) => {
      const [small, large] = tx.splitCoins(tx.gas, [100, 7000]);
      tx.mergeCoins(tx.object('0xc2'), [small as TransactionObjectArgument]);
      tx.transferObjects([large as TransactionObjectArgument], full('b0b'));
    });
    expect(done.effects?.status).toEqual({ status: 'success' });
    expect(await balancesOf(node, full('b0b'))).toEqual(['7000']);
    const { gasUsed } = done.effects ?? {};
    const cost =
      Number(gasUsed?.computationCost) +
      Number(gasUsed?.storageCost) -
      Number(gasUsed?.storageRebate);
    expect(cost).toBeGreaterThan(0);
    expect(await balancesOf(node, owner)).toEqual([String(2_000_000_000 - 7100 - cost), '600']);
    const changes = done.balanceChanges?.map(({ amount }) => Number(amount)) ?? [];
    expect(changes.toSorted((a, b) => a - b)).toEqual([-7000 - cost, 7000]);
    expect(await node.failures()).toEqual([]);
  });

  test('keep their digests and versions from one transaction to the next', async () => {
    const node = startNode(...COINS);
    const pay = (amount: number) =>
      send(node, (tx) => tx.transferObjects([tx.splitCoins(tx.gas, [amount])], full('b0b')));
    const first = await pay(1);
    const second = await pay(2);
    const versionOf = (done: typeof first): unknown => done.effects?.gasObject.reference.version;
    expect([versionOf(first), versionOf(second)].map(Number)).toEqual([8, 9]);
    expect(second.effects?.dependencies).toContain(first.digest);
    expect((await balancesOf(node, full('b0b'))).toSorted()).toEqual(['1', '2']);
    expect(await node.failures()).toEqual([]);
  });

  test.each([
    [
      'too little in it',
      (tx: Transaction) => tx.transferObjects([tx.splitCoins('0xc2', [501])], full('b0b')),
      'InsufficientCoinBalance in command 0',
    ],
    [
      'a coin left over',
      (tx: Transaction) => void tx.splitCoins('0xc2', [1]),
      'UnusedValueWithoutDrop { result_idx: 0, secondary_idx: 0 }',
    ],
    [
      'two kinds of coins',
      (tx: Transaction) => void tx.mergeCoins('0xc2', ['0xc3']),
      'CommandArgumentError { arg_idx: 1, kind: TypeMismatch } in command 0',
    ],
    [
      'a coin used twice',
      (tx: Transaction) => {
        tx.transferObjects(['0xc2'], full('b0b'));
        tx.transferObjects(['0xc2'], full('b0b'));
      },
      'CommandArgumentError { arg_idx: 0, kind: InvalidValueUsage } in command 1',
    ],
  ])('with %s fail as on the chain, and cost gas all the same', async (_name, fill, error) => {
    const node = startNode(...COINS);
    const done = await send(node, (tx) => {
      fill(tx);
      // Without one the SDK asks for a dry run, and refuses what fails there.
      tx.setGasBudget(5_000_000);
    });
    expect(done.effects?.status).toEqual({ status: 'failure', error });
    const [gas, other] = await balancesOf(node, owner);
    expect(Number(gas)).toBeLessThan(2_000_000_000);
    expect(other).toBe('500');
    expect(await balancesOf(node, full('b0b'))).toEqual([]);
  });

  test('several as gas become one', async () => {
    const node = startNode(...COINS.slice(0, 3));
    const { client } = node;
    const { data } = await client.getCoins({ owner });
    const done = await send(node, (tx) => {
      tx.setGasPayment(
        data.map(({ coinObjectId, version, digest }) => ({
          objectId: coinObjectId,
          version,
          digest,
        })),
      );
      tx.transferObjects([tx.splitCoins(tx.gas, [1])], '0xb0b');
    });
    expect(done.effects?.deleted?.map(({ objectId }) => objectId)).toEqual([full('c2')]);
    expect(await balancesOf(node, owner)).toHaveLength(1);
  });
});

describe('a signature', () => {
  async function built(node: Loopback): Promise<Uint8Array> {
    const transaction = new Transaction();
    transaction.setSender(owner);
    transaction.transferObjects(['0x5b'], '0xb0b');
    return transaction.build({ client: node.client });
  }

  test('of somebody else, of other bytes, or missing, is refused', async () => {
    const node = startNode(...COINS);
    const bytes = await built(node);
    const execute = (signature: string | string[]) =>
      node.client.executeTransactionBlock({ transactionBlock: bytes, signature });
    const other = await stranger.signTransaction(bytes);
    await expect(execute(other.signature)).rejects.toThrow('-32002 Invalid user signature');
    const ofMessage = await keypair.signPersonalMessage(bytes);
    await expect(execute(ofMessage.signature)).rejects.toThrow('Signature is not valid');
    await expect(execute([])).rejects.toThrow('Expect 1 signer signatures but got 0');
    const { signature } = await keypair.signTransaction(bytes);
    const { digest } = await execute(signature);
    // Sent again, it changes nothing.
    expect((await execute(signature)).digest).toBe(digest);
    const { data } = await node.client.getObject({ id: '0x5b', options: { showOwner: true } });
    expect(data?.owner).toEqual({ AddressOwner: full('b0b') });
  });

  test('of the one who pays is needed as well', async () => {
    const payer = stranger.toSuiAddress();
    const node = startNode(...COINS, `  - { id: 0xd1, owner: '${payer}', balance: 90000000 }`);
    const transaction = new Transaction();
    transaction.setSender(owner);
    transaction.setGasOwner(payer);
    transaction.transferObjects(['0x5b'], '0xb0b');
    const bytes = await transaction.build({ client: node.client });
    const mine = (await keypair.signTransaction(bytes)).signature;
    const theirs = (await stranger.signTransaction(bytes)).signature;
    const execute = (...signature: string[]) =>
      node.client.executeTransactionBlock({ transactionBlock: bytes, signature });
    await expect(execute(mine)).rejects.toThrow('Expect 2 signer signatures but got 1');
    await expect(execute(mine, mine)).rejects.toThrow('is absent');
    await execute(theirs, mine);
    expect(await node.failures()).toEqual([]);
  });

  test('for an object that has moved on comes too late', async () => {
    const node = startNode(...COINS);
    const bytes = await built(node);
    await send(node, (tx) => void tx.mergeCoins(tx.gas, ['0xc2']));
    const { signature } = await keypair.signTransaction(bytes);
    await expect(
      node.client.executeTransactionBlock({ transactionBlock: bytes, signature }),
    ).rejects.toThrow(/Object ID 0x0+c1 Version 7 .* is not available for consumption/);
  });
});

describe('a Move call', () => {
  const buy = (tx: Transaction): void =>
    void tx.moveCall({
      target: '0xa11ce::shop::buy',
      arguments: [tx.object('0x5c'), tx.pure.u64(3)],
    });
  const SIGNATURE = `functions: ['0xa11ce::shop::buy(shop: &mut 0xa11ce::shop::Shop, count: u64)']`;

  test('that no fixture describes names the line to add', async () => {
    const node = startNode(...COINS, SIGNATURE);
    await expect(send(node, buy)).rejects.toThrow('no fixture describes the transaction');
    expect(await node.failures()).toEqual([
      expect.stringMatching(
        /^node-unanswered the program asks for a transaction with the commands 0x0+a11ce::shop::buy, and.*add to .*shop\.yaml: transactions: \[\{ commands: \[0x0+a11ce::shop::buy\]/,
      ),
    ]);
  });

  test('does what the fixture says, and what it made can be asked for', async () => {
    const node = startNode(
      ...COINS,
      SIGNATURE,
      'transactions:',
      `  - commands: ['0xa11ce::shop::buy']`,
      `    created: [{ type: '0xa11ce::shop::Ticket', owner: '${owner}', fields: { seat: '3' } }]`,
      '    changed: [{ id: 0x5c, fields: { sold: 1 } }]',
      `    events: [{ type: '0xa11ce::shop::Sold', json: { seat: '3' }, bcs: AwA= }]`,
    );
    const done = await send(node, buy);
    expect(done.effects?.status.status).toBe('success');
    const made = done.objectChanges?.find(({ type }) => type === 'created');
    if (made?.type !== 'created') throw new Error('nothing was made');
    const options = { showContent: true, showType: true };
    const ticket = await node.client.getObject({ id: made.objectId, options });
    expect(ticket.data).toMatchObject({
      type: `${full('a11ce')}::shop::Ticket`,
      content: { fields: { seat: '3', id: { id: made.objectId } } },
    });
    const shop = await node.client.getObject({ id: '0x5c', options });
    expect(shop.data).toMatchObject({ version: '8', content: { fields: { sold: 1 } } });
    expect(done.events).toMatchObject([{ parsedJson: { seat: '3' }, sender: owner }]);
    expect(await node.failures()).toEqual([]);
  });

  test('that the fixture lets fail makes nothing', async () => {
    const node = startNode(
      ...COINS,
      SIGNATURE,
      'transactions:',
      `  - { commands: ['*'], fails: 'MoveAbort(…, 2) in command 0', created: [{ type: '0x2::a::A', owner: shared }] }`,
    );
    const done = await send(node, (tx) => {
      buy(tx);
      tx.setGasBudget(5_000_000);
    });
    expect(done.effects?.status).toEqual({
      status: 'failure',
      error: 'MoveAbort(…, 2) in command 0',
    });
    expect(done.effects?.created).toBeUndefined();
  });

  test('with a plain value of another type is refused before it is sent', async () => {
    const node = startNode(...COINS, SIGNATURE);
    const wrong = (tx: Transaction): void =>
      void tx.moveCall({
        target: '0xa11ce::shop::buy',
        arguments: [tx.pure.u64(3), tx.pure.u64(3)],
      });
    await expect(send(node, wrong)).rejects.toThrow();
    const unknown = (tx: Transaction): void =>
      void tx.moveCall({ target: '0x2::coin::spilt', arguments: [tx.object('0xc1')] });
    await expect(send(node, unknown)).rejects.toThrow('no fixture answers');
  });
});
