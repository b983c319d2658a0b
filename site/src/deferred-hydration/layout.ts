/**
 * Text far below is laid out only when it comes near (`content-visibility` in css/content.css), and counts with a guessed
 * height until then. This lays it out where the reader's position depends on it. Touches the page.
 */

import { all, html } from './dom';

/** After a reload, Back or Forward the browser scrolls to an offset: right only when every block has its real height. */
export function layOutForReturn(): void {
  const [visit] = performance.getEntriesByType('navigation');
  if ((visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate') layOut();
}

/** What scrolls sideways becomes a stop for keys: Safari makes it none by itself, and React none before it comes. */
export function layOut(): void {
  html.dataset['laidOut'] = '';
  for (const box of all('[data-box]')) if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
}

/** In milliseconds. */
const SETTLED = 300;

/** Soon after somebody begins to read: a page keeps its height while one scrolls. */
export function layOutWhileReading(): void {
  addEventListener('scroll', () => setTimeout(layOut, SETTLED), { once: true });
}
