/** Puts the question whether visits may be counted into each page, and the counting beside it. Without a key: nothing. Writes `assets/analytics/`. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { AnalyticsSettings } from '../config/analytics';
import { bundleScript, type OwnFile } from './inline-script-bundle';

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
  const [count, counter] = bundle('count', {});
  const [entry, question] = bundle('question', {
    'process.env.ANALYTICS': JSON.stringify(JSON.stringify(settings)),
    'process.env.COUNT': JSON.stringify(`./${count}`),
  });
  const files = new Map([
    [count, counter],
    [entry, question],
  ]);
  return { entry, files };
}

function bundle(name: string, define: Readonly<Record<string, string>>): OwnFile {
  const entry = resolve(__dirname, `../src/analytics/${name}.ts`);
  // Named by the question, and asked for by the browser.
  const [file] = bundleScript(entry, { external: ['./count-*'], define });
  if (file === undefined) throw new Error(`the analytics script "${name}" was not bundled`);
  return file;
}
