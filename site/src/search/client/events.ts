/** Counts which hits were shown and opened, for readers who agreed. Sends to the service's own address for events. */

import { mayCount, CONSENT_KEY } from './consent';
import type { Hit, SearchResult } from './hit';
import type { HostedSettings } from './settings';

const DEBOUNCE = 400;
const MOST_IN_ONE = 20;

/** What is sent: ids of hits and of the query's answer. Never the query itself. */
export interface CountedEvent {
  readonly eventType: 'view' | 'click';
  readonly eventName: string;
  readonly index: string;
  readonly userToken: string;
  readonly objectIDs: readonly string[];
  readonly queryID?: string;
  readonly positions?: readonly number[];
}

export interface EventCounter {
  display(result: SearchResult): void;
  opened(hit: Hit, position: number, result: SearchResult): void;
}

export interface EventOptions {
  readonly settings: HostedSettings | null;
  readonly send: (events: readonly CountedEvent[]) => void;
  readonly isAllowed: () => boolean;
}

/** Events wait until nothing new comes for a moment; views go out in batches. */
export function eventCounter({ settings, send, isAllowed }: EventOptions): EventCounter {
  let viewed: string[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  const index = settings?.index ?? '';
  const counts = (): boolean => settings !== null && settings.countsEvents && isAllowed();
  // One token for all: we count answers, not people.
  const common = { index, userToken: 'anonymous' };
  const flush = (): void => {
    const events: CountedEvent[] = [];
    for (let at = 0; at < viewed.length; at += MOST_IN_ONE) {
      events.push({
        ...common,
        eventType: 'view',
        eventName: 'Items Viewed',
        objectIDs: viewed.slice(at, at + MOST_IN_ONE),
      });
    }
    viewed = [];
    if (events.length > 0 && counts()) send(events);
  };
  return {
    display: (result) => {
      if (!counts() || result.isFallback) return;
      viewed.push(...result.hits.map(({ id }) => id).filter((id) => !viewed.includes(id)));
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(flush, DEBOUNCE);
    },
    opened: (hit, position, { queryId, isFallback }) => {
      if (!counts() || isFallback || queryId === null) return;
      send([
        {
          ...common,
          eventType: 'click',
          eventName: 'Item Selected',
          objectIDs: [hit.id],
          queryID: queryId,
          positions: [position + 1],
        },
      ]);
    },
  };
}

/** The reader's browser, asked at the moment of the event. */
export function isCountingAllowed(): boolean {
  return mayCount(
    () => window.localStorage.getItem(CONSENT_KEY),
    navigator as Navigator & { globalPrivacyControl?: boolean },
  );
}

export function sendEvents(
  { appId, searchKey, hosts }: HostedSettings,
  events: readonly CountedEvent[],
): void {
  const origin = hosts[0] ?? 'https://insights.algolia.io';
  const address = `${origin}/1/events?X-Algolia-Application-Id=${encodeURIComponent(appId)}&X-Algolia-API-Key=${encodeURIComponent(searchKey)}`;
  const body = JSON.stringify({ events });
  fetch(address, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {
    // Counting may fail; reading must not notice.
  });
}
