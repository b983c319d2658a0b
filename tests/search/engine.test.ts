/** The engine on small sites: what comes first, and why. */

import { describe, expect, it } from 'vitest';
import { namedRecords } from '../../site/src/search/engine/named';
import { search } from '../../site/src/search/engine/search';
import { openIndex, type SearchIndex } from '../../site/src/search/engine/index/search-index';
import { cleanQuery, readQuery } from '../../site/src/search/engine/query';
import { cpuOf } from '../support/cpu';
import { ask, filesOf, indexOf, page, symbol } from './support';

const coinPage = '/references/framework/sui/coin';
const typePage = '/references/sui-api/sui-graphql/reference/types/objects/gas-cost-summary';
const site = {
  pages: [
    page('/concepts/gas', 'Gas in Sui', [
      [
        'Storage rebates',
        'Deleting an object returns part of the storage fee. The rebate is paid at once.',
      ],
      [
        'Budget',
        'A gas budget caps what a transaction may cost. GasCostSummary GasCostSummary GasCostSummary.',
      ],
    ]),
    page('/concepts/dynamic-fields', 'Dynamic fields', [
      ['Tables', 'A table keeps its entries in dynamic fields.'],
    ]),
    page('/guides/operator/validator-config', 'Validator configuration', [
      ['Keys', 'Every validator has four keys.'],
    ]),
    page('/guides/install', 'Install Sui', [
      ['Windows', 'Download the archive for Windows and unpack it.'],
    ]),
    page('/concepts/ptb', 'Programmable transaction blocks', [
      ['Commands', 'A block holds up to 1,024 commands.'],
    ]),
    page(coinPage, 'sui::coin'),
    page('/references/framework/sui/pay', 'sui::pay'),
    page('/references/framework/sui/dynamic_field', 'sui::dynamic_field'),
    page(typePage, 'GasCostSummary'),
    page('/references/cli/client', 'sui client'),
  ],
  symbols: [
    symbol('move:sui::coin', coinPage, 'module', 'Coins.'),
    {
      ...symbol(
        'move:sui::coin::split',
        `${coinPage}#split`,
        'function',
        'Takes value out of a coin.',
      ),
      label: 'coin::split',
    },
    {
      ...symbol(
        'move:sui::coin::TreasuryCap',
        `${coinPage}#TreasuryCap`,
        'struct',
        'The right to mint.',
      ),
      label: 'coin::TreasuryCap',
    },
    {
      ...symbol(
        'move:sui::pay::split',
        '/references/framework/sui/pay#split',
        'internal function',
        'Splits.',
      ),
      label: 'pay::split',
    },
    symbol(
      'move:sui::dynamic_field',
      '/references/framework/sui/dynamic_field',
      'module',
      'Fields by name.',
    ),
    symbol('graphql:GasCostSummary', typePage, 'object type', 'What a transaction cost.'),
    symbol(
      'graphql:GasCostSummary.storageRebate',
      `${typePage}#storageRebate`,
      'field',
      'What came back.',
    ),
    symbol('graphql:GasCostSummary.dynamicField', `${typePage}#dynamicField`, 'field'),
    symbol('cli:sui client', '/references/cli/client', 'command'),
    {
      ...symbol(
        'cli:client#--json',
        '/references/cli/client#client--json',
        'option',
        'Prints JSON.',
      ),
      label: 'sui client --json',
    },
  ],
  synonyms: [['ptb', 'programmable transaction block']],
};
/** Made anew for each test: what a test shows, it shows from the files of the index on. */
const open = (): SearchIndex => indexOf(site);

describe('a definition', () => {
  it.each([
    ['GasCostSummary', typePage],
    ['gascostsummary', typePage],
    ['gas cost summary', typePage],
    ['gas_cost_summary', typePage],
    ['gasCostSummary', typePage],
    ['GasCostSumm', typePage],
    ['coin::split', `${coinPage}#split`],
    ['sui::coin::split', `${coinPage}#split`],
    ['coin split', `${coinPage}#split`],
    ['coinsplit', `${coinPage}#split`],
    ['treasury cap', `${coinPage}#TreasuryCap`],
    ['treasury_cap', `${coinPage}#TreasuryCap`],
    ['--json', '/references/cli/client#client--json'],
    ['GasCostSummary.storageRebate', `${typePage}#storageRebate`],
  ])('is first for %s, however often others mention it', (query, record) => {
    expect(ask(open(), query)[0]).toBe(record);
  });

  it('that others may call comes before one that they may not', () => {
    expect(ask(open(), 'split').slice(0, 2)).toEqual([
      `${coinPage}#split`,
      '/references/framework/sui/pay#split',
    ]);
  });

  it('of a module in another spelling comes before a mere field of this one', () => {
    expect(ask(open(), 'dynamicField')[0]).toBe('/references/framework/sui/dynamic_field');
  });

  it('that is a mere field waits behind the page that explains the words', () => {
    const [first, second] = ask(open(), 'storage rebate');
    expect(first).toBe('/concepts/gas#storage-rebates');
    expect(second).toBe(`${typePage}#storageRebate`);
  });
});

describe('a common word', () => {
  const passkeys = '/guides/passkeys';
  const entry = '/references/typescript-sdk/keypairs';
  const common = (): SearchIndex =>
    indexOf({
      pages: [
        page(passkeys, 'Passkeys', [['Devices', 'A passkey never leaves the device.']]),
        page(entry, '@mysten/sui/keypairs/passkey'),
      ],
      symbols: [symbol('ts:passkey', entry, 'entry point')],
    });

  it('asks for the page that explains it before the entry point that is called by it', () => {
    expect(ask(common(), 'passkey ')).toEqual([passkeys, entry, `${passkeys}#devices`]);
  });

  it('that is a mere field is that field first, for nothing else was asked', () => {
    const [guide, type] = ['/concepts/refunds', '/references/gas'];
    const fields = indexOf({
      pages: [page(guide, 'Refund rules', [['How', 'A refund is paid.']]), page(type, 'Gas')],
      symbols: [symbol('graphql:Gas.refund', `${type}#refund`, 'field')],
    });
    expect(ask(fields, 'refund ')).toEqual([`${type}#refund`, guide, `${guide}#how`]);
  });

  it('that the glossary has is not the name of what the glossary says of it', () => {
    const route = '/sui-glossary';
    const terms = indexOf({
      pages: [
        page(route, 'Glossary', [['Rebate', 'A part of the deposit.']]),
        page('/a', 'Rebate'),
      ],
    });
    const named = (text: string): readonly string[] =>
      namedRecords(readQuery(text), terms).map(
        (record) => terms.pages[terms.records[record]?.page ?? -1]?.route ?? '',
      );
    expect(named('rebate ')).toEqual(['/a']);
    expect(named('glossary ')).toEqual([route]);
  });

  it('that a type among others has too asks for the page of that title', () => {
    const [guide, types] = ['/concepts/multisig', '/references/interfaces'];
    const both = indexOf({
      pages: [page(guide, 'Multisig'), page(types, 'Interfaces')],
      symbols: [symbol('ts:MultiSig', `${types}#MultiSig`, 'interface')],
    });
    expect(ask(both, 'multisig ')[0]).toBe(guide);
    expect(ask(both, 'MultiSig ')[0]).toBe(`${types}#MultiSig`);
  });
});

describe('a misspelled word', () => {
  it('counts for titles and phrases as what it was meant to be', () => {
    const gas = { ...page('/gas', 'Gas'), keywords: ['refund deposit'] };
    const other = page('/other', 'Deposit, refund, one, lists, tables, bags, sets, maps');
    const site = indexOf({ pages: [gas, other, page('/a', 'Lists'), page('/b', 'Tables')] });
    expect(ask(site, 'refnd deposti')[0]).toBe('/gas');
  });

  it('leads to the page that explains a term before the glossary', () => {
    const term = page('/sui-glossary', 'Glossary', [['Equivocation', 'Two at once.']]);
    const guide = page('/guides/avoid', 'Avoid equivocation');
    const site = indexOf({ pages: [term, guide, page('/a', 'Lists'), page('/b', 'Tables')] });
    expect(ask(site, 'equivication')[0]).toBe('/guides/avoid');
  });
});

describe('words', () => {
  it('ask for the page of a definition before a section that says them a little more often', () => {
    const [method, guide] = ['/references/sui-api/json-rpc/all-owned', '/concepts/coins'];
    const near = indexOf({
      pages: [
        page(method, 'getAllOwnedCoins'),
        page(guide, 'Other', [['My coins', 'Owned coins. Owned coins. Owned coins.']]),
        page('/concepts/lists', 'Lists'),
        page('/concepts/tables', 'Tables'),
      ],
      symbols: [symbol('rpc:getAllOwnedCoins', method, 'JSON-RPC method')],
    });
    expect(ask(near, 'owned coins').slice(0, 2)).toEqual([method, `${guide}#my-coins`]);
  });

  it.each([
    ['how to install sui on windows', '/guides/install'],
    ['installing on windows', '/guides/install'],
    ['validater config', '/guides/operator/validator-config'],
    ['dinamic fields', '/concepts/dynamic-fields'],
    ['ptb', '/concepts/ptb'],
    ['gas budg', '/concepts/gas'],
    ['dynamic fie', '/concepts/dynamic-fields'],
  ])('find the page for "%s"', (query, route) => {
    expect(ask(open(), query)[0]?.split('#')[0]).toBe(route);
  });

  it('are corrected only when the site does not know them', () => {
    const tiny = indexOf({ pages: [page('/a', 'Mint', []), page('/b', 'Mind', [])] });
    expect(ask(tiny, 'mint ')).toEqual(['/a']);
    expect(ask(tiny, 'minx ')).toEqual(['/a', '/b']);
  });

  it('are corrected to what the site says most often', () => {
    const pages = ['mina', 'minb', 'minc', 'mind', 'mine'].map((word) => page(`/${word}`, word));
    const often = indexOf({
      pages: [...pages, page('/said', 'Said', [['Here', 'mine and mind']])],
    });
    // Four of five words that are as near; the one that is left out is as rare as the first two.
    expect(ask(often, 'minx ').toSorted()).toEqual([
      '/mina',
      '/minb',
      '/mind',
      '/mine',
      '/said#here',
    ]);
  });

  it('that stand on one page come before words that stand on two', () => {
    const two = indexOf({
      pages: [
        page('/both', 'Page', [
          ['One', 'alpha stands here'],
          ['Two', 'omega stands here'],
        ]),
        page('/alpha', 'Alpha', [['Alpha', 'alpha alpha alpha alpha']]),
        page('/third', 'Other', [['More', 'omega']]),
      ],
    });
    expect(ask(two, 'alpha omega')[0]?.split('#')[0]).toBe('/both');
  });

  it('that are grammar alone ask for names alone', () => {
    expect(ask(open(), 'how to')).toEqual([]);
  });
});

describe('hits', () => {
  it('are one for each place, the best of every page before the second of any', () => {
    const hits = ask(open(), 'sui');
    expect(new Set(hits).size).toBe(hits.length);
    const routes = hits.map((hit) => hit.split('#')[0]);
    const firstRepeat = routes.findIndex((route, at) => routes.indexOf(route) < at);
    const distinct = new Set(routes).size;
    expect(firstRepeat === -1 ? distinct : firstRepeat).toBe(distinct);
  });

  it('of one page come together when pages are asked for', () => {
    const index = open();
    const { records } = search('gas', index, { kinds: [], order: 'pages' });
    const pages = records.map((record) => index.records[record]?.page);
    expect(pages.filter((pageNumber, at) => pageNumber !== pages[at - 1])).toHaveLength(
      new Set(pages).size,
    );
  });

  it('are counted by kind before the filter, and filtered by it', () => {
    const index = open();
    const all = search('gas', index);
    const only = search('gas', index, { kinds: ['concepts'], order: 'spread' });
    expect(all.counts.get('graphql')).toBeGreaterThan(0);
    expect(only.counts).toEqual(all.counts);
    expect(only.records).toHaveLength(all.counts.get('concepts') ?? -1);
    expect(
      only.records.every(
        (record) => index.pages[index.records[record]?.page ?? 0]?.kind === 'concepts',
      ),
    ).toBe(true);
  });

  it('come from the names alone while the words are not here', () => {
    const namesOnly = openIndex(filesOf(site).names, null);
    expect(ask(namesOnly, 'coin::split')[0]).toBe(`${coinPage}#split`);
    expect(ask(namesOnly, 'validator')[0]).toBe('/guides/operator/validator-config');
  });
});

describe('names that JavaScript knows', () => {
  const names = [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'isPrototypeOf',
    '__defineGetter__',
    'prototype',
    'then',
    'length',
    'name',
    'watch',
  ];
  const tricky = (): SearchIndex =>
    indexOf({
      pages: names.map((name, at) =>
        page(`/references/framework/sui/m${at}`, name, [[name, `The ${name} of a thing.`]]),
      ),
      symbols: names.map((name, at) =>
        symbol(`move:${name}`, `/references/framework/sui/m${at}`, 'struct'),
      ),
    });

  it.each(names.map((name, at) => [name, `/references/framework/sui/m${at}`]))(
    '%s finds its page',
    (name, route) => {
      expect(ask(tricky(), name)[0]).toBe(route);
    },
  );
});

describe('a query', () => {
  it('loses what cannot be seen and what is too much', () => {
    expect(cleanQuery('  coin\u0000\u202e\u200b\ue000split\ud800  x')).toBe('coin split x');
    expect(cleanQuery('x'.repeat(1_000_000))).toHaveLength(64);
    expect(cleanQuery('😀'.repeat(100)).length).toBeLessThanOrEqual(64);
  });

  it('knows a spelled name from a question', () => {
    expect(readQuery('share_object')).toMatchObject({ isSpelled: true });
    expect(readQuery('BigInt').isSpelled).toBe(true);
    expect(readQuery('gas budget')).toMatchObject({ isSpelled: false });
    expect(readQuery('Coin').isSpelled).toBe(false);
  });

  it('of the worst kind answers in a blink', () => {
    const worst = [
      'a '.repeat(32),
      'aA'.repeat(32),
      'zq'.repeat(32),
      '_'.repeat(64),
      'a_'.repeat(32),
      ':'.repeat(64),
      'coin '.repeat(13),
      'xqzkv yqwzx zzkqj qqxwv jjkzq wwqzx kkvvq xzxzx qvqvq zkzkz',
      '(((((((((('.repeat(6),
      '\\'.repeat(64),
      '😀'.repeat(32),
      'а'.repeat(64),
    ];
    const index = open();
    for (const query of worst) {
      search(query, index);
      expect(
        cpuOf(() => search(query, index)),
        query,
      ).toBeLessThan(2_000);
    }
  });
});

it('words of one family find each other, behind the word itself', () => {
  const [guide, other] = ['/guides/setup', '/guides/apps'];
  const site = indexOf({
    pages: [
      page(guide, 'Install Sui'),
      page(other, 'Apps', [['Later', 'An installation of theirs.']]),
    ],
    symbols: [],
  });
  expect(ask(site, 'upgradability')).toEqual([]);
  expect(ask(site, 'installation')).toContain(guide);
});

it('plain words that name a type lead to the page that says them, and the spelled name to the type', () => {
  const [concept, type, module] = [
    '/concepts/gas',
    '/references/sui-api/sui-graphql/reference/types/objects/gas-coin',
    '/references/framework/sui/gas_pool',
  ];
  const site = indexOf({
    pages: [
      { ...page(concept, 'Gas', [['Pay', 'Gas.']]), keywords: ['gas coin', 'gas pool'] },
      page(type, 'GasCoin', [['Fields', 'Fields of a gas coin.']]),
      page(module, 'gas_pool'),
    ],
    symbols: [
      symbol('graphql:GasCoin', type, 'object type'),
      symbol('move:gas_pool', module, 'module'),
    ],
  });
  expect(ask(site, 'gas coin')[0]).toBe(concept);
  expect(ask(site, 'gas coins')[0]).toBe(concept);
  expect(ask(site, 'GasCoin')[0]).toBe(type);
  expect(ask(site, 'gas pool')[0]).toBe(module);
});

it('a page opens at the section whose heading says what its title does not', () => {
  const guide = '/guides/coins';
  const site = indexOf({
    pages: [
      page(guide, 'Coins', [
        ['Join', 'Join coins.'],
        ['Split', 'Split coins.'],
      ]),
    ],
    symbols: [],
  });
  expect(ask(site, 'how do I split coins')[0]).toBe(`${guide}#split`);
  expect(ask(site, 'coins')[0]).toBe(guide);
});
