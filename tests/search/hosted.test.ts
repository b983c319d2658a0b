/** The hosted engine: what is asked, what is believed, and what happens when nothing comes back. */

import { describe, expect, it } from 'vitest';
import { withFallback } from '../../site/src/search/client/fallback';
import type { SearchRequest, SearchResult, SearchSource } from '../../site/src/search/client/hit';
import { hostedQuery } from '../../site/src/search/client/hosted';
import { AnswerError, readAnswer } from '../../site/src/search/client/hosted-answer';
import { MARK_END, MARK_START, splitMarks } from '../../site/src/search/engine/marks';
import { hostedSettings, searchOrigins } from '../../site/config/search';
import { payloads } from './payloads';
import { request } from './support';

const rules = {
  siteUrl: 'https://docs.example.org',
  baseUrl: '/',
  external: /^https:\/\/github\.com\//,
  replace: null,
};
const settings = { appId: 'APP', searchKey: 'key', index: 'docs', hosts: [], countsEvents: false };
const hit = {
  objectID: '1',
  url: 'https://docs.example.org/guides/coin#mint',
  type: 'lvl2',
  hierarchy: { lvl0: 'Guides', lvl1: 'Coins', lvl2: 'Mint a coin', lvl3: null },
  content: null,
  _snippetResult: {
    hierarchy: { lvl2: { value: `Mint a ${MARK_START}coin${MARK_END}`, matchLevel: 'full' } },
  },
};
const answer = (fields: object, hits: readonly unknown[] = [hit]) => ({
  results: [{ hits, nbHits: hits.length, ...fields }],
});

describe('a request', () => {
  it('has the fields of the specification, and private marks', () => {
    const query = hostedQuery(request, { settings, language: 'en', mayCount: () => true });
    expect(query).toMatchObject({
      query: 'coin',
      indexName: 'docs',
      snippetEllipsisText: '…',
      highlightPreTag: MARK_START,
      highlightPostTag: MARK_END,
      hitsPerPage: 20,
      clickAnalytics: false,
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    });
    expect(query.attributesToSnippet).toContain('content:10');
    for (const name of ['hierarchy.lvl0', 'hierarchy.lvl6', 'content', 'type', 'url'])
      expect(query.attributesToRetrieve).toContain(name);
    expect(query).not.toHaveProperty('page');
  });

  it('asks for counting only where it is set up and the reader agreed', () => {
    const counting = { ...settings, countsEvents: true };
    const asks = (own: typeof settings, agreed: boolean): boolean =>
      hostedQuery(request, { settings: own, language: 'en', mayCount: () => agreed })
        .clickAnalytics;
    expect([asks(counting, true), asks(counting, false), asks(settings, true)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('names a page and a kind where these are chosen', () => {
    const query = hostedQuery(
      { ...request, page: 2, kinds: ['move'] },
      { settings, language: 'en', mayCount: () => false },
    );
    expect(query).toMatchObject({ page: 2 });
    expect(query.facetFilters).toContainEqual(['kind:move']);
  });
});

describe('an answer', () => {
  it('becomes hits with a place on this site', () => {
    const { hits, total, queryId } = readAnswer(answer({ queryID: 'abc' }), rules);
    expect({ total, queryId }).toEqual({ total: 1, queryId: 'abc' });
    expect(hits[0]).toMatchObject({
      url: '/guides/coin#mint',
      group: 'Guides',
      page: 'Coins',
      level: 2,
      isExternal: false,
    });
    expect(splitMarks(hits[0]?.title ?? '')).toEqual([
      { text: 'Mint a ', isMarked: false },
      { text: 'coin', isMarked: true },
    ]);
  });

  it('keeps an address that the configuration allows, and leaves out hits that lead nowhere', () => {
    const hits = [
      { ...hit, url: 'https://github.com/a' },
      { ...hit, url: 'javascript:alert(1)' },
      { ...hit, url: '//evil.example' },
    ];
    const read = readAnswer(answer({}, hits), rules);
    expect(read.hits.map(({ url, isExternal }) => [url, isExternal])).toEqual([
      ['https://github.com/a', true],
    ]);
  });

  it('may be empty', () => {
    expect(readAnswer(answer({ nbHits: 0 }, []), rules)).toMatchObject({ hits: [], total: 0 });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'ok'],
    ['a list', []],
    ['no results', {}],
    ['results of another shape', { results: {} }],
    ['no result', { results: [] }],
    ['a result that is a list', { results: [[]] }],
    ['hits that are none', { results: [{ hits: 'x', nbHits: 1 }] }],
    ['a count that is none', { results: [{ hits: [], nbHits: 'many' }] }],
    ['a count below zero', { results: [{ hits: [], nbHits: -1 }] }],
    ['hits of another index', { results: [{ hits: [{ id: 1, name: 'shoe' }], nbHits: 1 }] }],
  ])('is refused when it is %s', (_, data) => {
    expect(() => readAnswer(data, rules)).toThrow(AnswerError);
  });

  it.each(payloads.map((payload) => [payload]))('prints %j as text in every field', (payload) => {
    const value = { value: payload, matchLevel: 'full' };
    const hostile = {
      objectID: payload,
      url: `https://docs.example.org/x#${encodeURIComponent(payload.replace(/\ud800/g, ''))}`,
      type: 'lvl3',
      hierarchy: { lvl0: payload, lvl1: payload, lvl2: payload, lvl3: payload },
      content: payload,
      symbols: [{ kind: payload }],
      _snippetResult: { hierarchy: { lvl1: value, lvl2: value, lvl3: value }, content: value },
      _highlightResult: { hierarchy: { lvl0: value } },
    };
    const { hits } = readAnswer(
      answer({ facets: { kind: { [payload]: 1 } }, queryID: payload }, [hostile]),
      rules,
    );
    const [first] = hits;
    // Every field is the payload itself, as text: nothing was decoded, dropped or turned into markup.
    const plain = payload
      .replace(/[\ue000\ue001]/g, '')
      .replace(/[\u0000-\u001f\u202a-\u202e]+/g, ' ');
    const print = (text: string): string =>
      splitMarks(text)
        .map((run) => run.text)
        .join('');
    expect(
      [first?.title, first?.text, first?.group, first?.page].map((text) => print(text ?? '')),
    ).toEqual([plain, plain, plain, plain]);
    expect(first?.url.startsWith('/x#')).toBe(true);
  });

  it('is cut where it is too long', () => {
    const long = { ...hit, _snippetResult: { content: { value: 'x'.repeat(100_000) } } };
    expect(readAnswer(answer({}, [long]), rules).hits[0]?.text).toHaveLength(600);
    const many = readAnswer(
      answer(
        {},
        Array.from({ length: 5000 }, () => hit),
      ),
      rules,
    );
    expect(many.hits).toHaveLength(100);
  });
});

describe('a service that does not answer', () => {
  const found = (name: string): SearchResult => ({
    hits: [],
    total: name.length,
    isCapped: false,
    counts: [],
    queryId: null,
    isFallback: false,
  });
  const source = (search: (request: SearchRequest) => Promise<SearchResult>): SearchSource => ({
    search,
    lateText: async () => '',
    warm: () => undefined,
    onChange: () => () => undefined,
  });
  const own = source(async () => found('own'));
  const options = { second: own, patience: 40, rest: 1000, report: () => undefined };

  it.each([
    ['fails', (): Promise<SearchResult> => Promise.reject(new Error('503'))],
    ['hangs', (): Promise<SearchResult> => new Promise(() => undefined)],
  ])(
    'is replaced by the index of the site when it %s, and left alone for a while',
    async (_, search) => {
      let asked = 0;
      let clock = 0;
      const first = source(() => {
        asked += 1;
        return search();
      });
      const both = withFallback({ ...options, first, now: () => clock });
      expect(await both.search(request)).toMatchObject({ total: 3, isFallback: true });
      expect(await both.search(request)).toMatchObject({ isFallback: true });
      expect(asked).toBe(1);
      clock = 1001;
      await both.search(request);
      expect(asked).toBe(2);
    },
  );

  it('does not hide that the index of the site fails too', async () => {
    const broken = source(async () => Promise.reject(new Error('gone')));
    const both = withFallback({ ...options, first: broken, second: broken, now: () => 0 });
    await expect(both.search(request)).rejects.toThrow('gone');
  });

  it('is not replaced while it answers', async () => {
    const both = withFallback({
      ...options,
      first: source(async () => found('service')),
      now: () => 0,
    });
    expect(await both.search(request)).toMatchObject({ total: 7, isFallback: false });
  });
});

describe('the configuration', () => {
  it('is hosted with all three values, embedded with none, and refused in between', () => {
    const all = { ALGOLIA_APP_ID: 'APP1', ALGOLIA_SEARCH_KEY: 'k', ALGOLIA_INDEX: 'docs' };
    expect(hostedSettings({})).toBeNull();
    expect(hostedSettings(all)).toMatchObject({
      appId: 'APP1',
      searchKey: 'k',
      index: 'docs',
      hosts: [],
      countsEvents: false,
    });
    expect(() => hostedSettings({ ALGOLIA_APP_ID: 'APP1' })).toThrow(
      /ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX/,
    );
    expect(() => hostedSettings({ ...all, ALGOLIA_APP_ID: 'a.evil/x' })).toThrow(/application id/);
    expect(() => hostedSettings({ ...all, ALGOLIA_HOSTS: 'javascript:1' })).toThrow(
      /http or https/,
    );
  });

  it('opens the policy for the hosts of the service, and for nobody without it', () => {
    expect(searchOrigins(null)).toEqual([]);
    expect(
      searchOrigins(
        hostedSettings({ ALGOLIA_APP_ID: 'APP1', ALGOLIA_SEARCH_KEY: 'k', ALGOLIA_INDEX: 'docs' }),
      ),
    ).toEqual([
      'https://app1-dsn.algolia.net',
      'https://app1-1.algolianet.com',
      'https://app1-2.algolianet.com',
      'https://app1-3.algolianet.com',
    ]);
  });
});
