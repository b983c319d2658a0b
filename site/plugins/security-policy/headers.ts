/** The response headers of the site, and the files that hosts read them from. Pure. */

import type { Move } from '../../outline/served';

export interface Header {
  readonly key: string;
  readonly value: string;
}

export function securityHeaders(policy: string): readonly Header[] {
  return [
    { key: 'Content-Security-Policy', value: `${policy}; frame-ancestors 'none'` },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    {
      key: 'Permissions-Policy',
      value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    // Two years. Neighbors below the same domain are not ours to decide about.
    { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
  ];
}

const forever = 'public, max-age=31536000, immutable';

/** Addresses whose name changes with their content. */
export const immutablePaths = ['/assets/*', '/search-index/*', '/vendor/*'] as const;

/** The `_headers` file that Netlify and Cloudflare Pages read. */
export function headersFile(headers: readonly Header[]): string {
  const block = (path: string, lines: readonly Header[]): string =>
    [path, ...lines.map(({ key, value }) => `  ${key}: ${value}`)].join('\n');
  const cached = immutablePaths.map((path) =>
    block(path, [{ key: 'Cache-Control', value: forever }]),
  );
  return `${[block('/*', headers), ...cached].join('\n\n')}\n`;
}

/** The `vercel.json` file that Vercel reads. */
export function hostFile(headers: readonly Header[], moves: readonly Move[]): string {
  const cached = immutablePaths.map((path) => ({
    source: path.replace('*', '(.*)'),
    headers: [{ key: 'Cache-Control', value: forever }],
  }));
  const redirects = moves.map(({ from: source, to: destination }) => ({
    source,
    destination,
    permanent: true,
  }));
  const rules = [{ source: '/(.*)', headers }, ...cached];
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, redirects, headers: rules }, null, 2)}\n`;
}
