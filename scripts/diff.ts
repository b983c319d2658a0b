/** `npm run diff`: how public interfaces changed, graded: since a revision, or between any two inputs. Runs git, writes a report at most. */

import path from 'node:path';
import { $ } from 'zx';
import { loadReleases } from '../generators/changes/load.ts';
import { formatDiagnostic } from '../generators/core/diagnostics.ts';
import type { PageDiff } from './intake/page-diff.ts';
import { diffPages } from './intake/page-diff.ts';
import { withRevision } from './intake/release/revision.ts';
import { sortAccepted } from './intake/report/accepted.ts';
import { findCauses } from './intake/report/impact.ts';
import { loadAuthored } from './intake/report/load-authored.ts';
import { printMarkdown } from './intake/report/markdown.ts';
import type { ReleaseReport } from './intake/report/report.ts';
import { writeReport } from './intake/report/write.ts';
import { goWhereAsked } from './process/asked-from.mjs';
import { isHelp, readOptions, root } from './process/tool.ts';

const HELP = `
Usage: npm run diff -- --base REV [--json] [--report FILE] [--pages]
       npm run diff -- --from INPUT --to INPUT [--json] [--report FILE]

Compares public interfaces: every change with its grade (breaking, dangerous, safe, documentation),
old → new, and what was renamed. Those of this project with those of a git revision, where it also
names the places here that a change concerns, and descriptions that people wrote; or any two inputs
of one kind.

  --base REV     a branch, tag or commit
  --from INPUT   the older one: a GraphQL schema, an OpenRPC file, a folder of saved help, an npm
                 package, a Move package
  --to INPUT     the newer one, of the same kind
  --json         print it as JSON instead of Markdown, as pull requests take it (--markdown)
  --report FILE  write it to FILE as well: Markdown, or JSON when FILE ends in .json
  --pages        compare all generated files byte for byte instead: what a change of the
                 generators does to the pages. Generates both sides. Ends with 1 when they differ
`;

async function main(): Promise<number> {
  const values = readOptions('diff', {
    base: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    pages: { type: 'boolean' },
    json: { type: 'boolean' },
    markdown: { type: 'boolean' },
    report: { type: 'string' },
  });
  if (!values) return 2;
  const { base, from, to } = values;
  if (from !== undefined && to !== undefined && base === undefined)
    return diffInputs(from, to, values);
  if (base === undefined || from !== undefined || to !== undefined) {
    process.stderr.write(
      'diff: either --base REV is needed, or both --from and --to\n  fix: npm run diff -- --base main~1\n',
    );
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
      return notGraded(`diff: ${before.message}\n  fix: ${before.fix}`);
    }
    const { gradeTrees, printDiagnostics } = await import('./intake/grade/grade-trees.ts');
    const graded = await gradeTrees(before.folder, root);
    if (!graded.value) return notGraded(printDiagnostics(graded.diagnostics));
    const { loadTargets, vanishedLinks } = await import('./intake/report/targets.ts');
    // An old revision may lack facts of today: then nothing of them vanished.
    const [old, now] = [await loadTargets(before.folder), await loadTargets(root)];
    const vanished = vanishedLinks(old.targets, now.targets, loadReleases(root).value?.gone ?? []);
    const causes = findCauses(graded.value.changes, {
      files: loadAuthored(root),
      vanished,
      present: now.targets.map(({ id }) => id),
    });
    const { gradeProse } = await import('./intake/grade/prose.ts');
    const changes = [...graded.value.changes, ...gradeProse(before.folder, root)];
    const accepted = sortAccepted(root, changes);
    if (!accepted.value) return notGraded(printDiagnostics(accepted.diagnostics));
    const { renames } = graded.value;
    return printReport(
      { name: `Since ${base}`, ...accepted.value, renames, causes, toDo: [] },
      values,
    );
  });
}

interface Forms {
  readonly json?: boolean;
  readonly report?: string;
}

async function diffInputs(from: string, to: string, forms: Forms): Promise<number> {
  const { gradeInputs } = await import('./intake/grade/grade-inputs.ts');
  const { value, diagnostics } = await gradeInputs(root, from, to);
  if (!value) return notGraded(diagnostics.map(formatDiagnostic).join('\n'));
  return printReport(
    { name: `${from} → ${to}`, ...value, accepted: [], causes: [], toDo: [] },
    forms,
  );
}

function notGraded(reason: string): number {
  process.stderr.write(`${reason}\nnot graded\n`);
  return 1;
}

function printReport(report: ReleaseReport, { json, report: file }: Forms): number {
  if (file !== undefined) writeReport(path.resolve(file), report);
  const text = json ? JSON.stringify(report, null, 2) : printMarkdown(report);
  process.stdout.write(`${text}\n`);
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

goWhereAsked('diff');
if (!isHelp(HELP)) process.exitCode = await main();
