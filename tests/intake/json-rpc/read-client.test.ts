/** Requests are found where the client names them; what it names elsewhere is reported. */

import { describe, expect, it } from 'vitest';
import { typeText } from '../../../generators/json-rpc/schema/type-text.ts';
import { readClient } from '../../../scripts/intake/json-rpc/read-client.ts';

function read(members: string, { types = '', around = '' } = {}) {
  const sources = [
    { path: 'src/client/client.ts', text: `${around}\nexport class SuiClient {\n${members}\n}` },
    { path: 'src/client/types/a.ts', text: types },
  ];
  const { value, diagnostics } = readClient({ name: 'p', version: '1', entry: 'client', sources });
  return {
    client: value,
    requests: value?.requests.map(({ rpc, sdk, sent, result }) => ({
      rpc,
      sdk,
      sent: sent.map(
        (argument) => `${argument.isDirect ? '' : '~'}${argument.mentioned.join('+')}`,
      ),
      result: typeText(result),
    })),
    reported: diagnostics.map(({ code, at }) => `${code} ${at?.line ?? 0}`),
  };
}

const send = (options: string): string => `return await this.transport.request({ ${options} });`;

describe('a request', () => {
  it.each([
    [
      'of an object',
      `async get(input: { id: string }): Promise<A> { ${send("method: 'sui_get', params: [input.id]")} }`,
      ['id'],
    ],
    [
      'of an object that may be missing',
      `async get(input?: { id: string }): Promise<A> { ${send("method: 'sui_get', params: [input?.id]")} }`,
      ['id'],
    ],
    [
      'of a pattern with other names and a rest',
      `async get({ package: pkg, ...rest }: { package: string; id: string }): Promise<A> {
        ${send('method: `sui_get`, params: [pkg, rest.id]')} }`,
      ['package', 'id'],
    ],
    [
      'of what is computed from the input',
      `async get({ order, id }: { order: string; id: string }): Promise<A> {
        ${send("method: 'sui_get', params: [(order || 'up') === 'up', [id], String(id)]")} }`,
      ['~order', '~id', '~id'],
    ],
    [
      'of an object whose fields are called like properties',
      `async get({ id, order }: { id: string; order: string }): Promise<A> {
        ${send("method: 'sui_get', params: [{ order: id, by: this.order }]")} }`,
      ['~id'],
    ],
    [
      'of a local variable that is called after its property',
      `async get(input: { filter: string }): Promise<A> { const filter = clean(input.filter); const x = 1;
        ${send("method: 'sui_get', params: [{ filter, other: x }, x]")} }`,
      ['~filter', '~'],
    ],
    [
      'without parameters',
      `async get(): Promise<A> { ${send("method: 'sui_get', params: []")} }`,
      [],
    ],
  ])('%s', (_what, member, sent) => {
    const { requests, reported } = read(member);
    expect(requests).toEqual([{ rpc: 'sui_get', sdk: 'get', sent, result: 'any' }]);
    expect(reported).toEqual([]);
  });

  it('has the type that the call asks for, else what the method promises', () => {
    const types = 'export interface A { x: string }';
    const body = send("method: 'sui_get', params: []");
    const asked = body.replace('request(', 'request<A[]>(');
    expect(
      read(`async get(): Promise<A | null> { ${body} }`, { types }).requests?.[0]?.result,
    ).toBe('A | null');
    expect(read(`async get(): Promise<bigint> { ${asked} }`, { types }).requests?.[0]?.result).toBe(
      'A[]',
    );
  });

  it('is counted once, where two methods send the same', () => {
    const body = send("method: 'sui_get', params: []");
    const { requests } = read(`async a() { ${body} } async b() { ${body} }`);
    expect(requests?.map(({ sdk }) => sdk)).toEqual(['a']);
  });

  it('is reported where the client names it without sending it', () => {
    const { requests, reported } = read(
      `async get() { ${send("method: 'sui_get', params: []")} }
       async list() { return this.#ask('suix_list', []); }`,
      { around: "const NAMES = { pay: 'unsafe_pay', other: 'suixyz' };" },
    );
    expect(requests?.map(({ rpc }) => rpc)).toEqual(['sui_get']);
    expect(reported).toEqual(['json-rpc/method-unresolved 1', 'json-rpc/method-unresolved 4']);
  });

  it('leaves the method that sends anything to those that need it', () => {
    const { client, requests } = read(
      `async get() { ${send("method: 'sui_get', params: []")} }
       async call(method: string, params: unknown[]) { ${send('method, params')} }`,
    );
    expect([client?.anyCall, requests?.length]).toEqual(['call', 1]);
  });

  it('of the class that sends most is the client’s', () => {
    const { client } = read(
      `async a() { ${send("method: 'sui_a', params: []")} } async b() { ${send("method: 'sui_b', params: []")} }`,
      { around: `class Base { async c() { ${send("method: 'sui_c', params: []")} } }` },
    );
    expect([client?.className, client?.requests.map(({ rpc }) => rpc)]).toEqual([
      'SuiClient',
      ['sui_a', 'sui_b'],
    ]);
  });

  it('that goes on tells how it ends, and what its messages are', () => {
    const { client } = read(
      `/** @deprecated Use another. */
       async on(input: Options & { onMessage: (event: Event) => void }): Promise<Off> {
         return this.transport.subscribe({ method: 'sui_on', unsubscribe: 'sui_off', params: [input.filter] }); }`,
      { types: 'interface Options { filter: string } interface Event { a: number }' },
    );
    const [request] = client?.requests ?? [];
    expect([request?.unsubscribe, request?.deprecation]).toEqual(['sui_off', 'Use another.']);
    expect(request?.message && typeText(request.message)).toBe('Event');
  });
});

describe('a type', () => {
  it.each([
    ['{ a: string; b?: number | null }', '{ a: string; b?: number | null }'],
    ["'a' | 'b' | null | undefined", '"a" | "b" | null'],
    ['readonly (string | boolean)[]', '(string | boolean)[]'],
    ['Array<[x: string, y: number]>', '[string, number][]'],
    ['Record<string, Inner>', '{ [key: string]: Inner }'],
    ['{ [key: string]: number }', '{ [key: string]: number }'],
    ['Inner & { own: true }', '{ x: string; own: boolean }'],
    ['Rpc.Inner', 'Inner'],
    ['Uint8Array | string', 'any | string'],
    ['bigint', 'any'],
  ])('%s is %s', (written, expected) => {
    const types = `interface Base { x: string } interface Inner extends Base {} type A = ${written};`;
    const { client } = read(
      `async get(): Promise<A> { ${send("method: 'sui_get', params: []")} }`,
      {
        types,
      },
    );
    expect(typeText(client?.types.get('A') ?? {})).toBe(expected);
  });

  it.each([
    ['itself', 'type A = A;'],
    ['its own parent', 'interface A extends A { x: string }'],
    ['its own part', 'type A = { x: string } & A;'],
    ['a list of itself', 'type A = A[] | { a: A };'],
  ])('comes to an end when it is %s', (_what, types) => {
    const { requests } = read(
      `async get(): Promise<A> { ${send("method: 'sui_get', params: []")} }`,
      {
        types,
      },
    );
    expect(requests?.[0]?.result).toBe('A');
  });
});

describe('a client that cannot be read', () => {
  it('is refused when it sends nothing that it names', () => {
    const { client, reported } = read(
      `async call(method: string) { ${send('method, params: []')} }`,
    );
    expect([client, reported]).toEqual([null, ['json-rpc/no-client 1']]);
  });

  it('is refused with the place where it is not TypeScript', () => {
    const { client, reported } = read('async a( {', { types: 'interface {' });
    expect(client).toBeNull();
    expect(reported.map((line) => line.split(' ')[0])).toEqual([
      'json-rpc/syntax-error',
      'json-rpc/syntax-error',
    ]);
  });
});
