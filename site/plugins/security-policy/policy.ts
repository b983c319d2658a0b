/** The content security policy of a page, with the hashes of the inline scripts it really has. Pure. */

import { createHash } from 'node:crypto';

export interface PolicyParts {
  readonly hashes: readonly string[];
  readonly connect: readonly string[];
  /** `'wasm-unsafe-eval'` where an editor compiles Move; nothing of it evaluates text. */
  readonly scripts?: readonly string[];
}

const EDITOR = /\bdata-(?:action="?try\b|playground\b)/;

/** What the scripts of a page may do besides running. */
export function scriptSources(html: string): readonly string[] {
  return EDITOR.test(html) ? ["'wasm-unsafe-eval'"] : [];
}

/** The logo in the modal of DocSearch brings a style element: two rules of color, allowed by their exact text. */
const LOGO_STYLE = 'lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY=';

/** For header and `<meta>` alike; `frame-ancestors`, which only a header may carry, is added there. */
export function contentPolicy({ hashes, connect, scripts: more = [] }: PolicyParts): string {
  const scripts = [...hashes.map((hash) => `'sha256-${hash}'`), ...more];
  return [
    ["default-src 'self'"],
    ["script-src 'self'", ...scripts],
    ["style-src 'self'", `'sha256-${LOGO_STYLE}'`],
    ["img-src 'self' data:"],
    ["font-src 'self'"],
    ["connect-src 'self'", ...connect],
    ["worker-src 'self'"],
    ["object-src 'none'"],
    ["frame-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
  ]
    .map((terms) => terms.join(' '))
    .join('; ');
}

/** Where the page's own content begins. */
const contentRoot = /<div id=(?:"__docusaurus"|__docusaurus[\s>])/;

/**
 * In byte order, each once. Only scripts before the content count: what is in the content came
 * from a page, and a script there must stay blocked. Scripts with a source, and data blocks such
 * as JSON-LD, need no hash.
 */
export function inlineScriptHashes(page: string): readonly string[] {
  const html = page.slice(0, contentRoot.exec(page)?.index);
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/gi,
  )) {
    if (/\bsrc\s*=/i.test(attributes) || isDataBlock(attributes) || body === '') continue;
    hashes.add(createHash('sha256').update(body, 'utf8').digest('base64'));
  }
  return [...hashes].sort();
}

function isDataBlock(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase();
  return type !== undefined && type !== 'module' && !type.endsWith('javascript');
}
