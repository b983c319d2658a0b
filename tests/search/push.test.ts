/** Uploading to the hosted service: whole and good, or not at all. */

import { algoliasearch } from 'algoliasearch';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostedRecord } from '../../scripts/search/hosted-records';
import { parseLabelled } from '../../scripts/search/labelled';
import { pushSearch, type PushOutcome } from '../../scripts/search/push';
import { startIndices, type FakeIndices } from './fake-index';
import { page, recordsOf, siteUrl, symbol } from './support';

const site = {
  pages: [
    page('/guides/coin', 'Coins', [['Mint', 'How to mint.']]),
    page('/concepts/gas', 'Gas', [['Price', 'What gas costs.']]),
    page('/references/x', 'X'),
  ],
  symbols: [symbol('move:X', '/references/x', 'struct', 'A thing.')],
};
const records = recordsOf(site);
const queries = parseLabelled(
  'query\troutes\tkind\nmint a coin\t/guides/coin\tq\ngas price\t/concepts/gas\tq\nnot written\t/guides/later\tq\nclient.getCoins(\t/references/x\tpasted\n',
);

let service: FakeIndices;
let isGood = true;
beforeEach(async () => {
  isGood = true;
  service = await startIndices((query) => [
    isGood
      ? `${siteUrl}${query.includes('gas') ? '/concepts/gas' : '/guides/coin'}`
      : `${siteUrl}/references/x`,
  ]);
});
afterEach(async () => {
  await service.close();
});

function push(own = records): Promise<PushOutcome> {
  const client = algoliasearch('APP', 'admin-key', {
    hosts: [{ url: `127.0.0.1:${service.port}`, accept: 'readWrite', protocol: 'http' }],
  });
  return pushSearch({
    client,
    index: 'docs',
    siteUrl,
    records: own,
    queries,
    say: () => undefined,
  });
}

function fillOld(count: number): void {
  service.indices.set(
    'docs',
    new Map(Array.from({ length: count }, (_, at) => [String(at), { objectID: String(at) }])),
  );
}

describe('an upload', () => {
  it('fills a new index and puts it in place of the old one, with its settings', async () => {
    fillOld(2);
    expect(await push()).toEqual({ kind: 'promoted', records: records.length });
    expect([...service.indices.keys()]).toEqual(['docs']);
    expect(service.indices.get('docs')?.size).toBe(records.length);
    expect(service.settings.get('docs')).toMatchObject({
      distinct: true,
      attributeForDistinct: 'url',
    });
    expect(service.calls.at(-2)).toBe('POST operation');
  });

  it('works where there was none before', async () => {
    expect((await push()).kind).toBe('promoted');
  });

  it('is refused with less than 90 % of the records, before anything is uploaded', async () => {
    fillOld(Math.ceil(records.length / 0.9) + 1);
    const outcome = await push();
    expect(outcome).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('less than 90 %'),
    });
    expect(service.calls).not.toContain('POST batch');
    expect(service.indices.has('docs_next')).toBe(false);
  });

  it('is accepted with exactly 90 %', async () => {
    fillOld(Math.floor((records.length * 100) / 90));
    expect((await push()).kind).toBe('promoted');
  });

  it('is refused when the new index answers the labelled queries wrongly; the old one serves on', async () => {
    fillOld(3);
    isGood = false;
    const outcome = await push();
    expect(outcome).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('"mint a coin"'),
    });
    expect(service.indices.get('docs')?.size).toBe(3);
    expect(service.indices.has('docs_next')).toBe(false);
    expect(service.calls).not.toContain('POST operation');
  });

  it('asks neither for pages that are not written nor for pasted code, which only the site reads', async () => {
    expect(queries).toHaveLength(4);
    expect((await push()).kind).toBe('promoted');
  });
});

describe('a hosted record', () => {
  it('holds what the service filters and ranks by, and the names of its symbol', () => {
    const record = records.find(({ symbols }) => symbols.length > 0);
    expect(record && hostedRecord(record, 4)).toMatchObject({
      objectID: '/references/x',
      url: `${siteUrl}/references/x`,
      anchor: null,
      type: 'lvl1',
      names: ['X'],
      language: 'en',
      docusaurus_tag: ['default', 'docs-default-current'],
      weight: { isSymbol: 1, position: 4 },
    });
  });

  it('is never larger than the service takes', () => {
    const long = recordsOf({ pages: [page('/a', 'A', [['B', 'word '.repeat(20_000)]])] });
    for (const [at, record] of long.entries())
      expect(JSON.stringify(hostedRecord(record, at)).length).toBeLessThan(10_000);
  });
});

describe('the labelled queries', () => {
  it('are refused when a row has not three columns', () => {
    expect(() => parseLabelled('a\tb\tc\nquery\t/route\n')).toThrow('line 2');
  });
});
