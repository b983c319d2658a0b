/** Nothing on a page can run but what its policy names, and nothing secret is in the build. Pure. */

import { createHash } from 'node:crypto';
import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import type { BuiltPage } from './built-page.ts';
import { report, type BuiltResult } from './report.ts';
import type { Tag } from './tags.ts';

export function checkSafety(page: BuiltPage): readonly Diagnostic[] {
  const results = [...checkPolicy(page), ...checkHandlers(page), ...checkElements(page)];
  return results.map((result) => report(page, result));
}

/** Elements that text can only become by mistake, or by attack. */
const liveElements: ReadonlySet<string> = new Set([
  'script',
  'iframe',
  'object',
  'embed',
  'base',
  'meta',
  'frame',
  'applet',
]);

function checkElements({ tags }: BuiltPage): readonly BuiltResult[] {
  const root = tags.findIndex((tag) => tag.attributes.get('id') === '__docusaurus');
  const live = root === -1 ? [] : tags.slice(root).filter((tag) => liveElements.has(tag.name));
  const fix = 'find the text that became an element, and print it as text';
  return live.map((tag) => ({
    code: 'live-element',
    message: `the content holds <${tag.name}>`,
    fix,
    offset: tag.start,
  }));
}

function checkPolicy({ html, tags }: BuiltPage): readonly BuiltResult[] {
  const isPolicy = (tag: Tag): boolean =>
    tag.attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy';
  const policy = tags.find(isPolicy)?.attributes.get('content');
  if (policy === undefined) {
    return [
      {
        code: 'no-policy',
        message: 'the page has no content security policy',
        fix: 'build the whole site again',
        offset: null,
      },
    ];
  }
  return tags.filter(isInlineScript).flatMap((tag) => {
    const body = html.slice(tag.end, html.indexOf('</script', tag.end));
    const hash = createHash('sha256').update(body, 'utf8').digest('base64');
    if (body === '' || policy.includes(`'sha256-${hash}'`)) return [];
    const fix = 'move the script to a file, or let the security-policy plugin see it';
    return [
      {
        code: 'blocked-script',
        message: 'the policy does not name an inline script',
        fix,
        offset: tag.start,
      },
    ];
  });
}

/** Data blocks such as JSON-LD do not run. */
function isInlineScript({ name, attributes }: Tag): boolean {
  const type = attributes.get('type') ?? '';
  return name === 'script' && !attributes.has('src') && /^$|^module$|javascript$/i.test(type);
}

function checkHandlers({ tags }: BuiltPage): readonly BuiltResult[] {
  return tags.flatMap((tag) => {
    const handler = [...tag.attributes.keys()].find((name) => /^on[a-z]+$/.test(name));
    const fix = 'attach the handler in a component';
    return handler === undefined
      ? []
      : [
          {
            code: 'inline-handler',
            message: `<${tag.name}> has the inline handler "${handler}"`,
            fix,
            offset: tag.start,
          },
        ];
  });
}

export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** Values that are made to be public. */
const publicNames: ReadonlySet<string> = new Set([
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_KEY',
  'ALGOLIA_INDEX',
]);
const secretName =
  /(?:^|_)(?:SECRET|TOKEN|PASSWORD|PASSWD|CREDENTIALS?|(?:API|ADMIN|ACCESS|PRIVATE|WRITE|SECRET)_?KEY)(?:_|$)/i;

const keyShapes: readonly (readonly [string, RegExp])[] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----\s*[A-Za-z0-9+/]{40}/],
  ['an AWS access key', /\bAKIA[0-9A-Z]{16}\b/],
  ['a GitHub token', /\bgh[pousr]_[A-Za-z0-9]{36}\b/],
  ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a Slack token', /\bxox[abpr]-[A-Za-z0-9-]{20,}/],
];

/** Looks for the values of secret-looking environment variables, and for texts shaped like keys. */
export function checkSecrets(
  files: readonly TextFile[],
  environment: Readonly<Record<string, string | undefined>>,
): readonly Diagnostic[] {
  const secrets = Object.entries(environment).filter(
    ([name, value]) => secretName.test(name) && !publicNames.has(name) && (value ?? '').length >= 8,
  );
  return files.flatMap(({ file, text }) => {
    const values = secrets
      .filter(([, value]) => text.includes(value ?? ''))
      .map(([name]) => `the value of ${name}`);
    const shapes = keyShapes.filter(([, shape]) => shape.test(text)).map(([name]) => name);
    return [...values, ...shapes].map((what) => secretFound(file, what));
  });
}

function secretFound(file: string, what: string): Diagnostic {
  const fix = 'take it out of the source, and revoke it if it was ever published';
  return {
    level: 'error',
    code: 'site/secret',
    message: `the build contains ${what}`,
    at: { file, line: 1, column: 1 },
    fix,
  };
}
