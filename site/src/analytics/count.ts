/** Counts which pages are read, for readers who agreed. The only file that knows the service. Sends to its address, keeps its cookie. */

import { flush, init, setOptOut, setTransport, track } from '@amplitude/analytics-browser';
import type { AnalyticsSettings } from '../../config/analytics';

const MINUTE = 60_000;

/** The first call sets the cookie. */
export function startCounting({ key, server }: AnalyticsSettings): void {
  init(key, undefined, {
    serverUrl: server,
    // Of what a reader does, the path of a page is sent, and nothing is collected besides it.
    autocapture: false,
    remoteConfig: { fetchRemoteConfig: false },
    enableDiagnostics: false,
    trackingOptions: { ipAddress: false, language: false, platform: false },
    flushIntervalMillis: 10_000,
    flushQueueSize: 30,
    flushMaxRetries: 5,
    sessionTimeout: 30 * MINUTE,
    // Of this host alone: nothing is tried out on the domains above it.
    cookieOptions: {
      ...{ domain: '', expiration: 365, sameSite: 'Lax' },
      secure: location.protocol === 'https:',
    },
  });
  setOptOut(false);
  addEventListener('pagehide', () => {
    // Other requests end with the page.
    setTransport('beacon');
    void flush();
  });
}

export function countPage(path: string): void {
  track('Page View', { path });
}

/** Forgets who was counted, as far as this browser knows. */
export function stopCounting(): void {
  setOptOut(true);
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of cookies.filter(isOfService)) document.cookie = `${name}=; max-age=0; path=/`;
  for (const name of Object.keys(localStorage).filter(isOfService)) localStorage.removeItem(name);
}

function isOfService(name: string): boolean {
  return /^AMP(?:_|$)/.test(name);
}
