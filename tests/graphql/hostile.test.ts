/** The whole GraphQL reference on random hostile schemas, and on schemas that are wrong. */

import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { reference } from '../../generators/graphql/reference.ts';
import {
  COMPONENTS,
  PAGE_ELEMENTS,
  contractErrors,
  deadLinks,
  signaturesOf,
} from '../support/contract.ts';
import { elementsOf, evaluatePage, propertiesOf } from '../support/evaluate.ts';
import { cases } from '../support/hostile.ts';
import { filesBelow, renderReference, runInto, temporaryFolder } from '../support/run.ts';
import { hostileSchema } from '../support/schemas.ts';

const DISPLAYED = [...COMPONENTS].filter((name) => /^[A-Z]/.test(name));

const folder = temporaryFolder();

function wideType(count: number): string {
  const fields = Array.from({ length: count }, (_, index) => `f${index}: Int`);
  return `type Query { a: Wide }\ntype Wide { ${fields.join(' ')} }`;
}

async function pagesOf(schema: string): Promise<ReadonlyMap<string, string>> {
  const file = path.join(folder, 'schema.graphql');
  fs.writeFileSync(file, schema);
  const { pages, diagnostics } = await renderReference(reference, { schema: file });
  expect(diagnostics.filter((diagnostic) => diagnostic.level === 'error')).toEqual([]);
  return pages;
}

/** Every page is parsed; the longest, which hold most of what is hostile, are also run. */
const RUN = 4;

function checkPages(pages: readonly string[]): void {
  expect(pages.flatMap(contractErrors)).toEqual([]);
  expect(deadLinks(pages, () => false)).toEqual([]);
  for (const sdl of pages.flatMap(signaturesOf)) parse(sdl);
  for (const page of [...pages].sort((a, b) => b.length - a.length).slice(0, RUN)) checkInert(page);
  expect((globalThis as { pwned?: number }).pwned).toBeUndefined();
}

function checkInert(page: string): void {
  const seen = evaluatePage(page, DISPLAYED);
  expect([...elementsOf(seen)].filter((name) => !PAGE_ELEMENTS.has(name))).toEqual([]);
  for (const href of propertiesOf(seen, 'href')) {
    expect(href).toMatch(/^(https?:\/\/[^/]|mailto:[^/]|\/graphql|#)/i);
  }
}

describe('a random hostile schema', () => {
  it('gives pages that keep the contract and run nothing', async () => {
    await fc.assert(
      fc.asyncProperty(hostileSchema, async (schema) => {
        const pages = await pagesOf(schema);
        expect(pages.size).toBeGreaterThan(5);
        checkPages([...pages.values()]);
      }),
      { numRuns: cases(30, 3_000) },
    );
  });
});

function nested(inner: string, depth: number): string {
  return `${'['.repeat(depth)}${inner}${']'.repeat(depth)}`;
}

describe('a schema that is large or wrong', () => {
  it('may have a type with 5,000 fields', async () => {
    const fields = Array.from(
      { length: 5_000 },
      (_, index) => `  "Field {${index}} of <many>."\n  field${index}(a: Int = ${index}): Wide`,
    );
    const pages = await pagesOf(
      `type Query { wide: Wide }\n\ntype Wide {\n${fields.join('\n')}\n}\n`,
    );
    const wide = [...pages].find(([route]) => route.endsWith('/types/objects/wide'))?.[1] ?? '';
    expect(wide.match(/^### /gm)).toHaveLength(5_000);
    expect(wide).toContain('Field \\{4999} of \\<many>.');
    // Three megabytes take the parser seconds: the first sections and the last ones stand for all.
    const sections = wide.split('\n### ');
    const part = [...sections.slice(0, 100), ...sections.slice(-100)].join('\n### ');
    expect(contractErrors(part)).toEqual([]);
  });

  it('may describe something in 100,000 characters', async () => {
    const long = '{x} <T> `code` and words. '.repeat(4_000);
    const pages = await pagesOf(`type Query { a: Int }\n"""\n${long}\n"""\ntype Long { a: Int }\n`);
    const page = [...pages].find(([route]) => route.endsWith('/types/objects/long'))?.[1] ?? '';
    expect(page.length).toBeGreaterThan(100_000);
    expect(contractErrors(page)).toEqual([]);
  });

  const good = 'type Query { a: Kept }\ntype Kept { a: Int }\n';

  it.each([
    ['a syntax error', 'type Query { a: }', 'graphql/syntax'],
    ['no definition', '# nothing\n', 'graphql/empty-schema'],
    ['no character', '', 'graphql/empty-schema'],
    ['an unknown type', 'type Query { a: Missing }', 'graphql/invalid-schema'],
    ['a field twice', 'type Query { a: Int, a: Int }', 'graphql/invalid-schema'],
    [
      'a reserved name',
      'type Query { a: __proto__ }\ntype __proto__ { a: Int }',
      'graphql/invalid-schema',
    ],
    ['a document that is not a schema', 'query { a }', 'graphql/empty-schema'],
    ['a query beside the schema', 'type Query { a: Int }\nquery { a }', 'graphql/invalid-schema'],
    ['a type of 5,000 lists', `type Query { a: ${nested('Int', 5_000)} }`, 'graphql/too-deep'],
    [
      'a default of 5,000 lists',
      `type Query { a(b: [Int] = ${nested('1', 5_000)}): Int }`,
      'graphql/too-deep',
    ],
    ['a type with 10,001 fields', wideType(10_001), 'graphql/too-wide'],
    ['no file', null, 'graphql/missing-file'],
  ])('leaves the old pages as they are: %s', async (_name, text, code) => {
    const location = temporaryFolder();
    const [file, out] = [path.join(location, 'schema.graphql'), path.join(location, 'out')];
    fs.writeFileSync(file, good);
    await runInto(out, [reference], ['graphql', '--schema', file]);
    const before = [...filesBelow(out)];
    const inode = fs.statSync(out).ino;
    if (text === null) fs.rmSync(file);
    else fs.writeFileSync(file, text);
    const report = await runInto(out, [reference], ['graphql', '--schema', file]);
    expect(report.isFailed).toBe(true);
    expect(
      report.diagnostics
        .map((diagnostic) => diagnostic.code)
        .filter((candidate) => !candidate.startsWith(code)),
    ).toEqual([]);
    expect(report.diagnostics.length).toBeGreaterThan(0);
    expect(report.notes).toEqual(['nothing was written: the old pages are unchanged']);
    expect([...filesBelow(out)]).toEqual(before);
    expect(fs.statSync(out).ino).toBe(inode);
  });

  it('removes the pages of what the schema no longer has', async () => {
    const location = temporaryFolder();
    const [file, out] = [path.join(location, 'schema.graphql'), path.join(location, 'out')];
    fs.writeFileSync(file, good);
    await runInto(out, [reference], ['graphql', '--schema', file]);
    fs.writeFileSync(file, 'type Query { a: Other }\ntype Other { a: Int }\n');
    const report = await runInto(out, [reference], ['graphql', '--schema', file]);
    const names = [...filesBelow(out).keys()].filter((name) => name.includes('/objects/'));
    expect([report.removed, names.map((name) => path.basename(name))]).toEqual([1, ['other.mdx']]);
  });
});
