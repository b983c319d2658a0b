/** What a transaction does to the objects a node holds: coins by its commands, everything else by the fixture. Pure. */

import type { Coin, CommandsRun } from './commands.ts';
import { runCommands } from './commands.ts';
import { ownerOf } from '../fixture/sections.ts';
import { createdId, standInDigest } from '../identity.ts';
import type { Objects, TakenInputs } from './inputs.ts';
import { takeInputs } from './inputs.ts';
import type {
  Chain,
  EventEntry,
  NewObject,
  ObjectPatch,
  StoredObject,
  TransactionEntry,
} from '../model.ts';
import type { SentTransaction } from './decode.ts';

/** An object that a transaction wrote, and what it was before; null when it is new. */
export interface WrittenObject {
  readonly before: StoredObject | null;
  readonly after: StoredObject;
}

export interface GasUsed {
  readonly computation: bigint;
  readonly storage: bigint;
  readonly rebate: bigint;
}

export interface Execution {
  readonly transaction: SentTransaction;
  readonly error: string | null;
  readonly gasUsed: GasUsed;
  readonly gasObject: StoredObject;
  readonly version: bigint;
  /** The gas coin first. */
  readonly written: readonly WrittenObject[];
  readonly deleted: readonly StoredObject[];
  readonly wrapped: readonly StoredObject[];
  readonly published: TransactionEntry['published'];
  readonly shared: readonly StoredObject[];
  readonly events: readonly EventEntry[];
  readonly chain: Chain;
}

export interface World {
  readonly objects: Objects;
  readonly chain: Chain;
  /** What the fixture says about this transaction. */
  readonly entry: TransactionEntry | null;
}

/** Null: it does something that only a fixture can describe, and none does. */
export function execute(transaction: SentTransaction, world: World): Execution | null {
  const { entry, chain } = world;
  const taken = takeInputs(transaction, world.objects);
  const gasCoin = gasCoinOf(taken, transaction);
  const coins = new Map(
    taken.mutable.flatMap((object) =>
      object.balance === null ? [] : [[object.id, coinFrom(object)] as const],
    ),
  );
  const run = runCommands(transaction, gasCoin, (id) => coins.get(id) ?? null);
  if (run.needsEntry && entry === null) return null;
  const error = entry?.fails ?? run.error;
  const [payer = null, ...smashed] = taken.payments;
  const done = error === null ? changesOf({ taken, run, entry, transaction }) : nothingDone(taken);
  const deleted = [...smashed, ...done.deleted];
  const gasUsed = entry?.gas ?? usualGas(transaction, { ...done, deleted });
  const settle = (object: StoredObject): StoredObject =>
    settled(object, transaction, taken.version);
  const gasObject = settle(
    paidGas({ taken, transaction, gasCoin: error === null ? gasCoin : null }, gasUsed),
  );
  return {
    transaction,
    error,
    gasUsed,
    gasObject,
    version: taken.version,
    written: [
      { before: payer, after: gasObject },
      ...done.written.map(({ before, after }) => ({ before, after: settle(after) })),
    ],
    deleted,
    wrapped: done.wrapped,
    published: error === null ? (entry?.published ?? []) : [],
    shared: taken.shared,
    events: error === null ? (entry?.events ?? []) : [],
    chain,
  };
}

function totalOf(objects: readonly StoredObject[]): bigint | null {
  return objects.reduce<bigint | null>(
    (sum, { balance }) => (sum === null || balance === null ? null : sum + balance),
    0n,
  );
}

function coinFrom({ id, type, balance }: StoredObject): Coin {
  return { id, type, balance: balance ?? 0n, sentTo: null, isSpent: false };
}

/** All gas coins in one, without what is set aside for gas. Null when the node does not know their balance. */
function gasCoinOf({ payments }: TakenInputs, { gas }: SentTransaction): Coin | null {
  const total = totalOf(payments);
  const [first] = payments;
  if (!first || total === null) return null;
  return { ...coinFrom(first), balance: total - BigInt(gas.budget) };
}

interface Paying {
  readonly taken: TakenInputs;
  readonly transaction: SentTransaction;
  /** After the commands; null when they failed. */
  readonly gasCoin: Coin | null;
}

function paidGas({ taken, transaction, gasCoin }: Paying, gasUsed: GasUsed): StoredObject {
  const [payer] = taken.payments;
  if (!payer) throw new Error('a transaction was taken without a coin that pays for it');
  const total = totalOf(taken.payments);
  const before = gasCoin === null ? total : gasCoin.balance + BigInt(transaction.gas.budget);
  const owner = gasCoin?.sentTo ? { AddressOwner: gasCoin.sentTo } : payer.owner;
  return { ...payer, owner, balance: before === null ? null : before - costOf(gasUsed) };
}

export function costOf({ computation, storage, rebate }: GasUsed): bigint {
  return computation + storage - rebate;
}

function settled(object: StoredObject, { digest }: SentTransaction, version: bigint): StoredObject {
  return {
    ...object,
    version,
    digest: standInDigest(object.id, version, digest),
    previousTransaction: digest,
  };
}

interface Changes {
  readonly written: readonly WrittenObject[];
  readonly deleted: readonly StoredObject[];
  readonly wrapped: readonly StoredObject[];
}

/** Also a transaction that fails gives its inputs a new version. */
function nothingDone({ mutable }: TakenInputs): Changes {
  return {
    written: mutable.map((before) => ({ before, after: before })),
    deleted: [],
    wrapped: [],
  };
}

interface Done {
  readonly taken: TakenInputs;
  readonly run: CommandsRun;
  readonly entry: TransactionEntry | null;
  readonly transaction: SentTransaction;
}

function changesOf({ taken, run, entry, transaction }: Done): Changes {
  const coins = new Map(
    run.coins.flatMap((coin) => (coin.id === null ? [] : [[coin.id, coin] as const])),
  );
  const isRemoved = ({ id }: StoredObject): boolean =>
    coins.get(id)?.isSpent === true || (entry?.deleted.includes(id) ?? false);
  const isWrapped = ({ id }: StoredObject): boolean => entry?.wrapped.includes(id) ?? false;
  const remaining = taken.mutable.filter((object) => !isRemoved(object) && !isWrapped(object));
  const mutated = remaining.map((before) => {
    const patch = entry?.changed.find(({ id }) => id === before.id) ?? null;
    const moved = movedTo(before, coins.get(before.id)?.sentTo ?? run.sent.get(before.id) ?? null);
    const balance = coins.get(before.id)?.balance ?? before.balance;
    return { before, after: patched({ ...moved, balance }, patch) };
  });
  const made = [
    ...run.coins.filter(({ id, isSpent }) => id === null && !isSpent).map(coinMade),
    ...(entry?.created ?? []),
  ];
  const created = made.map((object, index) => ({
    before: null,
    after: createdObject(object, { index, taken, transaction }),
  }));
  return {
    written: [...mutated, ...created],
    deleted: taken.mutable.filter(isRemoved),
    wrapped: taken.mutable.filter((object) => isWrapped(object) && !isRemoved(object)),
  };
}

function movedTo(object: StoredObject, address: string | null): StoredObject {
  return address === null ? object : { ...object, owner: { AddressOwner: address } };
}

function patched(object: StoredObject, patch: ObjectPatch | null): StoredObject {
  if (patch === null) return object;
  return {
    ...object,
    owner: patch.owner === null ? object.owner : ownerOf(patch.owner, object.version),
    balance: patch.balance ?? object.balance,
    fields: { ...object.fields, ...patch.fields },
  };
}

function coinMade({ type, balance, sentTo }: Coin): NewObject {
  return { id: null, type, owner: sentTo ?? '0x0', balance, fields: {} };
}

function createdObject(
  { id, type, owner, balance, fields }: NewObject,
  { index, taken, transaction }: Pick<Done, 'taken' | 'transaction'> & { readonly index: number },
): StoredObject {
  const own = id ?? createdId(transaction.digest, index);
  const { version } = taken;
  return {
    ...{ id: own, type, balance, fields, version, owner: ownerOf(owner, version) },
    ...{ digest: standInDigest(own, version), previousTransaction: transaction.digest },
  };
}

/** The smallest bucket of computation, and the storage fee of a coin for each object: right for coins, a guess for others. */
const COMPUTATION_UNITS = 1000n;
const COIN_STORAGE = 988_000n;
const COIN_REBATE = 978_120n;

function usualGas({ gas }: SentTransaction, { written, deleted }: Changes): GasUsed {
  const outgoing = BigInt(written.length + 1);
  const incoming = BigInt(
    written.filter(({ before }) => before !== null).length + deleted.length + 1,
  );
  return {
    computation: COMPUTATION_UNITS * BigInt(gas.price),
    storage: COIN_STORAGE * outgoing,
    rebate: COIN_REBATE * incoming,
  };
}
