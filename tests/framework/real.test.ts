/** The framework reference on the documented release: invariants, not goldens. */

import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { reference } from '../../generators/framework/reference.ts';
import { contractErrors, deadLinks } from '../support/contract.ts';
import { documented } from '../support/documented.ts';
import type { RenderedReference } from '../support/run.ts';
import { printType } from '../../generators/framework/move/types.ts';
import { unlisted } from '../support/to-do.ts';
import { published, readDeclared, readPinnedAbi } from './input.ts';
import { filesBelow, renderReference, root, runInto, temporaryFolder } from '../support/run.ts';

const BASE = '/references/framework';
let run: RenderedReference;
/** The pages that modules must have, by the facts of the release. */
let moduleRoutes: readonly string[];

beforeAll(async () => {
  run = await documented(reference);
  const { facts } = await readDeclared();
  moduleRoutes = [...facts].flatMap(([name, { modules }]) =>
    [...modules.keys()].map((module) => `${BASE}/${name}/${module}`),
  );
});

describe('the framework reference of the documented release', () => {
  it('has a page for each module and package and one above them, and nothing to complain of', () => {
    const packages = new Set(moduleRoutes.map((route) => path.dirname(route)));
    const [more, pages] = [/\/package-functions$/, [...run.pages.keys()]];
    const expected = [BASE, ...packages, ...moduleRoutes].sort();
    expect(pages.filter((route) => !more.test(route)).sort()).toEqual(expected);
    for (const route of pages.filter((page) => more.test(page)))
      expect(moduleRoutes).toContain(path.dirname(route));
    expect(moduleRoutes.length).toBeGreaterThan(90);
    expect(unlisted(run.diagnostics)).toEqual([]);
  });

  it('keeps the page contract on every page', () => {
    const errors = [...run.pages].flatMap(([route, text]) =>
      contractErrors(text).map((error) => `${route} ${error}`),
    );
    expect(errors).toEqual([]);
  });

  it('never lets two pieces of code touch: their back-ticks would join', () => {
    const touching = [...run.pages].flatMap(([route, text]) =>
      // Code between two back-ticks may hold single ones.
      (
        text.replace(/(?<!`)``[^`][^\n]*?(?<!`)``(?!`)/g, '').match(/`[^`\n]+``[^`\n]+`/g) ?? []
      ).map((found) => `${route} ${found}`),
    );
    expect(touching).toEqual([]);
  });

  it('links only to places that exist', () => {
    expect(deadLinks([...run.pages.values()], (route) => route === '/references')).toEqual([]);
  });

  it('links every type in every signature, and each to the type that is named', () => {
    const targets = new Map(
      run.prepared?.targets.map((target) => [`${target.route}#${target.anchor ?? ''}`, target.id]),
    );
    let count = 0;
    for (const text of run.pages.values()) {
      for (const [, code = '', links = ''] of text.matchAll(
        /<Signature language="move" code="([^"]*)" links="([^"]*)"/g,
      )) {
        const source = code
          .replaceAll('&#10;', '\n')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&');
        const linked = links
          .split(' ')
          .filter(Boolean)
          .map((range) => /^(\d+)-(\d+):(.*)$/.exec(range) ?? []);
        for (const [, start, end, href = ''] of linked) {
          const displayed = source.slice(Number(start), Number(end));
          expect(
            targets.get(href)?.split('::').slice(-displayed.split('::').length).join('::'),
          ).toBe(displayed);
          count += 1;
        }
        const rest = linked.reduceRight(
          (left, [, start, end]) => left.slice(0, Number(start)) + left.slice(Number(end)),
          source,
        );
        expect(unlinkedTypes(rest)).toEqual([]);
      }
    }
    expect(count).toBeGreaterThan(2200);
  });

  it('leads to the line of every function, struct and constant at the release commit', async () => {
    const { facts } = await readDeclared();
    let count = 0;
    for (const [name, { modules, commit }] of facts) {
      for (const [module, { path: file, items }] of modules) {
        const route = `/references/framework/${name}/${module}`;
        const page = `${run.pages.get(route) ?? ''}${run.pages.get(`${route}/package-functions`) ?? ''}`;
        for (const [item, { line }] of items) {
          const start = page.search(new RegExp(`\\{/\\* #${item} \\*/\\}|<Anchor id="${item}" />`));
          const source =
            /(?:href="|\]\()(https:\/\/github\.com\/MystenLabs\/sui\/blob\/[^)"]*)/.exec(
              page.slice(start),
            )?.[1];
          expect(source).toBe(`https://github.com/MystenLabs/sui/blob/${commit}/${file}#L${line}`);
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(1800);
  });

  it('opens each module with a line for every function, in the order of the sections', () => {
    let rows = 0;
    for (const [route, text] of run.pages) {
      const [, glance = '', rest = ''] =
        /\{\/\* #-glance \*\/\}\n([^]*?)\n## ([^]*)/.exec(text) ?? [];
      if (glance === '') continue;
      const listed = [...glance.matchAll(/^- \[`[^`]+`\]\(#([^)]+)\)/gm)].map(([, id]) => id);
      const sections = rest.slice(rest.search(/#-(?:functions|macros|entry|package) /));
      const displayed = [...sections.matchAll(/^### .*\{\/\* #(\S+) \*\/\}$/gm)].map(
        ([, id]) => id,
      );
      expect([route, listed]).toEqual([route, displayed]);
      rows += listed.length;
    }
    expect(rows).toBeGreaterThan(1200);
  });

  it('gives every page a description of its own that is a sentence', () => {
    const descriptions = [...run.pages.values()].map(
      (text) => /^description: "(.*)"$/m.exec(text)?.[1] ?? '',
    );
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(descriptions.filter((description) => !/^[A-Z].*[.!?…]$/.test(description))).toEqual([]);
  });

  it('names what to use instead wherever something is deprecated', () => {
    const notes = [...run.pages.values()].flatMap(
      (text) => text.match(/^<Badge kind="deprecated"[^]*?(?=\n\n)/gm) ?? [],
    );
    expect(notes.length).toBeGreaterThanOrEqual(20);
    // A module may say it in its description: there the note is the badge alone.
    const silent = notes.filter((note) => !note.includes('](/references/framework/'));
    expect(silent.length).toBeLessThanOrEqual(2);
  });

  it('shows for each struct who returns it, and never who does not', async () => {
    const coin = run.pages.get('/references/framework/sui/coin') ?? '';
    const section = coin.slice(
      coin.indexOf('{/* #TreasuryCap */}'),
      coin.indexOf('{/* #DenyCapV2 */}'),
    );
    const returned = /\*\*Returned by\*\*[^\n]*/.exec(section)?.[0] ?? '';
    const { input } = await readDeclared();
    const returning = published(input.modules)
      .flatMap(({ functions }) => functions)
      .filter(({ visibility }) => visibility !== 'private')
      .filter(({ returns }) =>
        returns.some((type) => /^sui::coin::TreasuryCap</.test(printType(type))),
      );
    expect(linksIn(returned).toSorted()).toEqual(returning.map(({ name }) => name).sort());
    expect(returning.map(({ name }) => name)).toContain('create_currency');
  });

  it('shows the whole path of calls to an error of the own module, behind the first call', () => {
    const page = run.pages.get('/references/framework/sui/bcs') ?? '';
    expect(page).toMatch(
      /Paths of calls<\/summary>[^]{0,80}sui::bcs&#10;[^"]* through bcs::\w+ -> bcs::/,
    );
  });

  it('lists every module on the index of its package', () => {
    for (const route of moduleRoutes) {
      const index = run.pages.get(route.slice(0, route.lastIndexOf('/'))) ?? '';
      expect(index).toContain(`](${route})`);
    }
  });

  it('is made from the on-chain ABI too, without links that lead nowhere', async () => {
    const other = await renderReference(reference, {
      sources: path.join(root, 'node_modules/@typemove/sui/src/abis'),
    });
    expect(other.diagnostics).toEqual([]);
    const { modules } = await readPinnedAbi();
    const extra = [...other.pages.keys()].filter((route) => route.endsWith('/package-functions'));
    expect(other.pages.size - extra.length).toBe(modules.length + 3 + 1);
    const locations = new Set([
      ...other.pages.keys(),
      ...(other.prepared?.targets ?? []).map(
        (target) => `${target.route}${target.anchor === null ? '' : `#${target.anchor}`}`,
      ),
    ]);
    const links = [...other.pages.values()].flatMap((text) =>
      [...text.matchAll(/[:(](\/references\/framework\/[\w/#~-]+)/g)].map(([, href = '']) => href),
    );
    expect(links.length).toBeGreaterThan(3000);
    expect(links.filter((href) => !locations.has(href))).toEqual([]);
    // Packages of somebody else: neither our claim nor our tools, and no way to our other references.
    const overview = other.pages.get('/references/framework') ?? '';
    expect(overview).toContain(`${modules.length} modules with`);
    expect(overview).not.toMatch(/published with Sui|SignatureSearch|AbortDecoder|"\/references"/);
  });

  it('writes nothing in a second run, and the same bytes into another folder', async () => {
    const folder = temporaryFolder();
    const first = await runInto(path.join(folder, 'one'), [reference]);
    const second = await runInto(path.join(folder, 'one'), [reference]);
    await runInto(path.join(folder, 'two'), [reference]);
    expect(first.written).toBeGreaterThan(100);
    expect([second.written, second.removed, second.unchanged]).toEqual([0, 0, first.written]);
    expect([...filesBelow(path.join(folder, 'two'))]).toEqual([
      ...filesBelow(path.join(folder, 'one')),
    ]);
  });

  it('gives the same pages for sources under other names and in another order', async () => {
    const folder = temporaryFolder();
    for (const [index, [file, text]] of [...filesBelow(path.join(root, 'framework-sources'))]
      .reverse()
      .entries()) {
      if (!/\.move$|\.json$/.test(file)) continue;
      const name = file.endsWith('.move')
        ? `${String(index).padStart(4, '0')}.move`
        : `${index}/${path.basename(file)}`;
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), text);
    }
    const other = await renderReference(reference, { sources: folder });
    expect(unlisted(other.diagnostics)).toEqual([]);
    expect([...other.pages.keys()]).toEqual([...run.pages.keys()]);
    // What only our own input has: siblings, the way up to our other references, "All" of a package.
    const common = (text = ''): string =>
      text
        .replace(/\n\*\*Equivalents\*\*[^]*?\n(?=\n|$)/g, '')
        .replace(/\n {2}- \{ label: "(?:References|Framework|Packages)".*/g, '')
        .replace('description: "All ', 'description: "');
    const changed = [...run.pages].filter(
      ([route, text]) => common(other.pages.get(route)) !== common(text),
    );
    expect(changed.map(([route]) => route)).toEqual(['/references/framework']);
  });
});

/** Capitalized names that stand as types: behind a colon, a bracket, a comma or a reference. */
function unlinkedTypes(code: string): readonly string[] {
  const generics = new Set(
    [
      ...(/(?:fun|struct|enum) [^<(]*<([^>]*)>/.exec(code)?.[1] ?? '').matchAll(/\$?[A-Za-z]\w*/g),
    ].map(([name]) => name),
  );
  const types = [...code.matchAll(/(?:[:<,&(|] ?|&mut |-> )(?=([A-Z]\w*))/g)].map(
    ([, name = '']) => name,
  );
  return types.filter((name) => !generics.has(name) && !generics.has(`$${name}`));
}

function linksIn(text: string): readonly string[] {
  return [...text.matchAll(/#(\w+)\)/g)].map(([, anchor = '']) => anchor);
}
