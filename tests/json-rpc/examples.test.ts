/** The examples of the JSON-RPC reference: valid by the interface file, and accepted by the SDK. */

import { Ajv } from 'ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadEquivalents } from '../../generators/core/equivalents/equivalents.ts';
import { dataOf } from '../../generators/json-rpc/data.ts';
import type { RpcExample, RpcMethod, RpcModel } from '../../generators/json-rpc/model/model.ts';
import { requestOf, sdkText } from '../../generators/json-rpc/pages/example-text.ts';
import { checkAnswer, checkRequest } from '../../scripts/checks/requests/check.ts';
import type { RpcFacts as CheckModel } from '../../generators/output/json-rpc.ts';
import { root } from '../support/run.ts';
import type { SdkClient } from '../support/sdk-client.ts';
import { loadSdkClient } from '../support/sdk-client.ts';
import { typeErrors } from '../support/type-check.ts';
import { interfaceFile, pinnedModel } from './pinned-model.ts';

const FILE = interfaceFile();
let model: RpcModel;
let methods: readonly (RpcMethod & { readonly example: RpcExample })[];
let sdk: SdkClient;

beforeAll(async () => {
  model = pinnedModel();
  sdk = await loadSdkClient();
  methods = model.methods.map((method) => {
    if (method.example === null) throw new Error(`${method.name} has no example`);
    return { ...method, example: method.example };
  });
});

function exampleOf(name: string): RpcExample {
  const found = methods.find((method) => method.name === name);
  if (!found) throw new Error(`${name} is gone`);
  return found.example;
}

describe('an example', () => {
  it('is valid by the schemas of the interface file, as Ajv alone reads them', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    ajv.addSchema({ components: { schemas: FILE.schemas } }, 'file');
    const errorsOf = (schema: object, value: unknown): unknown[] => {
      const rooted = JSON.stringify(schema).replaceAll('"#/', '"file#/');
      const check = ajv.compile(JSON.parse(rooted) as object);
      return check(value) ? [] : (check.errors ?? []);
    };
    const errors = FILE.methods.flatMap(({ name, params, result, tags }) => {
      const example = exampleOf(name);
      // A subscription is answered with its number; what the file declares travels in messages.
      const answer = tags.includes('PubSub') ? example.message : example.result;
      return [
        ...params.flatMap(({ schema, required }, index) => {
          const value = example.params[index];
          const isLeftOut = value === undefined || value === null;
          return isLeftOut && !required ? [] : errorsOf(schema, value);
        }),
        ...(example.params.length > params.length ? [`${name} has too many`] : []),
        ...errorsOf(result.schema, answer),
      ];
    });
    expect(errors).toEqual([]);
  });

  it('passes the check that guides are held to, request and answer', () => {
    const equivalents = loadEquivalents(root).value;
    if (!equivalents) throw new Error('the table of equivalents cannot be read');
    const facts = JSON.parse(JSON.stringify(dataOf(model, equivalents)['json-rpc'])) as CheckModel;
    const diagnostics = methods.flatMap((method) => [
      ...checkRequest(facts, requestOf(method, method.example)),
      ...checkAnswer(facts, method.name, method.example.result),
    ]);
    expect(diagnostics.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('shows an entry for every one that was asked for', () => {
    const pages = methods.flatMap(({ name, parameters, example }) => {
      const limit = example.params[parameters.findIndex((parameter) => parameter.name === 'limit')];
      const { data } = (example.result ?? {}) as { data?: unknown[] };
      return typeof limit !== 'number' || !Array.isArray(data) ? [] : [[name, limit, data.length]];
    });
    expect(pages.length).toBeGreaterThan(8);
    expect(pages.filter(([, limit, length]) => limit !== length)).toEqual([]);
  });

  it('has addresses of 32 bytes and digests that decode to 32 bytes', () => {
    const text = JSON.stringify(methods.map((method) => method.example));
    const addresses = text.match(/0x[0-9a-f]{20,}/g) ?? [];
    expect(addresses.filter((address) => address.length !== 66)).toEqual([]);
    const digests = [
      ...text.matchAll(/"(?:digest|txDigest|transactionDigest|previousTransaction)":"([^"]+)"/g),
    ].map((found) => found[1] ?? '');
    expect(digests.length).toBeGreaterThan(40);
    expect(digests.filter((digest) => !/^[1-9A-HJ-NP-Za-km-z]{43,44}$/.test(digest))).toEqual([]);
  });
});

/** Fields about which interface and SDK disagree, as the SDK declares them: examples follow the interface. */
function asSdk(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    /^(version|previousVersion|sequenceNumber|initialSharedVersion)$/.test(key) &&
    typeof inner === 'number'
      ? String(inner)
      : inner,
  );
}

describe('the SDK call of an example', () => {
  /** Runs the code that readers copy; gives back what reached the transport, as JSON. */
  async function sentBy(method: (typeof methods)[number]): Promise<unknown> {
    const sent: unknown[] = [];
    const record = (call: { method: string; params: unknown[] }): Promise<unknown> => {
      sent.push(JSON.parse(JSON.stringify({ method: call.method, params: call.params })));
      return Promise.resolve(method.example.result);
    };
    class Client extends sdk.Client {
      constructor({ url, ...others }: { url: string }) {
        expect(url).toBe(sdk.addressOf('mainnet'));
        super({ ...others, transport: { request: record, subscribe: record } as never });
      }
    }
    const program = (sdkText(method, method.example, { model }) ?? '').replace(
      /^import .*\n/gm,
      '',
    );
    const { className, addressOf: address } = model.sdk;
    const run = new Function(className, address.name, `return (async () => {${program}})();`);
    await (run(Client, sdk.addressOf) as Promise<void>);
    expect([method.name, sent.length]).toEqual([method.name, 1]);
    return sent[0];
  }

  /** A program cannot say "nothing" at the end of a list: it sends null. */
  function trimmed(params: readonly unknown[]): readonly unknown[] {
    return params.slice(0, params.findLastIndex((param) => param !== null) + 1);
  }

  it('sends exactly the request that is shown, for every method', async () => {
    // A client that has lost a subscription cannot send it.
    const sendable = methods.filter(
      (method) => sdkText(method, method.example, { model }) !== null,
    );
    expect(sendable.length).toBeGreaterThan(50);
    for (const method of sendable) {
      const { params } = (await sentBy(method)) as { params: readonly unknown[] };
      const displayed = [...method.example.params];
      // The one parameter about which interface and SDK disagree.
      if (method.name === 'sui_tryGetPastObject') displayed[1] = Number(displayed[1]);
      expect([method.name, trimmed(params)]).toEqual([method.name, displayed]);
    }
  });

  it('compiles against the real package, and so does every answer', () => {
    const files = new Map<string, string>();
    const { package: name, entry, className } = model.sdk;
    for (const [index, method] of methods.entries()) {
      files.set(`call-${index}.ts`, `${sdkText(method, method.example, { model }) ?? ''}\n`);
      const { sdk, message, example } = method;
      if (sdk === null || message !== null || /^(bigint|string)\b/.test(sdk.result)) continue;
      const answer = JSON.stringify(asSdk(example.result));
      files.set(
        `answer-${index}.ts`,
        `import type { ${className} } from '${name}/${entry}';\nexport const answer: Awaited<ReturnType<${className}['${sdk.method}']>> = ${answer};\n`,
      );
    }
    expect(files.size).toBeGreaterThan(100);
    expect(typeErrors(files)).toEqual([]);
  });

  it('is refused by the same compiler once a field is renamed', () => {
    const method = methods.find((rpcMethod) => rpcMethod.name === 'suix_getCoins');
    const text = method ? sdkText(method, method.example, { model }) : null;
    const wrong = (text ?? '').replace('owner:', 'holder:');
    expect(typeErrors(new Map([['call.ts', wrong]])).join()).toMatch(/holder/);
  });
});
