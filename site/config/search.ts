/** How search is set up: the hosted service when its three values are given, the index of the site otherwise. Reads the environment. */

import type { HostedSettings } from '../src/search/client/settings';
import { compilePattern } from '../src/search/client/hit-url';

const names = {
  appId: 'ALGOLIA_APP_ID',
  searchKey: 'ALGOLIA_SEARCH_KEY',
  index: 'ALGOLIA_INDEX',
} as const;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Null without the three values. Throws when only some are there: half a configuration is a mistake. */
export function hostedSettings(environment: Environment): HostedSettings | null {
  const values = Object.entries(names).map(
    ([field, name]) => [field, environment[name]?.trim() ?? ''] as const,
  );
  const missing = Object.values(names).filter((name) => (environment[name]?.trim() ?? '') === '');
  if (missing.length === values.length) return null;
  if (missing.length > 0) {
    throw new Error(
      `hosted search lacks ${missing.join(' and ')}\n  fix: set all of ${Object.values(names).join(', ')}, or none`,
    );
  }
  const { appId = '', searchKey = '', index = '' } = Object.fromEntries(values);
  if (!/^[A-Za-z0-9]+$/.test(appId))
    throw new Error('ALGOLIA_APP_ID is not an application id\n  fix: use letters and digits only');
  return {
    appId,
    searchKey,
    index,
    hosts: hostsOf(environment['ALGOLIA_HOSTS']),
    countsEvents: environment['ALGOLIA_EVENTS'] === '1',
  };
}

/** Origins separated by commas: a proxy in front of the service. */
function hostsOf(list: string | undefined): readonly string[] {
  return (list ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
    .map((origin) => {
      const { protocol } = new URL(origin);
      if (protocol !== 'https:' && protocol !== 'http:')
        throw new Error(`ALGOLIA_HOSTS names ${origin}\n  fix: give http or https origins`);
      return new URL(origin).origin;
    });
}

/** Origins that the pages must be allowed to talk to. */
export function searchOrigins(hosted: HostedSettings | null): readonly string[] {
  if (hosted === null) return [];
  if (hosted.hosts.length > 0) return hosted.hosts;
  const id = hosted.appId.toLowerCase();
  const own = [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
  return hosted.countsEvents ? [...own, 'https://insights.algolia.io'] : own;
}

/** Addresses that leave the site even though the index holds them. */
export const externalUrlRegex = 'https://(?:github\\.com|sdk\\.mystenlabs\\.com|move-book\\.com)/';

if (compilePattern(externalUrlRegex) === null)
  throw new Error('externalUrlRegex is not a valid pattern');

/** Names under which the theme knows the search; the embedded engine needs none of them. */
export function algoliaTheme(hosted: HostedSettings | null) {
  return {
    appId: hosted?.appId ?? 'EMBEDDED',
    apiKey: hosted?.searchKey ?? 'embedded',
    indexName: hosted?.index ?? 'sui-docs',
    contextualSearch: false,
    searchPagePath: 'search',
    externalUrlRegex,
    replaceSearchResultPathname: { from: '/docs/', to: '/' },
  };
}
