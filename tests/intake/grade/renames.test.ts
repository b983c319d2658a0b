/** What has another name, and what only looks like it. */

import { describe, expect, it } from 'vitest';
import type { Change } from '../../../scripts/intake/grade/change.ts';
import { findRenames } from '../../../scripts/intake/grade/renames.ts';

const removed = (id: string, before: string, note?: string): Change => ({
  id,
  grade: 'breaking',
  rule: 'x/type-gone',
  message: 'it is gone',
  before,
  after: null,
  ...(note === undefined ? {} : { deprecation: note }),
});
const fresh = (id: string, after: string): Change => ({
  id,
  grade: 'safe',
  rule: 'x/type-new',
  message: 'it is new',
  before: null,
  after,
});

describe('renames', () => {
  it('are found from an equal shape and a near name', () => {
    const found = findRenames([
      removed(
        'graphql:SharedObjectRead',
        'type SharedObjectRead { address: SuiAddress! version: UInt53! }',
      ),
      removed('graphql:Effects.unchangedShared', 'unchangedShared(first: Int): SharedObjectRead!'),
      removed('graphql:Epoch.time', 'time: DateTime'),
      fresh(
        'graphql:ConsensusObjectRead',
        'type ConsensusObjectRead { address: SuiAddress! version: UInt53! }',
      ),
      // Equal only when the type that it returns is known to have another name.
      fresh(
        'graphql:Effects.unchangedConsensus',
        'unchangedConsensus(first: Int): ConsensusObjectRead!',
      ),
      fresh('graphql:Epoch.reward', 'reward: DateTime'),
    ]);
    expect(found).toEqual([
      {
        from: 'graphql:Effects.unchangedShared',
        to: 'graphql:Effects.unchangedConsensus',
        reason: 'shape',
      },
      { from: 'graphql:SharedObjectRead', to: 'graphql:ConsensusObjectRead', reason: 'shape' },
    ]);
  });

  it('are found of switches, which have a name only, when most of it is the same', () => {
    const found = findRenames([
      removed('cli:balance#--with-coins', '--with-coins'),
      removed('cli:start#--with-faucet', '--with-faucet'),
      fresh('cli:balance#--show-coins', '--show-coins'),
      fresh('cli:start#--with-indexer', '--with-indexer'),
    ]);
    expect(found).toEqual([
      { from: 'cli:balance#--with-coins', to: 'cli:balance#--show-coins', reason: 'shape' },
    ]);
  });

  it('are found from what upstream wrote, and each name is used once', () => {
    const found = findRenames([
      removed(
        'ts:utils/fromB64',
        'function fromB64(text: string): Uint8Array',
        'use `fromBase64` from @mysten/bcs',
      ),
      fresh('ts:utils/fromBase64', 'function fromBase64(text: string): Bytes'),
      fresh('ts:utils/fromB65', 'function fromB65(text: string): Uint8Array'),
    ]);
    expect(found).toEqual([
      { from: 'ts:utils/fromB64', to: 'ts:utils/fromBase64', reason: 'note' },
    ]);
  });

  it('are found where most of an entry point went, under another name too', () => {
    const url = "(network: 'mainnet' | 'testnet'): string";
    const moved = ['Balance', 'Coin', 'Event'].flatMap((name) => [
      removed(`ts:client/${name}`, `interface ${name} {owner: string; version: string}`),
      fresh(`ts:jsonRpc/${name}`, `interface ${name} {owner: string; version: string}`),
    ]);
    const others = [
      removed('ts:client/getFullnodeUrl', `function getFullnodeUrl${url}`),
      fresh('ts:jsonRpc/getJsonRpcFullnodeUrl', `function getJsonRpcFullnodeUrl${url}`),
    ];
    expect(findRenames([...moved, ...others])).toContainEqual({
      from: 'ts:client/getFullnodeUrl',
      to: 'ts:jsonRpc/getJsonRpcFullnodeUrl',
      reason: 'shape',
    });
    // Two that moved may have moved by chance.
    expect(findRenames([...moved.slice(0, 4), ...others]).map(({ from }) => from)).toEqual([
      'ts:client/Balance',
      'ts:client/Coin',
    ]);
  });

  it('may make one of two: what moved, and what a note says is the same', () => {
    const shape = '{packages: Record<string, string>; types: Record<string, string>}';
    expect(
      findRenames([
        removed('ts:transactions/Overrides', `type Overrides = ${shape}`),
        removed(
          'ts:transactions/PluginCache',
          'type PluginCache = Overrides',
          'Use Overrides instead',
        ),
        fresh('ts:client/Overrides', `type Overrides = ${shape}`),
      ]),
    ).toEqual([
      { from: 'ts:transactions/Overrides', to: 'ts:client/Overrides', reason: 'shape' },
      { from: 'ts:transactions/PluginCache', to: 'ts:client/Overrides', reason: 'note' },
    ]);
  });

  it('are not guessed where two names are as near', () => {
    const bcs = removed('graphql:Checkpoint.bcs', 'bcs: Base64');
    const content = fresh('graphql:Checkpoint.contentBcs', 'contentBcs: Base64');
    const summary = fresh('graphql:Checkpoint.summaryBcs', 'summaryBcs: Base64');
    expect(findRenames([bcs, content, summary])).toEqual([]);
    expect(findRenames([bcs, summary]).map(({ to }) => to)).toEqual([summary.id]);
    const two = ['oldBcs', 'midBcs'].map((name) =>
      removed(`graphql:Checkpoint.${name}`, `${name}: Base64`),
    );
    expect(findRenames([...two, fresh('graphql:Checkpoint.newBcs', 'newBcs: Base64')])).toEqual([]);
  });

  it('are not made up', () => {
    expect(
      findRenames([
        removed('move:sui::coin::burn', 'public fun burn(a: u64)'),
        fresh('move:sui::coin::mint', 'public fun mint(a: u64)'),
        fresh('move:sui::bag::burn_all', 'public fun burn_all(a: u64)'),
      ]),
    ).toEqual([]);
  });

  it('are found although the words of a choice stand in another order', () => {
    const code = (name: string, kinds: string): string =>
      `interface ${name} {kind: ${kinds}; objectId: string; version: string | null}`;
    expect(
      findRenames([
        removed(
          'ts:core/UnchangedShared',
          code('UnchangedShared', "'Root' | 'Config' | 'Unknown'"),
        ),
        fresh(
          'ts:core/UnchangedConsensus',
          code('UnchangedConsensus', "'Config' | 'Unknown' | 'Root'"),
        ),
      ]),
    ).toEqual([
      { from: 'ts:core/UnchangedShared', to: 'ts:core/UnchangedConsensus', reason: 'shape' },
    ]);
  });

  it('are found from a near name and nearly the same members', () => {
    const type = (name: string, members: string): string => `type ${name} { ${members} }`;
    const members = 'address: SuiAddress!; version: UInt53!; digest: String';
    expect(
      findRenames([
        removed('graphql:SharedObjectRead', type('SharedObjectRead', members)),
        fresh(
          'graphql:ConsensusObjectRead',
          type('ConsensusObjectRead', `${members}; sender: Address`),
        ),
      ]),
    ).toEqual([
      { from: 'graphql:SharedObjectRead', to: 'graphql:ConsensusObjectRead', reason: 'name' },
    ]);
  });

  it.each([
    [
      'words that are shared, with other members',
      'interface ResolveNameServiceNamesOptions {signal?: AbortSignal; address: string; cursor?: string; limit?: number}',
      'interface DefaultNameServiceNameOptions {signal?: AbortSignal; address: string}',
    ],
    [
      'words that are shared, of what has no members',
      'resolveNameServiceNames?: (options: NamesOptions) => Promise<Names>',
      'defaultNameServiceName: (options: NameOptions) => Promise<Name>',
    ],
    [
      'one member that is shared',
      'interface OwnedCoinsPage {data: string[]; next: string}',
      'interface OwnedCoinsList {data: number[]; next: string}',
    ],
    [
      'equal members under a name of its own',
      'interface GasPrice {low: string; high: string; unit: string; at: number}',
      'interface Weather {low: string; high: string; unit: string; at: string}',
    ],
    [
      'members that have other types',
      'type CoinBalance { total: BigInt!; locked: BigInt; count: UInt53! }',
      'type CoinAmount { total: String!; locked: String; count: Int! }',
    ],
    [
      'what two classes extend',
      'class StatusError extends TransportError',
      'class ObjectError extends TransportError',
    ],
    [
      'a choice among other words',
      "type ReadKind = 'Root' | 'Config' | 'Unknown'",
      "type WriteKind = 'Root' | 'Mutated' | 'Deleted'",
    ],
  ])('are not made up from %s', (_what, before, after) => {
    const nameIn = (code: string): string => /^(?:\w+ )?(\w+)\??[ :]/.exec(code)?.[1] ?? '';
    expect(
      findRenames([
        removed(`ts:core/${nameIn(before)}`, before),
        fresh(`ts:core/${nameIn(after)}`, after),
      ]),
    ).toEqual([]);
  });

  // Each was one in the report of a real release, and would have been carried into guides.
  it.each([
    ['a field of another type', 'graphql:Owned.address', 'graphql:Key.address', 'address: ID!'],
    ['letters alone', 'graphql:CoinConnection', 'graphql:CommandConnection', 'type x { a: X }'],
    ['a longer name', 'ts:grpc/Core.getCoins', 'ts:grpc/Core.getCoinMetadata', '(x: Y): Z'],
  ])('are not made up from %s', (_what, from, to, code) => {
    const isField = code.startsWith('address');
    const other = isField ? code : `${code} and more`;
    expect(findRenames([removed(from, code), fresh(to, other)])).toEqual([]);
  });

  it('are not made up from common words of a note, in other types or other interfaces', () => {
    const note = 'Use the scheme, or the query of a checkpoint';
    const found = findRenames([
      removed('graphql:Validator.rates', 'rates: MoveObject', note),
      removed('ts:cryptography/Pair.schema', 'schema: Scheme', note),
      fresh('graphql:Checkpoint.query', 'query: Query'),
      fresh('graphql:UserSignature.scheme', 'scheme: Scheme'),
    ]);
    expect(found).toEqual([]);
  });
});
