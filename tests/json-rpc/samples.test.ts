/** The values in examples are what a node would take and send: they decode, and they fit each other. */

import { createHash } from 'node:crypto';
import { bcs } from '@mysten/sui/bcs';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction, TransactionDataBuilder } from '@mysten/sui/transactions';
import { deriveDynamicFieldID, fromBase64 } from '@mysten/sui/utils';
import { verifyTransactionSignature } from '@mysten/sui/verify';
import { computeZkLoginAddressFromSeed, parseZkLoginSignature } from '@mysten/sui/zklogin';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RpcExample, RpcModel } from '../../generators/json-rpc/model/model.ts';
import { pinnedModel } from './pinned-model.ts';

let model: RpcModel;

beforeAll(() => {
  model = pinnedModel();
});

function exampleOf(name: string): RpcExample {
  const found = model.methods.find((method) => method.name === name)?.example;
  if (!found) throw new Error(`${name} has no example`);
  return found;
}

/** Answers are JSON of every form. */
type Answer = ReturnType<typeof JSON.parse>;
const inputOf = (name: string) => (exampleOf(name).input ?? {}) as Record<string, string>;
const answerOf = (name: string) => exampleOf(name).result as Answer;

/** The address of the Ed25519 key whose secret is the SHA-256 of these words. */
const OWNER = Ed25519Keypair.fromSecretKey(
  createHash('sha256').update('sui reference example: owner key').digest(),
).toSuiAddress();
/** 15 July 2025, 00:00 UTC. */
const TIME = 1752537600000;

describe('the transfer in the examples', () => {
  const bytes = () => fromBase64(inputOf('sui_executeTransactionBlock')['transactionBlock'] ?? '');

  it('decodes to the transaction that the answer shows', () => {
    const data = Transaction.from(bytes()).getData();
    const displayed = answerOf('sui_dryRunTransactionBlock').input;
    expect(data.sender).toBe(displayed.sender);
    expect(data.gasData).toEqual({
      ...displayed.gasData,
      payment: displayed.gasData.payment.map((coin: Answer) => ({
        ...coin,
        version: String(coin.version),
      })),
    });
    expect(data.commands.map((command) => command.$kind)).toEqual([
      'SplitCoins',
      'TransferObjects',
    ]);
    const [amount, recipient] = data.inputs.map((input) => input.Pure?.bytes ?? '');
    expect(bcs.u64().fromBase64(amount ?? '')).toBe(displayed.transaction.inputs[0].value);
    expect(bcs.Address.fromBase64(recipient ?? '')).toBe(displayed.transaction.inputs[1].value);
  });

  it('has the digest of the answers and a signature of the sender', async () => {
    const digest = TransactionDataBuilder.getDigestFromBytes(bytes());
    expect(answerOf('sui_executeTransactionBlock').digest).toBe(digest);
    const { signature = '' } = inputOf('sui_executeTransactionBlock');
    expect((await verifyTransactionSignature(bytes(), signature)).toSuiAddress()).toBe(OWNER);
  });

  it('is the one that a dry run shows as well', () => {
    const [block] = exampleOf('sui_dryRunTransactionBlock').params;
    expect(fromBase64(String(block))).toEqual(bytes());
  });
});

describe('a transaction that the node builds', () => {
  const built = (): readonly [string, RpcExample][] =>
    model.methods.flatMap(({ name, example }) =>
      name.startsWith('unsafe_') && example !== null ? [[name, example] as const] : [],
    ) as [string, RpcExample][];

  it('is from the signer, within the budget, and takes the objects that the answer names', () => {
    expect(built()).toHaveLength(13);
    for (const [name, { params, result }] of built()) {
      const { gas, inputObjects, txBytes } = result as Answer;
      const data = Transaction.from(fromBase64(txBytes)).getData();
      expect([name, data.sender]).toEqual([name, params[0]]);
      expect([name, params.includes(data.gasData.budget)]).toEqual([name, true]);
      const payment = data.gasData.payment?.map(({ objectId }) => objectId);
      expect([name, payment]).toEqual([name, gas.map((coin: Answer) => coin.objectId)]);
      const taken = data.inputs.flatMap(({ Object: object }) => {
        const { ImmOrOwnedObject: owned, SharedObject: shared } = object ?? {};
        return owned?.objectId ?? shared?.objectId ?? [];
      });
      const named = inputObjects.flatMap(
        (inputObject: Answer) =>
          inputObject.ImmOrOwnedMoveObject?.objectId ?? inputObject.SharedMoveObject?.id ?? [],
      );
      expect([name, [...taken, ...(payment ?? [])].sort()]).toEqual([name, named.sort()]);
    }
  });

  it.each([
    ['unsafe_pay', 'SplitCoins TransferObjects TransferObjects'],
    ['unsafe_payAllSui', 'TransferObjects'],
    ['unsafe_moveCall', 'MoveCall'],
    ['unsafe_publish', 'Publish TransferObjects'],
    ['unsafe_requestAddStake', 'MakeMoveVec MoveCall'],
    ['unsafe_batchTransaction', 'TransferObjects MoveCall'],
  ])('of %s runs %s', (name, kinds) => {
    const { commands } = Transaction.from(fromBase64(answerOf(name).txBytes)).getData();
    expect(commands.map((command) => command.$kind).join(' ')).toBe(kinds);
  });
});

describe('other bytes in the examples', () => {
  it('of a zkLogin signature parse, and belong to the author', () => {
    const { bytes = '', signature = '', author } = inputOf('sui_verifyZkLoginSignature');
    expect(Transaction.from(bytes).getData().sender).toBe(author);
    const parsed = parseZkLoginSignature(fromBase64(signature).slice(1));
    const seed = BigInt(parsed.inputs.addressSeed);
    expect(computeZkLoginAddressFromSeed(seed, 'https://accounts.google.com', false)).toBe(author);
  });

  it('of a call without sender decode, and what it returns is a time', () => {
    const kind = inputOf('sui_devInspectTransactionBlock')['transactionBlock'] ?? '';
    const [command] = Transaction.fromKind(kind).getData().commands;
    expect(command?.MoveCall).toMatchObject({ module: 'clock', function: 'timestamp_ms' });
    const [bytes, type] = answerOf('sui_devInspectTransactionBlock').results[0].returnValues[0];
    expect([type, bcs.u64().parse(Uint8Array.from(bytes))]).toEqual(['u64', String(TIME)]);
  });

  it('of an event are the event in BCS', () => {
    const Event = bcs.struct('StakingRequestEvent', {
      pool_id: bcs.Address,
      validator_address: bcs.Address,
      staker_address: bcs.Address,
      epoch: bcs.u64(),
      amount: bcs.u64(),
    });
    const event = answerOf('suix_queryEvents').data[0];
    expect(Event.fromBase64(event.bcs)).toEqual(event.parsedJson);
  });

  it('of the names of dynamic fields give the ids of the fields', () => {
    const fields = answerOf('suix_getDynamicFields').data;
    const parent = String(exampleOf('suix_getDynamicFields').params[0]);
    for (const { name, bcsName, objectId } of fields) {
      expect(bcs.u64().fromBase64(bcsName)).toBe(name.value);
      expect(deriveDynamicFieldID(parent, name.type, fromBase64(bcsName))).toBe(objectId);
    }
    expect(fields).toHaveLength(2);
    const { digest, objectId, version } = fields[0];
    expect(answerOf('suix_getDynamicFieldObject').data).toMatchObject({
      digest,
      objectId,
      version: Number(version),
    });
  });
});

describe('an answer in the examples', () => {
  it.each([
    ['sui_getObject', 'id', (answer) => answer.data.objectId],
    [
      'sui_multiGetObjects',
      'ids',
      (answer) => answer.map((object: Answer) => object.data.objectId),
    ],
    ['sui_tryGetPastObject', 'id', (answer) => answer.details.objectId],
    ['sui_tryGetPastObject', 'version', (answer) => Number(answer.details.version)],
    ['sui_getTransactionBlock', 'digest', (answer) => answer.digest],
    [
      'sui_multiGetTransactionBlocks',
      'digests',
      (answer) => answer.map((object: Answer) => object.digest),
    ],
    ['sui_getCheckpoint', 'id', (answer) => answer.sequenceNumber],
    ['sui_getProtocolConfig', 'version', (answer) => answer.protocolVersion],
    ['suix_getBalance', 'coinType', (answer) => answer.coinType],
    ['suix_getCommitteeInfo', 'epoch', (answer) => answer.epoch],
    ['suix_getStakesByIds', 'stakedSuiIds', (answer) => [answer[0].stakes[0].stakedSuiId]],
  ] as [string, string, (answer: Answer) => unknown][])(
    'of %s is about the %s of the request',
    (name, property, read) => {
      expect(read(answerOf(name))).toEqual(exampleOf(name).input?.[property]);
    },
  );

  it('lists nothing twice', () => {
    const lists = [
      'suix_getAllBalances',
      'suix_getCoins',
      'suix_getOwnedObjects',
      'suix_getEpochMetrics',
    ];
    for (const name of lists) {
      const answer = answerOf(name);
      const entries = (answer.data ?? answer).map((entry: unknown) => JSON.stringify(entry));
      expect(entries.length).toBeGreaterThan(1);
      expect(new Set(entries).size).toBe(entries.length);
    }
  });

  it('names modules by their own names', () => {
    const modules = answerOf('sui_getNormalizedMoveModulesByPackage');
    expect(Object.entries(modules).map(([key, module]) => [key, (module as Answer).name])).toEqual([
      ['coin', 'coin'],
    ]);
  });

  it('has validators whose keys are as long as the keys of their kind', () => {
    const [validator] = answerOf('suix_getLatestSuiSystemState').activeValidators;
    const lengths = ['protocolPubkeyBytes', 'networkPubkeyBytes', 'proofOfPossessionBytes'].map(
      (name) => fromBase64(validator[name]).length,
    );
    expect(lengths).toEqual([96, 32, 48]);
  });

  it('has a total stake of which each validator holds its share', () => {
    const state = answerOf('suix_getLatestSuiSystemState');
    const [validator] = state.activeValidators;
    const share = (BigInt(validator.stakingPoolSuiBalance) * 10000n) / BigInt(state.totalStake);
    expect(String(share)).toBe(validator.votingPower);
  });
});
