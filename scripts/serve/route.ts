/** Where a request path leads: a file of the build, a cleaner address, or nowhere. Pure. */

export type RequestTarget =
  | { readonly kind: 'file'; readonly file: string }
  /** Starts with exactly one slash, so it never leaves the origin. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' };

const missing: RequestTarget = { kind: 'missing' };

export interface BuiltSite {
  /** Knows the files of the build by their path without a leading slash. */
  readonly has: (file: string) => boolean;
  /** Addresses without a page, and where they lead. */
  readonly moved?: ReadonlyMap<string, string>;
}

export function resolveRequest(path: string, { has, moved }: BuiltSite): RequestTarget {
  const decoded = decodePath(path);
  if (decoded === null) return missing;
  const plain = decoded
    .split('/')
    .filter((part) => part !== '')
    .join('/');
  if (plain.endsWith('.html'))
    return redirectToPage(plain.replace(/(?:^|\/)index\.html$|(?<=[^/])\.html$/, ''), has);
  const file = has(plain) ? plain : pageFile(plain);
  const newAddress = moved?.get(`/${plain}`);
  if (!has(file)) return newAddress === undefined ? missing : { kind: 'redirect', to: newAddress };
  return decoded === `/${plain}`
    ? { kind: 'file', file }
    : { kind: 'redirect', to: encodePath(plain) };
}

function redirectToPage(plain: string, has: (file: string) => boolean): RequestTarget {
  return has(pageFile(plain)) ? { kind: 'redirect', to: encodePath(plain) } : missing;
}

function pageFile(plain: string): string {
  return plain === '' ? 'index.html' : `${plain}/index.html`;
}

/** Null for what none of our links contains: bad escapes, encoded slashes, backslashes, controls, dot segments. */
function decodePath(path: string): string | null {
  if (!path.startsWith('/') || /%2f/i.test(path)) return null;
  const decoded = decodeOrNull(path);
  if (decoded === null || /[\\\u0000-\u001f\u007f]/.test(decoded)) return null;
  return decoded.split('/').some((part) => part === '.' || part === '..') ? null : decoded;
}

function decodeOrNull(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function encodePath(plain: string): string {
  return `/${plain.split('/').map(encodeURIComponent).join('/')}`;
}
