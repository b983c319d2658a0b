/** An SDK, graded by what still compiles: the compiler itself is asked. */

import { describe, expect, it } from 'vitest';
import { loadPackage } from '../../../generators/typescript/load.ts';
import { readEntries } from '../../../generators/typescript/reference.ts';
import { findRenames } from '../../../scripts/intake/grade/renames.ts';
import type { TsRelease } from '../../../scripts/intake/grade/typescript/judge.ts';
import { gradeTypescript } from '../../../scripts/intake/grade/typescript.ts';
import { root } from '../../support/run.ts';
import { packageOf } from '../../typescript/package-of.ts';

async function releaseOf(version: string, client: string, rpc = ''): Promise<TsRelease> {
  const exports = { './client': './src/client.ts', ...(rpc && { './rpc': './src/rpc.ts' }) };
  const folder = packageOf({
    'package.json': JSON.stringify({ name: '@small/sdk', version, exports }),
    'src/client.ts': client,
    ...(rpc && { 'src/rpc.ts': rpc }),
  });
  const { value } = loadPackage(folder, root);
  const entries = value && (await readEntries(value, root));
  if (!value || !entries?.value) throw new Error('the package cannot be read');
  return { model: { package: value.name, version, entries: entries.value }, source: value };
}

/** A constant with more types than are read to the end, and one at the end that is deep. */
function monster(inner: string): string {
  const many = Array.from({ length: 520 }, (_, at) => `a${at}: [string, number]`).join('; ');
  const deep = Array.from({ length: 8 }).reduce<string>((of) => `D<{ x: ${of} }>`, inner);
  return `export const schemas: { first: { ${many} }; last: ${deep} } = null!;`;
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
    'type Each<T> = { [K in keyof T]?: T[K] };\nexport class Builder { static restore(each: Each<{ a: string }>): Builder { return new Builder(); } lost = 1; }',
    'type Each<T> = { [K in keyof T]?: T[K] };\nexport class Builder { static restore(each: Each<{ a: string; b: number }>): Builder { return new Builder(); } }',
    'safe compatible Builder.restore, breaking member-gone Builder.lost',
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
  // What nobody exports is compared as it is.
  [
    'export class Tx { #a = 1; get(): number { return this.#a; } }\nexport function from(x: string | Tx): void {}',
    'type Like = { get(): unknown };\nexport class Tx { #a = 1; get(): number { return this.#a; } }\nexport function from(x: string | Like): void {}',
    'safe compatible from',
  ],
  // Nobody gives a constant to those who declare it.
  [
    'export const clock: string = "0x6";',
    'export const clock: "0x06" = "0x06";',
    'safe compatible clock',
  ],
  [
    'export function isBoth(x: unknown): x is { a: string; b: string } { return true; }',
    'export function isBoth(x: unknown): x is { a: string } { return true; }',
    'breaking result isBoth',
  ],
  // Further cases at any depth; one case for another is none.
  [
    'export function list(): { kind: "a" | "b" }[] { return []; }',
    'export function list(): { kind: "a" | "b" | "c" }[] { return []; }',
    'dangerous choice-new list',
  ],
  [
    'export function each(visit: (kind: "a" | "b") => void): void {}',
    'export function each(visit: (kind: "a" | "b" | "c") => void): void {}',
    'dangerous choice-new each',
  ],
  [
    'export function swap(): { a: number[] } | { b: string } { return { b: "" }; }',
    'export function swap(): { a: Uint8Array } | { b: string } { return { b: "" }; }',
    'breaking result swap',
  ],
  [
    'export function shown(): { [key: string]: string } { return {}; }',
    'export function shown(): { [key: string]: unknown } { return {}; }',
    'breaking result shown',
  ],
  [
    'export type Way = { a: string } | { b: string };',
    'export interface Way { a: string }',
    'breaking type Way',
  ],
  // A schema of BCS is what it gives and takes, and the order of its members.
  [
    'export class S<T> { #a = 1; $inferType!: T; $inferInput!: T; read(): number { return this.#a; } }\nexport const pair: { one: S<{ a: string; b: string }> } = null!;',
    'export class S<T> { #a = 1; $inferType!: T; $inferInput!: T; read(): number { return this.#a; } }\nexport const pair: { one: S<{ b: string; a: string }> } = null!;',
    'dangerous layout pair.one',
  ],
  // The page leaves the innermost types out: what changed there is seen all the same.
  [
    `export class D<T> { #a = 1; $inferType!: T; $inferInput!: T; read(): number { return this.#a; } }\n${monster('number[]')}`,
    `export class D<T> { #a = 1; $inferType!: T; $inferInput!: T; read(): number { return this.#a; } }\n${monster('Uint8Array')}`,
    'breaking type schemas.last',
  ],
];

describe('what those who import it compile', () => {
  it('is judged for each name by itself', async () => {
    const text = (side: 0 | 1): string => CASES.map((example) => example[side]).join('\n');
    const before = await releaseOf('1.0.0', text(0));
    const after = await releaseOf('1.1.0', text(1));
    const changes = gradeTypescript(before, after, root);
    const found = changes
      .filter(({ rule }) => !rule.endsWith('/spelling'))
      .map(({ grade, rule, id }) => `${grade} ${rule.slice(11)} ${id.slice('ts:client/'.length)}`);
    const expected = CASES.flatMap(([, , names]) => (names === '' ? [] : names.split(', ')));
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(gradeTypescript(after, after, root)).toEqual([]);
    expect(changes.find(({ id }) => id === 'ts:client/gives')).toMatchObject({
      before: 'function gives(): string',
      after: 'function gives(): string | null',
    });
  });

  it('follows a name to the entry point that declares it now', async () => {
    const before = await releaseOf(
      '1.0.0',
      'export interface A { a: string; b: string }\nexport function use(x: A): void {}',
      'export { type A as RpcA, use } from "./client.ts";\nexport interface Holder { a?: string }',
    );
    const after = await releaseOf(
      '2.0.0',
      'export const other = 1;',
      'export interface RpcA { a: string }\n/** @deprecated Use grpc. */\nexport function use(x: RpcA): void {}\nexport interface Holder { a?: string }',
    );
    const changes = gradeTypescript(before, after, root);
    expect(changes.map(({ grade, rule, id }) => `${grade} ${rule.slice(11)} ${id}`)).toEqual([
      'breaking symbol-gone ts:client/use',
      'breaking symbol-gone ts:client/A',
      'safe symbol-new ts:client/other',
      'breaking member-gone ts:rpc/RpcA.b',
      'safe deprecated ts:rpc/use',
      'safe compatible ts:rpc/use',
    ]);
    expect(findRenames(changes)).toEqual([
      { from: 'ts:client/A', to: 'ts:rpc/RpcA', reason: 'same' },
      { from: 'ts:client/use', to: 'ts:rpc/use', reason: 'same' },
    ]);
  });

  it('finds what moved to an entry point that is new as a whole', async () => {
    const before = await releaseOf(
      '1.0.0',
      'export interface Coin { id: string }\nexport class Client { a = 1; }\nexport function lost(): void {}',
    );
    const after = await releaseOf(
      '2.0.0',
      'export const other = 1;',
      'export interface Coin { id: string; type: string }\nexport class Client { a = 1; }',
    );
    expect(findRenames(gradeTypescript(before, after, root))).toEqual([
      { from: 'ts:client/Client', to: 'ts:rpc/Client', reason: 'same' },
      { from: 'ts:client/Coin', to: 'ts:rpc/Coin', reason: 'same' },
    ]);
  });
});
