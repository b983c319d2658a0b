/** Trims a stylesheet to the one font format that is needed. Pure. */

/** Every browser that runs this site reads woff2; older formats would be dead weight. */
export function onlyWoff2(css: string): string {
  return css.replace(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\("[a-z]+"\)/g, '');
}
