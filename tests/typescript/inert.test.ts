/** Text that has broken documentation generators stays text, wherever a package carries it. */

import { afterEach, describe, expect, it } from 'vitest';
import { buildLinks } from '../../generators/core/links.ts';
import { printPage } from '../../generators/core/page.ts';
import { loadTemplates } from '../../generators/core/print/load-templates.ts';
import type { SymbolKind } from '../../generators/typescript/model/kinds.ts';
import type {
  DocModel,
  MemberModel,
  SymbolModel,
  TsModel,
} from '../../generators/typescript/model/model.ts';
import { renderPages } from '../../generators/typescript/pages/pages.ts';
import { assignRoutes, claimTargets } from '../../generators/typescript/routes.ts';
import { joinWords } from '../../generators/typescript/words.ts';
import { COMPONENTS, PAGE_ELEMENTS, contractErrors } from '../support/contract.ts';
import { elementsOf, evaluatePage } from '../support/evaluate.ts';
import { KILLERS } from '../support/hostile.ts';

const templates = loadTemplates('typescript', 'index', 'entry', 'class');

/** A package whose every comment, declaration and name is `words`. */
function modelOf(words: string): TsModel {
  const doc: DocModel = {
    text: words,
    parameters: [{ name: words, text: words }],
    returns: words,
    throws: [words],
    see: [words],
    examples: [{ title: words, text: words }],
    notes: [{ label: 'Default', text: words }],
    deprecation: words,
  };
  const code = [
    { text: words, ref: null },
    { text: 'Link', ref: 'ts:a/class' },
  ];
  const source = { path: words, line: 1 };
  const member: MemberModel = {
    id: 'ts:a/class.m',
    name: words,
    anchor: 'm',
    kind: 'method',
    isStatic: false,
    calls: [{ code, doc }],
    source,
    inheritedFrom: null,
    relations: [
      { kind: 'implements', name: words, ref: 'ts:a/interface.m', owner: 'ts:a/interface' },
    ],
  };
  const symbol = (kind: SymbolKind): SymbolModel => ({
    id: `ts:a/${kind}`,
    name: words,
    anchor: kind,
    isTypeOnly: true,
    kind,
    code,
    calls: [{ code, doc }],
    doc,
    members: [{ ...member, id: `ts:a/${kind}.m` }],
    source,
    subtypes: ['ts:a/class'],
    origin: kind === 'function' ? words : null,
  });
  const symbols = (['class', 'function', 'interface', 'type'] as const).map(symbol);
  const entry = { name: 'a', symbols, reexports: [{ name: words, ref: null }] };
  return { package: words, version: words, entries: [entry] };
}

function pagesOf(words: string): string[] {
  const model = modelOf(words);
  const own = new Map([['a', { markdown: words === '' ? 'x' : words, line: 1 }]]);
  const described = joinWords(model, own);
  const routes = assignRoutes(model);
  const links = buildLinks(claimTargets(model, routes, described)).value;
  const equivalents = { rows: [], byId: new Map() };
  if (!links) throw new Error('the hostile package was refused');
  return renderPages({ model, routes, links, words: described, equivalents, templates }).map(
    printPage,
  );
}

afterEach(() => {
  delete (globalThis as { pwned?: unknown }).pwned;
});

describe('a hostile package', () => {
  it.each(KILLERS.map((words) => [JSON.stringify(words).slice(0, 60), words]))(
    'stays text: %s',
    (_shown, words) => {
      for (const page of pagesOf(words)) {
        const errors = contractErrors(page).filter(
          (error) => !/^has (a description|no title)/.test(error),
        );
        expect(errors).toEqual([]);
        const tree = evaluatePage(page, [...COMPONENTS]);
        expect([...elementsOf(tree)].filter((element) => !PAGE_ELEMENTS.has(element))).toEqual([]);
        expect((globalThis as { pwned?: unknown }).pwned).toBeUndefined();
      }
    },
  );
});
