/** What is at an address that has moved: for browsers, and for programs that read Markdown. Pure. */

import type { Move } from '../../outline/served';

/** Keeps the query and the part that a reader asked for; without scripts, it leads to the page. */
export function redirectPage(to: string, canonical: string): string {
  const [displayed, whole] = [escapeHtml(to), escapeHtml(canonical)];
  // `<` in a string of a script could begin the end of the script.
  const target = JSON.stringify(to).replaceAll('<', String.raw`\u003c`);
  const script = `var u=new URL(${target},location);u.search=location.search;u.hash=u.hash||location.hash;location.replace(u)`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="description" content="This page has moved to ${displayed}.">
<title>This page has moved | Sui Documentation</title>
<link rel="canonical" href="${whole}">
<script>${script}</script>
<meta http-equiv="refresh" content="0; url=${displayed}">
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>It is now at <a href="${displayed}">${displayed}</a>.</p>
</main>
</body>
</html>
`;
}

/** The `_redirects` file that Netlify and Cloudflare Pages read, and our own server. */
export function redirectsFile(moves: readonly Move[]): string {
  return moves.map(({ from, to }) => `${from} ${to} 308\n`).join('');
}

/** `to` is the whole address of the new page's Markdown. */
export function redirectMarkdownPage(to: string): string {
  return `This page has moved. It is now at [${to}](${to}).\n`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
