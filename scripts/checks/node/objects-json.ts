/** The objects that a node holds, as JSON-RPC answers about them. Pure. */

import { SUI, coinTypeOf, inFull } from './identity.ts';
import type { Objects } from './transaction/inputs.ts';
import type { StoredObject } from './model.ts';

type Options = Readonly<Record<string, unknown>>;

/** An object, or the answer that there is none. */
export function objectJson(object: StoredObject | null, id: string, options: Options): object {
  if (object === null) return { error: { code: 'notExists', object_id: id } };
  const { version, digest, type, owner, previousTransaction } = object;
  const display = (key: string, value: object): object => (options[key] === true ? value : {});
  return {
    data: {
      ...{ objectId: object.id, version: String(version), digest },
      ...display('showType', { type }),
      ...display('showOwner', { owner }),
      ...display('showPreviousTransaction', { previousTransaction }),
      ...display('showStorageRebate', { storageRebate: '988000' }),
      ...display('showDisplay', { display: { data: null, error: null } }),
      ...display('showContent', { content: contentJson(object) }),
    },
  };
}

function contentJson({ id, type, balance, fields }: StoredObject): object {
  const own = balance === null ? fields : { balance: String(balance) };
  return { dataType: 'moveObject', type, hasPublicTransfer: true, fields: { ...own, id: { id } } };
}

export interface Page<T> {
  readonly data: readonly T[];
  readonly nextCursor: string | null;
  readonly hasNextPage: boolean;
}

/** At most this many on a page, whatever a program asks. */
const MOST = 50;

export function pageOf<T>(
  items: readonly (readonly [id: string, json: T])[],
  cursor: unknown,
  limit: unknown,
): Page<T> {
  const start = typeof cursor === 'string' ? items.findIndex(([id]) => id === cursor) + 1 : 0;
  const size = Math.min(typeof limit === 'number' && limit > 0 ? limit : MOST, MOST);
  const page = items.slice(start, start + size);
  const hasNextPage = start + size < items.length;
  return { data: page.map(([, json]) => json), nextCursor: page.at(-1)?.[0] ?? null, hasNextPage };
}

export function ownedBy(objects: Objects, address: string): readonly StoredObject[] {
  const owner = inFull(address);
  return [...objects.values()].filter(
    (object) =>
      typeof object.owner === 'object' &&
      'AddressOwner' in object.owner &&
      object.owner.AddressOwner === owner,
  );
}

/** Coins of an owner; of SUI unless another type is asked for, of all types for `null`. */
export function coinsOf(
  objects: Objects,
  owner: string,
  type: string | null = SUI,
): readonly StoredObject[] {
  return ownedBy(objects, owner).filter((object) => {
    const own = coinTypeOf(object.type);
    return (
      own !== null && object.balance !== null && (type === null || inFull(own) === inFull(type))
    );
  });
}

export function coinJson({
  id,
  version,
  digest,
  type,
  balance,
  previousTransaction,
}: StoredObject): object {
  return {
    coinType: coinTypeOf(type),
    coinObjectId: id,
    version: String(version),
    digest,
    balance: String(balance),
    previousTransaction,
  };
}

export function balanceJson(coinType: string, coins: readonly StoredObject[]): object {
  return {
    coinType,
    coinObjectCount: coins.length,
    totalBalance: String(coins.reduce((sum, { balance }) => sum + (balance ?? 0n), 0n)),
    lockedBalance: {},
  };
}
