/** Checks a built site, offline and exactly: pages whole, Markdown pages true, links and anchors right, policy tight, no secrets. */

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareDiagnostics, formatDiagnostic } from '../../../generators/core/diagnostics.ts';
import { loadServed } from '../../../site/outline/load-served.ts';
import { checkLinks } from './links.ts';
import { loadBuild } from './load.ts';
import { checkSafety, checkSecrets, checkStyles } from './safety.ts';
import { checkServed } from './served.ts';
import { checkStructure } from './structure.ts';
import { checkMarkdownPages } from './markdown-pages.ts';

const help = `Checks a built site: every page whole, every link and anchor right, nothing from elsewhere, no secrets.

Usage: npx tsx scripts/checks/built-pages/run.ts [options]

Options:
  --dir FOLDER  the build to check (default site/build)
  --help        print this and exit`;

const { values } = parseArgs({ options: { dir: { type: 'string' }, help: { type: 'boolean' } } });
const project = fileURLToPath(new URL('../../..', import.meta.url));
const root = values.dir === undefined ? join(project, 'site/build') : resolve(values.dir);

if (values.help) {
  console.log(help);
} else if (!existsSync(join(root, 'index.html'))) {
  console.error(`${root} does not contain a built site: run "npm run build" first`);
  process.exitCode = 2;
} else {
  const build = loadBuild(root);
  const results = [
    ...build.pages.flatMap(checkStructure),
    ...checkLinks(build),
    ...build.pages.flatMap(checkSafety),
    ...checkMarkdownPages(build),
    ...checkServed(build.pages, loadServed(project)),
    ...checkStyles(build.texts),
    ...checkSecrets(build.texts, process.env),
  ].toSorted(compareDiagnostics);
  for (const result of results) console.error(formatDiagnostic(result));
  const links = build.pages.reduce((sum, page) => sum + page.links.length, 0);
  const outcome = results.length === 0 ? 'all sound' : `${results.length} errors`;
  console.error(`${build.pages.length} pages, ${links} links: ${outcome}`);
  process.exitCode = results.length === 0 ? 0 : 1;
}
