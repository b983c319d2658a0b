/** JSON-RPC methods that a node answers from what it holds, without a line in the fixture. */

import { compareText } from '../../../generators/core/text.ts';
import { eventsJson, responseJson } from './transaction/execution-json.ts';
import { coinTypeOf, inFull, displayedType } from './identity.ts';
import type { RpcAnswer } from './model.ts';
import { balanceJson, coinJson, coinsOf, objectJson, ownedBy, pageOf } from './objects-json.ts';
import type { NodeState } from './state.ts';
import { genesisJson, systemStateJson } from './system-json.ts';
import { dryRun, executeSigned } from './transaction/submit.ts';

type Params = readonly unknown[];
/** Null: only a fixture could answer. */
type Method = (state: NodeState, params: Params) => RpcAnswer | null | Promise<RpcAnswer | null>;

const METHODS: Readonly<Record<string, Method>> = {
  sui_dryRunTransactionBlock: (state, [bytes]) => dryRun(state, String(bytes)),
  sui_executeTransactionBlock: (state, [bytes, signatures, options]) =>
    executeSigned(state, {
      bytes: String(bytes),
      signatures: signatures as string[],
      options: record(options),
    }),
  sui_getChainIdentifier: ({ fixture }) =>
    fixture.chain.identifier === null ? null : { result: fixture.chain.identifier },
  sui_getCheckpoint: ({ fixture }, [id]) =>
    id === '0' && fixture.chain.identifier !== null
      ? { result: genesisJson(fixture.chain.identifier) }
      : null,
  sui_getEvents: (state, [digest]) => {
    const found = state.executed.get(String(digest));
    return found ? { result: eventsJson(found.execution) } : null;
  },
  sui_getLatestCheckpointSequenceNumber: ({ checkpoint }) => ({ result: String(checkpoint) }),
  sui_getNormalizedMoveFunction: moveFunction,
  sui_getObject: (state, [id, options]) => answered(oneObject(state, id, options)),
  sui_getTransactionBlock: (state, [digest, options]) =>
    answered(oneTransaction(state, digest, options)),
  sui_multiGetObjects: (state, [ids, options]) =>
    answeredAll((ids as unknown[]).map((id) => oneObject(state, id, options))),
  sui_multiGetTransactionBlocks: (state, [digests, options]) =>
    answeredAll((digests as unknown[]).map((digest) => oneTransaction(state, digest, options))),
  suix_getAllBalances: (state, [owner]) => ifHeld(state, () => allBalances(state, String(owner))),
  suix_getAllCoins: (state, [owner, cursor, limit]) =>
    ifHeld(state, () => pageOf(coinItems(state, String(owner), null), cursor, limit)),
  suix_getBalance: (state, [owner, type]) =>
    ifHeld(state, () => {
      const coinType = displayedType(textOr(type, '0x2::sui::SUI'));
      return balanceJson(coinType, coinsOf(state.objects, String(owner), coinType));
    }),
  suix_getCoins: (state, [owner, type, cursor, limit]) =>
    ifHeld(state, () =>
      pageOf(coinItems(state, String(owner), textOr(type, '0x2::sui::SUI')), cursor, limit),
    ),
  suix_getLatestSuiSystemState: ({ fixture }) => ({ result: systemStateJson(fixture.chain) }),
  suix_getOwnedObjects: ownedObjects,
  suix_getReferenceGasPrice: ({ fixture }) => ({ result: String(fixture.chain.gasPrice) }),
};

export async function builtInAnswer(
  state: NodeState,
  method: string,
  params: Params,
): Promise<RpcAnswer | null> {
  return (await METHODS[method]?.(state, params)) ?? null;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return (value ?? {}) as Readonly<Record<string, unknown>>;
}

function textOr(value: unknown, other: string): string {
  return typeof value === 'string' ? value : other;
}

function answered(result: unknown): RpcAnswer | null {
  return result === null ? null : { result };
}

function answeredAll(results: readonly unknown[]): RpcAnswer | null {
  return results.includes(null) ? null : { result: results };
}

/** A node without objects knows nobody's coins; with some, it knows that an address has none. */
function ifHeld({ objects }: NodeState, answer: () => unknown): RpcAnswer | null {
  return objects.size === 0 ? null : { result: answer() };
}

function oneObject(state: NodeState, id: unknown, options: unknown): object | null {
  const held = state.objects.get(inFull(String(id))) ?? null;
  return held && objectJson(held, held.id, record(options));
}

function oneTransaction(state: NodeState, digest: unknown, options: unknown): object | null {
  const found = state.executed.get(String(digest));
  return found ? responseJson(found, record(options), found) : null;
}

function coinItems(
  state: NodeState,
  owner: string,
  type: string | null,
): readonly (readonly [string, object])[] {
  return coinsOf(state.objects, owner, type).map((coin) => [coin.id, coinJson(coin)] as const);
}

function allBalances(state: NodeState, owner: string): readonly object[] {
  const coins = coinsOf(state.objects, owner, null);
  const types = [...new Set(coins.map(({ type }) => coinTypeOf(type) ?? ''))].toSorted(compareText);
  return types.map((type) => balanceJson(type, coinsOf(state.objects, owner, type)));
}

/** Without a filter, or for one type; other filters need a line in the fixture. */
function ownedObjects(state: NodeState, [address, query, cursor, limit]: Params): RpcAnswer | null {
  const { filter, options } = record(query);
  const { StructType: type, ...others } = record(filter);
  if (state.objects.size === 0 || Object.keys(others).length > 0) return null;
  const expected = typeof type === 'string' ? inFull(type) : null;
  // A type without arguments stands for all of its instances.
  const isExpected = (own: string): boolean =>
    expected === null ||
    inFull(own) === expected ||
    (!expected.includes('<') && inFull(own).startsWith(`${expected}<`));
  const items = ownedBy(state.objects, String(address))
    .filter((object) => isExpected(object.type))
    .map((object) => [object.id, objectJson(object, object.id, record(options))] as const);
  return { result: pageOf(items, cursor, limit) };
}

function moveFunction(state: NodeState, [id, module, name]: Params): RpcAnswer | null {
  const target = inFull(`${String(id)}::${String(module)}::${String(name)}`);
  return answered(state.fixture.functions.get(target) ?? state.functionOf(target));
}
