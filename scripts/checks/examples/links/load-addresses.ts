/** Every address that a link can lead to: guides as they are on disk, references as they were made. Reads files. */

import fs from 'node:fs';
import path from 'node:path';
import { glossaryFile, readGlossary } from '../../../../site/dialect/glossary.ts';
import { loadNavigation, loadPages } from '../../../../site/outline/load-pages.ts';
import { loadMoves } from '../../../../site/outline/load-served.ts';
import type {
  NavigationItem,
  RemovedFile,
  Target,
  TargetsFile,
} from '../../../../generators/output/targets.ts';
import { toolPages } from '../../../../site/outline/served.ts';
import type { Addresses } from './check-links.ts';
import type { Page } from '../page/read-page.ts';
import { readPage } from '../page/read-page.ts';
import { snippetsOfPage } from '../page/snippets.ts';

/** Null until the references are made. */
export function loadAddresses(root: string): Addresses | null {
  const docs = path.join(root, 'docs');
  const targets = loadJson<TargetsFile>(docs, '_data/targets.json');
  if (targets === null) return null;
  // What a release removed has a page that says so, or an anchor on a page that is still there.
  const removed = loadJson<RemovedFile>(docs, '_data/gone.json') ?? [];
  const all = [...Object.values(targets).flat(), ...removed];
  const authored = loadPages({ docs, scope: 'written' });
  const files = new Map(authored.map(({ route, id }) => [route, id]));
  const navigation = loadNavigation({ docs, scope: 'all' }).flatMap(routesIn);
  const made = new Set([...all.map(({ route }) => route), ...navigation]);
  const moved = loadMoves(root).map(({ from }) => from);
  const known = new Map<string, ReadonlySet<string> | null>();
  const anchorsAt = (route: string): ReadonlySet<string> | null => {
    const id = files.get(route);
    if (id !== undefined) return anchorsOfFile(docs, id);
    return made.has(route) ? anchorsMade(docs, route, all) : null;
  };
  return {
    routes: new Set([...files.keys(), ...made, ...moved, ...toolPages.map(({ route }) => route)]),
    anchorsOf: (route) => {
      const anchors = known.has(route) ? (known.get(route) ?? null) : anchorsAt(route);
      known.set(route, anchors);
      return anchors;
    },
  };
}

function anchorsOfFile(docs: string, id: string): ReadonlySet<string> | null {
  const load = (file: string): string | null => {
    const full = path.join(docs, file);
    return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : null;
  };
  const file = [`${id}.mdx`, `${id}.md`].find((name) => fs.existsSync(path.join(docs, name)));
  const text = file === undefined ? null : load(file);
  const page = text === null ? null : readPage({ path: `docs/${file}`, text }).value;
  if (page === null) return null;
  const quoted = snippetsOfPage(page, { load, names: [] }).pages;
  return new Set([...[page, ...quoted].flatMap(({ anchors }) => anchors), ...terms(page, load)]);
}

function terms(page: Page, load: (file: string) => string | null): readonly string[] {
  return page.elements.some(({ name }) => name === 'Glossary')
    ? readGlossary(load(glossaryFile) ?? '').terms.map(({ anchor }) => anchor)
    : [];
}

/** Ids as the printer writes them, in headings and in elements. */
const PRINTED_ID = /(?:\{\/\* #|\bid=")([^\s"*]+)/g;

/** Things that are documented, and the other headings of the file, which has the name of its route. */
function anchorsMade(docs: string, route: string, targets: readonly Target[]): ReadonlySet<string> {
  const generated = path.join(docs, 'generated');
  const files = fs.readdirSync(generated).map((name) => path.join(generated, name, `${route}.mdx`));
  const file = files.find((candidate) => fs.existsSync(candidate));
  const text = file === undefined ? '' : fs.readFileSync(file, 'utf8');
  const own = targets.filter((target) => target.route === route);
  return new Set([
    ...own.flatMap(({ anchor }) => anchor ?? []),
    ...[...text.matchAll(PRINTED_ID)].flatMap(([, id = '']) => id),
  ]);
}

function routesIn({ route, items }: NavigationItem): readonly string[] {
  return [route.replace(/#.*$/, ''), ...(items ?? []).flatMap(routesIn)];
}

function loadJson<T>(docs: string, name: string): T | null {
  const file = path.join(docs, 'generated', name);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : null;
}
