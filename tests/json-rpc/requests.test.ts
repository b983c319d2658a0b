/** Requests are found however the client sends them, or it is told where one cannot be followed. */

import { describe, expect, it } from 'vitest';
import { readClient } from '../../generators/json-rpc/read.ts';

/** What of a call says that the right words were followed to the right place. */
function read(members: string, around = '', base = '') {
  const text = `${around}\nexport class SuiClient ${base} {\n${members}\n}`;
  const { value, diagnostics } = readClient([{ path: 'client.ts', text }]);
  const calls = value?.calls.map(({ rpc, sdk, unsubscribe, wire, result, input, doc }) => ({
    rpc,
    sdk,
    unsubscribe,
    wire: wire.map((one) => ('name' in one ? one.name : one.kind)),
    result: result.kind === 'name' ? result.name : result.kind,
    input: input?.kind === 'name' ? input.name : null,
    doc,
  }));
  return {
    className: value?.className,
    calls,
    told: diagnostics.map(
      ({ code, at, message }) => `${at?.line}:${at?.column} ${code} ${message}`,
    ),
  };
}

const COINS = {
  rpc: 'suix_getCoins',
  sdk: 'getCoins',
  unsubscribe: null,
  wire: ['owner', 'limit'],
  result: 'Coins',
  input: 'Input',
  doc: 'Coins of an owner.',
};
const method = (body: string): string =>
  `/** Coins of an owner. */ async getCoins(input: Input): Promise<Coins> { ${body} }`;
const NAMED = method("return await this.#request('suix_getCoins', [input.owner, input.limit]);");
const WHOLE = method(
  "return this.#request({ method: 'suix_getCoins', params: [input.owner, input.limit] });",
);

describe('a request', () => {
  it.each([
    [
      'through a private method that takes name and list',
      `${NAMED} async #request<T>(method: string, params: unknown[]): Promise<T> {
        return this.transport.request<T>({ method, params });
      }`,
    ],
    [
      'through one that calls them otherwise and retries',
      `${NAMED} async #request(name: string, list: unknown[] = []) {
        return retry(() => this.transport.request({ method: name, params: list as never }));
      }`,
    ],
    [
      'through one that hands on what it is given',
      `${WHOLE} #request(options: Options) { return this.transport.request(options); }`,
    ],
    [
      'through one that adds to what it is given',
      `${WHOLE} #request(options: Options) { return this.transport.request({ ...options, signal }); }`,
    ],
    [
      'through one that takes it apart',
      `${WHOLE} #request({ method, params: list }: Options) {
        return this.transport.request({ method, params: list });
      }`,
    ],
    [
      'through one that names its parts',
      `${WHOLE} #request(options: Options) {
        return this.transport.request({ method: options.method, params: options.params });
      }`,
    ],
    [
      'through two methods',
      `${NAMED} #request(a: string, b: unknown[]) { return this.send({ method: a, params: b }); }
      protected send(options: Options) { return this.transport.request(options); }`,
    ],
    [
      'through a method that makes the list',
      `${method("return this.page('suix_getCoins', input.owner, input.limit);")}
      private page(method: string, owner: string, limit?: number) {
        return this.transport.request({ method, params: [owner, limit] });
      }`,
    ],
    [
      'through a method that takes the list out of the input',
      `${method("return this.page('suix_getCoins', input);")}
      private page(method: string, { owner, ...rest }: Input) {
        return this.transport.request({ method, params: [owner, rest.limit] });
      }`,
    ],
    [
      'from a private method that the public one stands before',
      `${method('return this.#fetchCoins(input);')}
      async #fetchCoins(input: Input) {
        return this.transport.request({ method: 'suix_getCoins', params: [input.owner, input.limit] });
      }`,
    ],
    [
      'from a property that is a function',
      `/** Coins of an owner. */
      getCoins = async (input: Input): Promise<Coins> =>
        this.transport.request({ method: 'suix_getCoins', params: [input.owner, input.limit] });`,
    ],
    [
      'with its list in a constant',
      method(`const params = [input.owner, input.limit];
        return this.transport.request({ method: 'suix_getCoins', params });`),
    ],
    [
      'with all of it in a constant',
      method(`const request = { method: 'suix_getCoins', params: [input.owner, input.limit] };
        return this.transport.request(request);`),
    ],
    [
      'through a transport of another name',
      method(
        "return this.#rpc.request<Coins>({ method: 'suix_getCoins', params: [input.owner, input.limit] });",
      ),
    ],
    [
      'of a method with overloads, described by the first',
      `/** Coins of an owner. */
      getCoins(input: Input): Promise<Coins>;
      getCoins(input: never): Promise<never>;
      async getCoins(input: object): Promise<unknown> {
        return this.transport.request({ method: 'suix_getCoins', params: [input.owner, input.limit] });
      }`,
    ],
  ])('%s is one of the method that a program calls', (_how, members) => {
    expect(read(members)).toEqual({ className: 'SuiClient', calls: [COINS], told: [] });
  });

  it('through a function beside the class, or a class that it extends, is one of the class', () => {
    const beside =
      'const send = (method: string, params: unknown[]) => transport.request({ method, params });';
    expect(read(NAMED.replace('this.#request', 'send'), beside).calls).toEqual([COINS]);
    const base = `class Base {
      ping() { return this.request('sui_ping'); }
      protected request(method: string, params?: unknown[]) {
        return this.transport.request({ method, params });
      }
    }`;
    const { className, calls, told } = read(
      NAMED.replace('#request', 'request'),
      base,
      'extends Base',
    );
    expect([className, calls?.map(({ rpc }) => rpc), told]).toEqual([
      'SuiClient',
      ['sui_ping', 'suix_getCoins'],
      [],
    ]);
    const derived = readClient([
      { path: 'client.ts', text: `${base} class Other extends Base {}` },
    ]).value;
    expect([derived?.className, derived?.calls.length]).toEqual(['Other', 1]);
  });

  it.each([
    ["const NAMES = { coins: 'suix_getCoins' } as const;", 'NAMES.coins'],
    ["const COINS = 'suix_getCoins'; const NAME = COINS;", 'NAME'],
    ["const ALL = { coins: 'suix_getCoins' }; const NAMES = { ...ALL };", 'NAMES.coins'],
  ])('has a name out of %s', (around, name) => {
    const members = method(
      `return this.transport.request({ method: ${name}, params: [input.owner, input.limit] });`,
    );
    expect(read(members, around)).toEqual({ className: 'SuiClient', calls: [COINS], told: [] });
  });

  it('that subscribes through a method keeps what ends it', () => {
    const { calls, told } = read(`
      subscribeEvent(input: { filter: F; onMessage: (event: E) => void }) {
        return this.#subscribe('suix_subscribeEvent', 'suix_unsubscribeEvent', [input.filter]);
      }
      #subscribe(method: string, unsubscribe: string, params: unknown[]) {
        return this.transport.subscribe({ method, unsubscribe, params });
      }`);
    expect(told).toEqual([]);
    expect(calls).toMatchObject([{ unsubscribe: 'suix_unsubscribeEvent', wire: ['filter'] }]);
  });
});

describe('what cannot be followed', () => {
  const SEND =
    '#request(m: string, p: unknown[]) { return this.transport.request({ method: m, params: p }); }';

  it.each([
    [
      'a name that is put together by the caller',
      `ping(kind: string) { return this.#request('sui_' + kind, []); } ${SEND}`,
      ["3:29 json-rpc/method-unresolved the name of a request cannot be read: 'sui_' + kind"],
    ],
    [
      'a table of names that a program may change',
      `ping() { return this.#request(this.names.ping, []); } ${SEND} names = { ping: 'sui_ping' };`,
      [
        '3:17 json-rpc/method-unresolved the name of a request cannot be read: this.names.ping',
        '3:166 json-rpc/method-unresolved "sui_ping" has no page: no request of a method was found that sends it',
      ],
    ],
    [
      'a request of a constructor',
      "constructor() { this.transport.request({ method: 'sui_start', params: [] }); }",
      [
        '3:50 json-rpc/method-unresolved "sui_start" has no page: no request of a method was found that sends it',
      ],
    ],
    [
      'a private method that is given other things',
      "ping(input: I) { return this.#get(input.a); } #get(a: string) { return this.transport.request({ method: 'sui_ping', params: [] }); }",
      ['3:72 json-rpc/method-unresolved sui_ping is sent by "#get", which programs cannot call'],
    ],
    [
      'a name that is made of itself',
      'a() { return this.transport.request({ method: X }); } b() { const Y = { ...Y }; return this.transport.request(Y); }',
      [
        '3:14 json-rpc/method-unresolved the name of a request cannot be read: Z',
        '3:88 json-rpc/method-unresolved the name of a request cannot be read: Y',
      ],
    ],
    [
      'a list that is computed',
      "ping(input: I) { return this.transport.request({ method: 'sui_ping', params: listOf(input) }); }",
      [
        '3:25 json-rpc/parameter-unresolved the parameters of sui_ping are no list that can be read: listOf(input)',
      ],
    ],
    [
      'a name that is handed on too often',
      `ping() { return this.a('sui_ping'); } a(n: string) { return this.b(n); } b(n: string) { return this.c(n); }
      c(n: string) { return this.d(n); } d(method: string) { return this.transport.request({ method }); }`,
      [
        '3:61 json-rpc/method-unresolved the name of a request cannot be read: n',
        '3:24 json-rpc/method-unresolved "sui_ping" has no page: no request of a method was found that sends it',
      ],
    ],
  ])('is told with its place: %s', (_what, members, told) => {
    const known = "known() { return this.transport.request({ method: 'sui_known' }); }";
    expect(read(`${members} ${known}`, 'const X = Z, Z = X;').told).toEqual(told);
  });

  it('is not a name that a program gives, nor a request of another kind', () => {
    const { calls, told } = read(`
      call<T>(method: string, params: unknown[]) { return this.transport.request<T>({ method, params }); }
      load() { return http.request({ method: 'POST', url: 'x' }); }
      ping() { return this.call('sui_ping', []); }
      again(method: string) { return this.again(method); }`);
    expect([calls?.map(({ rpc }) => rpc), told]).toEqual([['sui_ping'], []]);
  });
});
