/** Where a hit may lead: a path of this site, or an address that the configuration allows. Pure. */

export interface UrlRules {
  /** Address of this site, such as `https://docs.sui.io`. */
  readonly siteUrl: string;
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
  /** Addresses that it matches lead out of the site. */
  readonly external: RegExp | null;
  readonly replace: { readonly from: RegExp; readonly to: string } | null;
}

export interface HitUrl {
  readonly url: string;
  readonly isExternal: boolean;
}

const LONGEST_PATTERN = 200;
const LONGEST_URL = 2000;

/** A pattern of the configuration, compiled once; null when there is none, or it is not valid. */
export function compilePattern(source: string | undefined, flags = ''): RegExp | null {
  if (source === undefined || source === '' || source.length > LONGEST_PATTERN) return null;
  try {
    return new RegExp(source, flags);
  } catch {
    // The build refuses such a pattern; a page of an older build shows no external hits.
    return null;
  }
}

/** Null for what none of our hits has: other schemes, `//host`, backslashes, too long. */
export function hitUrl(raw: string, rules: UrlRules): HitUrl | null {
  if (raw.length > LONGEST_URL || /[\\\s]/.test(raw) || /[\u0000-\u001f\u007f]/.test(raw))
    return null;
  if (!/^https?:\/\//i.test(raw) && !/^\/(?!\/)/.test(raw)) return null;
  const parsed = parse(raw, rules.siteUrl);
  if (!parsed || (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')) return null;
  if (parsed.username !== '' || parsed.password !== '') return null;
  if (rules.external?.test(parsed.href)) return { url: parsed.href, isExternal: true };
  const path = `${parsed.pathname}${parsed.search}${parsed.hash}`;
  return localPath(
    rules.replace ? path.replace(rules.replace.from, () => rules.replace?.to ?? '') : path,
    rules.baseUrl,
  );
}

function parse(raw: string, base: string): URL | null {
  try {
    return new URL(raw, base);
  } catch {
    // Not an address at all: no hit.
    return null;
  }
}

/** Exactly one slash at its start: two would name another host. */
function localPath(path: string, baseUrl: string): HitUrl | null {
  const single = `/${path.replace(/^[/\\]+/, '')}`;
  const based = single.startsWith(baseUrl) ? single : baseUrl + single.slice(1);
  return /^\/(?![/\\])/.test(based) ? { url: based, isExternal: false } : null;
}
