/** `npm run diff -- --base REV`: how the public surface changed since a revision. Runs git, writes nothing. */

import { $ } from 'zx';
import { gradeSurface } from './intake/surface-diff.ts';
import { isHelp, readOptions, root } from './process/tool.ts';

const HELP = `
Usage: npm run diff -- --base REV [--json]

Compares the surface reports in schema/surface with those of a git revision, entity by entity:
what is new, gone and changed, and which changes break readers' code.

  --base REV   a branch, tag or commit
  --json       print the changes as JSON
`;

async function main(): Promise<number> {
  const values = readOptions('diff', { base: { type: 'string' }, json: { type: 'boolean' } });
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

if (!isHelp(HELP)) process.exitCode = await main();
