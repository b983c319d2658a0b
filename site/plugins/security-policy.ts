/** After the build: a content security policy in each page and header files for the hosts. Touches the output. */

import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withHeadTags } from './security-policy/head';
import { headersFile, hostFile, securityHeaders } from './security-policy/headers';
import { contentPolicy, inlineScriptHashes } from './security-policy/policy';

export interface SecurityPolicyOptions {
  /** Origins that pages may talk to besides their own. */
  readonly connect: readonly string[];
}

export function securityPolicy(_context: LoadContext, options: unknown): Plugin {
  const { connect } = options as SecurityPolicyOptions;
  return {
    name: 'security-policy',
    async postBuild({ outDir }) {
      const fonts = preloadFonts(outDir);
      const everyHash = new Set<string>();
      for (const file of htmlFiles(outDir)) {
        const html = readFileSync(file, 'utf8');
        const hashes = inlineScriptHashes(html);
        hashes.forEach((hash) => everyHash.add(hash));
        writeFileSync(
          file,
          withHeadTags(html, { policy: contentPolicy({ hashes, connect }), fonts }),
        );
      }
      const headers = securityHeaders(contentPolicy({ hashes: [...everyHash].sort(), connect }));
      writeFileSync(join(outDir, '_headers'), headersFile(headers));
      writeFileSync(join(outDir, 'vercel.json'), hostFile(headers));
    },
  };
}

function htmlFiles(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => join(folder, name));
}

/** The two faces that the first screen of every page is set in. */
function preloadFonts(outDir: string): readonly string[] {
  const folder = join(outDir, 'assets/fonts');
  if (!existsSync(folder)) return [];
  const isFirst = (name: string): boolean => /^(?:inter|source-serif-4)-basic-/.test(name);
  return readdirSync(folder)
    .filter(isFirst)
    .sort()
    .map((name) => `/assets/fonts/${name}`);
}
