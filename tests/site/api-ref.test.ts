/** The overview of JSON-RPC methods: what a filter leaves, which network counts, what examples become. */

import { describe, expect, it } from 'vitest';
import type { MethodEntry, MethodGroup } from '../../generators/output/json-rpc.ts';
import { countMethods, filterGroups } from '../../site/src/components/api-ref/filter';
import {
  fillIn,
  firstNetwork,
  networkOf,
  networks,
} from '../../site/src/components/api-ref/networks';

const method = (
  name: string,
  summary: string | null = null,
  parameters: readonly string[] = [],
): MethodEntry => ({
  name,
  anchor: name.toLowerCase(),
  route: `/${name}`,
  summary,
  isDeprecated: false,
  isInInterface: true,
  sdkMethod: `SuiClient.${name.split('_')[1] ?? ''}`,
  parameters,
});
const GROUPS: readonly MethodGroup[] = [
  {
    title: 'Coins',
    methods: [
      method('suix_getCoins', 'Returns coins.'),
      method('suix_getBalance', 'Returns the sum.', ['owner', 'coinType']),
    ],
  },
  { title: 'Objects', methods: [{ ...method('sui_getObject'), sdkMethod: null }] },
];
const names = (question: string): string[] =>
  filterGroups(GROUPS, question).flatMap((group) =>
    group.methods.map((rpcMethod) => rpcMethod.name),
  );

describe('the filter of the overview', () => {
  it.each([
    ['', 3],
    ['   ', 3],
    ['zebra', 0],
  ])('leaves as many as fit "%s"', (question, count) => {
    expect(countMethods(filterGroups(GROUPS, question))).toBe(count);
  });

  it.each([
    ['getcoins', ['suix_getCoins']],
    ['GETOBJECT', ['sui_getObject']],
    ['SuiClient.getBalance', ['suix_getBalance']],
    ['sum', ['suix_getBalance']],
    ['coinType', ['suix_getBalance']],
    ['owner cointype', ['suix_getBalance']],
    ['owner zebra', []],
    ['coins returns', ['suix_getCoins', 'suix_getBalance']],
    ['coins sum', ['suix_getBalance']],
    ['(', []],
    ['.*', []],
    ['constructor', []],
  ])(
    'finds by name, SDK name, parameter, summary and group, all words, any order: "%s"',
    (question, expected) => {
      expect(names(question)).toEqual(expected);
    },
  );

  it('leaves no group without a method', () => {
    expect(filterGroups(GROUPS, 'object').map((group) => group.title)).toEqual(['Objects']);
  });

  it('cuts what is longer than a question, so that a megabyte is answered at once', () => {
    expect(names('x'.repeat(1_000_000))).toEqual([]);
    expect(names(`getcoins${' '.repeat(56)}zebra`)).toEqual(['suix_getCoins']);
    expect(names(`getcoins${' '.repeat(55)}zebra`)).toEqual([]);
  });
});

describe('the network of the examples', () => {
  it.each([
    null,
    undefined,
    '',
    'MAINNET',
    '__proto__',
    'constructor',
    '{"a":1}',
    'x'.repeat(1_000_000),
  ])('is the first one when the store holds %s', (stored) => {
    expect(networkOf(stored?.slice(0, 100))).toBe(firstNetwork);
  });

  it.each(networks.map(({ key }) => key))('is kept when the store holds %s', (key) => {
    expect(networkOf(key)).toBe(key);
  });

  it('stands in every place of an example', () => {
    expect(fillIn('curl $URL # $NETWORK, $NETWORK', 'testnet')).toBe(
      'curl https://fullnode.testnet.sui.io:443 # testnet, testnet',
    );
  });

  it('leaves an example without stand-ins as it is', () => {
    expect(fillIn('{"a": "$$x"}', 'devnet')).toBe('{"a": "$$x"}');
  });
});
