/** A page that explains terms of the glossary is found by their names, and by what the glossary says of them. Pure. */

import { glossaryRoute, type Term } from '../../dialect/glossary';
import type { SearchPage } from './page';

export function withTerms(page: SearchPage, terms: readonly Term[]): SearchPage {
  const names = terms
    .filter((term) => term.page === page.route)
    .flatMap(({ term, also }) => [term, ...also]);
  const mentions = page.route === glossaryRoute ? terms.map(mentionOf) : [];
  return {
    ...page,
    keywords: [...page.keywords, ...names],
    mentions: [...page.mentions, ...mentions],
  };
}

function mentionOf({ page, term, also, text }: Term): SearchPage['mentions'][number] {
  return { to: page, text: [term, ...also, text].join(' ') };
}
