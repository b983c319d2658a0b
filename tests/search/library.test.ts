/** The index behind the worker: what is answered before all of it is there, and which files are fetched. */

import { describe, expect, it } from 'vitest';
import { displayedCount } from '../../site/src/search/client/hit';
import { openLibrary, type FetchJson, type Library } from '../../site/src/search/client/library';
import { filesOf, page } from './support';

describe('the library', () => {
  const site = {
    pages: [
      page('/a', 'Alpha', [['First', 'The alpha text.']]),
      { ...page('/b', 'Beta'), description: 'What beta is.' },
    ],
  };
  const files = filesOf(site);
  const request = {
    query: 'alpha',
    kinds: [],
    page: 0,
    hitsPerPage: 20,
    words: 10,
    order: 'spread',
  } as const;
  const fetchFrom = (broken: readonly string[]) => {
    const asked: string[] = [];
    const fetchJson = async (file: string): Promise<unknown> => {
      asked.push(file);
      if (broken.includes(file)) throw new Error(`no ${file}`);
      return file === 'names.json'
        ? files.names
        : file === 'words.json'
          ? files.words
          : files.chunks[Number(/\d+/.exec(file)?.[0])];
    };
    return { asked, fetchJson };
  };

  const openWhole = (fetchJson: FetchJson): Promise<Library> =>
    new Promise((resolve) => {
      const library = openLibrary(fetchJson, () => resolve(library));
    });

  it('answers a name at once, and words when they are there', async () => {
    const { fetchJson } = fetchFrom([]);
    const urlsOf = async (query: string): Promise<readonly string[]> => {
      const answered = await openLibrary(fetchJson, () => undefined).search({ ...request, query });
      return answered.hits.map(({ url }) => url);
    };
    expect(await urlsOf('alpha')).toEqual(['/a']);
    expect(await urlsOf('the text of alpha')).toEqual(['/a', '/a#first']);
  });

  it('says that there is nothing when the words are there, or cannot be had', async () => {
    const { fetchJson } = fetchFrom([]);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const library = openLibrary(
      async (file) => {
        if (file === 'words.json') await held;
        return fetchJson(file);
      },
      () => undefined,
    );
    let isAnswered = false;
    const answer = library.search({ ...request, query: 'zzqq' });
    void answer.then(() => (isAnswered = true));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(isAnswered).toBe(false);
    expect((await library.search({ ...request, query: '?' })).hits).toEqual([]);
    release();
    expect((await answer).hits).toEqual([]);
    const broken = openLibrary(fetchFrom(['words.json']).fetchJson, () => undefined);
    expect((await broken.search({ ...request, query: 'zzqq' })).hits).toEqual([]);
  });

  it('counts no hits as all of them while words are missing', async () => {
    const library = openLibrary(fetchFrom(['words.json']).fetchJson, () => undefined);
    expect(displayedCount(await library.search({ ...request, query: 'alpha' }))).toBe('1+');
    const whole = await openWhole(fetchFrom([]).fetchJson);
    expect(displayedCount(await whole.search({ ...request, query: 'the text of alpha' }))).toBe(
      '2',
    );
  });

  it('answers on a page of hits when the words are there', async () => {
    const library = openLibrary(fetchFrom([]).fetchJson, () => undefined);
    const { hits } = await library.search({ ...request, order: 'pages' });
    expect(hits.map(({ url }) => url)).toEqual(['/a', '/a#first']);
  });

  it('has the texts of quick answers when the words are there', async () => {
    const library = openLibrary(fetchFrom([]).fetchJson, () => undefined);
    const { hits } = await library.search({ ...request, query: 'beta' });
    expect(hits[0]?.late && (await library.lateText(hits[0].late))).toContain('beta');
  });

  it('fetches the text of a hit when it is asked for, and answers with it from then on', async () => {
    const { asked, fetchJson } = fetchFrom([]);
    const library = await openWhole(fetchJson);
    const { hits } = await library.search(request);
    expect(hits.map(({ url, text }) => [url, text])).toEqual([
      ['/a', null],
      ['/a#first', null],
    ]);
    expect(asked).toEqual(['names.json', 'words.json']);
    expect(hits[1]?.late && (await library.lateText(hits[1].late))).toContain('text');
    expect(asked).toEqual(['names.json', 'words.json', 'text-0.json']);
    const again = await library.search(request);
    expect(again.hits[1]).toMatchObject({ text: expect.stringContaining('text'), late: null });
  });

  it('answers by names while the words are missing, and asks for them again', async () => {
    const { asked, fetchJson } = fetchFrom(['words.json']);
    const library = openLibrary(fetchJson, () => undefined);
    expect((await library.search(request)).hits.map(({ url }) => url)).toEqual(['/a']);
    await library.search(request);
    expect(asked.filter((file) => file === 'words.json').length).toBeGreaterThan(1);
  });

  it('asks again for texts that did not come', async () => {
    const { asked, fetchJson } = fetchFrom(['text-0.json']);
    const library = await openWhole(fetchJson);
    const { hits } = await library.search(request);
    for (const late of [hits[0]?.late, hits[1]?.late])
      await expect(late && library.lateText(late)).rejects.toThrow('no text-0.json');
    expect(asked.filter((file) => file === 'text-0.json')).toHaveLength(2);
  });

  it('fails when there is nothing to answer from', async () => {
    await expect(
      openLibrary(fetchFrom(['names.json']).fetchJson, () => undefined).search(request),
    ).rejects.toThrow('no names.json');
  });
});
