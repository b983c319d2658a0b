/** The values in examples are what a node would take and send: they decode, and they fit each other. */

import { createHash } from 'node:crypto';
import { bcs } from '@mysten/sui/bcs';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction, TransactionDataBuilder } from '@mysten/sui/transactions';
import { deriveDynamicFieldID, fromBase64 } from '@mysten/sui/utils';
import { verifyTransactionSignature } from '@mysten/sui/verify';
import { computeZkLoginAddressFromSeed, parseZkLoginSignature } from '@mysten/sui/zklogin';
import { beforeAll, describe, expect, it } from 'vitest';
import { requestOf, sdkText } from '../../generators/json-rpc/example-text.ts';
import type { RpcMethod, RpcModel } from '../../generators/json-rpc/model.ts';
import { OWNER, RECIPIENT, TABLE, TIME } from '../../generators/json-rpc/sample-actors.ts';
import { FIELD_IDS } from '../../generators/json-rpc/sample-transactions.ts';
import { pinnedModel } from './pinned-model.ts';

let model: RpcModel;

beforeAll(() => {
  model = pinnedModel();
});

function methodOf(name: string): RpcMethod {
  const found = model.methods.find((method) => method.name === name);
  if (!found) throw new Error(`${name} is gone`);
  return found;
}

const inputOf = (name: string) => (methodOf(name).example.input ?? {}) as Record<string, string>;
/** Answers are JSON of every form. */
type Answer = ReturnType<typeof JSON.parse>;
const answerOf = (name: string) => methodOf(name).example.result as Answer;

/** Runs the code that readers copy; gives back what reached the transport, as JSON. */
async function sentBy(method: RpcMethod): Promise<unknown> {
  const sent: unknown[] = [];
  const record = (call: { method: string; params: unknown[] }) => {
    sent.push(JSON.parse(JSON.stringify({ method: call.method, params: call.params })));
    return Promise.resolve(method.example.result);
  };
  class Client extends SuiClient {
    constructor({ url }: { url: string }) {
      expect(url).toBe(getFullnodeUrl('mainnet'));
      super({ transport: { request: record, subscribe: record } as never });
    }
  }
  const program = sdkText(method, model).replace(/^import .*\n/gm, '');
  const run = new Function('SuiClient', 'getFullnodeUrl', `return (async () => {${program}})();`);
  await (run(Client, getFullnodeUrl) as Promise<void>);
  expect(sent).toHaveLength(1);
  return sent[0];
}

describe('the SDK call of an example', () => {
  it('sends exactly the request that stands beside it, for every method', async () => {
    for (const method of model.methods) {
      const { method: name, params } = requestOf(method) as { method: string; params: unknown };
      expect(await sentBy(method)).toEqual({ method: name, params });
    }
  });
});

describe('the transfer in the examples', () => {
  const bytes = () => fromBase64(inputOf('sui_executeTransactionBlock')['transactionBlock'] ?? '');

  it('decodes to the transaction that the answer shows', () => {
    const data = Transaction.from(bytes()).getData();
    const shown = answerOf('sui_getTransactionBlock').transaction.data;
    expect(data.sender).toBe(shown.sender);
    expect(data.gasData).toEqual(shown.gasData);
    expect(data.commands.map((one) => one.$kind)).toEqual(['SplitCoins', 'TransferObjects']);
    const [amount, recipient] = data.inputs.map((one) => one.Pure?.bytes ?? '');
    expect(bcs.u64().fromBase64(amount ?? '')).toBe(shown.transaction.inputs[0].value);
    expect(bcs.Address.fromBase64(recipient ?? '')).toBe(RECIPIENT);
  });

  it('has the digest of the answers and a signature of the sender', async () => {
    const digest = TransactionDataBuilder.getDigestFromBytes(bytes());
    expect(answerOf('sui_executeTransactionBlock').digest).toBe(digest);
    const { signature = '' } = inputOf('sui_executeTransactionBlock');
    expect((await verifyTransactionSignature(bytes(), signature)).toSuiAddress()).toBe(OWNER);
    const secret = createHash('sha256').update('sui reference example: owner key').digest();
    expect(Ed25519Keypair.fromSecretKey(secret).toSuiAddress()).toBe(OWNER);
  });

  it('is the one that a dry run shows as well', () => {
    const [block] = methodOf('sui_dryRunTransactionBlock').example.params;
    expect(fromBase64(String(block))).toEqual(bytes());
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
    for (const { name, bcsName, objectId } of fields) {
      expect(bcs.u64().fromBase64(bcsName)).toBe(name.value);
      expect(deriveDynamicFieldID(TABLE, name.type, fromBase64(bcsName))).toBe(objectId);
    }
    expect(fields).toHaveLength(FIELD_IDS.length);
    const { digest, objectId, version } = fields[0];
    expect(answerOf('suix_getDynamicFieldObject').data).toMatchObject({
      digest,
      objectId,
      version,
    });
  });
});

describe('an answer in the examples', () => {
  it.each([
    ['sui_getObject', 'id', (answer) => answer.data.objectId],
    ['sui_multiGetObjects', 'ids', (answer) => answer.map((one: Answer) => one.data.objectId)],
    ['sui_tryGetPastObject', 'id', (answer) => answer.details.objectId],
    ['sui_tryGetPastObject', 'version', (answer) => Number(answer.details.version)],
    ['sui_getTransactionBlock', 'digest', (answer) => answer.digest],
    [
      'sui_multiGetTransactionBlocks',
      'digests',
      (answer) => answer.map((one: Answer) => one.digest),
    ],
    ['sui_getCheckpoint', 'id', (answer) => answer.sequenceNumber],
    ['sui_getProtocolConfig', 'version', (answer) => answer.protocolVersion],
    ['suix_getBalance', 'coinType', (answer) => answer.coinType],
    ['suix_getCommitteeInfo', 'epoch', (answer) => answer.epoch],
    ['suix_getStakesByIds', 'stakedSuiIds', (answer) => [answer[0].stakes[0].stakedSuiId]],
  ] as [string, string, (answer: Answer) => unknown][])(
    'of %s is about the %s of the request',
    (name, property, read) => {
      expect(read(answerOf(name))).toEqual(methodOf(name).example.input?.[property]);
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
      const entries = (answer.data ?? answer).map((one: unknown) => JSON.stringify(one));
      expect(entries.length).toBeGreaterThan(1);
      expect(new Set(entries).size).toBe(entries.length);
    }
  });

  it('names modules by their own names', () => {
    const modules = answerOf('sui_getNormalizedMoveModulesByPackage');
    expect(Object.entries(modules).map(([key, one]) => [key, (one as Answer).name])).toEqual([
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
