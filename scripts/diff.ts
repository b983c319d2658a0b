/** `npm run diff -- --base REV`: how the public surface changed since a revision. Runs git, writes nothing. */

import { $ } from 'zx';
import type { PageDiff } from './intake/page-diff.ts';
import { diffPages } from './intake/page-diff.ts';
import { gradeSurface } from './intake/surface-diff.ts';
import { isHelp, readOptions, root } from './process/tool.ts';

const HELP = `
Usage: npm run diff -- --base REV [--pages] [--json]

Compares the surface reports in schema/surface with those of a git revision, entity by entity:
what is new, gone and changed, and which changes break readers' code.

  --base REV   a branch, tag or commit
  --pages      compare all generated files byte for byte instead: what a change of the
               generators does to the pages. Generates both sides. Ends with 1 when they differ
  --json       print the changes as JSON
`;

async function main(): Promise<number> {
  const values = readOptions('diff', {
    base: { type: 'string' },
    pages: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  if (!values) return 2;
  if (values.base === undefined) {
    process.stderr.write('diff: --base REV is missing\n  fix: npm run diff -- --base main~1\n');
    return 2;
  }
  const git = $({ cwd: root, nothrow: true, quiet: true });
  const known = await git`git rev-parse --verify --quiet ${`${values.base}^{commit}`}`;
  if (known.exitCode !== 0) {
    process.stderr.write(
      `diff: git knows no revision "${values.base}"\n  fix: name a branch, a tag or a commit; git fetch may be needed\n`,
    );
    return 2;
  }
  if (values.pages) return printPages(await diffPages(root, values.base), values.json ?? false);
  const listed = await git`git ls-tree -r --name-only ${values.base} schema/surface`;
  const now = await git`git ls-files schema/surface`;
  const files = [...new Set([...listed.stdout.split('\n'), ...now.stdout.split('\n')])]
    .filter((file) => file !== '')
    .sort();
  const changes = [];
  for (const file of files) {
    const before = await git`git show ${`${values.base}:${file}`}`;
    const after = await git`cat ${file}`;
    changes.push(
      ...gradeSurface(
        file,
        before.exitCode === 0 ? before.stdout : '',
        after.exitCode === 0 ? after.stdout : '',
      ),
    );
  }
  if (values.json) process.stdout.write(`${JSON.stringify(changes, null, 2)}\n`);
  else
    for (const change of changes)
      process.stdout.write(
        `${change.file} ${change.grade.padEnd(8)} ${change.what}: ${change.entity}\n`,
      );
  const breaking = changes.filter((change) => change.grade === 'breaking').length;
  process.stderr.write(`${changes.length} changes, ${breaking} of them breaking\n`);
  return 0;
}

function printPages(pages: PageDiff, isJson: boolean): number {
  const { changed, added, removed, same } = pages;
  const lists = { changed, added, removed };
  if (isJson) process.stdout.write(`${JSON.stringify(pages, null, 2)}\n`);
  else
    for (const [what, files] of Object.entries(lists))
      for (const file of files) process.stdout.write(`${what.padEnd(8)} ${file}\n`);
  const counts = Object.entries(lists).map(([what, files]) => `${files.length} ${what}`);
  process.stderr.write(`generated files: ${same} byte-identical, ${counts.join(', ')}\n`);
  return Object.values(lists).every((files) => files.length === 0) ? 0 : 1;
}

if (!isHelp(HELP)) process.exitCode = await main();
