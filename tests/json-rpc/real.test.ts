/** The JSON-RPC reference on the real client: invariants, not goldens. */

import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../generators/json-rpc/data.ts';
import { requestOf, sdkText } from '../../generators/json-rpc/example-text.ts';
import type { RpcModel } from '../../generators/json-rpc/model.ts';
import { reference } from '../../generators/json-rpc/reference.ts';
import { checkRequest } from '../../generators/json-rpc/check-request.ts';
import { checkShape } from '../../generators/json-rpc/check-shape.ts';
import { contractFaults, deadLinks } from '../support/contract.ts';
import { typeErrors } from '../support/type-check.ts';
import { documented } from '../support/documented.ts';
import type { RenderedReference } from '../support/run.ts';
import { pinnedModel } from './pinned-model.ts';
import { filesBelow, root, runInto, temporaryFolder } from '../support/run.ts';

const CLIENT = path.join(root, 'node_modules/@mysten/sui/src/client/client.ts');
let run: RenderedReference;
let model: RpcModel;

beforeAll(async () => {
  run = await documented(reference);
  model = pinnedModel();
});

/** Entries of the list that opens before `from`, by counting brackets: knows nothing of the reader. */
function countEntries(text: string, from: number): number {
  let depth = 0;
  const entries = [''];
  for (const character of text.slice(from)) {
    if (character === ']' && depth === 0) break;
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) entries.push('');
    else entries[entries.length - 1] += character;
  }
  return entries.filter((entry) => entry.trim() !== '').length;
}

describe('the JSON-RPC reference of the documented release', () => {
  it('has every method that the client names, counted in its text', () => {
    const written = fs.readFileSync(CLIENT, 'utf8').match(/method: '[\w.]+'/g) ?? [];
    const names = [...new Set(written.map((one) => one.slice("method: '".length, -1)))].sort();
    expect(names).toHaveLength(48);
    expect(model.methods.map((method) => method.name).sort()).toEqual(names);
    expect(
      names.filter(
        (name) =>
          !run.pages.has(
            `/references/sui-api/json-rpc/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
          ),
      ),
    ).toEqual([]);
  });

  it('has the parameters of every call, counted in its text', () => {
    const text = fs.readFileSync(CLIENT, 'utf8');
    for (const method of model.methods) {
      const at =
        text.indexOf('params: [', text.indexOf(`method: '${method.name}'`)) + 'params: ['.length;
      expect([method.name, method.parameters.filter((one) => one.isSent).length]).toEqual([
        method.name,
        countEntries(text, at),
      ]);
    }
  });

  it('has a description for every method, parameter and field', () => {
    expect(model.undocumented).toEqual([]);
    expect([...run.pages.values()].filter((text) => text.includes('Undocumented'))).toEqual([]);
    expect(model.methods.filter((method) => (method.description ?? '') === '')).toEqual([]);
    expect(run.diagnostics).toEqual([]);
  });

  it('keeps the page contract on every page', () => {
    expect(
      [...run.pages].flatMap(([route, text]) =>
        contractFaults(text).map((fault) => `${route} ${fault}`),
      ),
    ).toEqual([]);
  });

  it('links only to places that exist', () => {
    const elsewhere = new Set([
      '/references',
      '/references/sui-api',
      '/sui-api-ref',
      '/concepts/graphql-rpc',
      '/concepts/grpc-overview',
    ]);
    expect(deadLinks([...run.pages.values()], (route) => elsewhere.has(route))).toEqual([]);
  });

  it('names every method on the index and every type on the page of types', () => {
    const index = run.pages.get('/references/sui-api/json-rpc') ?? '';
    const types = run.pages.get('/references/sui-api/json-rpc/types') ?? '';
    expect(model.methods.filter((method) => !index.includes(`/json-rpc/${method.slug})`))).toEqual(
      [],
    );
    expect(model.types.filter((type) => !types.includes(`{/* #${type.name} */}`))).toEqual([]);
  });

  it('links every type on the overview to its place on the page of types', () => {
    const types = run.pages.get('/references/sui-api/json-rpc/types') ?? '';
    const details = Object.values(dataOf(model)['json-rpc-details']);
    const parts = details.flatMap(({ result, parameters }) => [
      ...result,
      ...parameters.flatMap(({ type }) => type),
    ]);
    const links = parts.filter((part) => typeof part !== 'string');
    expect(links.length).toBeGreaterThan(50);
    for (const { text, href } of links) {
      expect(href).toBe(`/references/sui-api/json-rpc/types#${text}`);
      expect(types).toContain(`{/* #${text} */}`);
    }
    const words = parts.filter((part) => typeof part === 'string').join(' ');
    expect(model.types.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(words))).toEqual([]);
  });

  it('gives every page a description of its own', () => {
    const descriptions = [...run.pages.values()].map(
      (text) => /^description: (.*)$/m.exec(text)?.[1] ?? '',
    );
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('gives the same model for the same declarations in another order', () => {
    expect(JSON.stringify(dataOf(pinnedModel({ isShuffled: true })))).toBe(
      JSON.stringify(dataOf(model)),
    );
  });

  it('writes nothing in a second run', async () => {
    const out = path.join(temporaryFolder(), 'out');
    const first = await runInto(out, [reference]);
    const files = filesBelow(out);
    const second = await runInto(out, [reference]);
    expect([second.written, second.removed, second.kept]).toEqual([0, 0, first.written]);
    expect([...filesBelow(out)]).toEqual([...files]);
  });
});

describe('the examples of the JSON-RPC reference', () => {
  it('give every method a request that the method takes and an answer of its type', () => {
    const data = dataOf(model)['json-rpc'];
    const faults = model.methods.flatMap((method) => [
      ...checkRequest(data, requestOf(method)).map(
        (fault) => `${method.name} request ${fault.path} ${fault.message}`,
      ),
      ...checkShape(method.result, method.example.result, { types: model.shapes }).map(
        (fault) => `${method.name} result ${fault.path} ${fault.message}`,
      ),
      ...(method.notification === null
        ? []
        : checkShape(method.notification, method.example.notification, { types: model.shapes })
      ).map((fault) => `${method.name} message ${fault.path} ${fault.message}`),
    ]);
    expect(faults).toEqual([]);
  });

  it('are accepted by the TypeScript compiler against the real package: every call and every answer', () => {
    const files = new Map(
      model.methods.map((method, index) => [`call-${index}.ts`, `${sdkText(method, model)}\n`]),
    );
    for (const [index, method] of model.methods.entries()) {
      if (method.notification !== null || /^(bigint|string)\b/.test(method.sdkResult)) continue;
      const answer = JSON.stringify(method.example.result);
      files.set(
        `answer-${index}.ts`,
        `import type { SuiClient } from '@mysten/sui/client';\nexport const answer: Awaited<ReturnType<SuiClient['${method.sdkMethod}']>> = ${answer};\n`,
      );
    }
    expect(files.size).toBeGreaterThan(85);
    expect(typeErrors(files)).toEqual([]);
  });

  it('are refused by the same compiler once a field is renamed', () => {
    const method = model.methods.find((one) => one.name === 'suix_getCoins');
    if (!method) throw new Error('suix_getCoins is gone');
    const wrong = sdkText(method, model).replace('owner:', 'holder:');
    const errors = typeErrors(new Map([['call.ts', wrong]]));
    expect(errors.join()).toMatch(/holder/);
  });

  it('hold addresses of 32 bytes and digests that decode to 32 bytes', () => {
    const text = JSON.stringify(model.methods.map((method) => method.example));
    const addresses = text.match(/0x[0-9a-f]{20,}/g) ?? [];
    expect(addresses.filter((one) => one.length !== 66)).toEqual([]);
    const digests = [
      ...text.matchAll(/"(?:digest|txDigest|transactionDigest|previousTransaction)":"([^"]+)"/g),
    ].map((found) => found[1] ?? '');
    expect(digests.length).toBeGreaterThan(40);
    expect(digests.filter((one) => !/^[1-9A-HJ-NP-Za-km-z]{43,44}$/.test(one))).toEqual([]);
  });

  it('balance: what the sender loses is what the recipient gains and the gas costs', () => {
    const method = model.methods.find((one) => one.name === 'sui_executeTransactionBlock');
    const result = method?.example.result as {
      balanceChanges: { amount: string }[];
      effects: { gasUsed: Record<string, string> };
    };
    const gas = result.effects.gasUsed;
    const cost =
      BigInt(gas['computationCost'] ?? 0) +
      BigInt(gas['storageCost'] ?? 0) -
      BigInt(gas['storageRebate'] ?? 0);
    expect(result.balanceChanges.reduce((sum, change) => sum + BigInt(change.amount), 0n)).toBe(
      -cost,
    );
  });

  it('show an entry for every one that was asked for', () => {
    const pages = model.methods.flatMap((method) => {
      const limit = method.example.input?.['limit'];
      const { data } = (method.example.result ?? {}) as { data?: unknown[] };
      return limit === undefined || !Array.isArray(data) ? [] : [[method.name, limit, data.length]];
    });
    expect(pages.length).toBeGreaterThan(8);
    expect(pages.filter(([, limit, length]) => limit !== length)).toEqual([]);
  });
});

describe('a signature of the JSON-RPC reference', () => {
  it('is TypeScript but for the dot of rpc.discover', () => {
    const broken = model.methods.filter((method) => {
      const page = run.pages.get(`/references/sui-api/json-rpc/${method.slug}`) ?? '';
      const code = /<Signature language="typescript" code="([^"]*)"/.exec(page)?.[1] ?? '';
      const text = `declare function ${code
        .replaceAll('&#10;', '\n')
        .replaceAll('&quot;', '"')
        .replace('rpc.', 'rpc_')
        .replace(/\bpackage\b|\bfunction(?=[?:])/g, 'p')};`;
      const file = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest);
      return (
        ((file as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics ?? []).length > 0 ||
        code === ''
      );
    });
    expect(broken.map((method) => method.name)).toEqual([]);
  });
});
