/** Names in queries: whole, in part, in lines of code, and of methods that stand in several places. */

import { describe, expect, it } from 'vitest';
import { ask, indexOf, page, symbol } from './support';

it('the last words of a name lead to it', () => {
  const [policy, caps] = ['/references/transfer_policy', '/concepts/caps'];
  const site = indexOf({
    pages: [page(policy, 'Policies'), page(caps, 'Caps of policies', [['Cap', 'A policy cap.']])],
    symbols: [symbol('move:p::TransferPolicyCap', `${policy}#TransferPolicyCap`, 'struct')],
  });
  expect(ask(site, 'PolicyCap')[0]).toBe(`${policy}#TransferPolicyCap`);
  expect(ask(site, 'policy cap')[0]).not.toContain(policy);
});

it('an acronym is no property of that name', () => {
  const [types, guide] = ['/references/options', '/concepts/names'];
  const site = indexOf({
    pages: [page(types, 'Options'), page(guide, 'Move Registry (MVR)', [['Use', 'MVR names.']])],
    symbols: [symbol('ts:Options.mvr', `${types}#mvr`, 'property')],
  });
  expect(ask(site, 'MVR')[0]).toBe(guide);
  expect(ask(site, 'mvr')[0]).toBe(`${types}#mvr`);
});

it('a setting of a command comes after a field of that spelling', () => {
  const [cli, field] = ['/references/cli/ptb', '/references/gas-input'];
  const site = indexOf({
    pages: [page(cli, 'sui client ptb'), page(field, 'GasInput')],
    symbols: [
      symbol('cli:sui client ptb --gas-sponsor', `${cli}#gas-sponsor`, 'block setting'),
      symbol('graphql:GasInput.gasSponsor', `${field}#gasSponsor`, 'field'),
    ],
  });
  expect(ask(site, 'gasSponsor')[0]).toBe(`${field}#gasSponsor`);
  expect(ask(site, 'gas-sponsor')[0]).toBe(`${cli}#gas-sponsor`);
});

describe('an identifier that names no place', () => {
  const [guide, other, types] = ['/guides/pools', '/concepts/balances', '/references/options'];
  const site = indexOf({
    pages: [
      page(other, 'Initial balance of a coin', [['Balance', 'The initial balance of a coin.']]),
      page(guide, 'Pools', [['Open', 'Set `initialCoinBalance` in the initialCoinBalance field.']]),
      page(types, 'Options', [
        ['Pool', 'With initialCoinBalance, and much more that one may set.'],
      ]),
    ],
    symbols: [
      symbol('ts:Pool', `${types}#pool`, 'interface'),
      symbol('ts:coinBalance', `${types}#coinBalance`, 'variable'),
    ],
  });

  it.each(['initialCoinBalance', 'initial_coin_balance'])('is found where it stands: %s', (query) =>
    expect(ask(site, query).slice(0, 2).toSorted()).toEqual([`${guide}#open`, `${types}#pool`]),
  );

  it('is no such thing in words', () => {
    expect(ask(site, 'initial coin balance')[0]).toBe(other);
  });
});

describe('a call in a line of code', () => {
  const [cli, sdk] = ['/references/cli/move', '/references/transaction'];
  const site = indexOf({
    pages: [page(cli, 'sui move'), page(sdk, 'Transaction', [['Kinds', 'What to build.']])],
    symbols: [
      symbol('cli:sui move build', `${cli}#build`, 'command'),
      symbol('ts:Transaction.onlyKind', `${sdk}#onlyKind`, 'method'),
    ],
  });

  it('is not a command that has its name', () => {
    expect(ask(site, 'tx.build onlyKind')[0]).toBe(`${sdk}#onlyKind`);
    expect(ask(site, 'sui_move_build onlyKind')[0]).toBe(`${cli}#build`);
  });

  it('is found whatever holds it', () => {
    expect(ask(site, 'tx.onlyKind')[0]).toBe(`${sdk}#onlyKind`);
  });
});

describe('a method of JSON-RPC', () => {
  const [list, own, sdk] = ['/sui-api-ref', '/references/suix-getcoins', '/references/sui-client'];
  const site = indexOf({
    pages: [page(list, 'API reference'), page(own, 'suix_getCoins'), page(sdk, 'SuiClient')],
    symbols: [
      symbol('api:suix_getCoins', `${list}#suix_getcoins`, 'API method'),
      symbol('rpc:suix_getCoins', own, 'JSON-RPC method'),
      symbol('ts:SuiClient.getCoins', `${sdk}#getCoins`, 'method'),
    ],
  });

  it.each(['suix_getCoins', 'suix getcoins', 'getCoins', 'get coins', 'suix_getCoi'])(
    'opens on the page of all methods: %s',
    (query) => expect(ask(site, query)[0]).toBe(`${list}#suix_getcoins`),
  );

  it('has its own page next', () => {
    expect(ask(site, 'suix_getCoins')[1]).toBe(own);
  });

  it('is the client’s where a client is named', () => {
    for (const query of ['client.getCoins', 'await client.getCoins({ owner })'])
      expect(ask(site, query)[0]).toBe(`${sdk}#getCoins`);
  });
});

it('several names in one line mean the place that has most of them', () => {
  const [info, list] = ['/references/page-info', '/references/coin-connection'];
  const site = indexOf({
    pages: [page(info, 'PageInfo'), page(list, 'CoinConnection')],
    symbols: [
      symbol('graphql:PageInfo', info, 'object type'),
      symbol('graphql:PageInfo.hasNextPage', `${info}#hasNextPage`, 'field'),
      symbol('graphql:CoinConnection', list, 'object type'),
      symbol('graphql:CoinConnection.pageInfo', `${list}#pageInfo`, 'field'),
    ],
  });
  expect(ask(site, '{ nodes pageInfo { cursor hasNextPage } }')[0]).toBe(info);
  expect(ask(site, '{ nodes pageInfo { cursor } }')[0]).toBe(`${list}#pageInfo`);
});
