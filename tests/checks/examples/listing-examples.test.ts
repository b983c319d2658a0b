/** Examples of the command listing: one that the listed program would refuse fails the run, with file, line and column. */

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { formatDiagnostic } from '../../../generators/core/diagnostics.ts';
import { checkExamples } from '../../../scripts/checks/examples/run.ts';
import { loadListingDiagnostics } from '../../../scripts/checks/examples/shell/listing-examples.ts';
import { root, temporaryFolder } from '../../support/run.ts';

const folder = temporaryFolder();
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

interface Broken {
  readonly project: string;
  /** Where the value of `run` begins. */
  readonly location: string;
}

/** A project whose listing is the real one, with one word of an example replaced. */
function broken(file: string, from: string, to: string): Broken {
  const project = fs.mkdtempSync(path.join(folder, 'project-'));
  const listing = path.join(project, 'schema/cli');
  fs.cpSync(path.join(root, 'schema/cli'), listing, { recursive: true });
  const text = fs.readFileSync(path.join(listing, file), 'utf8');
  expect(text.split(from)).toHaveLength(2);
  fs.writeFileSync(path.join(listing, file), text.replace(from, to));
  const before = text.slice(0, text.lastIndexOf(' run: ', text.indexOf(from)) + ' run: '.length);
  const lines = before.split('\n');
  return {
    project,
    location: `schema/cli/${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`,
  };
}

async function describe(project: string): Promise<readonly string[]> {
  return (await loadListingDiagnostics(project)).map(
    (diagnostic) => formatDiagnostic(diagnostic).split('\n')[0] ?? '',
  );
}

it('finds nothing wrong with the documented release, and nothing where there is no listing', async () => {
  expect(await describe(root)).toEqual([]);
  expect(await describe(folder)).toEqual([]);
});

it.each([
  [
    'a command',
    'client.yaml',
    './ci/client.yaml --yes active-address',
    './ci/client.yaml --yes active-adress',
    1,
  ],
  ['an item', 'ptb.yaml', '@0x6 --dev-inspect', '@0x6 --dev-inspekt', 1],
  ['the block language', 'ptb.yaml', '--gas-coin @$SPONSOR_COIN', '--gas-coins @$SPONSOR_COIN', 5],
])('names a wrong example of %s by its place', async (_what, file, from, to, line) => {
  const { project, location } = broken(file, from, to);
  const found = await describe(project);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${location} error[cli/bad-example] example "`);
  expect(found[0]).toContain(`", line ${line}, column `);
});

it('names what is wrong with the listing itself, where that hides the examples', async () => {
  const { project } = broken('ptb.yaml', '\n  grammar:', '\n  gramar:');
  expect((await describe(project)).join('\n')).toMatch(
    /schema\/cli\/ptb\.yaml:\d+:\d+ error\[cli\/unknown-field\]/,
  );
});

it.each([
  [null, 1],
  [['schema/cli'], 1],
  [['schema/cli/ptb.yaml'], 1],
  [['docs/a.mdx'], 0],
])('is part of a run over %j', async (files, count) => {
  const { project } = broken('ptb.yaml', '@0x6 --dev-inspect', '@0x6 --dev-inspekt');
  fs.mkdirSync(path.join(project, 'docs'));
  const { diagnostics } = await checkExamples({
    root: project,
    files,
    month: '2025-07',
    usesCache: false,
    progress: () => undefined,
  });
  const codes = diagnostics.map(({ code }) => code);
  expect(codes.filter((code) => code === 'cli/bad-example')).toHaveLength(count);
});
