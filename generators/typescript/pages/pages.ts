/** Pages of the TypeScript reference: one for each entry point and each class, and an index. Pure. */

import type { Flow, Inline } from '../../core/nodes.ts';
import {
  fence,
  heading,
  inlineCode,
  link,
  linkIf,
  list,
  paragraph,
  table,
} from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import { compareText, countOf } from '../../core/text.ts';
import { classPage } from './class-page.ts';
import type { EntryModel, SymbolKind, SymbolModel } from '../model/model.ts';
import { importCode, labelOf, specifierOf } from '../model/names.ts';
import type { PageContext } from './context.ts';
import { CRUMBS, entryCrumb, indexCrumb, page, sentence, summaryWords } from './context.ts';
import type { Annex } from '../routes.ts';
import { symbolsOn } from '../routes.ts';
import type { SectionContext } from './sections.ts';
import { isDeprecated, symbolList, symbolSection, wordsFlow } from './sections.ts';
import { sourceUrl } from './source-url.ts';

export function renderPages(context: PageContext): Page[] {
  const sections: SectionContext = {
    links: context.links,
    words: context.words,
    counterparts: context.counterparts,
    sourceUrl: (source) => sourceUrl(context.model, source),
  };
  return [
    indexPage(context),
    ...context.model.entries.flatMap((entry) => [
      entryPage(entry, context, sections),
      ...context.routes
        .annexes(entry.name)
        .map((annex) => annexPage(entry, annex, context, sections)),
      ...entry.symbols
        .filter((symbol) => symbol.kind === 'class')
        .map((symbol) => classPage(symbol, entry, context, sections)),
    ]),
  ];
}

/** The package that the hand-written words are about. */
const SDK = '@mysten/sui';

function ofSdk(model: PageContext['model']): string {
  return model.package === SDK ? ' of the Sui TypeScript SDK' : '';
}

function indexPage(context: PageContext): Page {
  const { model } = context;
  const rows = model.entries.map((entry) => [
    [link(context.routes.entry(entry.name), inlineCode(labelOf(model, entry)))],
    [summaryWords(context.words.ofEntry(entry.name)) ?? contentsOf(entry)],
  ]);
  const classes = model.entries.flatMap((entry) =>
    entry.symbols.filter((symbol) => symbol.kind === 'class'),
  );
  const symbols = model.entries.reduce((count, entry) => count + entry.symbols.length, 0);
  return page({
    route: context.routes.base,
    title: 'TypeScript SDK reference',
    description: `All ${countOf(model.entries.length, 'entry point')} of ${model.package} ${model.version}: classes, functions and types with signatures, notes and source lines.`,
    label: 'TypeScript SDK',
    crumbs: CRUMBS,
    keywords: ['TypeScript', 'SDK', model.package],
    body: context.templates.index({
      isSdk: model.package === SDK,
      install: [fence('sh', `npm install ${model.package}`)],
      release: `${model.package} ${model.version}`,
      counts: `${countOf(model.entries.length, 'entry point')} with ${countOf(symbols, 'symbol')}`,
      entries: [table([[['Entry point'], ['What is in it']], ...rows])],
      classes: [
        list(
          classes
            .toSorted((a, b) => compareText(a.name, b.name) || compareText(a.id, b.id))
            .map((one) => [classLine(one, context)]),
        ),
      ],
    }),
  });
}

function classLine(symbol: SymbolModel, context: PageContext): Flow {
  const href = context.links.href(symbol.id) ?? context.routes.base;
  const summary = summaryWords(context.words.ofSymbol(symbol));
  return paragraph(link(href, inlineCode(symbol.name)), summary === null ? '' : ` – ${summary}`);
}

const PLURALS: Readonly<Record<SymbolKind, readonly [string, string]>> = {
  class: ['class', 'classes'],
  function: ['function', 'functions'],
  variable: ['constant', 'constants'],
  enum: ['enum', 'enums'],
  interface: ['interface', 'interfaces'],
  type: ['type', 'types'],
  namespace: ['namespace', 'namespaces'],
};

/** `5 classes, 2 functions`. */
function contentsOf(entry: EntryModel): string {
  const kinds = Object.entries(PLURALS).flatMap(([kind, [one, many]]) => {
    const count = entry.symbols.filter((symbol) => symbol.kind === kind).length;
    return count === 0 ? [] : [countOf(count, one, many)];
  });
  return kinds.join(', ') || countOf(entry.reexports.length, 're-export');
}

const GROUPS: readonly {
  readonly title: string;
  readonly id: string;
  readonly kinds: readonly SymbolKind[];
}[] = [
  { title: 'Functions', id: '_functions', kinds: ['function'] },
  { title: 'Constants', id: '_constants', kinds: ['variable'] },
  { title: 'Enums', id: '_enums', kinds: ['enum'] },
  { title: 'Interfaces', id: '_interfaces', kinds: ['interface', 'namespace'] },
  { title: 'Types', id: '_types', kinds: ['type'] },
];

function entryPage(entry: EntryModel, context: PageContext, sections: SectionContext): Page {
  const { model, routes } = context;
  const here = symbolsOn(entry, routes.annexes(entry.name));
  const specifier = specifierOf(model, entry);
  const words = wordsFlow(context.words.ofEntry(entry.name), context.links);
  const summary = summaryWords(context.words.ofEntry(entry.name));
  return page({
    route: routes.entry(entry.name),
    title: specifier,
    description: sentence(
      `${specifier}${ofSdk(model)}: ${summary ?? `${contentsOf(entry)}, with declarations.`}`,
    ),
    label: labelOf(model, entry),
    crumbs: [...CRUMBS, indexCrumb(context)],
    keywords: [specifier, 'TypeScript', 'SDK'],
    body: context.templates.entry({
      words,
      // An example imports what it needs.
      usage: words.some((one) => one.type === 'code')
        ? []
        : [fence('typescript', importLine(entry, specifier))],
      annexes: annexFlow(entry, context),
      classes: symbolList(
        entry.symbols.filter((symbol) => symbol.kind === 'class'),
        sections,
      ),
      groups: groupFlow(here, sections),
      reexports: reexportFlow(entry, sections),
    }),
  });
}

/** Names that a reader is likely to want; types need the word. */
function importLine(entry: EntryModel, specifier: string): string {
  const values = entry.symbols.filter(
    (one) =>
      ['class', 'function', 'variable', 'enum'].includes(one.kind) && !one.name.includes('.'),
  );
  const current = values.filter((one) => !isDeprecated(one));
  const chosen = (current.length > 0 ? current : values)
    .toSorted((a, b) => rankOf(a, entry) - rankOf(b, entry))
    .slice(0, 3)
    .map((one) => one.name);
  if (chosen.length > 0) return importCode(chosen, specifier);
  const type = entry.symbols[0]?.name ?? entry.reexports[0]?.name;
  return importCode(type === undefined ? [] : [type], specifier, 'import type');
}

/** `transactions` is there for `Transaction`: what is named after the entry point, the shortest first. */
function rankOf(symbol: SymbolModel, entry: EntryModel): number {
  const subject = (entry.name.split('/').at(-1) ?? '').toLowerCase().replace(/s$/, '');
  const isSubject = subject !== '' && symbol.name.toLowerCase().includes(subject);
  return isSubject ? symbol.name.length : symbol.kind === 'class' ? 1000 : 2000;
}

function annexFlow(entry: EntryModel, context: PageContext): Flow[] {
  const annexes = context.routes.annexes(entry.name);
  if (annexes.length === 0) return [];
  const links = annexes.map((annex) => {
    const count = entry.symbols.filter((symbol) => annex.kinds.includes(symbol.kind)).length;
    return [
      paragraph(
        link(annex.route, `${annex.title} of ${labelOf(context.model, entry)}`),
        `, ${count} in all`,
      ),
      namesFlow(
        entry.symbols.filter((symbol) => annex.kinds.includes(symbol.kind)),
        context,
      ),
    ];
  });
  return [list(links)];
}

/** All names at a glance: somebody who reads a signature looks for one of them. */
function namesFlow(symbols: readonly SymbolModel[], context: PageContext): Flow {
  const names = symbols.flatMap((symbol, index): Inline[] => {
    const href = context.links.href(symbol.id);
    const name = linkIf(href, inlineCode(symbol.name));
    return index === 0 ? [name] : [' · ', name];
  });
  return paragraph(...names);
}

function groupFlow(symbols: readonly SymbolModel[], sections: SectionContext): Flow[] {
  return GROUPS.flatMap((group) => {
    const own = symbols.filter((symbol) => group.kinds.includes(symbol.kind));
    if (own.length === 0) return [];
    return [
      heading(2, group.title, group.id),
      ...own.flatMap((symbol) => symbolSection(symbol, sections)),
    ];
  });
}

function reexportFlow(entry: EntryModel, sections: SectionContext): Flow[] {
  if (entry.reexports.length === 0) return [];
  return [
    list(
      entry.reexports.map((one) => {
        const href = one.ref === null ? null : sections.links.href(one.ref);
        return [
          href === null
            ? paragraph(inlineCode(one.name))
            : paragraph(link(href, inlineCode(one.name))),
        ];
      }),
    ),
  ];
}

function annexPage(
  entry: EntryModel,
  annex: Annex,
  context: PageContext,
  sections: SectionContext,
): Page {
  const symbols = entry.symbols.filter((symbol) => annex.kinds.includes(symbol.kind));
  const specifier = specifierOf(context.model, entry);
  return page({
    route: annex.route,
    title: `${annex.title} of ${specifier}`,
    description: `The ${countOf(symbols.length, annex.slug.slice(0, -1))} that ${specifier}${ofSdk(context.model)} exports, each with its declaration.`,
    label: annex.title,
    crumbs: [...CRUMBS, indexCrumb(context), entryCrumb(entry, context)],
    keywords: [specifier, annex.title],
    body: context.templates.entry({
      words: [],
      usage: [
        fence(
          'typescript',
          importCode([symbols[0]?.name.split('.')[0] ?? ''], specifier, 'import type'),
        ),
      ],
      annexes: [],
      classes: [],
      groups: [
        heading(2, annex.title, `_${annex.slug}`),
        ...symbols.flatMap((symbol) => symbolSection(symbol, sections)),
      ],
      reexports: [],
    }),
  });
}
