/** Puts the policy, the font preloads and the styles of attributes at the top of a page's head. Pure. */

export interface HeadTags {
  readonly policy: string;
  readonly fonts: readonly string[];
  readonly sheets: readonly string[];
}

/** Right after the character set: a policy covers only what comes after it. Throws when there is none. */
export function withHeadTags(html: string, { policy, fonts, sheets }: HeadTags): string {
  const charset = /<meta\s+charset=[^>]*>/i.exec(html);
  if (!charset)
    throw new Error('a built page declares no character set, so its policy has no place');
  const end = charset.index + charset[0].length;
  const hasCode = /<(?:code|pre)\b/.test(html);
  const preloads = fonts
    // A page with code asks for that face anyway, and too late for the first page of a visit.
    .filter((href) => hasCode || !href.includes('mono'))
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`);
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`);
  const tags = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ...preloads,
    ...links,
  ];
  return html.slice(0, end) + tags.join('') + html.slice(end);
}
