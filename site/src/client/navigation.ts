/** After React has come: says aloud which page is shown, tells who counts it, and fetches ahead only what a reader points at. Touches the page. */

let region: HTMLElement | null = null;

interface Update {
  readonly location: { readonly pathname: string };
  readonly previousLocation: { readonly pathname: string } | null;
}

export function onRouteDidUpdate({ location, previousLocation }: Update): void {
  if (previousLocation === null || previousLocation.pathname === location.pathname) return;
  dispatchEvent(new Event('site:path'));
  region ??= addRegion();
  // The title changes a moment after the route.
  setTimeout(() => {
    if (region) region.textContent = document.title;
  }, 100);
}

function addRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('aria-live', 'polite');
  element.className = 'spoken';
  document.body.append(element);
  return element;
}

interface Fetching {
  readonly prefetch: (path: string) => unknown;
  readonly preload: (path: string) => unknown;
}

if (typeof window !== 'undefined') {
  // Links ask for every page in view; the entry has set this up by then.
  queueMicrotask(() => {
    const site = window as unknown as { docusaurus?: Fetching };
    if (site.docusaurus) site.docusaurus = { ...site.docusaurus, prefetch: () => false };
  });
}
