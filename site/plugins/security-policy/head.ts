/** Puts the policy, the font preloads and the styles of attributes at the top of a page's head. Pure. */

export interface HeadTags {
  readonly policy: string;
  readonly fonts: readonly string[];
  readonly sheets: readonly string[];
}

/**
 * The faces that the first screen of a page is set in, by what their files begin with. A page with code asks for that of
 * code anyway, and too late for its first visit: preloaded it costs nothing more, and the largest paint is as soon.
 */
export function firstFaces(html: string): readonly string[] {
  const hasCode = /<(?:code|pre)\b/.test(html);
  return ['inter-basic', 'source-serif-4-basic', ...(hasCode ? ['jetbrains-mono-basic'] : [])];
}

/** Right after the character set: a policy covers only what comes after it. Throws when there is none. */
export function withHeadTags(html: string, { policy, fonts, sheets }: HeadTags): string {
  const charset = /<meta\s+charset=[^>]*>/i.exec(html);
  if (!charset)
    throw new Error('a built page declares no character set, so its policy has no place');
  const end = charset.index + charset[0].length;
  const preloads = fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`);
  const tags = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ...preloads,
    ...links,
  ];
  return html.slice(0, end) + tags.join('') + html.slice(end);
}
