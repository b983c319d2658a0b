/** An SDK, graded by what still compiles: the compiler itself is asked. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadPackage } from '../../../generators/typescript/load.ts';
import { readEntries } from '../../../generators/typescript/reference.ts';
import { findRenames } from '../../../scripts/intake/grade/renames.ts';
import type { TsRelease } from '../../../scripts/intake/grade/typescript/grade-pairs.ts';
import { gradeTypescript } from '../../../scripts/intake/grade/typescript.ts';
import { root } from '../../support/run.ts';
import { packageOf } from '../../typescript/package-of.ts';

/** Texts of the entry points `client`, `rpc` and `old`; an empty one is missing. */
async function releaseOf(version: string, ...texts: readonly string[]): Promise<TsRelease> {
  const entries = ['client', 'rpc', 'old'].flatMap((name, at): [string, string][] =>
    texts[at] ? [[name, texts[at]]] : [],
  );
  const exports = Object.fromEntries(entries.map(([name]) => [`./${name}`, `./src/${name}.ts`]));
  const folder = packageOf({
    'package.json': JSON.stringify({ name: '@small/sdk', version, exports }),
    ...Object.fromEntries(entries.map(([name, text]) => [`src/${name}.ts`, text])),
  });
  const { value } = loadPackage(folder, root);
  const read = value && (await readEntries(value, root));
  if (!value || !read?.value) throw new Error('the package cannot be read');
  return { model: { package: value.name, version, entries: read.value }, source: value };
}

/** A constant with more types than are read to the end, and one at the end that is deep. */
function monster(inner: string): string {
  const many = Array.from({ length: 520 }, (_, at) => `a${at}: [string, number]`).join('; ');
  const deep = Array.from({ length: 8 }).reduce<string>((of) => `D<{ x: ${of} }>`, inner);
  return `export const schemas: { first: { ${many} }; last: ${deep} } = null!;`;
}

/** A row each: before, after, the grades. All in one package: each question is about one name. `\\n` is the end of a line. */
const CASES: readonly (readonly string[])[] = [
  ...readFileSync(new URL('./compiled.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .filter((row) => !row.startsWith('# '))
    .map((row) => row.split('\t').map((cell) => cell.replaceAll('\\n', '\n'))),
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
    const expected = CASES.flatMap(([, , names = '']) => (names === '' ? [] : names.split(', ')));
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

  it('finds what moved to an entry point that is new as a whole, with its name too', async () => {
    const before = await releaseOf(
      '1.0.0',
      'export interface Coin { id: string }\nexport class Client { a = 1; }\nexport function getUrl(): void {}\nexport function lost(): void {}',
    );
    const after = await releaseOf(
      '2.0.0',
      'export const other = 1;',
      'export interface Coin { id: string; type: string }\nexport class Client { a = 1; }\nexport function getRpcUrl(): void {}\nexport class RpcOnly {}',
    );
    expect(findRenames(gradeTypescript(before, after, root))).toEqual([
      { from: 'ts:client/Client', to: 'ts:rpc/Client', reason: 'same' },
      { from: 'ts:client/Coin', to: 'ts:rpc/Coin', reason: 'same' },
      { from: 'ts:client/getUrl', to: 'ts:rpc/getRpcUrl', reason: 'same' },
    ]);
  });

  it('finds what an entry point that went left to others, and no namesake', async () => {
    const before = await releaseOf(
      '1.0.0',
      'export interface Key { client: string }',
      '',
      'export class Old_Base {}\nexport interface Key { id: string }\nexport class Lost {}',
    );
    const after = await releaseOf(
      '2.0.0',
      'export const other = 1;',
      'export interface Key { id: string }\nexport class Base {}',
    );
    const changes = gradeTypescript(before, after, root);
    expect(changes.map(({ rule, id }) => `${rule.slice(11)} ${id}`)).toEqual([
      'entry-gone ts:old',
      'symbol-gone ts:old/Old_Base',
      'symbol-gone ts:old/Key',
      'entry-new ts:rpc',
      'symbol-gone ts:client/Key',
      'symbol-new ts:client/other',
    ]);
    expect(findRenames(changes)).toEqual([
      { from: 'ts:old/Key', to: 'ts:rpc/Key', reason: 'same' },
      { from: 'ts:old/Old_Base', to: 'ts:rpc/Base', reason: 'same' },
    ]);
  });
});
