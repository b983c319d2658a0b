/** The search of this page load: settings, engine and counter, made once and shared by modal and search page. */

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useMemo } from 'react';
import { eventCounter, isCountingAllowed, sendEvents, type EventCounter } from '../client/events';
import { embeddedSource } from '../client/embedded';
import { withFallback } from '../client/fallback';
import type { SearchSource } from '../client/hit';
import { compilePattern, type UrlRules } from '../client/hit-url';
import { hostedSource } from '../client/hosted';
import type { SearchSettings } from '../client/settings';
import { warn } from '../client/warn';

export interface SiteSearch {
  readonly settings: SearchSettings;
  readonly source: SearchSource;
  /** The index of this site, also where a hosted service answers first. */
  readonly embedded: SearchSource;
  readonly rules: UrlRules;
  readonly counter: EventCounter;
}

/** How long the hosted service may take, and how long it is left alone after a failure. */
const PATIENCE = 3000;
const REST = 120_000;

interface AlgoliaConfig {
  readonly externalUrlRegex?: string;
  readonly replaceSearchResultPathname?: { readonly from: string; readonly to: string };
}

/** By the folder of the index: a new one after a change in development means a new engine. */
const shared = new Map<string, SiteSearch>();

function sharedSearch(base: string, make: () => SiteSearch): SiteSearch {
  const known = shared.get(base) ?? make();
  shared.set(base, known);
  return known;
}

export function useSiteSearch(): SiteSearch {
  const { siteConfig, i18n } = useDocusaurusContext();
  const settings = usePluginData('site-search') as SearchSettings;
  return useMemo(() => {
    const { externalUrlRegex, replaceSearchResultPathname } = (siteConfig.themeConfig['algolia'] ??
      {}) as AlgoliaConfig;
    const from = compilePattern(replaceSearchResultPathname?.from, 'g');
    const rules: UrlRules = {
      siteUrl: siteConfig.url,
      baseUrl: siteConfig.baseUrl,
      external: compilePattern(externalUrlRegex),
      replace: from ? { from, to: replaceSearchResultPathname?.to ?? '' } : null,
    };
    return sharedSearch(settings.indexBase, () => makeSearch(settings, rules, i18n.currentLocale));
  }, [settings, siteConfig, i18n.currentLocale]);
}

function makeSearch(settings: SearchSettings, rules: UrlRules, language: string): SiteSearch {
  const { hosted } = settings;
  const embedded = embeddedSource(settings.indexBase);
  const source =
    hosted === null
      ? embedded
      : withFallback({
          first: hostedSource({ settings: hosted, rules, language, mayCount: isCountingAllowed }),
          second: embedded,
          patience: PATIENCE,
          rest: REST,
          now: () => performance.now(),
          report: (reason) => warn(`The search service does not answer: ${reason}`),
        });
  const counter = eventCounter({
    settings: hosted,
    isAllowed: isCountingAllowed,
    send: (events) => hosted && sendEvents(hosted, events),
  });
  return { settings, source, embedded, rules, counter };
}
