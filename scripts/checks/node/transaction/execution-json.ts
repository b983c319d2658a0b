/** What a transaction did, as JSON-RPC shows it: effects, changes of objects and balances, events. Pure. */

import { normalizeSuiAddress, toBase58 } from '@mysten/sui/utils';
import { effectsBytes } from './execution-bcs.ts';
import type { Execution, GasUsed, WrittenObject } from './execution.ts';
import { coinTypeOf, standInDigest } from '../identity.ts';
import type { Owner, StoredObject } from '../model.ts';
import { transactionJson } from './transaction-json.ts';

export function effectsJson(execution: Execution): object {
  const { transaction, error, written, deleted, wrapped, shared, gasObject, chain } = execution;
  const isCreated = ({ before }: WrittenObject): boolean => before === null;
  const lists = {
    sharedObjects: shared.map(refJson),
    created: written.filter(isCreated).map(({ after }) => ownedJson(after)),
    mutated: written.filter((change) => !isCreated(change)).map(({ after }) => ownedJson(after)),
    deleted: deleted.map(({ id }) =>
      refJson({ id: id, version: execution.version, digest: DELETED }),
    ),
    wrapped: wrapped.map(({ id }) =>
      refJson({ id: id, version: execution.version, digest: WRAPPED }),
    ),
  };
  const touched = [...written.flatMap(({ before }) => before ?? []), ...deleted, ...wrapped];
  return {
    messageVersion: 'v1',
    status: error === null ? { status: 'success' } : { status: 'failure', error },
    executedEpoch: String(chain.epoch),
    gasUsed: gasJson(execution.gasUsed),
    modifiedAtVersions: touched.map(({ id, version }) => ({
      objectId: id,
      sequenceNumber: String(version),
    })),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    transactionDigest: transaction.digest,
    gasObject: ownedJson(gasObject),
    ...(execution.events.length > 0
      ? { eventsDigest: standInDigest('events', transaction.digest) }
      : {}),
    dependencies: [...new Set(touched.map(({ previousTransaction }) => previousTransaction))],
  };
}

function gasJson({ computation, storage, rebate }: GasUsed): object {
  return {
    computationCost: String(computation),
    storageCost: String(storage),
    storageRebate: String(rebate),
    // The rebate is 99 % of what was paid for storage; the remaining 1 % is kept.
    nonRefundableStorageFee: String(rebate / 99n),
  };
}

function refJson({ id, version, digest }: Pick<StoredObject, 'id' | 'version' | 'digest'>): object {
  return { objectId: id, version: Number(version), digest };
}

function ownedJson(object: StoredObject): object {
  return { owner: object.owner, reference: refJson(object) };
}

/** Objects that no longer exist, and wrapped ones, share a digest each. */
const DELETED = toBase58(new Uint8Array(32).fill(99));
const WRAPPED = toBase58(new Uint8Array(32).fill(88));

export function objectChangesJson(execution: Execution): readonly object[] {
  const { transaction, written, deleted, wrapped, published, version } = execution;
  const { sender } = transaction;
  const removed = (type: string) => (object: StoredObject) => ({
    type,
    sender,
    objectType: object.type,
    objectId: object.id,
    version: String(version),
  });
  return [
    ...written
      .filter(({ after }) => after.type !== '')
      .map((change) => writtenJson(change, sender)),
    ...deleted.map(removed('deleted')),
    ...wrapped.map(removed('wrapped')),
    ...published.map(({ id, modules }) => ({
      ...{
        type: 'published',
        packageId: id,
        version: '1',
        digest: standInDigest(id, version),
        modules,
      },
    })),
  ];
}

function writtenJson({ before, after }: WrittenObject, sender: string): object {
  const { id: objectId, type: objectType, owner, digest } = after;
  const version = String(after.version);
  if (before === null)
    return { type: 'created', sender, owner, objectType, objectId, version, digest };
  const previousVersion = String(before.version);
  return { type: 'mutated', sender, owner, objectType, objectId, version, previousVersion, digest };
}

/** By owner and type of coin, as far as the node knows the balances. */
export function balanceChangesJson({ written, deleted }: Execution): readonly object[] {
  const sums = new Map<string, { owner: Owner; coinType: string; amount: bigint }>();
  const add = ({ owner, type, balance }: StoredObject, sign: bigint): void => {
    const coinType = coinTypeOf(type);
    if (coinType === null || balance === null) return;
    const key = JSON.stringify([owner, coinType]);
    const sum = sums.get(key) ?? { owner, coinType, amount: 0n };
    sums.set(key, { ...sum, amount: sum.amount + sign * balance });
  };
  for (const { before, after } of written) {
    if (before !== null) add(before, -1n);
    add(after, 1n);
  }
  for (const object of deleted) add(object, -1n);
  return [...sums.values()]
    .filter(({ amount }) => amount !== 0n)
    .map((sum) => ({ ...sum, amount: String(sum.amount) }));
}

export function eventsJson({ transaction, events, chain }: Execution): readonly object[] {
  return events.map(({ type, json, bcs }, index) => ({
    id: { txDigest: transaction.digest, eventSeq: String(index) },
    packageId: normalizeSuiAddress(type.split('::')[0] ?? ''),
    transactionModule: type.split('::')[1],
    sender: transaction.sender,
    type,
    parsedJson: json,
    bcsEncoding: 'base64',
    bcs,
    timestampMs: String(chain.timestampMs),
  }));
}

export function dryRunJson(execution: Execution): object {
  return {
    effects: effectsJson(execution),
    events: eventsJson(execution),
    objectChanges: objectChangesJson(execution),
    balanceChanges: balanceChangesJson(execution),
    input: transactionJson(execution.transaction),
  };
}

export interface Executed {
  readonly execution: Execution;
  readonly signatures: readonly string[];
}

/** Only what the options ask for; `isFinal` adds what a node knows once the checkpoint is there. */
export function responseJson(
  { execution, signatures }: Executed,
  options: Readonly<Record<string, unknown>>,
  isFinal: { readonly checkpoint: bigint } | null,
): object {
  const { transaction, chain } = execution;
  const display = (key: string, name: string, value: () => unknown): object =>
    options[key] === true ? { [name]: value() } : {};
  return {
    digest: transaction.digest,
    ...display('showInput', 'transaction', () => ({
      data: transactionJson(transaction),
      txSignatures: signatures,
    })),
    ...display('showEffects', 'effects', () => effectsJson(execution)),
    ...display('showRawEffects', 'rawEffects', () => [...(effectsBytes(execution) ?? [])]),
    ...display('showEvents', 'events', () => eventsJson(execution)),
    ...display('showObjectChanges', 'objectChanges', () => objectChangesJson(execution)),
    ...display('showBalanceChanges', 'balanceChanges', () => balanceChangesJson(execution)),
    ...(isFinal
      ? { timestampMs: String(chain.timestampMs), checkpoint: String(isFinal.checkpoint) }
      : { confirmedLocalExecution: false }),
  };
}
