/**
 * What the engine makes of many queries on one small site, down to the scores: `ranking.txt`. A change of
 * a weight or a rule shows there, to be read like any other difference. `npm test -- --update` writes it.
 */

import { describe, expect, it } from 'vitest';
import type { SearchIndex } from '../../site/src/search/engine/index/search-index';
import { namedPlaces, quotedNames } from '../../site/src/search/engine/named';
import { readQuery } from '../../site/src/search/engine/query';
import { rankRules, type RankRules } from '../../site/src/search/engine/rank-rules';
import { rankText } from '../../site/src/search/engine/rank-text';
import { search } from '../../site/src/search/engine/search';
import { indexOf, page, symbol } from './support';

const move = '/references/framework/sui';
const gql = '/references/sui-api/sui-graphql/reference/types/objects';
const sdk = '/references/typescript-sdk';
const rpc = '/references/sui-api/json-rpc';

const site = indexOf({
  pages: [
    page('/concepts/gas', 'Gas in Sui', [
      [
        'Gas price',
        'Validators decide the gas price once an epoch. The price is in MIST per unit.',
      ],
      ['Budget', 'A gas budget caps what a transaction may cost, storage included.'],
      ['Storage rebates', 'Deleting an object returns most of its storage fee at once.'],
    ]),
    page('/concepts/gas-pricing', 'Gas pricing', [['Quotes', 'How validators get to a price.']]),
    page('/concepts/objects', 'Objects', [
      ['Owned objects', 'An address owns an object. Only its owner can use it.'],
      ['Shared objects', 'Everyone can use a shared object, in an order that consensus decides.'],
      ['Immutable objects', 'Nobody can change them.'],
      ['Wrapped objects', 'An object in another object.'],
      ['Versions', 'Each change of an object gives it a version.'],
      ['Deletion', 'A deleted object never comes back.'],
    ]),
    page('/concepts/dynamic-fields', 'Dynamic fields', [
      ['Tables and bags', 'A table keeps entries in dynamic fields. A bag mixes types.'],
    ]),
    page('/concepts/checkpoints', 'Checkpoint', [['Contents', 'Transactions in final order.']]),
    page('/reference/new', 'What is new', [
      ['Split', 'Splitting. Splits. Split.'],
      ['New', 'All.'],
    ]),
    page('/concepts/tokenomics/staking', 'Staking', [
      ['Rewards', 'Stake earns rewards at the end of each epoch. Someone gets a share.'],
    ]),
    page('/guides/first-app/publish', 'Publish a package', [
      ['Before you publish', 'Build the package and run its tests.'],
      ['Publish', 'Run the command and read what it created.'],
    ]),
    page('/guides/coin', 'Create a coin', [
      ['Mint', 'Only the holder of the treasury cap can mint coins.'],
      ['Burn', 'Whoever holds a coin of the type can burn it with the cap.'],
    ]),
    page('/guides/operator/full-node', 'Run a full node', [
      ['Hardware', 'A full node needs memory and fast disks.'],
      ['Start the node', 'Start the node and follow its log.'],
    ]),
    page('/guides/passkeys', 'Sign with a passkey', [['Devices', 'It never leaves the device.']]),
    page(`${move}/coin`, 'sui::coin'),
    page(`${move}/clock`, 'sui::clock'),
    page(`${move}/pay`, 'sui::pay'),
    page(`${move}/dynamic_field`, 'sui::dynamic_field'),
    page(`${gql}/coin`, 'Coin'),
    page(`${gql}/big-int`, 'BigInt'),
    page(`${rpc}/suix-getcoins`, 'suix_getCoins'),
    page(`${sdk}/client`, '@mysten/sui/client'),
    page(`${sdk}/keypairs/passkey`, '@mysten/sui/keypairs/passkey'),
    page('/references/cli/client', 'sui client'),
  ],
  symbols: [
    symbol('move:sui::coin', `${move}/coin`, 'module', 'Coins of one type.'),
    symbol('move:sui::coin::Coin', `${move}/coin#Coin`, 'struct', 'A coin of type T.'),
    symbol('move:sui::coin::TreasuryCap', `${move}/coin#TreasuryCap`, 'struct', 'Mints coins.'),
    symbol('move:sui::coin::split', `${move}/coin#split`, 'function', 'Takes value out of a coin.'),
    symbol('move:sui::coin::value', `${move}/coin#value`, 'function', 'How much is in a coin.'),
    symbol('move:sui::coin::ENotEnough', `${move}/coin#ENotEnough`, 'error code', 'Too little.'),
    symbol('move:sui::pay::split', `${move}/pay#split`, 'internal function', 'Splits a coin.'),
    symbol('move:sui::clock::Clock', `${move}/clock#Clock`, 'struct', 'The time on chain.'),
    symbol('move:sui::clock::timestamp_ms', `${move}/clock#timestamp_ms`, 'function', 'The time.'),
    symbol('move:sui::dynamic_field', `${move}/dynamic_field`, 'module', 'Fields by name.'),
    symbol(
      'move:sui::dynamic_field::add',
      `${move}/dynamic_field#add`,
      'function',
      'Adds a field.',
    ),
    symbol('move:sui::dynamic_field::exists_', `${move}/dynamic_field#exists_`, 'function'),
    symbol('move:sui::dynamic_field::exists_with', `${move}/dynamic_field#exists_with`, 'function'),
    ...['coin', 'clock', 'pay', 'dynamic_field'].flatMap((name) => [
      symbol(`move:sui::${name}::new`, `${move}/${name}#new`, 'function', 'Makes one.'),
      symbol(`move:sui::${name}::new_${name}`, `${move}/${name}#new_${name}`, 'function'),
      symbol(`move:sui::${name}::New`, `${move}/${name}#New`, 'struct', 'Was made.'),
      symbol(`move:sui::${name}::New.owner`, `${move}/${name}#New.owner`, 'field', 'Whose.'),
    ]),
    symbol('graphql:Coin', `${gql}/coin`, 'object type', 'A coin.'),
    symbol('graphql:Coin.owner', `${gql}/coin#owner`, 'field', 'Whose it is.'),
    symbol('graphql:Coin.checkpoint', `${gql}/coin#checkpoint`, 'field', 'Since when.'),
    symbol('graphql:BigInt.owner', `${gql}/big-int#owner`, 'field', 'Nobody.'),
    symbol('graphql:Coin.coinBalance', `${gql}/coin#coinBalance`, 'field', 'Balance of the coin.'),
    symbol('graphql:Coin.digest', `${gql}/coin#digest`, 'field', 'Hash of the content.'),
    symbol('graphql:Coin.dynamicField', `${gql}/coin#dynamicField`, 'field', 'A field by name.'),
    symbol('graphql:BigInt', `${gql}/big-int`, 'scalar', 'A whole number as text.'),
    symbol('rpc:suix_getCoins', `${rpc}/suix-getcoins`, 'JSON-RPC method', 'Coins of an address.'),
    symbol('ts:client', `${sdk}/client`, 'entry point', 'Talks to a node.'),
    symbol('ts:client/SuiClient', `${sdk}/client#SuiClient`, 'class', 'A client of a node.'),
    symbol('ts:client/SuiClient.getCoins', `${sdk}/client#getCoins`, 'method', 'Coins by page.'),
    symbol('ts:passkey', `${sdk}/keypairs/passkey`, 'entry point', 'Keys on devices.'),
    symbol('cli:sui client', '/references/cli/client', 'command', 'Talks to a network.'),
    symbol('cli:sui client gas', '/references/cli/client#gas', 'command', 'Lists gas coins.'),
    symbol('cli:sui client --json', '/references/cli/client#json', 'option', 'Prints JSON.'),
  ],
  synonyms: [
    ['nft', 'object'],
    ['fee', 'gas'],
    ['validator', 'full node'],
  ],
});

const QUERIES = [
  ...[
    'new',
    'New',
    'new ',
    'new coin',
    'owner',
    'Owner',
    'owner of a coin',
    'what is new',
    'what is an owner',
  ],
  ...[
    'what is split',
    'what is the Clock',
    'exists_',
    'exists',
    'dynamic_field::exists_',
    'clock_',
    '_',
  ],
  ...[
    'call coin::split, then pay::split; coin::value and coin::new',
    'why "coin::nothing" or `coin::value`',
  ],
  ...[
    'x @mysten/sui/client',
    'see @mysten/sui/client',
    'what of treasury_cap',
    'my.own.value',
    'client.getCoins()',
  ],
  ...[
    'moveCall dynamicField',
    'a_b',
    'tx.new',
    'suix_getCions',
    'getCoisn',
    'timestmap_ms',
    'clinet',
    'passkeyy',
  ],
  ...[
    'HTTPS://DOCS.EXAMPLE.ORG/concepts/gas',
    'http://docs.example.org',
    'see /concepts/gas',
    'ftp/concepts/gas',
  ],
  ...[
    '/concepts/gas/index',
    '/concepts/gas/index.html',
    '/concepts/gas.html',
    '/concepts/gas.html/x',
    '#budget',
  ],
  ...[
    '/concepts/gas#',
    '/concepts/gas?x#nothing',
    '/concepts/gas #budget',
    '0x1::option',
    '0x3::a',
    '0xB::treasury',
  ],
  ...[
    '0x0002::coin::value',
    '0x4::coin',
    '0x2coin',
    'Coin<0x2::sui::SUI<T>>',
    'Coin<A<B',
    'Coin<A<B>',
    '<T>',
    'a<b c',
  ],
  ...[
    '12345 coin',
    '123456 coin',
    'coin 1234567',
    '1234567',
    'v123456 coin',
    '123456x coin',
    'see https://x.y/z coin',
  ],
  ...[
    `${'aB3'.repeat(10)} coin`,
    `${'aB3'.repeat(9)}a coin`,
    `${'abcdef'.repeat(5)} coin`,
    `${'coin'.repeat(9)}1`,
  ],
  ...[
    `${'Zq9x'.repeat(11)}= coin`,
    `coin-${'Zq9x'.repeat(11)}`,
    'aB3/cD4+eF5='.repeat(3),
    'base64',
    'Base64',
    'x2y',
  ],
  ...[
    'coin coin coin',
    'coins coin',
    'Is a gas price fair?',
    'gas.price',
    'gas-price',
    'GasPrice',
    'gas_price',
    'gasprice',
  ],
  ...[
    'a b c',
    'q',
    'q coin',
    'zz',
    'zz id',
    'ab qwzxv',
    'the coin of the owner',
    'shared object version',
  ],
  ...[
    'epoch',
    'epochs',
    'each',
    'price price',
    'storage',
    'node',
    'full',
    'fees',
    'nfts',
    'validators',
    'stake',
  ],
  ...[
    'coin',
    'Coin',
    'coins',
    'COIN',
    'coin ',
    'coi',
    'co',
    'c',
    'coin::split',
    'sui::coin::split',
  ],
  ...['0x2::coin::split', '0x2::coin::Coin<0x2::sui::SUI>', 'Coin<T>', 'split', 'coin split'],
  ...['splitt', 'treasury cap', 'TreasuryCap', 'treasury_cap', 'TreasuryCup', 'ENotEnough'],
  ...[
    'dynamicField',
    'dynamic_field',
    'DynamicField',
    'dynamic field',
    'dynamic fields',
    'dinamic',
  ],
  ...[
    'getCoins',
    'suix_getCoins',
    'get_coins',
    'getcoins',
    'SuiClient.getCoins',
    'client',
    'Client',
  ],
  ...['passkey', 'passkey ', 'Passkey', '@mysten/sui/client', '--json', 'json', 'sui client gas'],
  ...[
    'BigInt',
    'bigint',
    'big int',
    'timestamp_ms',
    'timestamp_',
    'object_',
    'Coin.digest',
    'digest',
  ],
  ...[
    'gas price',
    'gas pricing',
    'how does gas price get decided',
    'how is the gas price decided?',
  ],
  ...[
    'what is a checkpoint',
    'checkpoint',
    'Checkpoints',
    'gas',
    'gas in sui',
    'gas budget',
    'fee',
  ],
  ...['storage rebate', 'storage rebates', 'who can use a shared object', 'owned objects', 'nft'],
  ...['versions of an object', 'objects objects', 'delete object', 'publish', 'publish a package'],
  ...[
    'run a full node',
    'start the node',
    'validator',
    'time',
    'current time on chain',
    'mint coins',
  ],
  ...['someone gets rewards', 'the', 'a', 'of the', 'qwzxv', 'qwzxv id', 'xyzzy coin', 'stakng'],
  ...['/concepts/gas', '/concepts/gas#budget', 'https://docs.example.org/concepts/gas/?q=1#budget'],
  ...[
    'https://docs.example.org/concepts/objects/index.html',
    '/none',
    '/',
    'tx.splitCoins(tx.gas)',
  ],
  ...['tx.moveCall({ target: `0x2::coin::split` })', 'sui client gas --json', 'error ENotEnough 2'],
  ...[
    '100000000 coin',
    '9WvTfA6KZqP3xNmYdRb7hJcE2sLgUoB4iVnXtQkH8yDa',
    'coin 9WvTfA6KZqP3xNmYdRb7hJcE2sL',
  ],
  ...[
    '  coin\tsplit\u202e  ',
    'one two three four five six seven eight nine ten eleven twelve coin',
    'why does coin::New fail after get_coins',
    'call x.New, y.new and z.split',
    'what is Coin.digest of new_coin',
    'mail me@mysten/sui about new_clock',
    'coin new owner',
    'gas budget new_',
    'getCoinz',
    'use tx.Coin here',
    'use tx.coin here',
    'y.owner fails',
    'check New.owner now',
    'y.Client and z.client, w.passkey',
    'dynamic_',
    'new coin owner_',
    'gas new_pa',
    '',
  ],
] as const;

function nameOf(place: number, index: SearchIndex): string {
  const found = index.places[place];
  const route = index.pages[found?.page ?? -1]?.route ?? '?';
  return `${route.split('/').slice(-2).join('/')}${found?.anchor ? `#${found.anchor}` : ''}`;
}

const namesOf = (places: readonly number[]): string =>
  places.map((place) => nameOf(place, site)).join(' ');

function linesOf(text: string): readonly string[] {
  const query = readQuery(text);
  const { path, atoms, wholes, folded } = query;
  const flags = (['isTyping', 'isSpelled'] as const).filter((flag) => query[flag]);
  const named = namedPlaces(query, site);
  const quoted = quotedNames(query, site);
  const ranking = rankText(query, site);
  const scores = ranking.places
    .slice(0, 12)
    .map(({ place, score }) => `${nameOf(place, site)}=${score.toFixed(3)}`);
  const spread = search(text, site);
  const byPage = search(text, site, {
    kinds: ['concepts', 'guides', 'references'],
    order: 'pages',
  });
  const counts = [...spread.counts].map(([kind, count]) => `${kind} ${count}`);
  const worthOf = (term: string) => `${term}=${spread.terms.get(term)?.worth.toFixed(1)}`;
  return [
    `== ${JSON.stringify(text)}`,
    `read    ${[JSON.stringify(query.text), folded, ...flags].join(' ')}`,
    `words   ${atoms.join(' ')}${wholes.map(({ from, to, term }) => ` ${term}@${from}-${to}`).join('')}`,
    ...(path === null ? [] : [`path    ${path.route} ${path.anchor ?? '-'}`]),
    `named   ${namesOf(named.first)} | ${namesOf(named.second)}`,
    ...(quoted.length === 0 ? [] : [`quoted  ${namesOf(quoted)}`]),
    `scores  ${scores.join(' ')}`,
    `marked  ${ranking.matched.map((terms) => terms.map(worthOf).join(',')).join(' ')}`,
    `answer  ${namesOf(spread.places.slice(0, 16))}`,
    `pages   ${namesOf(byPage.places)}`,
    `counts  ${counts.join(', ')}`,
  ].map((line) => line.trimEnd());
}

it('each query is read, ranked and answered as written down', async () => {
  const text = QUERIES.map((query) => linesOf(query).join('\n')).join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot('ranking.txt');
});

const scoresOf = (text: string, index: SearchIndex, rules: Partial<RankRules> = {}): number[] =>
  rankText(readQuery(text), index, { ...rankRules, ...rules }).places.map(({ score }) => score);

describe('a title that fits', () => {
  it('counts for the best two hundred places', () => {
    const pages = Array.from({ length: 210 }, (_, at) => page(`/guides/p${at}`, 'Coin'));
    const scores = scoresOf('coin', indexOf({ pages }));
    expect(scores.filter((score) => score > 0)).toHaveLength(210);
    expect(scores.filter((score) => score === scores[0])).toHaveLength(200);
  });

  it('may be any phrase that the page asks to be found by', () => {
    const conventions = { ...page('/conventions', 'Conventions'), keywords: ['Hot potato'] };
    const index = indexOf({ pages: [conventions, page('/other', 'Other')] });
    const [fits = 0] = scoresOf('hot potato', index);
    const [plain = 0] = scoresOf('hot potato', index, { titleFit: 0, wholeFit: 0 });
    expect(fits / plain).toBeCloseTo(1 + rankRules.titleFit + rankRules.wholeFit);
  });

  it('counts less when the query says more', () => {
    const index = indexOf({ pages: [page('/gas', 'Gas'), page('/other', 'Other')] });
    const worth = (rules: Partial<typeof rankRules>): number =>
      (scoresOf('gas budget', index)[0] ?? 0) / (scoresOf('gas budget', index, rules)[0] ?? 1);
    expect(worth({ wholeFit: 0 })).toBe(1);
    expect(worth({ titleFit: 0 })).toBeGreaterThan(1);
    expect(worth({ titleFit: 0 })).toBeLessThan(1 + rankRules.titleFit);
  });
});

it('an unknown word is equally rare, whatever the phrase that stands for it is made of', () => {
  const pages = ['Owned object', 'Shared object', 'Shared', 'Shared'];
  const index = indexOf({
    pages: pages.map((title, at) => page(`/guides/p${at}`, title)),
    synonyms: [
      ['xa', 'owned object'],
      ['xb', 'shared object'],
    ],
  });
  expect(scoresOf('xa', index)[0]).toBeGreaterThan(0);
  expect(scoresOf('xb', index)).toEqual(scoresOf('xa', index));
});

it('a word in the path alone finds nothing', () => {
  const found = namesOf(rankText(readQuery('pay'), site).places.map(({ place }) => place));
  expect(found).toContain('sui/pay');
  expect(found).not.toContain('sui/pay#split');
});

it('a page with pages below it comes behind a page that says the same, unless it is generated', () => {
  const routes = [
    '/guides/left',
    '/guides/left/open',
    '/guides/right',
    '/references/a',
    '/references/a/b',
  ];
  const index = indexOf({ pages: routes.map((route) => page(route, 'Vault', [])) });
  const { places } = rankText(readQuery('vault'), index);
  const scoreOf = (route: string): number =>
    places.find(({ place }) => index.pages[place]?.route === route)?.score ?? 0;
  expect(scoreOf('/guides/left') / scoreOf('/guides/right')).toBeCloseTo(rankRules.overview, 5);
  expect(scoreOf('/references/a')).toBeCloseTo(scoreOf('/references/a/b'), 5);
});
