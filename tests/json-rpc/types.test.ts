/** Types of the client become shapes; of what cannot be read it is told where. */

import { describe, expect, it } from 'vitest';
import { readDescriptions } from '../../generators/core/descriptions.ts';
import { buildModel } from '../../generators/json-rpc/build.ts';
import { readClient } from '../../generators/json-rpc/read.ts';
import { shapeText } from '../../generators/json-rpc/shapes.ts';

/** `A` is what a method answers and `I` what it takes. */
function build(types: string, { answer = 'A', input = '{ owner: string }' } = {}) {
  const client = readClient([
    {
      path: 'client.ts',
      text: `export class SuiClient { get(input: ${input}): Promise<${answer}> {
        return this.transport.request({ method: 'sui_get', params: [input.owner] }); } }`,
    },
    { path: 'types.ts', text: types },
  ]).value;
  const descriptions = readDescriptions({ path: 'prose.md', text: '' }, 'json-rpc').value;
  if (!client || !descriptions) throw new Error('the client cannot be read');
  const { value: model, diagnostics } = buildModel(client, {
    package: 'p',
    version: '1.0.0',
    entry: 'client',
    descriptions,
  });
  const [method] = model?.methods ?? [];
  return {
    parameters: method?.parameters.map(
      ({ name, isRequired, shape }) => `${name}${isRequired ? '' : '?'}: ${shapeText(shape)}`,
    ),
    types: Object.fromEntries(
      (model?.types ?? []).map(({ name, shape }) => [name, shapeText(shape)]),
    ),
    result: method && shapeText(method.result),
    told: diagnostics.map(({ message, at }) => {
      const [, owner, written] = /a type of (\S+) cannot .* any: (.*)/.exec(message) ?? [];
      return `${at?.file}:${at?.line} ${owner}: ${written}`;
    }),
  };
}

describe('a type that cannot be read', () => {
  it.each([
    [
      'a member that is missing',
      "interface B { x: string } type A = { y: B['z'] };",
      ["types.ts:1 A: B['z']"],
    ],
    ['a member of words', "type A = { y: string['length'] };", ["types.ts:1 A: string['length']"]],
    [
      'an argument that is missing',
      'type B<T> = { x: T }; type A = { y: B };',
      ['types.ts:1 A: T of B'],
    ],
    [
      'the second of two arguments',
      'type B<T, U> = [T, U]; type A = B<string>;',
      ['types.ts:1 A: U of B'],
    ],
    ['a member of a type that is gone', "type A = { y: Gone['z'] };", ['types.ts:1 A: Gone']],
    [
      'a member of a type that leads away',
      "type B = Gone; type A = { y: B['z']; z: B };",
      ['types.ts:1 B: Gone'],
    ],
  ])('is told under the name that holds it: %s', (_what, types, told) => {
    expect(build(types).told).toEqual(told);
  });

  it.each([
    ['in the input of a method', '{ owner: Gone[] }', '', ['client.ts:1 sui_get: Gone']],
    [
      'in a type of the input',
      'I',
      'interface I { owner: { a: Gone } }',
      ['client.ts:1 sui_get: Gone'],
    ],
    ['where it is never sent', '{ owner: string; signer: Gone }', '', []],
  ])('is told %s', (_where, input, types, told) => {
    expect(build(`${types} type A = string;`, { input }).told).toEqual(told);
  });

  it('is told once, of a message that is sent later as well', () => {
    const text = `export class SuiClient { on(input: { f: string; onMessage: (m: Gone) => void }) {
      return this.transport.subscribe({ method: 'sui_on', unsubscribe: 'sui_off', params: [input.f] }); } }`;
    const client = readClient([{ path: 'client.ts', text }]).value;
    const descriptions = readDescriptions({ path: 'prose.md', text: '' }, 'json-rpc').value;
    if (!client || !descriptions) throw new Error('the client cannot be read');
    const options = { package: 'p', version: '1.0.0', entry: 'client', descriptions };
    const told = buildModel(client, options).diagnostics.map(({ message }) => message);
    expect(told).toEqual(['a type of sui_on cannot be read and is shown as any: Gone']);
  });

  it('is not one whose argument has a standard value', () => {
    const { types, told } = build(
      'type B<T = string, U = T[]> = { x: T; y: U }; type A = { a: B; b: B<number>; c: B<1, 2> };',
    );
    expect(told).toEqual([]);
    expect(types).toEqual({
      A: '{ a: { x: string; y: string[] }; b: { x: number; y: number[] }; c: { x: 1; y: 2 } }',
    });
  });
});

describe('what TypeScript says beyond JSON', () => {
  it.each([
    [
      'type A = { x: readonly string[]; y: ReadonlyArray<1>; z: Array<2> };',
      '{ x: string[]; y: 1[]; z: 2[] }',
    ],
    ['type A = { x: readonly [name: string, -1] };', '{ x: [string, -1] }'],
    ['type A = { x: `0x${string}` | `plain` | null };', '{ x: string | "plain" | null }'],
    ["enum E { Up = 'up', Down = 'down' } type A = { x: E };", '{ x: E }'],
    ['interface B { x: 1; y?: 2 } type A = Partial<B>;', '{ x?: 1; y?: 2 }'],
    ['interface B { x: 1; y?: 2 } type A = Required<Readonly<B>>;', '{ x: 1; y: 2 }'],
    ["interface B { x: 1; y?: 2; z: 3 } type A = Pick<B, 'y' | 'x'>;", '{ x: 1; y?: 2 }'],
    ["interface B { x: 1; y?: 2; z: 3 } type K = 'x' | 'z'; type A = Omit<B, K>;", '{ y?: 2 }'],
    ['type Partial<T> = { own: T }; type A = { x: Partial<string> };', '{ x: { own: string } }'],
  ])('is left out, and the rest stays: %s', (types, expected) => {
    const { types: built, told } = build(types);
    expect([built['A'], told]).toEqual([expected, []]);
  });

  it('gives an enumeration the values that travel', () => {
    const { types } = build("enum E { Up = 'up', One = 1, Two } type A = { x: E };");
    expect(types['E']).toBe('"up" | 1 | 2');
  });

  it.each(['Omit<{ x: 1 }, keyof B>', 'Partial<string>', 'Pick<B>', 'NonNullable<B>'])(
    'is told where it cannot be left out: %s',
    (written) => {
      const { told } = build(`interface B { x: 1 } type A = { y: ${written} };`);
      expect(told.length).toBeGreaterThan(0);
    },
  );
});

describe('parts that are joined', () => {
  it.each([
    ['type A = { n: string & { readonly mark: 1 } };', '{ n: string }'],
    ["type A = { n: 'a' | (string & {}) };", '{ n: "a" | string }'],
    ['type A = { x: string } & { y: number };', '{ x: string; y: number }'],
    [
      "type A = { x: string } & ({ k: 'a'; y: number } | { k: 'b' });",
      '{ x: string; k: "a"; y: number } | { x: string; k: "b" }',
    ],
    ['type A = { x: string } & ({ y: number } | null);', '{ x: string; y: number }'],
    ["type A = { x: ({ t: 'a' } | { t: 'b'; u?: 1 })['t'] };", '{ x: "a" | "b" }'],
  ])('of %s are %s', (types, expected) => {
    const { types: built, told } = build(types);
    expect([built['A'], told]).toEqual([expected, []]);
  });

  it('give the parameters of a method, though some are a choice', () => {
    const input = '{ limit?: number } & ({ owner: string } | { owner: null } | { other: number })';
    const { parameters, told } = build('type A = string;', { input });
    expect([parameters, told]).toEqual([['owner?: string | null'], []]);
  });

  it.each([
    ['a choice of itself', 'type A = { x: string } | A; type I = A & { owner: string };'],
    ['a choice of each other', 'type A = B | { x: 1 }; type B = A | { y: 1 }; type I = A & B;'],
    [
      'a choice without end',
      `type A = ${Array.from({ length: 6 }, () => `(${Array.from({ length: 40 }, (_, one) => `{ f${one}: 1 }`).join(' | ')})`).join(' & ')}; type I = A;`,
    ],
  ])('come to an end: %s', (_what, types) => {
    expect(build(types, { input: 'I' }).result).toBe('A');
  });
});
