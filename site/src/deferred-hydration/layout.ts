/**
 * Text far below is laid out only when it comes near (`content-visibility` in css/content.css), and counts with a guessed
 * height until then. This lays it out where the reader's position depends on it. Touches the page.
 */

import { html } from './dom';

/** After a reload, Back or Forward the browser scrolls to an offset: right only when every block has its real height. */
export function layOutForReturn(): void {
  const [visit] = performance.getEntriesByType('navigation');
  if ((visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate') layOut();
}

export function layOut(): void {
  html.dataset['laidOut'] = '';
}

/** In milliseconds. */
const SETTLED = 300;

/** Soon after somebody begins to read: a page keeps its height while one scrolls. */
export function layOutWhileReading(): void {
  addEventListener('scroll', () => setTimeout(layOut, SETTLED), { once: true });
}
