/** A sync that is killed, or that meets another one: the listing is the old one or the new one, never a mixture. */

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { bundleProgram } from '../../../scripts/process/bundle.mjs';
import { applyListing, loadWholeListing } from '../../../scripts/intake/cli/apply.ts';
import { dieAt } from '../../support/die-at.ts';
import { temporaryFolder } from '../../support/run.ts';
import { listingSet } from '../../cli/listing-sets.ts';

const location = temporaryFolder();
afterAll(() => fs.rmSync(location, { recursive: true, force: true }));

const [A, B] = [listingSet('a'), listingSet('b')];
/** A process that has ended. */
const DEAD = spawnSync(process.execPath, ['-e', '']).pid;

/** A folder that holds listing A and a file of somebody's. */
function newFolder(): string {
  const folder = path.join(fs.mkdtempSync(path.join(location, 'listing-')), 'x');
  fs.mkdirSync(folder);
  for (const file of A) fs.writeFileSync(path.join(path.dirname(folder), file.path), file.text);
  fs.writeFileSync(path.join(folder, 'README.md'), 'mine');
  return folder;
}

function codes(folder: string, before = A): readonly string[] {
  return applyListing(folder, { displayPath: 'x', before, after: B }).map(({ code }) => code);
}

it('keeps what is not a listing, and leaves nothing beside the folder', () => {
  const folder = newFolder();
  expect(codes(folder)).toEqual([]);
  expect(loadWholeListing(folder, 'x')).toEqual(B);
  expect(fs.readFileSync(path.join(folder, 'README.md'), 'utf8')).toBe('mine');
  expect(fs.readdirSync(path.dirname(folder))).toEqual(['x']);
});

it('touches nothing when nothing changes', () => {
  const folder = newFolder();
  const { ino } = fs.statSync(folder);
  expect(applyListing(folder, { displayPath: 'x', before: A, after: A })).toEqual([]);
  expect(fs.statSync(folder).ino).toBe(ino);
});

it('leaves one whole listing, killed at any step of its writing', async () => {
  const writer = fileURLToPath(await bundleProgram('tests/intake/cli/listing-writer.ts'));
  const folder = newFolder();
  let found = '';
  for (let isThrough = false; !isThrough;) {
    const step = found.length + 1;
    isThrough = dieAt(step, writer, folder).includes('ready');
    const listing = JSON.stringify(loadWholeListing(folder, 'x'));
    found += listing === JSON.stringify(A) ? 'a' : listing === JSON.stringify(B) ? 'b' : '?';
    expect(fs.readFileSync(path.join(folder, 'README.md'), 'utf8'), `step ${step}`).toBe('mine');
    const back = { displayPath: 'x', before: loadWholeListing(folder, 'x'), after: A };
    expect(applyListing(folder, back), `after step ${step}`).toEqual([]);
  }
  // The new listing is there from one step on; then comes the second round, which takes it away again.
  expect(found).toMatch(/^a{10,}b+a?$/);
});

it('brings the old listing back after a crash between its two renames', () => {
  const folder = newFolder();
  fs.renameSync(folder, `${folder}.old-${DEAD}`);
  fs.mkdirSync(`${folder}.next-${DEAD}`);
  expect(loadWholeListing(folder, 'x')).toEqual(A);
  expect(codes(folder)).toEqual([]);
  expect(fs.readdirSync(path.dirname(folder))).toEqual(['x']);
});

it('does not write while another process does, nor over what another wrote meanwhile', () => {
  const folder = newFolder();
  // Process 1 always runs.
  fs.writeFileSync(`${folder}.lock`, '1');
  expect(codes(folder)).toEqual(['core/output-busy']);
  fs.rmSync(`${folder}.lock`);
  fs.writeFileSync(path.join(folder, '0.yaml'), 'theirs');
  expect(codes(folder)).toEqual(['core/output-changed']);
  expect(fs.readFileSync(path.join(folder, '0.yaml'), 'utf8')).toBe('theirs');
  expect(fs.readdirSync(path.dirname(folder))).toEqual(['x']);
});
