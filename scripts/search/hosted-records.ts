/** Records and settings as the hosted service takes them. Pure. */

import { nameSuffixes } from '../../site/src/search/engine/index/labels.ts';
import { levels, type SearchRecord } from '../../site/src/search/record.ts';

export type HostedRecord = Readonly<Record<string, unknown>> & { readonly objectID: string };

/** With what the service filters by and ranks by; code identifiers stay at home. */
export function hostedRecord(record: SearchRecord, position: number): HostedRecord {
  const [address = '', anchor = null] = record.url.split('#');
  const { objectID, url, type, hierarchy, content, kind, symbols, keywords } = record;
  return {
    objectID,
    url,
    url_without_anchor: address,
    anchor,
    type,
    hierarchy,
    content,
    kind,
    symbols,
    keywords,
    names: symbols.flatMap(({ label }) => nameSuffixes(label)),
    language: 'en',
    docusaurus_tag: ['default', 'docs-default-current'],
    weight: {
      isSymbol: symbols.length > 0 ? 1 : 0,
      level: type === 'content' ? 0 : 100 - 10 * levels.indexOf(type),
      position,
    },
  };
}

export const hostedSettings = {
  searchableAttributes: [
    'names',
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
  ],
  attributesForFaceting: ['filterOnly(language)', 'filterOnly(docusaurus_tag)', 'kind', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'anchor', 'kind', 'symbols'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['names', 'hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3', 'content'],
  attributeForDistinct: 'url',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.isSymbol)', 'desc(weight.level)', 'asc(weight.position)'],
  separatorsToIndex: '_@',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  minProximity: 1,
  removeWordsIfNoResults: 'allOptional',
  ignorePlurals: true,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  advancedSyntax: true,
} as const;
