/** `npm run diff -- --base REV`: how the public surface changed since a revision, graded. Runs git, writes a report at most. */

import path from 'node:path';
import { $ } from 'zx';
import { loadReleases } from '../generators/changes/load.ts';
import type { PageDiff } from './intake/page-diff.ts';
import { diffPages } from './intake/page-diff.ts';
import { withRevision } from './intake/release/revision.ts';
import { sortAccepted } from './intake/report/accepted.ts';
import { findCauses } from './intake/report/impact.ts';
import { loadWritten } from './intake/report/load-written.ts';
import { printMarkdown } from './intake/report/markdown.ts';
import { writeReport } from './intake/report/write.ts';
import { isHelp, readOptions, root } from './process/tool.ts';

const HELP = `
Usage: npm run diff -- --base REV [--json] [--report FILE] [--pages]

Compares the public interfaces with those of a git revision: every change with its grade (breaking,
dangerous, safe, documentation), old → new, what was renamed, and the places here that it concerns.

  --base REV     a branch, tag or commit
  --json         print it as JSON instead of Markdown, as pull requests take it
  --report FILE  write it to FILE as well: Markdown, or JSON when FILE ends in .json
  --pages        compare all generated files byte for byte instead: what a change of the
                 generators does to the pages. Generates both sides. Ends with 1 when they differ
`;

async function main(): Promise<number> {
  const values = readOptions('diff', {
    base: { type: 'string' },
    pages: { type: 'boolean' },
    json: { type: 'boolean' },
    report: { type: 'string' },
  });
  if (!values) return 2;
  const { base } = values;
  if (base === undefined) {
    process.stderr.write('diff: --base REV is missing\n  fix: npm run diff -- --base main~1\n');
    return 2;
  }
  const git = $({ cwd: root, nothrow: true, quiet: true });
  const known = await git`git rev-parse --verify --quiet ${`${base}^{commit}`}`;
  if (known.exitCode !== 0) {
    process.stderr.write(
      `diff: git knows no revision "${base}"\n  fix: name a branch, a tag or a commit; git fetch may be needed\n`,
    );
    return 2;
  }
  if (values.pages) return printPages(await diffPages(root, base), values.json ?? false);
  return withRevision(root, base, async (before) => {
    if ('message' in before) {
      process.stderr.write(`diff: ${before.message}\n  fix: ${before.fix}\nnot graded\n`);
      return 1;
    }
    const { gradeTrees, printDiagnostics } = await import('./intake/grade/grade-trees.ts');
    const graded = await gradeTrees(before.folder, root);
    if (!graded.value) {
      process.stderr.write(`${printDiagnostics(graded.diagnostics)}\nnot graded\n`);
      return 1;
    }
    const { loadTargets, vanishedLinks } = await import('./intake/report/targets.ts');
    // An old revision may lack facts of today: then nothing of them vanished.
    const [old, now] = [await loadTargets(before.folder), await loadTargets(root)];
    const vanished = vanishedLinks(old.targets, now.targets, loadReleases(root).value?.gone ?? []);
    const causes = findCauses(graded.value.changes, {
      files: loadWritten(root),
      vanished,
      present: now.targets.map(({ id }) => id),
    });
    const accepted = sortAccepted(root, graded.value.changes);
    if (!accepted.value) {
      process.stderr.write(`${printDiagnostics(accepted.diagnostics)}\nnot graded\n`);
      return 1;
    }
    const { renames } = graded.value;
    const report = { name: `Since ${base}`, ...accepted.value, renames, causes, toDo: [] };
    if (values.report !== undefined) writeReport(path.resolve(values.report), report);
    const text = values.json ? JSON.stringify(report, null, 2) : printMarkdown(report);
    process.stdout.write(`${text}\n`);
    return 0;
  });
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
