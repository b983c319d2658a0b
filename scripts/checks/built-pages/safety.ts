/** Nothing on a page can run but what its policy names, and nothing secret is in the build. Pure. */

import { createHash } from 'node:crypto';
import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import type { BuiltPage } from './built-page.ts';
import { report, reportFile, type BuiltResult } from './report.ts';
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
    const message = 'the page has no content security policy';
    return [{ code: 'no-policy', message, fix: 'build the whole site again' }];
  }
  return tags.filter(isInlineScript).flatMap(({ start, end }) => {
    const body = html.slice(end, html.indexOf('</script', end));
    const hash = createHash('sha256').update(body, 'utf8').digest('base64');
    if (body === '' || policy.includes(`'sha256-${hash}'`)) return [];
    const message = 'the policy does not name an inline script';
    const fix = 'move the script to a file, or let the security-policy plugin see it';
    return [{ code: 'blocked-script', message, fix, offset: start }];
  });
}

/** Data blocks such as JSON-LD do not run. */
function isInlineScript({ name, attributes }: Tag): boolean {
  const type = attributes.get('type') ?? '';
  return name === 'script' && !attributes.has('src') && /^$|^module$|javascript$/i.test(type);
}

function checkHandlers({ tags }: BuiltPage): readonly BuiltResult[] {
  return tags.flatMap(({ name, attributes, start }) => {
    const handler = [...attributes.keys()].find((key) => /^on[a-z]+$/.test(key));
    if (handler === undefined) return [];
    const message = `<${name}> has the inline handler "${handler}"`;
    const fix = 'attach the handler in a component';
    return [{ code: 'inline-handler', message, fix, offset: start }];
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
    return [...values, ...shapes].map((what) => {
      const message = `the build contains ${what}`;
      const fix = 'take it out of the source, and revoke it if it was ever published';
      return reportFile(file, { code: 'secret', message, fix });
    });
  });
}

/** No style sheet fetches from another origin. */
export function checkStyles(files: readonly TextFile[]): readonly Diagnostic[] {
  return files
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/(?:url\(\s*["']?|@import\s*["'])((?:https?:)?\/\/[^"')\s]+)/gi)].map(
        ({ 1: address = '', index }) => {
          const message = `the stylesheet loads ${address}`;
          const fix = 'serve the file from this site';
          return reportFile(file, { code: 'foreign-request', message, fix, offset: index });
        },
      ),
    );
}
