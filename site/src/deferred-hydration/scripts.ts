/** Loads the scripts of a page once, when they are first wanted, and says when React has taken over. Touches the page. */

import { all, html, make } from './dom';
import { layOut } from './layout';
import { offerRetry } from './retry';

let isBegun = false;
let hydrated = false;
const waiting: (() => void)[] = [];

export function isHydrated(): boolean {
  return hydrated;
}

/** Called once React works the page; at once when it does already. */
export function onHydrated(act: () => void): void {
  if (hydrated) act();
  else waiting.push(act);
}

/** Scripts of the page run after all of it was read, as `defer` would have it. A hydrated page has them. */
export function loadScripts(): void {
  if (isBegun || hydrated) return;
  isBegun = true;
  whenRead(() => {
    for (const { src } of all<HTMLScriptElement>('script[type="text/later"]')) addScript(src);
  });
}

export function whenRead(act: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act);
  else act();
}

function addScript(src: string): void {
  const onerror = (): void => {
    script.remove();
    offerRetry(() => addScript(src));
  };
  const script = make('script', { src, async: false, onerror });
  document.head.append(script);
}

/** The attribute comes after everything that a page draws in the browser only. */
export function watchForHydration(): void {
  const observer = new MutationObserver(() => {
    if (html.dataset['hasHydrated'] !== 'true') return;
    observer.disconnect();
    hydrated = true;
    // What React draws later must be where Back and Forward expect it.
    layOut();
    for (const act of waiting) act();
  });
  observer.observe(html, { attributeFilter: ['data-has-hydrated'] });
  // A part of the page that is gone after a deployment, or a line that broke.
  addEventListener('unhandledrejection', ({ reason }) => {
    const name = (reason as { name?: string } | null)?.name;
    if (!hydrated && name === 'ChunkLoadError') offerRetry(() => location.reload());
  });
}
