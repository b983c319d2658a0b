/** Puts the question whether visits may be counted into each page, and the counting beside it. Without a key: nothing. Writes `assets/analytics/`. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';
import type { AnalyticsSettings } from '../config/analytics';

export interface AnalyticsScripts {
  /** File name of the script that each page loads. */
  readonly entry: string;
  /** File name → text. */
  readonly files: ReadonlyMap<string, string>;
}

const FOLDER = 'assets/analytics';

export function analytics({ baseUrl }: LoadContext, options: unknown): Plugin {
  const { settings } = options as { readonly settings: AnalyticsSettings | null };
  if (settings === null) return { name: 'analytics' };
  const { entry, files } = analyticsScripts(settings);
  const attributes = { type: 'module', src: `${baseUrl}${FOLDER}/${entry}` };
  return {
    name: 'analytics',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', attributes }] }),
    postBuild: async ({ outDir }) => {
      mkdirSync(join(outDir, FOLDER), { recursive: true });
      for (const [name, text] of files) writeFileSync(join(outDir, FOLDER, name), text);
    },
  };
}

/** The question is small; what counts is a file of its own, which a browser asks for after a yes. */
export function analyticsScripts(settings: AnalyticsSettings): AnalyticsScripts {
  const { outputFiles } = buildSync({
    entryPoints: [resolve(__dirname, '../src/analytics/question.ts')],
    outdir: FOLDER,
    entryNames: 'question-[hash]',
    chunkNames: 'count-[hash]',
    // A text of a text: an object would become a file that both scripts share.
    define: { 'process.env.ANALYTICS': JSON.stringify(JSON.stringify(settings)) },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    target: ['chrome111', 'firefox115', 'safari16.4'],
  });
  const files = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const entry = [...files.keys()].find((name) => name.startsWith('question-'));
  if (entry === undefined) throw new Error('the question of the analytics was not bundled');
  return { entry, files };
}
