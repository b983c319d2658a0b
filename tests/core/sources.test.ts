/** Inputs are the files that were reviewed, byte for byte, or the run says what to do. */

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadPinned, pinnedFile, sha256Of } from '../../generators/core/sources.ts';
import { temporaryFolder } from '../support/run.ts';

let root: string;

function put(file: string, text: string): { path: string; sha256: string } {
  const full = path.join(root, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, text);
  return { path: file, sha256: createHash('sha256').update(text).digest('hex') };
}

beforeEach(() => {
  root = temporaryFolder();
  put('node_modules/@mysten/sdk/package.json', '{"version":"1.2.3"}');
  const inPackage = (file: string, text: string): { path: string; sha256: string } => ({
    ...put(`node_modules/@mysten/sdk/${file}`, text),
    path: file,
  });
  const sdk = {
    package: '@mysten/sdk',
    version: '1.2.3',
    files: [inPackage('b.graphql', 'type B'), inPackage('dist/a.graphql', 'é')],
    facts: [put('schema/facts.json', '{}')],
  };
  const bare = { package: '@mysten/sdk', version: '1.2.3', files: [] };
  put('schema/sources.json', JSON.stringify({ sdk, bare }));
});

const FIX = 'run npm ci, or take in the new release with npm run sync -- sdk';

function messagesAndFixes(): unknown[] {
  const { value, diagnostics } = loadPinned(root, 'sdk');
  expect(value).toBeNull();
  return diagnostics.map(({ code, at, message, fix }) => {
    expect([code, at]).toEqual([
      'sdk/source-pin',
      { file: 'schema/sources.json', line: 1, column: 1 },
    ]);
    return [message, fix];
  });
}

describe('the pinned files of a reference', () => {
  it('come in the order of the pin, facts last', () => {
    expect(loadPinned(root, 'sdk').value).toEqual([
      { path: 'node_modules/@mysten/sdk/b.graphql', text: 'type B' },
      { path: 'node_modules/@mysten/sdk/dist/a.graphql', text: 'é' },
      { path: 'schema/facts.json', text: '{}' },
    ]);
    expect(loadPinned(root, 'bare').value).toEqual([]);
    expect(pinnedFile(root, 'sdk')).toBe('node_modules/@mysten/sdk/b.graphql');
  });

  it('are refused when the package is not installed', () => {
    fs.rmSync(path.join(root, 'node_modules'), { recursive: true });
    expect(messagesAndFixes()).toEqual([
      ['the package @mysten/sdk is not installed', 'run npm ci'],
    ]);
  });

  it('are refused when another version is installed', () => {
    put('node_modules/@mysten/sdk/package.json', '{"version":"1.2.4"}');
    expect(messagesAndFixes()).toEqual([
      ['@mysten/sdk 1.2.4 is installed, the documented release is 1.2.3', FIX],
    ]);
  });

  it('are refused when one is missing, and when a byte of another differs', () => {
    fs.rmSync(path.join(root, 'node_modules/@mysten/sdk/b.graphql'));
    put('schema/facts.json', '{ }');
    expect(messagesAndFixes()).toEqual([
      ['node_modules/@mysten/sdk/b.graphql is missing', FIX],
      ['schema/facts.json is not the file that was reviewed: its hash differs', FIX],
    ]);
  });

  it('exist only for a reference that has a pin', () => {
    expect(() => loadPinned(root, 'none')).toThrow('schema/sources.json has no entry "none"');
    expect(() => pinnedFile(root, 'none')).toThrow('schema/sources.json pins no file for "none"');
    expect(() => pinnedFile(root, 'bare')).toThrow('pins no file for "bare"');
  });
});

describe('a hash', () => {
  it('is that of the bytes, of a text those in UTF-8', () => {
    const known = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect([sha256Of('abc'), sha256Of(Buffer.from('abc'))]).toEqual([known, known]);
  });
});
