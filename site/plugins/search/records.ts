/** Turns pages and symbols into records: one for each heading and symbol, more for their text. Pure. */

import { messageKeys } from '../../src/search/engine/messages';
import { keyTerm } from '../../src/search/engine/pasted';
import { fold } from '../../src/search/engine/words/scan';
import type { SynonymRows } from '../../src/search/engine/words/synonyms';
import { textTerms } from '../../src/search/engine/words/terms';
import { kindLabel, kindOfRoute } from '../../src/search/kinds';
import {
  levels,
  type Hierarchy,
  type Level,
  type RecordSymbol,
  type RecordType,
  type SearchRecord,
} from '../../src/search/record';
import type { PageSection, SearchPage, SearchSymbol } from './page';
import { piecesOf } from './pieces';

export interface RecordSources {
  readonly pages: readonly SearchPage[];
  readonly symbols: readonly SearchSymbol[];
  /** What symbols were called before: rows of an old name and a label of today. */
  readonly oldNames: SynonymRows;
  /** What generated pages are looked for: rows of a route and phrases. */
  readonly tasks: SynonymRows;
  /** Without a slash at its end. */
  readonly siteUrl: string;
}

/** In byte order of the addresses, then in reading order. */
export function buildRecords({
  pages,
  symbols,
  oldNames,
  tasks,
  siteUrl,
}: RecordSources): readonly SearchRecord[] {
  const byRoute = groupSymbols(symbols);
  const site = {
    siteUrl,
    mentions: groupMentions(pages),
    oldNames: groupOldNames(oldNames),
    tasks: new Map(tasks.map(([route = '', ...phrases]) => [route, phrases])),
  };
  const sorted = pages.toSorted((a, b) => (a.route < b.route ? -1 : a.route > b.route ? 1 : 0));
  return sorted.flatMap((page) => pageRecords(page, byRoute.get(page.route) ?? new Map(), site));
}

interface SiteWords {
  readonly siteUrl: string;
  readonly mentions: Mentions;
  /** By the label of today, in one word each. */
  readonly oldNames: ReadonlyMap<string, readonly string[]>;
  readonly tasks: ReadonlyMap<string, readonly string[]>;
}

function groupOldNames(rows: SynonymRows): SiteWords['oldNames'] {
  const byLabel = new Map<string, string[]>();
  for (const [old = '', label = ''] of rows)
    byLabel.set(label, [...(byLabel.get(label) ?? []), fold(old)]);
  return byLabel;
}

/** By route and anchor. */
type Mentions = ReadonlyMap<string, readonly string[]>;

function groupMentions(pages: readonly SearchPage[]): Mentions {
  const byRecord = new Map<string, string[]>();
  for (const { route, mentions } of pages)
    for (const { to, text } of mentions)
      if (to !== route) byRecord.set(to, [...(byRecord.get(to) ?? []), text]);
  return byRecord;
}

/** The symbols of one page by their anchor. */
type PageSymbols = ReadonlyMap<string | null, readonly SearchSymbol[]>;

function recordOf(route: string, anchor: string | null): string {
  return anchor === null ? route : `${route}#${anchor}`;
}

function groupSymbols(symbols: readonly SearchSymbol[]): ReadonlyMap<string, PageSymbols> {
  const routes = new Map<string, Map<string | null, SearchSymbol[]>>();
  for (const symbol of symbols) {
    const page = routes.get(symbol.route) ?? new Map<string | null, SearchSymbol[]>();
    routes.set(symbol.route, page);
    page.set(symbol.anchor, [...(page.get(symbol.anchor) ?? []), symbol]);
  }
  return routes;
}

function pageRecords(page: SearchPage, own: PageSymbols, site: SiteWords): SearchRecord[] {
  const trail: Trail = [];
  return withoutRepeats([...page.sections, ...missingSections(page, own)]).flatMap((section) => {
    const symbols = own.get(section.anchor) ?? [];
    return sectionRecords({
      page,
      section,
      symbols,
      ...site,
      hierarchy: hierarchyOf(page, section, trail, symbols),
    });
  });
}

/** Two headings with one anchor are one place to a browser. */
function withoutRepeats(sections: readonly PageSection[]): readonly PageSection[] {
  const known = new Set<string | null>();
  return sections.filter(({ anchor }) => !known.has(anchor) && known.add(anchor));
}

/** Symbols whose anchor no heading and no row carries are found nevertheless. */
function missingSections(page: SearchPage, own: PageSymbols): readonly PageSection[] {
  const present = new Set(page.sections.map(({ anchor }) => anchor));
  const missing = [...own.values()]
    .flatMap((group) => group.slice(0, 1))
    .filter(({ anchor }) => !present.has(anchor));
  return missing.map(({ anchor, label, summary }) => ({
    anchor,
    heading: label,
    depth: 7,
    text: summary === null ? [] : [summary],
    code: [],
    messages: [],
    isInternal: false,
  }));
}

type Trail = { depth: number; heading: string }[];

function hierarchyOf(
  page: SearchPage,
  section: PageSection,
  trail: Trail,
  symbols: readonly SearchSymbol[],
): Hierarchy {
  while (trail.length > 0 && (trail.at(-1)?.depth ?? 0) >= section.depth) trail.pop();
  const heading = section.depth === 1 ? page.title : (symbols[0]?.label ?? section.heading);
  trail.push({ depth: section.depth, heading });
  const named = [kindLabel(kindOfRoute(page.route)), ...trail.map((step) => step.heading)];
  return Object.fromEntries(levels.map((level, index) => [level, named[index] ?? null])) as Record<
    Level,
    string | null
  >;
}

interface SectionRecords extends SiteWords {
  readonly page: SearchPage;
  readonly section: PageSection;
  readonly symbols: readonly SearchSymbol[];
  readonly hierarchy: Hierarchy;
}

function sectionRecords({
  page,
  section,
  symbols,
  siteUrl,
  mentions,
  oldNames,
  tasks,
  hierarchy,
}: SectionRecords): SearchRecord[] {
  const record = recordOf(page.route, section.anchor);
  const isPage = section.depth === 1;
  const common = { url: siteUrl + record, hierarchy, kind: kindOfRoute(page.route) };
  const heading: SearchRecord = {
    ...common,
    objectID: record,
    type: deepest(hierarchy),
    content: (symbols[0]?.summary ?? (isPage ? page.description : '')) || null,
    symbols: symbols.map((symbol) => recordSymbol(symbol, section.isInternal)),
    keywords: isPage ? [...page.keywords, ...(tasks.get(page.route) ?? [])] : [],
    mentions: mentions.get(record) ?? [],
    code: [
      ...identifiersOf(section.code),
      ...new Set(section.messages.flatMap(messageKeys).map(keyTerm)),
      ...symbols.flatMap(({ abortCode }) => (abortCode ? [keyTerm(abortCode)] : [])),
      ...symbols.flatMap(({ label }) => oldNames.get(label)?.map(keyTerm) ?? []),
    ],
  };
  const pieces = piecesOf(section.text);
  const texts = pieces.filter((piece) => piece !== heading.content);
  return [
    heading,
    ...texts.map((content, index): SearchRecord => ({
      ...common,
      objectID: `${record}~${index + 1}`,
      type: 'content',
      content,
      symbols: [],
      keywords: [],
      mentions: [],
      code: [],
    })),
  ];
}

function recordSymbol({ id, label, kind }: SearchSymbol, isInternal: boolean): RecordSymbol {
  return { id, label, kind: isInternal ? `internal ${kind}` : kind };
}

function deepest(hierarchy: Hierarchy): RecordType {
  return (levels.findLast((level) => level !== 'lvl0' && hierarchy[level] !== null) ??
    'lvl1') as RecordType;
}

/** Each once: that a program says a word twice means nothing. */
function identifiersOf(code: readonly string[]): readonly string[] {
  const terms = new Set(code.flatMap((block) => textTerms(block)));
  return [...terms].filter((term) => term.length > 2 && !/^\d/.test(term)).sort();
}
