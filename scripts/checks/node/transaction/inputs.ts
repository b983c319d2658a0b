/** The objects that a transaction takes, as the node holds them; of others, what the transaction says. Pure. */

import { SUI, standInDigest } from '../identity.ts';
import type { Owner, StoredObject } from '../model.ts';
import type { SentTransaction } from './decode.ts';

export type Objects = ReadonlyMap<string, StoredObject>;

export interface TakenInputs {
  /** Gas coins in the order given; a dry run without any gets a coin of its own. */
  readonly payments: readonly StoredObject[];
  /** Owned and received objects, and shared ones that it may write. */
  readonly mutable: readonly StoredObject[];
  readonly shared: readonly StoredObject[];
  /** The version of everything that the transaction writes. */
  readonly version: bigint;
}

/** What a node puts into the coin that pays for a dry run without gas coins. */
const PRETENDED_BALANCE = 1_000_000_000_000_000_000n;

export function takeInputs(transaction: SentTransaction, objects: Objects): TakenInputs {
  const { sender, gas } = transaction;
  const payments = gas.payment.map((ref) =>
    heldOr(objects, { ...ref, type: gasType, owner: { AddressOwner: gas.owner } }),
  );
  const shared: StoredObject[] = [];
  const mutable: StoredObject[] = [];
  const read: StoredObject[] = [];
  for (const { Object: object } of transaction.inputs) {
    const owned = object?.ImmOrOwnedObject ?? object?.Receiving;
    if (owned) {
      const held = heldOr(objects, { ...owned, type: '', owner: { AddressOwner: sender } });
      (held.owner === 'Immutable' ? read : mutable).push(held);
    } else if (object?.SharedObject) {
      const { objectId, initialSharedVersion: version, mutable: isMutable } = object.SharedObject;
      const owner = { Shared: { initial_shared_version: String(version) } };
      const held = heldOr(objects, {
        objectId,
        version,
        digest: standInDigest(objectId, version),
        type: '',
        owner,
      });
      shared.push(held);
      (isMutable ? mutable : read).push(held);
    }
  }
  const versions = [...payments, ...mutable, ...read].map((object) => object.version);
  const version = versions.reduce((most, next) => (next > most ? next : most), 0n) + 1n;
  return {
    payments: payments.length > 0 ? payments : [pretendedCoin(transaction)],
    mutable,
    shared,
    version,
  };
}

const gasType = `0x2::coin::Coin<${SUI}>`;

interface Reference {
  readonly objectId: string;
  readonly version: string;
  readonly digest: string;
  readonly type: string;
  readonly owner: Owner;
}

function heldOr(
  objects: Objects,
  { objectId, version, digest, type, owner }: Reference,
): StoredObject {
  const held = objects.get(objectId);
  if (held) return held;
  const previousTransaction = standInDigest('funding', objectId);
  return {
    id: objectId,
    version: BigInt(version),
    digest,
    type,
    owner,
    previousTransaction,
    balance: null,
    fields: {},
  };
}

function pretendedCoin({ gas }: SentTransaction): StoredObject {
  const id = `0x${'0'.repeat(64)}`;
  const coin = {
    objectId: id,
    version: '0',
    digest: standInDigest(id),
    type: gasType,
    owner: { AddressOwner: gas.owner },
  };
  return { ...heldOr(new Map(), coin), balance: PRETENDED_BALANCE };
}

/** What is wrong with the references to objects that the node holds, in a node's words; null when nothing is. */
export function inputError(transaction: SentTransaction, objects: Objects): string | null {
  const refs = [
    ...transaction.gas.payment,
    ...transaction.inputs.flatMap(
      ({ Object: object }) => object?.ImmOrOwnedObject ?? object?.Receiving ?? [],
    ),
  ];
  for (const { objectId, version, digest } of refs) {
    const held = objects.get(objectId);
    if (!held || (held.version === BigInt(version) && held.digest === digest)) continue;
    const reason = `Object ID ${objectId} Version ${version} Digest ${digest} is not available for consumption, current version: ${held.version}`;
    return `Transaction validator signing failed due to issues with transaction inputs, please review the errors and try again:\n- ${reason}`;
  }
  return gasError(transaction, objects);
}

function gasError({ gas }: SentTransaction, objects: Objects): string | null {
  const held = gas.payment.map(({ objectId }) => objects.get(objectId)?.balance ?? null);
  if (held.length === 0 || held.includes(null)) return null;
  const total = held.reduce<bigint>((sum, balance) => sum + (balance ?? 0n), 0n);
  if (total >= BigInt(gas.budget)) return null;
  const reason = `Balance of gas object ${total} is lower than the needed amount: ${gas.budget}`;
  return `Transaction validator signing failed due to issues with transaction inputs, please review the errors and try again:\n- ${reason}`;
}
