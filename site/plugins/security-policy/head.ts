/** Puts the policy, the style sheets and the font preloads at the top of a page's head. Pure. */

export interface HeadTags {
  readonly policy: string;
  readonly fonts: readonly string[];
  readonly sheets: readonly string[];
}

/** As Docusaurus's template links the site's style sheet, after everything else. */
const SHEET = /<link rel="stylesheet" href="[^"]*\/assets\/css\/[^"]*"\s*\/?>/g;

/**
 * Right after the character set: a policy covers only what comes after it. Throws when there is none.
 * Nothing is painted before the style sheets are there, so they take their turn before the fonts: of HTTP/1.1, browsers
 * open six connections, and the seventh file of `/concepts/object-model` was the style sheet, 180 ms late.
 */
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
    ...links,
    ...(html.match(SHEET) ?? []),
    ...preloads,
  ];
  return html.slice(0, end) + tags.join('') + html.slice(end).replaceAll(SHEET, '');
}
