/** The changes of the documented release, and of a second one that a real replay recorded (SDK 1.38.0 → 1.39.1). */

import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareModel, reference } from '../../generators/changes/reference.ts';

import { buildModel } from '../../generators/changes/model/model.ts';
import { loadReleases } from '../../generators/changes/load.ts';
import { buildLinks } from '../../generators/core/links.ts';
import type { Target } from '../../generators/core/links.ts';
import { printPage } from '../../generators/core/page.ts';
import { NO_EQUIVALENTS, equivalentsOf } from '../../generators/core/equivalents/equivalents.ts';
import { printFlow } from '../../generators/core/print/print.ts';
import { contractErrors, deadLinks } from '../support/contract.ts';
import { documented } from '../support/documented.ts';
import { root, temporaryFolder } from '../support/run.ts';

const TYPES = '/references/sui-api/sui-graphql/reference/types';
let pages: ReadonlyMap<string, string>;
let prepared: ReturnType<typeof prepareModel>;

/** The first record of this project, and the second release of the fixture. */
function twoReleases(): string {
  const folder = temporaryFolder();
  const to = path.join(folder, 'schema/releases');
  fs.cpSync(path.join(root, 'tests/changes/fixtures'), to, { recursive: true });
  const first = '01-july-2025.json';
  fs.copyFileSync(path.join(root, 'schema/releases', first), path.join(to, first));
  return folder;
}

beforeAll(() => {
  const { value } = loadReleases(twoReleases());
  if (!value) throw new Error('the fixture cannot be read');
  prepared = prepareModel(buildModel(value));
  const now: Target = {
    id: 'graphql:ConsensusObjectRead',
    route: `${TYPES}/objects/consensus-object-read`,
    anchor: null,
    label: 'ConsensusObjectRead',
    kind: 'object type',
    summary: null,
  };
  const links = buildLinks([
    ...prepared.targets,
    now,
    { ...now, id: `${now.id}.version`, anchor: 'version' },
  ]);
  if (!links.value) throw new Error('two targets are at one place');
  const rendered = prepared.render(links.value, { site: null });
  pages = new Map((rendered.value ?? []).map((page) => [page.route, printPage(page)]));
});

describe('the documented release', () => {
  it('is the last that is recorded, and each record has its page', async () => {
    const run = await documented(reference);
    expect(run.diagnostics).toEqual([]);
    expect([...run.pages.values()].flatMap(contractErrors)).toEqual([]);
    const release = JSON.parse(
      fs.readFileSync(path.join(root, 'site/config/release.json'), 'utf8'),
    ) as Record<string, string>;
    const { records = [] } = loadReleases(root).value ?? {};
    for (const { slug } of records) expect(run.pages.has(`/references/changes/${slug}`)).toBe(true);
    for (const key of ['name', 'sui', 'protocol', 'graphql', 'sdk'] as const)
      expect(records.at(-1)?.[key].split(', ')[0], key).toBe(release[key]);
  });
});

describe('a second release', () => {
  it('has a page with all its changes, graded, old → new', () => {
    const page = pages.get('/references/changes/august-2025') ?? '';
    expect(page).toContain('### Breaking (7) {/* #graphql-breaking */}');
    expect(page).toContain('### Safe (27) {/* #typescript-sdk-safe */}');
    expect(page).toContain(
      `[\`SharedObjectRead\`](${TYPES}/objects/shared-object-read): Type "SharedObjectRead" was removed: \`type SharedObjectRead {`,
    );
    expect(pages.get('/references/changes')).toContain(
      '[August 2025](/references/changes/august-2025) | 1.53 | 88 | 1.39.1 | 11 breaking, 4 dangerous',
    );
  });

  it('leaves a page at the address of what is gone: what it was, since, until, and its heir', () => {
    const page = pages.get(`${TYPES}/objects/shared-object-read`) ?? '';
    expect(page).toContain('An object type (GraphQL), gone since August 2025.');
    expect(page).toContain('**Since**: [July 2025](/references/changes/july-2025) or earlier');
    expect(page).toContain('**Until**: [July 2025]');
    expect(page).toContain(
      `**Use instead**: [\`ConsensusObjectRead\`](${TYPES}/objects/consensus-object-read)`,
    );
    expect(page).toContain('type SharedObjectRead { address: SuiAddress!');
    // A part that has no heir of its own has the one of the whole.
    expect(page).toMatch(
      /<Anchor id="version" \/>`SharedObjectRead\.version` .*consensus-object-read#version/,
    );
  });

  it('leads each old name somewhere, once', () => {
    const gone = prepared.data['gone'] as readonly Target[];
    expect(gone.length).toBeGreaterThan(20);
    for (const { route, anchor, kind } of gone) {
      const page = pages.get(route) ?? '';
      const locations = anchor === null ? 1 : page.split(`<Anchor id="${anchor}" />`).length - 1;
      expect([route, anchor, kind, locations]).toEqual([
        route,
        anchor,
        expect.stringMatching(/^removed /),
        1,
      ]);
      expect(page).not.toBe('');
    }
  });

  it('keeps the page contract, and every link among its pages', () => {
    const texts = [...pages.values()];
    expect(texts.flatMap(contractErrors)).toEqual([]);
    const isLive = (route: string): boolean => !pages.has(route);
    expect(deadLinks(texts, isLive)).toEqual([]);
  });

  it('refuses to call gone what a reference has', () => {
    const back = { ...prepared.targets[0]!, id: 'graphql:SharedObjectRead', route: '/x' };
    const links = buildLinks([...prepared.targets, back]).value!;
    const { value, diagnostics } = prepared.render(links, { site: null });
    expect([value, diagnostics.map(({ code }) => code)]).toEqual([null, ['changes/gone-is-there']]);
  });

  it('is named by the entries that it brought', () => {
    const since = { label: 'August 2025', route: '/references/changes/august-2025' };
    const command = { ...prepared.targets[0]!, id: 'cli:client/gas', route: '/gas' };
    const part = { ...command, id: 'cli:client/gas#--x', anchor: 'x', since };
    const of = (own: Target): string =>
      printFlow(
        equivalentsOf(
          NO_EQUIVALENTS,
          { id: own.id, parts: [{ id: part.id, name: '--x' }] },
          buildLinks([own, part]).value!,
        ),
      );
    expect(of({ ...command, since })).toContain(
      'Since [August 2025](/references/changes/august-2025).',
    );
    expect(of(command)).toBe(
      '**New parts**: `--x` since [August 2025](/references/changes/august-2025).',
    );
  });
});
