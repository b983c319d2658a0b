/**
 * What it costs an author to check one page after one edit, in a fresh process with a warm cache, by
 * language. The floor is the same page again, unedited: reading it, and finding its result. Starts
 * processes; works in a temporary folder.
 */

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../process/tool.ts';
import type { Measure, Measured } from './measure.ts';
import { measureInTurns } from './measure.ts';
import type { Bench, BenchRow } from './registry.ts';

export const bench: Bench = {
  summary: 'one edited block checked, against the same page unedited; aim: 1 s by the clock',
  run: () => Promise.resolve(inProject(runAll)),
};

/** One block of each kind; the number makes it a block that was not checked before. */
const PAGES: Readonly<Record<string, (edit: number) => string>> = {
  json: (edit) => `{ "amount": ${edit} }`,
  graphql: (edit) => `query {\n  chainIdentifier # ${edit}\n}`,
  sh: (edit) => `sui client gas --json # ${edit}`,
  move: (edit) =>
    `module example::shop${edit} {\n    use sui::coin::Coin;\n    use sui::sui::SUI;\n\n    public fun price(coin: &Coin<SUI>): u64 {\n        coin.value() + ${edit}\n    }\n}`,
  ts: (edit) =>
    `import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';\n\nconst client = new SuiClient({ url: getFullnodeUrl('testnet') });\nconsole.log(${edit}, await client.getChainIdentifier());`,
};

const TIMES = 5;

function runAll(project: string): readonly BenchRow[] {
  return Object.entries(PAGES).map(([language, write]) => {
    const page = `docs/guides/${language}.mdx`;
    const args = ['scripts/bench/examples-page.mjs', project, page];
    let edit = 1;
    const save = (): void => {
      edit += 1;
      const text = `---\ntitle: Page\n---\n\n\`\`\`${language}\n${write(edit)}\n\`\`\`\n`;
      fs.mkdirSync(path.join(project, 'docs/guides'), { recursive: true });
      fs.writeFileSync(path.join(project, page), text);
    };
    const programs: readonly Measured[] = [{ args, before: save }, { args }];
    const [edited, again] = measureInTurns(programs, TIMES);
    if (!edited || !again) throw new Error('measureInTurns() lost a program');
    expectResults(language, edited, 0);
    expectResults(language, again, 1);
    return {
      name: `one edited page, warm: ${language}`,
      ...{ cpu: edited.cpu, wall: edited.wall, floor: again.cpu, ratio: edited.cpu / again.cpu },
    };
  });
}

/** A run that checked something else, or found an error, has measured something else. */
function expectResults(language: string, { stdout }: Measure, fromCache: number): void {
  const expected = JSON.stringify({ fromCache, units: 1, errors: 0 });
  if (stdout !== expected)
    throw new Error(`the page of ${language} gave ${stdout}, not ${expected}`);
}

/** The real schema, framework, packages and models, with pages and a cache of its own. */
function inProject(work: (project: string) => readonly BenchRow[]): readonly BenchRow[] {
  const project = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-examples-'));
  const link = (name: string): void =>
    fs.symlinkSync(path.join(root, name), path.join(project, name));
  try {
    ['schema', 'framework-sources', 'generators', 'scripts', 'site', 'package-lock.json'].forEach(
      link,
    );
    fs.mkdirSync(path.join(project, 'node_modules'));
    fs.readdirSync(path.join(root, 'node_modules'))
      .filter((name) => name !== '.cache')
      .forEach((name) => link(path.join('node_modules', name)));
    for (const name of ['docs/examples/_contexts', 'docs/generated/_data'])
      fs.cpSync(path.join(root, name), path.join(project, name), { recursive: true });
    return work(project);
  } finally {
    fs.rmSync(project, { recursive: true, force: true });
  }
}
