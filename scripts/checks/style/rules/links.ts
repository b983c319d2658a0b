/** Links: the text says where they go, addresses are routes, and a page leads on. Pure. */

import type { StyleResult, Rule } from '../rule.ts';
import type { PageLink } from '../../../../site/dialect/page/authored-page.ts';

const EMPTY_TERMS = new Set([
  'here',
  'click here',
  'this',
  'this page',
  'this link',
  'this guide',
  'this document',
  'this section',
  'this article',
  'link',
  'page',
  'more',
  'read more',
  'learn more',
  'see more',
  'details',
  'docs',
  'documentation',
]);
const ONWARD = 3;

export const linkRule: Rule = (page) => {
  const found = page.links.flatMap((link) => [...checkText(link), ...checkAddress(link)]);
  const isSnippet = page.source.path.startsWith('docs/snippets/');
  const routes = new Set(
    page.links
      .filter(({ url }) => url.startsWith('/'))
      .map(({ url }) => url.replace(/[?#].*$/, '')),
  );
  // Its cards are links to every page of a section.
  const hasCards = page.components.includes('RouteCards');
  if (isSnippet || hasCards || routes.size >= ONWARD) return found;
  const message = `the page links to ${routes.size} other ${routes.size === 1 ? 'page' : 'pages'} of the site`;
  return [
    ...found,
    {
      offset: 0,
      code: 'style/onward',
      message,
      fix: `lead the reader on: link to at least ${ONWARD} pages`,
    },
  ];
};

function checkText({ text, url, offset }: PageLink): readonly StyleResult[] {
  const phrase = text
    .trim()
    .toLowerCase()
    .replace(/[.,;:!?]+$/, '');
  if (phrase === '')
    return [
      {
        offset,
        code: 'style/link-text',
        message: 'the link has no text',
        fix: 'write where it goes',
      },
    ];
  if (EMPTY_TERMS.has(phrase))
    return [
      {
        offset,
        code: 'style/link-text',
        message: `"${text.trim()}" does not say where the link goes`,
        fix: 'name the target',
      },
    ];
  if (/^(?:https?:\/\/|www\.)/.test(phrase) && !/^mailto:/.test(url))
    return [
      {
        offset,
        code: 'style/link-text',
        message: 'the text of the link is an address',
        fix: 'name the target; put an address that is not a link into code marks',
      },
    ];
  return [];
}

function checkAddress({ url, offset }: PageLink): readonly StyleResult[] {
  const isOwn = /^https?:\/\/docs\.sui\.io(?:\/|$)/.test(url);
  const isRelative = !/^(?:\/|#|https?:|mailto:)/.test(url);
  const hasEnding = url.startsWith('/') && /\.(?:mdx?|html)(?:[?#]|$)/.test(url);
  const hasSlash = url.startsWith('/') && url.length > 1 && /\/(?:[?#]|$)/.test(url);
  if (!isOwn && !isRelative && !hasEnding && !hasSlash) return [];
  return [
    {
      offset,
      code: 'style/link-address',
      message: `"${url}" is not the address of a page of this site`,
      fix: 'write the route as an absolute path, such as /concepts/versioning',
    },
  ];
}
