/** Labels and anchors that the index does not spell out: what follows from a page comes back from it. */

import { describe, expect, it } from 'vitest';
import {
  fullName,
  lastName,
  nameSuffixes,
  restoreAnchor,
  restoreLabel,
  shortenAnchor,
  shortenLabel,
  usualAnchor,
  usualSlug,
} from '../../site/src/search/engine/index/labels';

it.each([
  ['sui::coin', 'coin'],
  ['sui::coin::Coin.balance', 'balance'],
  ['Coin.owner', 'owner'],
  ['Coin', 'Coin'],
  ['sui client gas', 'gas'],
  ['', ''],
])('the last name of %j is %j', (path, last) => {
  expect(lastName(path)).toBe(last);
});

describe('a label on a page', () => {
  it.each([
    ['Coin.balance', 'Coin', '~.balance'],
    ['sui::coin::split', 'sui::coin', '~::split'],
    ['coin::split', 'sui::coin', '~~::split'],
    ['coins::split', 'sui::coin', 'coins::split'],
    ['Other.name', 'Coin', 'Other.name'],
    ['Coin.balance', '', 'Coin.balance'],
    ['a~b', 'a', 'a~b'],
  ])('%j of %j is kept as %j and comes back', (label, root, short) => {
    expect(shortenLabel(label, root)).toBe(short);
    if (!label.includes('~')) expect(restoreLabel(short, root)).toBe(label);
  });

  it.each([
    ['coin::split', 'sui::coin', 'sui::coin::split'],
    ['coins::split', 'sui::coin', 'coins::split'],
    ['coin', 'sui::coin', 'coin'],
    ['coin::split', 'coin', 'coin::split'],
    ['Coin.balance', 'Coin', 'Coin.balance'],
  ])('%j of %j is in full %j', (label, root, full) => {
    expect(fullName(label, root)).toBe(full);
  });

  it.each([
    ['Coin.balance', 'Coin', 'balance'],
    ['coin::split', 'sui::coin', 'split'],
    ['Coin.objects(first)', 'Coin', 'objects.first'],
    ['Query.object(a.b)', 'Query', 'object.a.b'],
    ['sui client gas', 'sui client', 'gas'],
    ['sui client call --json', 'sui client', 'call--json'],
    ['sui client --json', 'sui client', '--json'],
    ['getCoins data[].id', 'getCoins', 'data.id'],
    ['a b c', 'other', 'a-b-c'],
    ['f(a)(b)', 'other', 'f.a).b'],
    ['Coin.$type', 'Coin', '$type'],
  ])('%j of %j usually has the anchor %j', (label, root, anchor) => {
    expect(usualAnchor(label, root)).toBe(anchor);
  });
});

describe('an anchor', () => {
  it.each([
    ['json', 'json', '~'],
    ['keytool-sign--json', '--json', 'keytool-sign~'],
    ['other', 'json', 'other'],
  ])('%j, usually %j, is kept as %j and comes back', (anchor, usual, short) => {
    expect(shortenAnchor(anchor, usual)).toBe(short);
    expect(restoreAnchor(short, usual)).toBe(anchor);
  });

  it.each([
    ['Gas price', 'gas-price'],
    ['  What is “gas”? ', 'what-is-gas'],
    ['a  b_c-d', 'a--b_c-d'],
    ['Größe 2', 'größe-2'],
  ])('of the heading %j is %j', (heading, slug) => {
    expect(usualSlug(heading)).toBe(slug);
  });
});

it.each([
  ['sui::coin::split', ['split', 'coin::split', 'sui::coin::split']],
  ['Coin.objects(first)', ['first)', 'objects(first)', 'Coin.objects(first)']],
  ['sui client gas', ['gas', 'client gas', 'sui client gas']],
  ['client/SuiClient', ['SuiClient', 'client/SuiClient']],
  ['split', ['split']],
])('the names of %j from the last on', (full, names) => {
  expect(nameSuffixes(full)).toEqual(names);
});
