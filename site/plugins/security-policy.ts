/** After the build: a content security policy in each page and header files for the hosts. Touches the output. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Move } from '../outline/served';
import { withHeadTags } from './security-policy/head';
import { headersFile, hostFile, securityHeaders } from './security-policy/headers';
import { contentPolicy, inlineScriptHashes, scriptSources } from './security-policy/policy';
import { withMinifiedScripts } from '../src/deferred-hydration/build/minify-inline-scripts';
import { styleSheet, withoutStyles } from './security-policy/extract-inline-styles';

export interface SecurityPolicyOptions {
  /** Origins that pages may talk to besides their own. */
  readonly connect: readonly string[];
  /** For the host that reads them from the same file as the headers. */
  readonly moves: readonly Move[];
}

export function securityPolicy({ baseUrl }: LoadContext, options: unknown): Plugin {
  const { connect, moves } = options as SecurityPolicyOptions;
  return {
    name: 'security-policy',
    async postBuild({ outDir }) {
      const fonts = preloadFonts(outDir).map((name) => `${baseUrl}assets/fonts/${name}`);
      const everyHash = new Set<string>();
      const everySource = new Set<string>();
      for (const file of htmlFiles(outDir)) {
        const page = withMinifiedScripts(readFileSync(file, 'utf8'));
        const { html, rules } = withoutStyles(page);
        const hashes = inlineScriptHashes(html);
        hashes.forEach((hash) => everyHash.add(hash));
        const scripts = scriptSources(html);
        scripts.forEach((source) => everySource.add(source));
        const policy = contentPolicy({ hashes, connect, scripts });
        const sheets =
          rules.size > 0 ? [`${baseUrl}${applyStyles(outDir, styleSheet(rules))}`] : [];
        writeFileSync(file, withHeadTags(html, { policy, fonts, sheets }));
      }
      const headers = securityHeaders(
        contentPolicy({ hashes: [...everyHash].sort(), connect, scripts: [...everySource] }),
      );
      writeFileSync(join(outDir, '_headers'), headersFile(headers));
      writeFileSync(join(outDir, 'vercel.json'), hostFile(headers, moves));
    },
  };
}

/** Named by what it holds, so pages with equal styles share it; the name is relative to the output. */
function applyStyles(outDir: string, sheet: string): string {
  const hash = createHash('sha256').update(sheet).digest('hex').slice(0, 8);
  const name = `assets/css/attributes.${hash}.css`;
  mkdirSync(join(outDir, 'assets/css'), { recursive: true });
  writeFileSync(join(outDir, name), sheet);
  return name;
}

function htmlFiles(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => join(folder, name));
}

/** The faces that the first screen of a page is set in; that of code is for pages that have any. */
function preloadFonts(outDir: string): readonly string[] {
  const folder = join(outDir, 'assets/fonts');
  if (!existsSync(folder)) return [];
  const isFirst = (name: string): boolean =>
    /^(?:inter|source-serif-4|jetbrains-mono)-basic-/.test(name);
  return readdirSync(folder).filter(isFirst).sort();
}
