/** The page of an entry point, and the pages that a large one is spread over. Pure. */

import type { Flow, Inline } from '../../core/nodes.ts';
import {
  fence,
  heading,
  inlineCode,
  link,
  linkIf,
  list,
  paragraph,
  unsearched,
} from '../../core/nodes.ts';
import type { Page } from '../../core/page.ts';
import { countOf } from '../../core/text.ts';
import { symbolDeprecation } from '../model/deprecation.ts';
import type { SymbolKind } from '../model/kinds.ts';
import { KINDS, KIND_WORDS } from '../model/kinds.ts';
import type { EntryModel, SymbolModel } from '../model/model.ts';
import { classesOf, importCode, isNameless, labelOf, rootOf, specifierOf } from '../model/names.ts';
import type { Annex } from '../routes.ts';
import { symbolsOn } from '../routes.ts';
import type { PageContext } from './context.ts';
import { summaryText } from '../../core/prose.ts';
import { crumbsOf, page, SDK, sentence } from './context.ts';
import { linkedProse } from './linked-prose.ts';
import { symbolSection } from './sections.ts';
import { symbolList } from './symbol-list.ts';

export function entryPage(entry: EntryModel, context: PageContext): Page {
  const { model, routes, links, descriptions } = context;
  const specifier = specifierOf(model, entry);
  const markdown = descriptions.ofEntry(entry.name);
  const flow = markdown === null ? [] : linkedProse(markdown, links, 'ours');
  const summary = summaryText(markdown) ?? `${contentsOf(entry)}, with declarations.`;
  return page({
    route: routes.entry(entry.name),
    title: specifier,
    description: sentence(`${specifier}${ofSdk(model)}: ${summary}`),
    label: labelOf(model, entry),
    crumbs: crumbsOf(context),
    keywords: [specifier, 'TypeScript', 'SDK'],
    body: context.templates.entry({
      words: flow,
      // An example imports what it needs.
      usage: flow.some((node) => node.type === 'code')
        ? []
        : [fence('typescript', importLine(entry, specifier))],
      annexes: annexFlow(entry, context),
      classes: symbolList(classesOf(entry), context),
      groups: groupFlow(symbolsOn(entry, routes.annexes(entry.name)), context),
      reexports: reexportFlow(entry, context),
    }),
  });
}

function ofSdk(model: PageContext['model']): string {
  return model.package === SDK ? ' of the Sui TypeScript SDK' : '';
}

/** `5 classes, 2 functions`. */
export function contentsOf(entry: EntryModel): string {
  const counts = KINDS.flatMap((kind) => {
    const count = entry.symbols.filter((symbol) => symbol.kind === kind).length;
    const [singular, plural] = KIND_WORDS[kind];
    return count === 0 ? [] : [countOf(count, singular, plural)];
  });
  return counts.join(', ') || countOf(entry.reexports.length, 're-export');
}

/** Names that a reader is likely to want; types need the word. */
function importLine(entry: EntryModel, specifier: string): string {
  const values = entry.symbols.filter(
    (symbol) =>
      ['class', 'function', 'variable', 'enum'].includes(symbol.kind) &&
      !symbol.isTypeOnly &&
      !symbol.name.includes('.'),
  );
  const current = values.filter((symbol) => symbolDeprecation(symbol) === null);
  const chosen = (current.length > 0 ? current : values)
    .toSorted((a, b) => rankOf(a, entry) - rankOf(b, entry))
    .slice(0, 3);
  if (chosen.length > 0) return importCode(chosen, specifier);
  const types = [
    ...entry.symbols.map(({ name, isDefault }) => ({ name: rootOf(name), isDefault })),
    ...entry.reexports.map(({ name }) => ({ name, isDefault: isNameless(name) })),
  ];
  return importCode(types.slice(0, 1), specifier, 'import type');
}

/** `transactions` is there for `Transaction`: what is named after the entry point, the shortest first. */
function rankOf(symbol: SymbolModel, entry: EntryModel): number {
  const subject = (entry.name.split('/').at(-1) ?? '').toLowerCase().replace(/s$/, '');
  const isSubject = subject !== '' && symbol.name.toLowerCase().includes(subject);
  return isSubject ? symbol.name.length : symbol.kind === 'class' ? 1000 : 2000;
}

/** The further pages, each with all its names: a reader of a signature looks for one of them. */
function annexFlow(entry: EntryModel, { links, model, routes }: PageContext): Flow[] {
  const items = routes.annexes(entry.name).map((annex) => {
    const symbols = symbolsOf(annex, entry);
    const names = symbols.map((symbol) => linkIf(links.href(symbol.id), inlineCode(symbol.name)));
    return [
      paragraph(
        link(annex.route, `${annex.title} of ${labelOf(model, entry)}`),
        `, ${symbols.length} in all`,
      ),
      paragraph(
        ...names.flatMap((name, index): Inline[] => (index === 0 ? [name] : [' · ', name])),
      ),
    ];
  });
  return items.length === 0 ? [] : [unsearched(list(items))];
}

function symbolsOf(annex: Annex, entry: EntryModel): readonly SymbolModel[] {
  return entry.symbols.filter((symbol) => annex.kinds.includes(symbol.kind));
}

const GROUPS: readonly (readonly [title: string, id: string, ...kinds: SymbolKind[]])[] = [
  ['Functions', '_functions', 'function'],
  ['Constants', '_constants', 'variable'],
  ['Enums', '_enums', 'enum'],
  ['Interfaces', '_interfaces', 'interface', 'namespace'],
  ['Types', '_types', 'type'],
];

function groupFlow(symbols: readonly SymbolModel[], context: PageContext): Flow[] {
  return GROUPS.flatMap(([title, id, ...kinds]) => {
    const own = symbols.filter((symbol) => kinds.includes(symbol.kind));
    if (own.length === 0) return [];
    return [heading(2, title, id), ...own.flatMap((symbol) => symbolSection(symbol, context))];
  });
}

function reexportFlow({ reexports }: EntryModel, { links }: PageContext): Flow[] {
  if (reexports.length === 0) return [];
  const names = reexports.map(({ name, ref }) =>
    linkIf(ref === null ? null : links.href(ref), inlineCode(name)),
  );
  return [list(names.map((name) => [paragraph(name)]))];
}

/** One of the further pages of a large entry point. */
export function annexPage(entry: EntryModel, annex: Annex, context: PageContext): Page {
  const symbols = symbolsOf(annex, entry);
  const specifier = specifierOf(context.model, entry);
  const example = symbols.map(({ name, isDefault }) => ({ name: rootOf(name), isDefault }));
  return page({
    route: annex.route,
    title: `${annex.title} of ${specifier}`,
    description: `The ${symbols.length === 1 ? annex.slug.slice(0, -1) : countOf(symbols.length, annex.slug.slice(0, -1))} that ${specifier}${ofSdk(context.model)} exports, ${symbols.length === 1 ? '' : 'each '}with its declaration.`,
    label: annex.title,
    crumbs: crumbsOf(context, entry),
    keywords: [specifier, annex.title],
    body: context.templates.entry({
      words: [],
      usage: [fence('typescript', importCode(example.slice(0, 1), specifier, 'import type'))],
      annexes: [],
      classes: [],
      groups: [
        heading(2, annex.title, `_${annex.slug}`),
        ...symbols.flatMap((symbol) => symbolSection(symbol, context)),
      ],
      reexports: [],
    }),
  });
}
