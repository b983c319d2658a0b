/** Marks in the outline beside the page what is being read, until React does. Touches the page. */

import { all } from './dom';
import { isHydrated } from './scripts';

/** Docusaurus's own, so that nothing changes when React comes. */
const ACTIVE = 'toc-active';

export function followOutline(): void {
  const links = all<HTMLAnchorElement>('.toc-highlight');
  const headings = links.map(({ hash }) => document.getElementById(hash.slice(1)));
  const observer = new IntersectionObserver(
    () => {
      if (isHydrated()) return observer.disconnect();
      const at = headings.findLastIndex((it) => it && it.getBoundingClientRect().top < 100);
      links.forEach(({ classList }, index) => classList.toggle(ACTIVE, index === at));
    },
    // The line below the navbar that a heading crosses.
    { rootMargin: '-100px 0px 9999px', threshold: 1 },
  );
  for (const heading of headings) if (heading) observer.observe(heading);
}
