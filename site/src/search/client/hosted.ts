/** The hosted engine: asks the service, host after host, and reads its answer. Fetches from the service. */

import type { LiteClient } from 'algoliasearch/lite';
import { cleanQuery } from '../engine/query';
import { MARK_END, MARK_START } from '../engine/marks';
import type { UrlRules } from './hit-url';
import { retryError, type SearchRequest, type SearchResult, type SearchSource } from './hit';
import { readAnswer } from './hosted-answer';
import type { HostedSettings } from './settings';

/** Milliseconds to connect, to read, to write. */
export const timeouts = { connect: 1000, read: 2000, write: 30_000 } as const;

export interface HostedOptions {
  readonly settings: HostedSettings;
  readonly rules: UrlRules;
  readonly language: string;
  /** Whether this reader agreed to be counted. */
  readonly mayCount: () => boolean;
}

export function hostedSource({ settings, rules, language, mayCount }: HostedOptions): SearchSource {
  let client: Promise<LiteClient> | null = null;
  const open = (): Promise<LiteClient> => {
    client ??= openClient(settings);
    client.catch(() => (client = null));
    return client;
  };
  return {
    search: async (request): Promise<SearchResult> => {
      const service = await open();
      const query = hostedQuery(request, { settings, language, mayCount });
      const answer: unknown = await service
        .search({ requests: [query] })
        .catch((error: unknown) => {
          throw retryError(reasonOf(error));
        });
      return readAnswer(answer, rules);
    },
    lateText: async () => '',
    warm: () => void open().catch(() => undefined),
    onChange: () => () => undefined,
  };
}

/** By the names that the client gives to its failures. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the search service failed';
  const { name, message } = error;
  if (name === 'RetryError') return `unreachable hosts: ${message}`;
  if (name === 'DeserializationError') return `deserialization error: ${message}`;
  const status = (error as { readonly status?: unknown }).status;
  return typeof status === 'number' ? `API error ${status}: ${message}` : message;
}

/** Loaded only where it is configured. */
async function openClient({ appId, searchKey, hosts }: HostedSettings): Promise<LiteClient> {
  const { liteClient } = await import('algoliasearch/lite');
  return liteClient(appId, searchKey, {
    authMode: 'WithinQueryParameters',
    timeouts,
    // Who has had enough is not asked again: the index of the site answers at once.
    maxRateLimitRetries: 0,
    hostsCache: memoryCache(),
    ...(hosts.length === 0 ? {} : { hosts: hosts.map(hostOf) }),
  });
}

/** Which hosts failed is remembered for this visit only: nothing is stored. The client asks for a failed one after two minutes. */
function memoryCache() {
  const entries = new Map<string, unknown>();
  return {
    get: async <T>(key: object | string, otherwise: () => Promise<T>): Promise<T> => {
      const known = entries.get(keyOf(key));
      return known === undefined ? otherwise() : (known as T);
    },
    set: async <T>(key: object | string, value: T): Promise<T> => {
      entries.set(keyOf(key), value);
      return value;
    },
    delete: async (key: object | string): Promise<void> => void entries.delete(keyOf(key)),
    clear: async (): Promise<void> => entries.clear(),
  };
}

/** The client asks for a host by its address, and stores it with its state, which is not part of the address. */
function keyOf(key: object | string): string {
  if (typeof key === 'string') return key;
  const { url, protocol, accept } = key as Readonly<Record<string, unknown>>;
  return JSON.stringify(typeof url === 'string' ? [protocol, url, accept] : key);
}

function hostOf(origin: string): { url: string; accept: 'readWrite'; protocol: 'http' | 'https' } {
  const { protocol, host } = new URL(origin);
  return { url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' };
}

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** The body of one request, as the specification lists it; paging and counts for the search page only. */
export function hostedQuery(
  { query, kinds, page, hitsPerPage, words }: SearchRequest,
  { settings, language, mayCount }: Pick<HostedOptions, 'settings' | 'language' | 'mayCount'>,
) {
  const tags = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'];
  const kindFilter = kinds.length === 0 ? [] : [kinds.map((kind) => `kind:${kind}`)];
  return {
    query: cleanQuery(query).trim(),
    indexName: settings.index,
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'symbols', 'kind'].flatMap(
      (name) =>
        name === 'hierarchy' ? ['lvl0', ...levels].map((level) => `hierarchy.${level}`) : [name],
    ),
    attributesToSnippet: [
      ...levels.map((level) => `hierarchy.${level}:${words}`),
      `content:${words}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
    hitsPerPage,
    clickAnalytics: settings.countsEvents && mayCount(),
    facetFilters: [`language:${language}`, tags, ...kindFilter],
    ...(page === 0 ? {} : { page }),
    facets: ['kind'],
  };
}
