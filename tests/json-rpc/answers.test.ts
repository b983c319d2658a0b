/** The answers in examples are what a node would send for the request beside them, and agree with each other. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { RpcExample, RpcMethod } from '../../generators/json-rpc/model/model.ts';
import { pinnedModel } from './pinned-model.ts';

/** Answers are JSON of every form. */
type Answer = ReturnType<typeof JSON.parse>;
let methods: readonly (RpcMethod & { readonly example: RpcExample })[];

beforeAll(() => {
  methods = pinnedModel().methods.flatMap((method) =>
    method.example === null ? [] : [{ ...method, example: method.example }],
  );
});

const answerOf = (name: string): Answer =>
  methods.find((method) => method.name === name)?.example.result;

/** Every object within a value, itself included. */
function objectsIn(value: unknown): Answer[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

/** `showEffects` asks for `effects`; one option is called otherwise than what it asks for. */
const PARTS: Readonly<Record<string, string>> = { showInput: 'transaction' };
const partOf = (option: string): string =>
  PARTS[option] ?? option.charAt(4).toLowerCase() + option.slice(5);

/** `showEffects` and its like, wherever the request has them. */
const optionsOf = (params: readonly unknown[]): object =>
  objectsIn(params).find((object) => Object.keys(object).some((key) => key.startsWith('show'))) ??
  {};

describe('an answer', () => {
  it('has exactly the parts that the options of the request ask for', () => {
    const found = methods.flatMap((method) => {
      const options = optionsOf(method.example.params);
      const asked = Object.keys(options).map(partOf);
      const isObjects = /Object/.test(method.name);
      const always = isObjects
        ? ['objectId', 'version', 'digest']
        : method.name === 'sui_executeTransactionBlock'
          ? ['digest', 'confirmedLocalExecution']
          : ['digest', 'checkpoint', 'timestampMs'];
      if (asked.length === 0) return [];
      const answered = objectsIn(method.example.result).filter((object) =>
        isObjects
          ? 'previousTransaction' in object && 'objectId' in object
          : 'digest' in object && 'balanceChanges' in object,
      );
      return [{ method: method.name, answered, expected: [...always, ...asked].sort() }];
    });
    expect(found.length).toBeGreaterThan(6);
    for (const { method, answered, expected } of found) {
      expect([method, answered.length > 0]).toEqual([method, true]);
      for (const object of answered)
        expect([method, Object.keys(object).sort()]).toEqual([method, expected]);
    }
  });

  it('with a next page ends where its cursor points', () => {
    const pages = methods
      .map((method) => ({ name: method.name, page: method.example.result as Answer }))
      .filter(({ page }) => page?.hasNextPage === true);
    expect(pages.length).toBeGreaterThan(7);
    for (const { name, page } of pages) {
      const last = page.data.at(-1);
      const { data = last, id, digest, coinObjectId, epoch, sequenceNumber } = last;
      const locations = [id, coinObjectId, data.objectId, sequenceNumber, epoch, digest];
      expect([name, locations.find((location) => location !== undefined)]).toEqual([
        name,
        page.nextCursor,
      ]);
    }
  });

  it('without a next page has no cursor', () => {
    const { hasNextPage, nextCursor } = answerOf('suix_resolveNameServiceNames');
    expect([hasNextPage, nextCursor]).toEqual([false, null]);
  });

  it('about what an address owns names no other owner', () => {
    const owner = methods.find(({ name }) => name === 'suix_getOwnedObjects')?.example.params[0];
    const owners = answerOf('suix_getOwnedObjects').data.map((coin: Answer) => coin.data.owner);
    expect(owners).toEqual(owners.map(() => ({ AddressOwner: owner })));
  });

  it('about a dry run has no error and no price against congestion: it shares no object', () => {
    const answer = answerOf('sui_dryRunTransactionBlock');
    expect(answer.effects.sharedObjects).toBeUndefined();
    expect([answer.executionErrorSource, 'suggestedGasPrice' in answer]).toEqual([null, false]);
  });

  it('tells of every changed object which version it had, and gives it a higher one', () => {
    const effects = methods
      .flatMap((method) => objectsIn([method.example.result, method.example.message]))
      .filter((effect) => 'mutated' in effect);
    expect(effects.length).toBeGreaterThan(5);
    for (const { mutated, modifiedAtVersions = [] } of effects) {
      const before = new Map(modifiedAtVersions.map((version: Answer) => Object.values(version)));
      for (const { reference } of mutated)
        expect(Number(before.get(reference.objectId))).toBeLessThan(Number(reference.version));
    }
  });

  it('about a checkpoint lists a transaction after those that it depends on', () => {
    const { transactions, endOfEpochData } = answerOf('sui_getCheckpoint');
    const { digest, effects, checkpoint, timestampMs } = answerOf('sui_getTransactionBlock');
    expect(transactions).toEqual([...effects.dependencies, digest]);
    expect(answerOf('sui_getCheckpoint')).toMatchObject({
      sequenceNumber: checkpoint,
      timestampMs,
    });
    expect(endOfEpochData).toBeUndefined();
  });

  it('about an epoch has its validators, with nothing to change for the next one', () => {
    const { validators } = answerOf('suix_getCurrentEpoch');
    expect(validators).toEqual(answerOf('suix_getLatestSuiSystemState').activeValidators);
    expect(answerOf('suix_getEpochs').data[0].validators).toEqual(validators);
    expect(validators[0]).toMatchObject({ nextEpochNetAddress: null, nextEpochGasPrice: '500' });
  });

  it('balances: what the sender loses is what the recipient gains and the gas costs', () => {
    const { balanceChanges, effects } = answerOf('sui_executeTransactionBlock');
    const [computation, storage, rebate] = ['computationCost', 'storageCost', 'storageRebate'].map(
      (name) => BigInt(effects.gasUsed[name]),
    ) as [bigint, bigint, bigint];
    const sum = balanceChanges.reduce(
      (all: bigint, balanceChange: Answer) => all + BigInt(balanceChange.amount),
      0n,
    );
    expect(sum).toBe(rebate - computation - storage);
  });

  it('about all epochs has more than one, the newest first', () => {
    const epochs = answerOf('suix_getAllEpochAddressMetrics').map(
      (metrics: Answer) => metrics.epoch,
    );
    expect(epochs).toEqual([823, 822]);
  });
});
