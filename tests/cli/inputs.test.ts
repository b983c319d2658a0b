/** Where help comes from: what cannot be read, or was not meant, is refused with a fix; nothing crashes, nothing is skipped. */

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { reference } from '../../generators/cli/reference.ts';
import { reference as rpc } from '../../generators/json-rpc/reference.ts';
import { reference as typescript } from '../../generators/typescript/reference.ts';
import { parseFlags } from '../../generators/flags.ts';
import { captureHelp } from '../../scripts/intake/cli/capture.ts';
import { main as sync } from '../../scripts/intake/cli/sync.ts';
import { NO_EQUIVALENTS } from '../../generators/core/equivalents/equivalents.ts';
import { root, temporaryFolder } from '../support/run.ts';

const folder = temporaryFolder();
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const request = { root, equivalents: NO_EQUIVALENTS, isStrict: false };

const HELP = 'Usage: tool [OPTIONS]\n\nOptions:\n  -h, --help  Print help\n';

async function errorsOf(options: Readonly<Record<string, string>>): Promise<string> {
  const given = new Map(Object.entries(options));
  const outcome = await reference.prepare({ ...request, options: given });
  expect(outcome.value).toBeNull();
  expect(outcome.diagnostics.every(({ fix }) => fix !== '')).toBe(true);
  return outcome.diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n');
}

describe('an option without a value', () => {
  it.each([
    ['cli', 'help-dir', reference],
    ['cli', 'listing', reference],
    ['json-rpc', 'openrpc', rpc],
    ['typescript', 'package', typescript],
    ['cli', 'out', reference],
  ])('is refused: %s --%s ""', (name, option, owner) => {
    const args = [name, ...(option === 'out' ? [] : ['--out', 'x']), `--${option}`, ''];
    expect(parseFlags(args, [owner], [name])).toBe(`generate: --${option} needs a value`);
  });

  it('is refused: sync -- cli --from ""', async () => {
    const report = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      expect(await sync(['cli', '--from', ''])).toBe(2);
      expect(report.mock.calls.join('')).toMatch(/^sync: --from needs a value\n {2}fix: /);
    } finally {
      report.mockRestore();
    }
  });
});

describe('a program that the system cannot start', () => {
  const file = path.join(folder, 'plain');
  fs.writeFileSync(file, HELP, { mode: 0o755 });
  it.each([
    ['has no name', ''],
    ['would be inside a file', `${file}/tool`],
    ['has a name that is too long', `./${'x'.repeat(5000)}`],
    ['has a name with a zero in it', 'a\0b'],
    ['is a folder', folder],
    ['is not there', path.join(folder, 'nobody')],
  ])('%s: is an error, and no crash', async (_what, binary) => {
    const { value, diagnostics } = await captureHelp(binary);
    expect(value).toBeNull();
    expect(diagnostics.map(({ code }) => code)).toEqual(['cli/capture-failed']);
    expect(diagnostics[0]?.message).toMatch(/" could not be started: /);
  });
});

describe('a folder of saved help', () => {
  const location = fs.mkdtempSync(path.join(folder, 'help-'));
  fs.writeFileSync(path.join(location, 'tool.txt'), HELP);

  it('is not asked for along with another input', async () => {
    expect(await errorsOf({ 'help-dir': location, listing: location })).toBe(
      'cli/two-inputs --help-dir and --listing both name the program',
    );
  });

  it('is a folder', async () => {
    expect(await errorsOf({ 'help-dir': path.join(location, 'nothing') })).toMatch(
      /^cli\/missing-input there is no folder ".*nothing"$/,
    );
    expect(await errorsOf({ 'help-dir': path.join(location, 'tool.txt') })).toMatch(
      /^cli\/missing-input there is no folder ".*tool\.txt"$/,
    );
  });

  it('holds no links to pages, to folders of pages, or to nothing', async () => {
    const linked = fs.mkdtempSync(path.join(folder, 'links-'));
    fs.copyFileSync(path.join(location, 'tool.txt'), path.join(linked, 'tool.txt'));
    fs.symlinkSync(path.join(location, 'tool.txt'), path.join(linked, 'notes.md'));
    const given = new Map([['help-dir', linked]]);
    const good = await reference.prepare({ ...request, options: given });
    expect(good.value).not.toBeNull();
    fs.symlinkSync(location, path.join(linked, 'tool'));
    fs.symlinkSync(path.join(location, 'tool.txt'), path.join(linked, 'tool sub.txt'));
    fs.symlinkSync('nowhere', path.join(linked, 'tool gone.txt'));
    const message = await errorsOf({ 'help-dir': linked });
    expect(
      message.split('\n').map((line) => /^cli\/odd-file (.*) is not a plain file/.exec(line)?.[1]),
    ).toEqual(['tool', 'tool gone.txt', 'tool sub.txt']);
  });
});
