/** The search of this page load: settings, engine and counter, made once and shared by all that searches. */

import { eventCounter, isCountingAllowed, sendEvents, type EventCounter } from './events';
import { embeddedSource } from './embedded';
import { withFallback } from './fallback';
import type { SearchSource } from './hit';
import { compilePattern, type UrlRules } from './hit-url';
import { hostedSource } from './hosted';
import type { SearchSettings, UrlSettings } from './settings';
import { warn } from './warn';

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

/** By the folder of the index: a new one after a change in development means a new engine. */
const shared = new Map<string, SiteSearch>();

export function siteSearch(settings: SearchSettings): SiteSearch {
  const known = shared.get(settings.indexBase) ?? makeSearch(settings);
  shared.set(settings.indexBase, known);
  return known;
}

function rulesOf({ siteUrl, baseUrl, external, replace }: UrlSettings): UrlRules {
  const from = compilePattern(replace.from, 'g');
  return {
    siteUrl,
    baseUrl,
    external: compilePattern(external),
    replace: from ? { from, to: replace.to } : null,
  };
}

function makeSearch(settings: SearchSettings): SiteSearch {
  const { hosted, language, indexBase, files } = settings;
  const rules = rulesOf(settings.urls);
  const embedded = embeddedSource({ base: indexBase, script: files.worker });
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
