/** Moves style attributes into rules of a file: the policy allows no inline style, and React's own styles come through scripts, which may. Pure. */

import { createHash } from 'node:crypto';

/** Class name → declarations. */
type ExtractedRules = ReadonlyMap<string, string>;

interface StyledPage {
  readonly html: string;
  readonly rules: ExtractedRules;
}

/** Scripts are passed over as they stand: they may print tags. A quoted value may hold `>`. */
const scriptOrTag = /<script\b[\s\S]*?<\/script>|<[a-z][\w-]*(?:"[^"]*"|'[^']*'|[^>"'])*>/gi;
const styleAttribute = /\sstyle=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const classAttribute = /(\sclass=)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** The icons of the theme stand in every page and hide themselves: `base.css` has a rule for it, so that pages need no file more. */
export const UNSHOWN = 'unshown';

export function withoutStyles(page: string): StyledPage {
  const rules = new Map<string, string>();
  const html = page.replace(scriptOrTag, (tag) => {
    const found = /^<script\b/i.test(tag) ? null : styleAttribute.exec(tag);
    if (!found) return tag;
    const declarations = unescaped(found[1] ?? found[2] ?? found[3] ?? '').replace(/;?\s*$/, '');
    if (declarations === 'display: none') return withClass(tag.replace(found[0], ''), UNSHOWN);
    const name = `st-${createHash('sha256').update(declarations).digest('hex').slice(0, 8)}`;
    rules.set(name, declarations);
    return withClass(tag.replace(found[0], ''), name);
  });
  return { html, rules };
}

function withClass(tag: string, name: string): string {
  if (!classAttribute.test(tag)) return tag.replace(/^<[a-z][\w-]*/i, `$& class="${name}"`);
  return tag.replace(
    classAttribute,
    (_, start: string, ...values: (string | undefined)[]) =>
      `${start}"${values.slice(0, 3).find((value) => value !== undefined) ?? ''} ${name}"`,
  );
}

/** In byte order. The id that no element has makes a rule as strong as the attribute that it replaces. */
export function styleSheet(rules: ExtractedRules): string {
  return [...rules]
    .map(([name, declarations]) => `.${name}:not(#_){${declarations}}`)
    .sort()
    .join('\n');
}

/** Throws for what would end its rule: no style of ours holds it. */
function unescaped(value: string): string {
  const text = value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  if (/[{}<]/.test(text)) throw new Error(`a style attribute holds more than a style: ${text}`);
  return text;
}
