/**
 * Small schemas and the pages they give, one case a file in `tests/golden/graphql`: everything known
 * to have broken a GraphQL documentation generator. `npm test -- --update` writes what is expected.
 */

import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../generators/core/diagnostics.ts';
import { compareDiagnostics, formatDiagnostic } from '../../generators/core/diagnostics.ts';
import { reference } from '../../generators/graphql/reference.ts';
import {
  COMPONENTS,
  PAGE_ELEMENTS,
  contractErrors,
  deadLinks,
  parsePage,
  signaturesOf,
} from '../support/contract.ts';
import { elementsOf, evaluatePage, propertiesOf } from '../support/evaluate.ts';
import type { GoldenCase, Sections } from '../support/golden.ts';
import { expectGolden, goldenCases } from '../support/golden.ts';
import { renderReference, temporaryFolder } from '../support/run.ts';

const BASE = '/graphql';
const isOutput = (section: string): boolean =>
  section.endsWith('.mdx') || section === 'diagnostics' || section === 'end';
const CASES = goldenCases('graphql', isOutput);

/** What every schema has: index pages, GraphQL's own directives and scalars. One case shows them all. */
const COMMON =
  /^\/graphql$|\/(operations|types)\/[a-z]+$|\/directives\/(include|skip|deprecated|specified-by|one-of)$|\/scalars\/(int|float|string|boolean|id)$/;

interface Produced {
  readonly pages: ReadonlyMap<string, string>;
  readonly diagnostics: string;
}

const produced = new Map<string, Promise<Produced>>();

/** Once for each case: its pages are looked at in more than one way. */
function produce({ name, inputs }: GoldenCase): Promise<Produced> {
  const known = produced.get(name) ?? render(inputs);
  produced.set(name, known);
  return known;
}

async function render(inputs: Sections): Promise<Produced> {
  const folder = temporaryFolder();
  for (const [name, text] of inputs) {
    if (!name.endsWith('.graphql')) continue;
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  const { pages, diagnostics } = await renderReference(
    reference,
    optionsOf(inputs.get('options') ?? '', folder),
  );
  return { pages, diagnostics: printAll(diagnostics, folder) };
}

/** One option a line: `lenient`, `schema = parts/*.graphql`. */
function optionsOf(text: string, folder: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  const given = Object.fromEntries(
    lines.map((line) => line.split(' = ')).map(([name = '', value = 'true']) => [name, value]),
  );
  return { ...given, schema: path.join(folder, given['schema'] ?? 'schema.graphql') };
}

function printAll(diagnostics: readonly Diagnostic[], folder: string): string {
  const displayed = [...diagnostics]
    .sort(compareDiagnostics)
    .map((diagnostic) => `${formatDiagnostic(diagnostic)}\n`);
  const names = [path.relative(process.cwd(), folder).replaceAll(path.sep, '/'), folder];
  return names.reduce((text, name) => text.replaceAll(`${name}/`, ''), displayed.join(''));
}

function bodyOf(page: string): string {
  return page.slice(page.indexOf('*/}\n') + 4).trim();
}

function sectionsOf({ pages, diagnostics }: Produced, inputs: Sections): Map<string, string> {
  const isWhole = inputs.has('whole files');
  const displayed = [...pages].filter(([route]) => isWhole || !COMMON.test(route));
  const name = (route: string): string => `${route.slice(BASE.length + 1) || 'index'}.mdx`;
  return new Map([
    ...displayed.map(([route, text]): [string, string] => [
      name(route),
      isWhole ? text : bodyOf(text),
    ]),
    ['diagnostics', diagnostics],
    ['end', ''],
  ]);
}

describe('a hostile schema', () => {
  it('has cases', () => {
    expect(CASES.length).toBeGreaterThan(30);
  });

  it.each(CASES)('gives right pages or one clear diagnostic: $name', async (golden) => {
    const made = await produce(golden);
    const pages = [...made.pages.values()];
    expect(pages.flatMap(contractErrors)).toEqual([]);
    expect(deadLinks(pages, () => false)).toEqual([]);
    for (const page of pages) {
      const seen = evaluatePage(
        page,
        [...COMPONENTS].filter((name) => /^[A-Z]/.test(name)),
      );
      expect([...elementsOf(seen)].filter((name) => !PAGE_ELEMENTS.has(name))).toEqual([]);
      for (const href of propertiesOf(seen, 'href'))
        expect(href).toMatch(/^(https?:\/\/[^/]|mailto:[^/]|\/graphql|#)/);
      for (const sdl of signaturesOf(page)) expect(() => parse(sdl)).not.toThrow();
    }
    expect((globalThis as { pwned?: number }).pwned).toBeUndefined();
    await expectGolden(golden, sectionsOf(made, golden.inputs));
  });

  it('never gives two pages one place, or two parts of a page one anchor', async () => {
    for (const golden of CASES) {
      const { pages } = await produce(golden);
      for (const [route, page] of pages) {
        const anchors = [...page.matchAll(/\{\/\* #(\S+) \*\/\}|<Anchor id="([^"]+)"/g)].map(
          (match) => match[1] ?? match[2],
        );
        expect(new Set(anchors).size, `${golden.name} ${route}: ${anchors.join()}`).toBe(
          anchors.length,
        );
        expect(String(parsePage(page).matter['slug'])).toBe(route);
      }
      const routes = [...pages.keys()].map((route) => route.toLowerCase());
      expect(new Set(routes).size).toBe(routes.length);
    }
  });
});
