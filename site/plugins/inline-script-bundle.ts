/** Bundles scripts of ours that stand beside those of Docusaurus: small, and without what its pages need. Reads sources. */

import { basename } from 'node:path';
import { buildSync, type BuildOptions } from 'esbuild';

/** Name, made of what it holds, → text. */
export type OwnFile = readonly [name: string, text: string];

const browsers = ['chrome111', 'firefox115', 'safari16.4'];

/** Throws when a source is wrong. */
export function bundleScript(entry: string, options: BuildOptions): readonly OwnFile[] {
  const { outputFiles = [] } = buildSync({
    entryPoints: [entry],
    outdir: 'out',
    entryNames: '[name]-[hash]',
    target: browsers,
    format: 'esm',
    legalComments: 'none',
    ...options,
    bundle: true,
    minify: true,
    write: false,
  });
  return outputFiles.map(({ path, text }) => [basename(path), text]);
}
