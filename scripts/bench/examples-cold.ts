/**
 * How long the example checker takes: 1,000 mixed blocks cold, then one page warm, each in a process of its own.
 * Works in a temporary folder; prints CPU seconds and wall time.
 */

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const corpus = path.join(root, 'tests/checks/examples/corpus');
const PAGES = Number(process.argv[2] ?? '160');

/** Every page differs, so that no verdict can be shared. */
function makePages(folder: string): void {
  const sources = ['data', 'graphql', 'json', 'move', 'shell', 'syntax', 'typescript'];
  for (let page = 0; page < PAGES; page += 1) {
    const source = sources[page % sources.length] ?? 'json';
    const text = fs.readFileSync(path.join(corpus, `${source}.mdx`), 'utf8');
    fs.writeFileSync(path.join(folder, `page-${page}.mdx`), vary(text, page));
  }
}

const COMMENTS: Readonly<Record<string, string>> = {
  bash: '#',
  graphql: '#',
  move: '//',
  python: '#',
  rust: '//',
  sh: '#',
  toml: '#',
  ts: '//',
  tsx: '//',
  js: '//',
  yaml: '#',
  jsonc: '//',
  mermaid: '%%',
};

function vary(text: string, page: number): string {
  const commented = text.replace(
    /^( *)```(\w+)([^\n]*)\n(?! *```)/gm,
    (fence, indent: string, language: string) => {
      const sign = COMMENTS[language];
      return sign === undefined || language === 'mermaid'
        ? fence
        : `${fence}${indent}${sign} page ${page}\n`;
    },
  );
  return commented.replaceAll('"0x5"', `"0x${(page + 5).toString(16)}"`);
}

function run(
  project: string,
  args: readonly string[],
): { seconds: number; wall: number; output: string } {
  const script = `const { checkExamples } = await import(${JSON.stringify(path.join(root, 'scripts/checks/examples/run.ts'))});
const started = performance.now();
const result = await checkExamples({ root: ${JSON.stringify(project)}, files: ${JSON.stringify(args.length === 0 ? null : args)}, month: '2026-01', usesCache: true, progress: () => undefined });
const { user, system } = process.cpuUsage();
const errors = result.problems.filter(({ diagnostic }) => diagnostic.level === 'error');
console.log(JSON.stringify({ cpu: (user + system) / 1e6, wall: performance.now() - started, blocks: result.blocks.length, fromCache: result.fromCache, errors: errors.length, first: errors[0]?.diagnostic ?? null }));`;
  const started = performance.now();
  const child = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script],
    { cwd: root, encoding: 'utf8' },
  );
  if (child.status !== 0) throw new Error(child.stderr);
  return {
    seconds: (JSON.parse(child.stdout) as { cpu: number }).cpu,
    wall: performance.now() - started,
    output: child.stdout.trim(),
  };
}

const project = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-examples-'));
for (const name of [
  'schema',
  'framework-sources',
  'generators',
  'scripts',
  'site',
  'package-lock.json',
])
  fs.symlinkSync(path.join(root, name), path.join(project, name));
// The cache lies in the packages' folder; a folder of links keeps it out of the real one.
fs.mkdirSync(path.join(project, 'node_modules'));
for (const name of fs.readdirSync(path.join(root, 'node_modules'))) {
  if (name !== '.cache')
    fs.symlinkSync(path.join(root, 'node_modules', name), path.join(project, 'node_modules', name));
}
for (const name of ['docs/examples/_contexts', 'docs/generated/_data'])
  fs.cpSync(path.join(root, name), path.join(project, name), { recursive: true });
makePages(path.join(project, 'docs'));
try {
  const show = (what: string, result: ReturnType<typeof run>): void => {
    process.stdout.write(
      `${what}: ${result.seconds.toFixed(1)} CPU s, ${(result.wall / 1000).toFixed(1)} s\n  ${result.output}\n`,
    );
  };
  show('cold, all pages', run(project, []));
  show('warm, all pages', run(project, []));
  for (const [source, page] of [
    ['data', 0],
    ['graphql', 1],
    ['move', 3],
    ['shell', 4],
    ['syntax', 5],
    ['typescript', 6],
  ] as const) {
    const file = path.join(project, `docs/page-${page}.mdx`);
    fs.writeFileSync(
      file,
      vary(fs.readFileSync(path.join(corpus, `${source}.mdx`), 'utf8'), page + 100_000),
    );
    show(`one edited page of ${source}`, run(project, [`docs/page-${page}.mdx`]));
  }
} finally {
  fs.rmSync(project, { recursive: true, force: true });
}
