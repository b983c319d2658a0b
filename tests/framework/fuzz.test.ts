/** Broken Move and broken JSON: a diagnostic with file and line, never a crash, never a hang. */

import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../generators/core/diagnostics.ts';
import { readInput } from '../../generators/framework/read/read.ts';
import type { MoveParser } from '../../generators/framework/read/source/parser.ts';
import { loadMoveParser } from '../../generators/framework/load.ts';
import { root } from '../support/run.ts';
import { cpuOf } from '../support/cpu.ts';

const MODULES = [
  'std/option',
  'std/vector',
  'sui/coin',
  'sui/transfer',
  'sui_system/staking_pool',
  'std/uq32_32',
  'sui/config',
];
const texts = MODULES.map((name) =>
  fs.readFileSync(path.join(root, 'framework-sources', `${name}.move`), 'utf8'),
);
let parser: MoveParser;

beforeAll(async () => {
  parser = await loadMoveParser();
});

/** Reads one text; checks that whatever is wrong has a place inside the text. */
function readText(text: string, name = 'fuzz.move'): readonly Diagnostic[] {
  const { value, diagnostics } = readInput([{ path: name, text }], parser, 'fuzz');
  if (value === null) expect(diagnostics.some(({ level }) => level === 'error')).toBe(true);
  for (const { at, message, fix, code } of diagnostics) {
    if (code === 'framework/empty-input') continue;
    expect(at?.file).toBe(name);
    expect(at?.line).toBeGreaterThan(0);
    expect(at?.line).toBeLessThanOrEqual(text.split('\n').length);
    expect(at?.column).toBeGreaterThan(0);
    expect(message.length).toBeLessThan(400);
    expect(fix).not.toBe('');
  }
  return diagnostics;
}

const source = fc.constantFrom(...texts);
const PIECES = [
  '{',
  '}',
  '(',
  ')',
  '<',
  '>',
  ';',
  ',',
  ':',
  '::',
  '|',
  '&mut',
  '#[',
  ']',
  '/*',
  '*/',
  '///',
  '"',
  'b"',
  '`',
  '$',
  '@',
  'fun',
  'struct',
  'module',
  'use',
  'public',
  '\u0000',
  '\ud800',
  '😀',
  '\r',
  '->',
  'has',
  'vector<',
];

describe('the source reader', () => {
  it('answers every truncated file with a place, or reads it', () => {
    fc.assert(
      fc.property(
        source,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (text, share) => void readText(text.slice(0, text.length * share)),
      ),
      { numRuns: 300 },
    );
  });

  it('answers files with a piece put in, taken out or doubled', () => {
    const cut = fc.tuple(
      source,
      fc.nat(),
      fc.nat({ max: 60 }),
      fc.constantFrom('', ...PIECES),
      fc.boolean(),
    );
    fc.assert(
      fc.property(cut, ([text, location, length, piece, isDoubled]) => {
        const at = location % text.length;
        const removed = text.slice(at, at + length);
        readText(
          text.slice(0, at) +
            (isDoubled ? removed + removed : '') +
            piece +
            text.slice(at + length),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('answers words of the language in any order', () => {
    const terms = fc.array(
      fc.constantFrom(
        ...PIECES,
        'a',
        'T',
        'u64',
        'const',
        'macro',
        'native',
        'entry',
        '=',
        '1',
        '\n',
      ),
      { maxLength: 200 },
    );
    fc.assert(
      fc.property(terms, (list) => void readText(`module a::b;\n${list.join(' ')}`)),
      { numRuns: 300 },
    );
  });

  it.each([
    ['brackets', '{'.repeat(50_000)],
    [
      'nested types',
      `module a::b;\nfun f(x: ${'vector<'.repeat(20_000)}u8${'>'.repeat(20_000)}) {}`,
    ],
    ['open types', `module a::b;\nfun f(x: ${'vector<'.repeat(20_000)}`],
    ['references', `module a::b;\nfun f(x: ${'&'.repeat(30_000)}u8) {}`],
    ['lambdas', `module a::b;\nmacro fun f($x: ${'|u8| -> '.repeat(5_000)}u8) {}`],
    ['operators', `module a::b;\nconst A: u64 = ${'1 + '.repeat(50_000)}1;`],
    ['parentheses', `module a::b;\nfun f() { ${'('.repeat(30_000)} }`],
    ['an open comment', `module a::b;\n/* ${'* '.repeat(50_000)}`],
    ['an open string', `module a::b;\nconst A: vector<u8> = b"${'\\'.repeat(50_001)}`],
    ['attributes', `module a::b;\n${'#[a('.repeat(10_000)}`],
    ['uses', `module a::b;\nuse a::{${'b::{'.repeat(10_000)}`],
    ['words', `${'fun '.repeat(50_000)}`],
  ])('comes back from a file of %s in good time', (_name, text) => {
    expect(cpuOf(() => readText(text))).toBeLessThan(5_000);
  });

  it('reads ten times as much without a diagnostic more', () => {
    // In a package of its own: the functions, many times behind what they import and the types of the module.
    const [head = '', ...functions] = (texts[2] ?? '')
      .replace(/^module .*$/m, 'module a::b;')
      .split(/^(?=public native fun )/m);
    const body = functions.join('');
    const numbered = (count: number): string =>
      `${head}${Array.from({ length: count }, (_, index) => body.replace(/\bfun (\w+)/g, `fun $1_${index}`)).join('\n')}`;
    // How long each takes is the business of `npm run bench`; here it must end, and lose nothing.
    expect(readText(numbered(5))).toEqual([]);
    expect(readText(numbered(50))).toEqual([]);
  });

  it('refuses a file of more than 4 MB by name', () => {
    const [diagnostic] = readText(`module a::b;\n${'// long\n'.repeat(600_000)}`);
    expect(diagnostic).toMatchObject({
      code: 'framework/unreadable',
      at: { file: 'fuzz.move', line: 1 },
    });
  });
});

describe('the JSON readers', () => {
  const summary = fs.readFileSync(
    new URL('fixtures/summary/my/shop.json', import.meta.url),
    'utf8',
  );
  const abi = fs.readFileSync(new URL('fixtures/abi.json', import.meta.url), 'utf8');
  const json = fc.constantFrom(summary, abi);

  it('answer truncated files with a place', () => {
    fc.assert(
      fc.property(json, fc.double({ min: 0, max: 0.99, noNaN: true }), (text, share) => {
        expect(
          readText(text.slice(0, text.length * share).trimEnd(), 'fuzz.json').length,
        ).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });

  it('answer values of another kind in any place', () => {
    const strange = fc.constantFrom<unknown>(
      null,
      0,
      -1,
      '',
      '../x',
      [],
      {},
      { vector: {} },
      true,
      'u64',
      '__proto__',
      { Reference: [] },
      [[]],
    );
    fc.assert(
      fc.property(json, fc.nat(), strange, (text, location, value) => {
        const tree = JSON.parse(text) as unknown;
        const locations = slots(tree);
        const slot = locations[location % locations.length];
        if (slot) slot.owner[slot.key] = value;
        readText(JSON.stringify(tree), 'fuzz.json');
      }),
      { numRuns: 500 },
    );
  });

  it('answer types nested without end', () => {
    const deep = `${'{"vector":'.repeat(5_000)}"u8"${'}'.repeat(5_000)}`;
    const diagnostics = readText(
      summary.replace('"type_": "u64"', `"type_": ${deep}`),
      'fuzz.json',
    );
    expect(diagnostics).toMatchObject([
      { code: 'framework/json', message: expect.stringContaining('nested too deeply') },
    ]);
  });
});

interface Slot {
  readonly owner: Record<string, unknown>;
  readonly key: string;
}

function slots(value: unknown, into: Slot[] = []): readonly Slot[] {
  if (typeof value !== 'object' || value === null) return into;
  for (const key of Object.keys(value)) {
    into.push({ owner: value as Record<string, unknown>, key });
    slots((value as Record<string, unknown>)[key], into);
  }
  return into;
}
