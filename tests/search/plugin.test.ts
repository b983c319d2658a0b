/** The plugin that makes the index: the same in development and in production, named by what it holds. */

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteSearch } from '../../site/plugins/search';
import { ask } from './support';
import { openIndex } from '../../site/src/search/engine/index/search-index';
import type { SearchSettings } from '../../site/src/search/client/settings';

const folder = mkdtempSync(path.join(tmpdir(), 'search-plugin-'));
const siteDir = path.join(folder, 'site');
const out = path.join(folder, 'out');
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());
beforeEach(() => {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  mkdirSync(path.join(siteDir, 'src/search'), { recursive: true });
  mkdirSync(path.join(folder, 'docs'), { recursive: true });
  for (const name of ['synonyms', 'old-names', 'tasks'])
    writeFileSync(path.join(siteDir, `src/search/${name}.tsv`), '# none\n');
  writePage('Gas budget');
});

function writePage(title: string): void {
  writeFileSync(path.join(folder, 'docs/page.mdx'), `---\ntitle: ${title}\n---\n\nWhat it is.\n`);
}

function makePlugin(): Plugin<unknown> {
  const siteConfig = { url: 'https://docs.example.org', baseUrl: '/base/', themeConfig: {} };
  const i18n = { currentLocale: 'en' };
  return siteSearch({ siteDir, siteConfig, i18n } as LoadContext, {
    hosted: null,
    missingResultsUrl: null,
    groupCap: '5',
  });
}

/** Runs the plugin as Docusaurus does; what it tells the pages. */
async function run(mode: 'development' | 'production'): Promise<SearchSettings> {
  vi.stubEnv('NODE_ENV', mode);
  const plugin = makePlugin();
  const content = await plugin.loadContent?.();
  let settings: unknown = null;
  const actions = { setGlobalData: (data: unknown) => void (settings = data) };
  await plugin.contentLoaded?.({ content, actions: actions as never });
  if (mode === 'production') await plugin.postBuild?.({ outDir: out, content } as never);
  return settings as SearchSettings;
}

function read(root: string, settings: SearchSettings, file: string): unknown {
  const below = settings.indexBase.replace('/base/', '');
  return JSON.parse(readFileSync(path.join(root, below, file), 'utf8'));
}

const served = path.join(siteDir, '.search');

it('takes no cap that is not a number', () => {
  const make = (groupCap: string): Plugin<unknown> =>
    siteSearch({ siteDir, siteConfig: {} } as LoadContext, {
      hosted: null,
      missingResultsUrl: null,
      groupCap,
    });
  for (const cap of ['0', '-1', 'five', '']) expect(() => make(cap)).toThrow('SEARCH_GROUP_CAP');
});

describe('the index', () => {
  it.each([
    ['development', served],
    ['production', out],
  ] as const)('is made in %s, where the pages look for it', async (mode, root) => {
    const settings = await run(mode);
    expect(settings).toMatchObject({
      hosted: null,
      missingResultsUrl: null,
      groupCap: 5,
      storageName: 'sui-docs',
    });
    const index = openIndex(
      read(root, settings, 'names.json') as never,
      read(root, settings, 'words.json') as never,
    );
    expect(ask(index, 'gas budget')[0]).toBe('/page');
    const current = readFileSync(path.join(root, 'search-current.json'), 'utf8');
    expect(settings.indexBase).toBe(`/base/search-index/${(JSON.parse(current) as string[])[0]}/`);
  });

  it.each([
    ['development', served],
    ['production', out],
  ] as const)('comes in %s with the scripts that ask it', async (mode, root) => {
    const { files } = await run(mode);
    for (const address of Object.values(files)) {
      const script = readFileSync(path.join(root, address.replace('/base/', '')), 'utf8');
      expect(script.length, address).toBeGreaterThan(10_000);
    }
  });

  it('has the same name for the same content in both, and another after a change; the old one goes', async () => {
    const before = await run('development');
    expect((await run('production')).indexBase).toBe(before.indexBase);
    writePage('Gas price');
    const after = await run('development');
    expect(after.indexBase).not.toBe(before.indexBase);
    expect(readdirSync(path.join(served, 'search-index'))).toEqual([
      path.basename(after.indexBase),
    ]);
  });

  it('leads from the name of what is gone to what became of it, behind what is there', async () => {
    const data = path.join(folder, 'docs/generated/_data');
    mkdirSync(data, { recursive: true });
    const symbol = {
      label: 'OldThing',
      kind: 'removed struct',
      summary: 'It held gas.',
      anchor: null,
    };
    const removed = { ...symbol, id: 'move:sui::old::OldThing', route: '/old' };
    const now = { ...symbol, id: 'ts:client/OldThing', route: '/now', kind: 'class' };
    for (const { route } of [removed, now])
      writeFileSync(
        path.join(folder, `docs${route}.mdx`),
        '---\ntitle: OldThing\n---\n\n| A |\n| - |\n| <Anchor id="bygone" />`BygoneName` |\n',
      );
    writeFileSync(path.join(data, 'targets.json'), JSON.stringify({ typescript: [now] }));
    writeFileSync(
      path.join(data, 'gone.json'),
      JSON.stringify([
        removed,
        { ...removed, id: 'move:sui::old::bygone', label: 'BygoneName', anchor: 'bygone' },
      ]),
    );
    const settings = await run('production');
    const index = openIndex(
      read(out, settings, 'names.json') as never,
      read(out, settings, 'words.json') as never,
    );
    expect(ask(index, 'OldThing').slice(0, 2)).toEqual(['/now', '/old']);
    expect(ask(index, 'BygoneName')[0]).toBe('/old#bygone');
    rmSync(path.join(folder, 'docs'), { recursive: true });
  });

  it('of a build is not written where development serves from', async () => {
    rmSync(served, { recursive: true, force: true });
    await run('production');
    expect(existsSync(path.join(served, 'search-index'))).toBe(false);
  });

  it('is made anew when pages, references or synonyms change', () => {
    const watched = makePlugin()
      .getPathsToWatch?.()
      .map((glob) => path.relative(folder, glob));
    expect(watched).toEqual([
      'docs/**/*.{md,mdx}',
      'docs/generated/_data/targets.json',
      'docs/generated/_data/gone.json',
      'docs/generated/_search/*.json',
      'site/src/search/synonyms.tsv',
      'site/src/search/old-names.tsv',
      'site/src/search/tasks.tsv',
    ]);
  });
});
