/** What stands between the engines and the screen: storage, the error screen, counting, addresses. */

import { describe, expect, it, vi } from 'vitest';
import { mayCount } from '../../site/src/search/client/consent';
import { modalClient, displayedName } from '../../site/src/search/client/docsearch-client';
import { keepErrorScreen } from '../../site/src/search/ui/modal/docsearch-repairs';
import { eventCounter, type CountedEvent } from '../../site/src/search/client/events';
import { retryError, type Hit, type SearchResult } from '../../site/src/search/client/hit';
import { mendStorage, storedLists } from '../../site/src/search/client/stored';
import { readAddress, writeAddress } from '../../site/src/search/ui/page/address';

const rules = { siteUrl: 'https://docs.example.org', baseUrl: '/', external: null, replace: null };
const hit = (name: string, fields: Partial<Hit> = {}): Hit => ({
  id: name,
  url: `/${name}`,
  isExternal: false,
  group: 'Guides',
  page: name,
  trail: [],
  title: name,
  text: null,
  symbolKind: null,
  level: 1,
  late: null,
  ...fields,
});
const result = (hits: readonly Hit[], fields: Partial<SearchResult> = {}): SearchResult => ({
  hits,
  total: hits.length,
  isCapped: false,
  counts: [],
  queryId: 'q1',
  isFallback: false,
  ...fields,
});

function fakeStorage(
  entries: Record<string, string>,
  refuse: (key: string, value: string) => boolean = () => false,
): Storage {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuse(key, value)) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, value);
    },
    removeItem: (key: string) => void map.delete(key),
    clear: () => map.clear(),
    key: () => null,
    get length() {
      return map.size;
    },
  };
}

describe('stored searches', () => {
  const [favorites, recents] = storedLists('docs');
  const key = recents?.key ?? '';
  const item = (name: string) => ({
    objectID: name,
    url: `/${name}`,
    type: 'lvl1',
    hierarchy: { lvl0: 'Guides', lvl1: name },
    content: null,
  });
  const mend = (text: string): string | null => {
    const storage = fakeStorage({ [key]: text });
    mendStorage(storedLists('docs'), rules, () => storage);
    return storage.getItem(key);
  };

  it('are seven recent and ten favorite ones', () => {
    expect([favorites?.limit, recents?.limit]).toEqual([10, 7]);
    const stored = JSON.parse(
      mend(JSON.stringify(Array.from({ length: 30 }, (_, at) => item(`p${at}`)))) ?? '[]',
    ) as unknown[];
    expect(stored).toHaveLength(7);
  });

  it('stay as they are when they are what we stored', () => {
    const text = JSON.stringify([item('a'), item('b')]);
    expect(mend(text)).toBe(text);
  });

  it.each([
    'null',
    '{}',
    '"x"',
    '5',
    '[',
    '',
    'undefined',
    '[null]',
    '[1,2]',
    '[[]]',
    '[{}]',
    '{"__proto__":{"polluted":1}}',
    '[{"__proto__":{"polluted":1}}]',
    'x'.repeat(5_000_000),
    `[${'null,'.repeat(30_000)}null]`,
    '[{"objectID":"1","url":"javascript:alert(1)","type":"lvl1","hierarchy":{"lvl0":"a","lvl1":"b"}}]',
    '[{"objectID":"1","url":"//evil.example","type":"lvl1","hierarchy":{"lvl0":"a","lvl1":"b"}}]',
    '[{"objectID":"1","url":"https://evil.example/x","type":"lvl1","hierarchy":{"lvl0":"a","lvl1":"b"}}]',
    '[{"objectID":"1","url":"/x","type":"__proto__","hierarchy":{"lvl0":"a"}}]',
    '[{"objectID":"1","url":"/x","type":"lvl1","hierarchy":"abc"}]',
    '[{"objectID":"1","url":"/x","type":"lvl1","hierarchy":{"lvl1":{"toString":"x"}}}]',
  ])('are forgotten when they are junk: %.60j', (junk) => {
    expect(mend(junk)).toBeNull();
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('lose only the junk among them', () => {
    expect(
      JSON.parse(mend(JSON.stringify([item('a'), null, { ...item('b'), extra: 1 }])) ?? ''),
    ).toEqual([item('a'), item('b')]);
  });

  it('cost nothing where storage is blocked, full or throws', () => {
    const state = (refuse: (key: string, value: string) => boolean) =>
      mendStorage(storedLists('docs'), rules, () => fakeStorage({}, refuse));
    expect(
      mendStorage(storedLists('docs'), rules, () => {
        throw new DOMException('blocked', 'SecurityError');
      }),
    ).toEqual({ isWritable: true, warning: expect.stringContaining('blocks its storage') });
    expect(state(() => true)).toEqual({
      isWritable: true,
      warning: expect.stringContaining('blocks its storage'),
    });
    expect(state((_, value) => value.length > 100)).toEqual({
      isWritable: false,
      warning: expect.stringContaining('is full'),
    });
    expect(state(() => false)).toEqual({ isWritable: true, warning: null });
  });
});

describe("the modal's client", () => {
  const client = (hits: readonly Hit[]) =>
    modalClient({
      groupCap: 5,
      source: {
        search: async () => result(hits),
        lateText: async () => '',
        warm: () => undefined,
        onChange: () => () => undefined,
      },
      onResult: () => undefined,
    });

  it('answers in the shape that DocSearch reads', async () => {
    const { results } = await client([
      hit('a'),
      hit('b', { level: 2, page: 'P', title: 'T' }),
    ]).search({ requests: [{ query: 'x' }] });
    expect(results[0]).toMatchObject({ nbHits: '2', queryID: 'q1' });
    expect(
      results[0]?.hits.map(({ type, hierarchy }) => [
        type,
        hierarchy.lvl0,
        hierarchy.lvl1,
        hierarchy.lvl2,
      ]),
    ).toEqual([
      ['lvl1', 'Guides', 'a', null],
      ['lvl2', 'Guides', 'P', 'T'],
    ]);
  });

  it('puts the best three first, in a group of their own, and keeps what kind of page each is', async () => {
    const { results } = await client(['a', 'b', 'c', 'd'].map((id) => hit(id))).search({
      requests: [{ query: 'x' }],
    });
    const groups = results[0]?.hits.map((item) => item._highlightResult.hierarchy.lvl0.value);
    expect(groups).toEqual(['Best matches', 'Best matches', 'Best matches', 'Guides']);
    expect(results[0]?.hits[0]?.hierarchy.lvl0).toBe('Guides');
  });

  it('keeps the query within 64 characters and passes on how many words DocSearch wants', async () => {
    const asked: unknown[] = [];
    const source = {
      search: async (request: unknown) => {
        asked.push(request);
        return result([]);
      },
      lateText: async () => '',
      warm: () => undefined,
      onChange: () => () => undefined,
    };
    await modalClient({ source, groupCap: 5, onResult: () => undefined }).search({
      requests: [
        {
          query: 'x'.repeat(500),
          hitsPerPage: 20,
          attributesToSnippet: ['hierarchy.lvl1:5', 'content:5'],
        },
      ],
    });
    expect(asked).toEqual([
      expect.objectContaining({ query: 'x'.repeat(64), hitsPerPage: 20, words: 5 }),
    ]);
  });

  it.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString', '12'])(
    'guards the group name %s, and shows it as it is',
    async (name) => {
      const { results } = await client([hit('a', { group: name, page: name })]).search({
        requests: [{ query: 'x' }],
      });
      const { lvl0, lvl1 } = results[0]?.hits[0]?.hierarchy ?? {};
      expect(lvl0).not.toBe(name);
      expect([displayedName(lvl0 ?? ''), displayedName(lvl1 ?? '')]).toEqual([name, name]);
    },
  );
});

describe('the error screen', () => {
  it('is shown at once, and again after DocSearch took it away; the request never ends', async () => {
    vi.useFakeTimers();
    const failure = retryError('gone');
    const client = keepErrorScreen({
      search: async (_: never): Promise<unknown> => Promise.reject(failure),
    });
    const displayed: unknown[] = [];
    let ended = false;
    const answer = client.search(undefined as never) as Promise<unknown>;
    void answer
      .catch((error: unknown) => {
        displayed.push(error);
        throw error;
      })
      .then(
        () => {
          ended = true;
        },
        () => {
          ended = true;
        },
      );
    await vi.advanceTimersByTimeAsync(0);
    expect(displayed).toEqual([failure]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(displayed).toEqual([failure, failure]);
    expect(ended).toBe(false);
  });

  it('lets other errors and good answers pass', async () => {
    const good = keepErrorScreen({ search: async (_: never): Promise<unknown> => 'ok' });
    expect(await (good.search(undefined as never) as Promise<unknown>).then((x) => x)).toBe('ok');
    const bad = keepErrorScreen({
      search: async (_: never): Promise<unknown> => Promise.reject(new Error('bug')),
    });
    await expect(
      (bad.search(undefined as never) as Promise<unknown>).catch((error: unknown) =>
        Promise.reject(error),
      ),
    ).rejects.toThrow('bug');
  });
});

describe('counting', () => {
  const settings = { appId: 'A', searchKey: 'k', index: 'docs', hosts: [], countsEvents: true };
  const run = (
    own: typeof settings | null,
    isAllowed: boolean,
    act: (counter: ReturnType<typeof eventCounter>) => void,
  ): readonly CountedEvent[] => {
    vi.useFakeTimers();
    const sent: CountedEvent[] = [];
    act(
      eventCounter({
        settings: own,
        isAllowed: () => isAllowed,
        send: (events) => sent.push(...events),
      }),
    );
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    return sent;
  };
  const both = (counter: ReturnType<typeof eventCounter>): void => {
    const searchResult = result([hit('a')]);
    counter.display(searchResult);
    counter.opened(hit('a'), 0, searchResult);
  };

  it('needs a service, a setting and a yes', () => {
    expect(run(null, true, both)).toEqual([]);
    expect(run(settings, false, both)).toEqual([]);
    expect(run({ ...settings, countsEvents: false }, true, both)).toEqual([]);
    expect(run(settings, true, both).map(({ eventType }) => eventType)).toEqual(['click', 'view']);
  });

  it('sends views in batches of 20, after a pause of 400 ms, and never the query', () => {
    const events = run(settings, true, (counter) =>
      counter.display(result(Array.from({ length: 45 }, (_, at) => hit(`h${at}`)))),
    );
    expect(events.map(({ objectIDs }) => objectIDs.length)).toEqual([20, 20, 5]);
    expect(JSON.stringify(events)).not.toContain('coin');
    vi.useFakeTimers();
    const sent: unknown[] = [];
    const counter = eventCounter({
      settings,
      isAllowed: () => true,
      send: (all) => sent.push(...all),
    });
    counter.display(result([hit('a')]));
    vi.advanceTimersByTime(300);
    counter.display(result([hit('b')]));
    vi.advanceTimersByTime(399);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toHaveLength(1);
  });

  it('counts no answer of the fallback', () => {
    expect(
      run(settings, true, (counter) => counter.display(result([hit('a')], { isFallback: true }))),
    ).toEqual([]);
  });

  it.each([
    ['yes', {}, true],
    ['no', {}, false],
    [null, {}, false],
    ['true', {}, false],
    ['yes', { doNotTrack: '1' }, false],
    ['yes', { globalPrivacyControl: true }, false],
  ])('with the stored answer %j and the wishes %j is allowed: %s', (stored, wishes, allowed) => {
    expect(mayCount(() => stored, wishes)).toBe(allowed);
  });

  it('is not allowed where storage cannot be read', () => {
    expect(
      mayCount(() => {
        throw new Error('blocked');
      }, {}),
    ).toBe(false);
  });
});

describe('the address of the search page', () => {
  it.each([
    ['?q=coin', 'coin', null],
    ['?q=coin&kind=move', 'coin', 'move'],
    ['?q=coin&kind=__proto__', 'coin', null],
    ['?q=%3Cimg%20src%3Dx%3E', '<img src=x>', null],
    ['?q=%E0%A4%A', '\ufffd%A', null],
    ['?q=%ED%A0%80', '\ufffd\ufffd\ufffd', null],
    [`?q=${'a'.repeat(1_000_000)}`, 'a'.repeat(64), null],
    ['?q=%00%E2%80%AEx', 'x', null],
    ['', '', null],
    ['?q', '', null],
  ])('%.40s means "%s"', (search, query, kind) => {
    expect(readAddress(search)).toEqual({ query, kind });
  });

  it('is written so that it reads back', () => {
    expect(readAddress(writeAddress('a & b = c?#', 'sdk'))).toEqual({
      query: 'a & b = c?#',
      kind: 'sdk',
    });
    expect(writeAddress('', null)).toBe('');
  });
});
