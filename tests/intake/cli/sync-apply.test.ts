/** A sync that is killed, or that meets another one: the listing is the old one or the new one, never a mixture. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { bundleProgram } from '../../../scripts/process/bundle.mjs';
import { applyListing, loadWholeListing } from '../../../scripts/intake/cli/apply.ts';
import { temporaryFolder } from '../../support/run.ts';
import { listingSet } from '../../cli/listing-sets.ts';

const place = temporaryFolder();
afterAll(() => fs.rmSync(place, { recursive: true, force: true }));

const [A, B] = [listingSet('a'), listingSet('b')];
/** A process that has ended. */
const DEAD = spawnSync(process.execPath, ['-e', '']).pid;

/** A folder that holds listing A and a file of somebody's. */
function newFolder(): string {
  const folder = path.join(fs.mkdtempSync(path.join(place, 'listing-')), 'x');
  fs.mkdirSync(folder);
  for (const file of A) fs.writeFileSync(path.join(path.dirname(folder), file.path), file.text);
  fs.writeFileSync(path.join(folder, 'README.md'), 'mine');
  return folder;
}

function codes(folder: string, before = A): readonly string[] {
  return applyListing(folder, { shown: 'x', before, after: B }).map(({ code }) => code);
}

it('keeps what is no listing, and leaves nothing beside the folder', () => {
  const folder = newFolder();
  expect(codes(folder)).toEqual([]);
  expect(loadWholeListing(folder, 'x')).toEqual(B);
  expect(fs.readFileSync(path.join(folder, 'README.md'), 'utf8')).toBe('mine');
  expect(fs.readdirSync(path.dirname(folder))).toEqual(['x']);
});

it('touches nothing when nothing changes', () => {
  const folder = newFolder();
  const { ino } = fs.statSync(folder);
  expect(applyListing(folder, { shown: 'x', before: A, after: A })).toEqual([]);
  expect(fs.statSync(folder).ino).toBe(ino);
});

it('leaves one whole listing wherever it is killed', { timeout: 60_000 }, async () => {
  const writer = fileURLToPath(await bundleProgram('tests/intake/cli/listing-writer.ts'));
  const folder = newFolder();
  let midway = 0;
  for (let round = 0; round < 20; round += 1) {
    const child = spawn(process.execPath, [writer, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    // One write takes some milliseconds: this hits every part of it.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 8));
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    if (fs.readdirSync(path.dirname(folder)).length > 1) midway += 1;
    const found = loadWholeListing(folder, 'x');
    expect([A, B]).toContainEqual(found);
    expect(fs.readFileSync(path.join(folder, 'README.md'), 'utf8')).toBe('mine');
  }
  // If no kill fell into a write, this test said nothing.
  expect(midway).toBeGreaterThan(3);
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
