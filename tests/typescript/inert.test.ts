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
import { joinDescriptions } from '../../generators/typescript/descriptions.ts';
import { COMPONENTS, PAGE_ELEMENTS, contractErrors } from '../support/contract.ts';
import { elementsOf, evaluatePage } from '../support/evaluate.ts';
import { KILLERS } from '../support/hostile.ts';

const templates = loadTemplates('typescript', 'index', 'entry', 'class');

/** A package whose every comment, declaration and name is `words`. */
function modelOf(phrase: string): TsModel {
  const doc: DocModel = {
    text: phrase,
    parameters: [{ name: phrase, text: phrase }],
    returns: phrase,
    throws: [phrase],
    see: [phrase],
    examples: [{ title: phrase, text: phrase }],
    notes: [{ label: 'Default', text: phrase }],
    deprecation: phrase,
  };
  const code = [
    { text: phrase, ref: null },
    { text: 'Link', ref: 'ts:a/class' },
  ];
  const source = { path: phrase, line: 1 };
  const member: MemberModel = {
    id: 'ts:a/class.m',
    name: phrase,
    anchor: 'm',
    kind: 'method',
    isStatic: false,
    calls: [{ code, doc }],
    source,
    inheritedFrom: null,
    relations: [
      { kind: 'implements', name: phrase, ref: 'ts:a/interface.m', owner: 'ts:a/interface' },
    ],
  };
  const symbol = (kind: SymbolKind): SymbolModel => ({
    id: `ts:a/${kind}`,
    name: phrase,
    anchor: kind,
    isTypeOnly: true,
    isDefault: false,
    kind,
    code,
    calls: [{ code, doc }],
    doc,
    members: [{ ...member, id: `ts:a/${kind}.m` }],
    source,
    subtypes: ['ts:a/class'],
    origin: kind === 'function' ? phrase : null,
  });
  const symbols = (['class', 'function', 'interface', 'type'] as const).map(symbol);
  const entry = { name: 'a', text: null, symbols, reexports: [{ name: phrase, ref: null }] };
  return { package: phrase, version: phrase, entries: [entry] };
}

function pagesOf(text: string): string[] {
  const model = modelOf(text);
  const own = new Map([['a', { markdown: text === '' ? 'x' : text, line: 1 }]]);
  const described = joinDescriptions(model, own);
  const routes = assignRoutes(model);
  const links = buildLinks(claimTargets(model, routes, described)).value;
  const equivalents = { rows: [], byId: new Map() };
  if (!links) throw new Error('the hostile package was refused');
  return renderPages({ model, routes, links, descriptions: described, equivalents, templates }).map(
    printPage,
  );
}

afterEach(() => {
  delete (globalThis as { pwned?: unknown }).pwned;
});

describe('a hostile package', () => {
  it.each(KILLERS.map((text) => [JSON.stringify(text).slice(0, 60), text]))(
    'stays text: %s',
    (_displayed, text) => {
      for (const page of pagesOf(text)) {
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
