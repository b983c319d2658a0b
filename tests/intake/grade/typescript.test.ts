/** An SDK, graded by what still compiles: the compiler itself is asked. */

import { describe, expect, it } from 'vitest';
import { loadPackage } from '../../../generators/typescript/load.ts';
import { readEntries } from '../../../generators/typescript/reference.ts';
import type { TsRelease } from '../../../scripts/intake/grade/typescript/judge.ts';
import { gradeTypescript } from '../../../scripts/intake/grade/typescript.ts';
import { root } from '../../support/run.ts';
import { packageOf } from '../../typescript/package-of.ts';

async function releaseOf(version: string, source: string): Promise<TsRelease> {
  const exports = { './client': './src/client.ts' };
  const folder = packageOf({
    'package.json': JSON.stringify({ name: '@small/sdk', version, exports }),
    'src/client.ts': source,
  });
  const { value } = loadPackage(folder, root);
  const entries = value && (await readEntries(value, root));
  if (!value || !entries?.value) throw new Error('the package cannot be read');
  return { model: { package: value.name, version, entries: entries.value }, source: value };
}

/** One line each: before, after, the grade. All in one package: each question is about one name. */
const CASES: readonly (readonly [before: string, after: string, expected: string])[] = [
  ['export function gone(): void {}', '', 'breaking symbol-gone gone'],
  ['', 'export function fresh(): void {}', 'safe symbol-new fresh'],
  [
    'export function more(a: string): void {}',
    'export function more(a: string, b?: number): void {}',
    'safe compatible more',
  ],
  [
    'export function needs(a: string): void {}',
    'export function needs(a: string, b: number): void {}',
    'breaking parameters needs',
  ],
  [
    'export function wide(a: string): void {}',
    'export function wide(a: string | number): void {}',
    'safe compatible wide',
  ],
  [
    'export function narrow(a: string | number): void {}',
    'export function narrow(a: string): void {}',
    'breaking parameters narrow',
  ],
  [
    'export function gives(): string { return ""; }',
    'export function gives(): string | null { return ""; }',
    'breaking result gives',
  ],
  [
    'export function sure(): string | null { return ""; }',
    'export function sure(): string { return ""; }',
    'safe compatible sure',
  ],
  [
    'export function kinds(): "a" | "b" { return "a"; }',
    'export function kinds(): "a" | "b" | "c" { return "a"; }',
    'dangerous choice-new kinds',
  ],
  [
    'export function spelled(a: Array<string>): void {}',
    'export function spelled(a: string[]): void {}',
    '',
  ],
  [
    'export function older(): void {}',
    '/** @deprecated Use newer. */\nexport function older(): void {}',
    'safe deprecated older',
  ],
  [
    '/** One. */\nexport function said(): void {}',
    '/** Two. */\nexport function said(): void {}',
    'documentation words said',
  ],
  [
    'export interface Sent { a: string }\nexport function send(x: Sent): void {}',
    'export interface Sent { a: string; b: string }\nexport function send(x: Sent): void {}',
    'breaking member-required Sent.b',
  ],
  [
    'export interface Sent2 { a: string }\nexport function send2(x: Sent2): void {}',
    'export interface Sent2 { a?: string }\nexport function send2(x: Sent2): void {}',
    'safe required Sent2.a',
  ],
  [
    'export interface Got { a: string }\nexport function get(): Got { return { a: "" }; }',
    'export interface Got { a: string; b: string }\nexport function get(): Got { return { a: "", b: "" }; }',
    'safe member-new Got.b',
  ],
  [
    'export interface Got2 { a: string }\nexport function get2(): Got2 { return { a: "" }; }',
    'export interface Got2 { a?: string }\nexport function get2(): Got2 { return { a: "" }; }',
    'breaking optional Got2.a',
  ],
  [
    'export class Door { #key = 1; open(): void { this.#key += 1; } shut(): void {} }',
    'export class Door { #key = 2; open(how?: string): void { this.#key += how ? 1 : 2; } }',
    'breaking member-gone Door.shut, safe compatible Door.open',
  ],
  [
    'export abstract class Base { a(): void {} }',
    'export abstract class Base { a(): void {} abstract b(): void; }',
    'breaking member-abstract Base.b',
  ],
  [
    'export enum Level { Low = 0, High = 1 }',
    'export enum Level { Low = 0, High = 1, Top = 2 }',
    'dangerous value-new Level.Top',
  ],
  // What changed behind a name is graded there, not at everything that mentions it.
  [
    'export interface Deep { a: string }\nexport function deep(x?: string): Deep { return { a: x ?? "" }; }',
    'export interface Deep { a: number }\nexport function deep(x?: string, y?: string): Deep { return { a: x === y ? 1 : 2 }; }',
    'breaking type Deep.a, safe compatible deep',
  ],
  // What nobody exports, and a bound.
  [
    'interface Hidden { a: string }\nexport function hidden(x: Hidden): void {}',
    'interface Hidden { a: string }\nexport function hidden(x: Hidden, y?: Hidden): void {}',
    'safe compatible hidden',
  ],
  [
    'export function bound<T extends string>(x: T): T { return x; }',
    'export function bound<T extends string | number>(x: T): T { return x; }',
    'safe compatible bound',
  ],
];

describe('what those who import it compile', () => {
  it('is judged for each name by itself', async () => {
    const text = (side: 0 | 1): string => CASES.map((one) => one[side]).join('\n');
    const before = await releaseOf('1.0.0', text(0));
    const after = await releaseOf('1.1.0', text(1));
    const changes = gradeTypescript(before, after, root);
    const found = changes
      .filter(({ rule }) => !rule.endsWith('/spelling'))
      .map(({ grade, rule, id }) => `${grade} ${rule.slice(11)} ${id.slice('ts:client/'.length)}`);
    const expected = CASES.flatMap(([, , one]) => (one === '' ? [] : one.split(', ')));
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(gradeTypescript(after, after, root)).toEqual([]);
    expect(changes.find(({ id }) => id === 'ts:client/gives')).toMatchObject({
      before: 'function gives(): string',
      after: 'function gives(): string | null',
    });
  });
});
