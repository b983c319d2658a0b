/** A site that Docusaurus makes of the text of ours by itself: its own theme, nothing of this project. Reads `site/build`, writes `.cache/bench/stock`, starts a process. */

import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { $ } from 'zx';
import { root } from '../process/tool.ts';

const CONFIG = `module.exports = {
  title: 'Sui Documentation',
  url: 'http://localhost',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  // It changes how long a build takes, and nothing that a reader gets.
  future: { faster: true, v4: { removeLegacyPostBuildHeadAttribute: true } },
  markdown: {
    format: 'md',
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
  },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
};
`;

/** The folder of the built site. The Markdown pages are the content: they hold every word of a page and no component of ours. */
export async function buildStockSite(): Promise<string> {
  const folder = join(root, '.cache/bench/stock');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'site/build'), join(folder, 'docs'), {
    recursive: true,
    filter: (path) => !/\.[a-z0-9]+$/i.test(path) || path.endsWith('.md'),
  });
  writeFileSync(join(folder, 'docusaurus.config.js'), CONFIG);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const { stderr } = process;
  // What the bench prints may be JSON for another program.
  const { exitCode } = await $({ cwd: root, nothrow: true, stdio: ['ignore', stderr, stderr] })`
    ${process.execPath} node_modules/@docusaurus/core/bin/docusaurus.mjs build ${folder}`;
  if (exitCode !== 0) throw new Error('the stock site was not built');
  return join(folder, 'build');
}
