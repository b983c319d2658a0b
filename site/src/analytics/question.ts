/**
 * Asks a reader once whether visits may be counted, and has them counted only after a yes. Bundled by
 * `site/plugins/analytics.ts`, and in pages only where a key is set. Touches the page and its storage.
 */

import type { AnalyticsSettings } from '../../config/analytics';
import { CONSENT_KEY, mayCount, refusesTracking, type Wishes } from '../search/client/consent';
import { questionBar } from './bar';
import type * as CountModule from './count';

const settings = JSON.parse(process.env['ANALYTICS'] ?? 'null') as AnalyticsSettings;
const wishes = navigator as Navigator & Wishes;
type Counter = typeof CountModule;
let counter: Promise<Counter> | null = null;

/** Null as well where storage is blocked: then there is no place for an answer, and no question. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function isAgreed(): boolean {
  return mayCount(() => storage()?.getItem(CONSENT_KEY) ?? null, wishes);
}

async function startCounter(): Promise<Counter> {
  // A name that the bundler does not know: the file is none of this one.
  const loaded = (await import(process.env['COUNT'] ?? '')) as Counter;
  loaded.startCounting(settings);
  return loaded;
}

async function countPage(): Promise<void> {
  if (!isAgreed()) return;
  // The path alone: neither query nor anchor, which may hold what a reader has typed. The reader may go on before the file comes.
  const path = location.pathname;
  counter ??= startCounter();
  (await counter).countPage(path);
}

async function answer(isYes: boolean): Promise<void> {
  storage()?.setItem(CONSENT_KEY, isYes ? 'yes' : 'no');
  if (isYes) return countPage();
  const running = counter;
  counter = null;
  (await running)?.stopCounting();
}

/** Counting may fail; reading must not notice. */
function quietly(work: Promise<void>): void {
  work.catch(() => undefined);
}

function ask(): void {
  questionBar({ isRefused: refusesTracking(wishes), answer: (isYes) => quietly(answer(isYes)) });
}

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-action="analytics"]')) ask();
});
addEventListener('site:path', () => quietly(countPage()));
const stored = storage()?.getItem(CONSENT_KEY);
if (storage() && stored !== 'yes' && stored !== 'no' && !refusesTracking(wishes)) ask();
quietly(countPage());
