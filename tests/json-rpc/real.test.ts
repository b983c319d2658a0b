/** The JSON-RPC reference on the real interface: invariants, not goldens. */

import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadEquivalents } from '../../generators/core/equivalents/equivalents.ts';
import { dataOf } from '../../generators/json-rpc/data.ts';
import type { TypePart } from '../../generators/output/json-rpc.ts';
import type { RpcModel } from '../../generators/json-rpc/model/model.ts';
import { reference } from '../../generators/json-rpc/reference.ts';
import { assignRoutes } from '../../generators/json-rpc/routes.ts';
import { COMPONENTS, contractErrors, deadLinks } from '../support/contract.ts';
import type { RenderedElement } from '../support/evaluate.ts';
import { evaluatePage } from '../support/evaluate.ts';
import { documented } from '../support/documented.ts';
import type { RenderedReference } from '../support/run.ts';
import { filesBelow, renderReference, root, runInto, temporaryFolder } from '../support/run.ts';
import { isListed, listedWithoutWordCount, unlisted } from '../support/to-do.ts';
import { interfaceFile, pinnedModel } from './pinned-model.ts';

const BASE = '/references/sui-api/json-rpc';
const FILE = interfaceFile();
let run: RenderedReference;
let model: RpcModel;

beforeAll(async () => {
  run = await documented(reference);
  model = pinnedModel();
});

const routeOf = (name: string): string =>
  `${BASE}/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** Methods that the client names, read from its text: knows nothing of the reader. */
function namesInClient(): readonly string[] {
  const client = path.join(root, 'node_modules', model.sdk.package, 'src', model.sdk.entry);
  const written = fs.readFileSync(`${client}/client.ts`, 'utf8').match(/method: '[\w.]+'/g) ?? [];
  return [...new Set(written.map((call) => call.slice("method: '".length, -1)))];
}

describe('the JSON-RPC reference of the documented release', () => {
  it('has every method of the interface file, and those that only the SDK calls, each with a page', () => {
    const names = FILE.methods.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(50);
    const inInterface = model.methods.filter((method) => method.isInInterface);
    expect(inInterface.map(({ name }) => name).sort()).toEqual(names.toSorted());
    const only = namesInClient().filter((name) => !names.includes(name));
    const others = model.methods.filter((method) => !method.isInInterface);
    expect(others.map(({ name }) => name).sort()).toEqual(only.toSorted());
    expect(model.methods.filter(({ name }) => !run.pages.has(routeOf(name)))).toEqual([]);
    for (const { name } of others)
      expect(run.pages.get(routeOf(name))).toContain('text="SDK only"');
  });

  it('has the parameters of the interface file, in its order', () => {
    for (const { name, params } of FILE.methods) {
      const method = model.methods.find((rpcMethod) => rpcMethod.name === name);
      const displayed = method?.parameters.map((parameter) => [
        parameter.name,
        parameter.isRequired,
      ]);
      expect([name, displayed]).toEqual([
        name,
        params.map((param) => [param.name, param.required]),
      ]);
    }
  });

  it('has every schema of the interface file, on exactly one page of types', () => {
    const names = Object.keys(FILE.schemas);
    expect(names.length).toBeGreaterThan(100);
    const pages = [...run.pages].filter(([route]) => route.startsWith(`${BASE}/types/`));
    expect(pages.length).toBeGreaterThan(10);
    for (const name of names) {
      const homes = pages.filter(([, text]) => text.includes(`{/* #${name} */}`));
      expect([name, homes.length]).toEqual([name, 1]);
    }
  });

  it('has a description for every method, parameter, type and field', () => {
    const open = listedWithoutWordCount('json-rpc');
    expect(model.undocumented).toHaveLength(open);
    const silent = [...run.pages.values()].filter((text) => text.includes('Undocumented'));
    expect(silent.length).toBeLessThanOrEqual(open);
    expect(unlisted(run.diagnostics)).toEqual([]);
  });

  it('says on the page of each method what fails, and which disagreements there are', () => {
    const pages = model.methods.map(({ name }) => run.pages.get(routeOf(name)) ?? '');
    expect(pages.filter((text) => !text.includes('## When it fails'))).toEqual([]);
    const specific = model.methods.filter(({ failures }) => failures.length > 0);
    expect(specific.length).toBeGreaterThan(45);
    expect(model.disagreements.length).toBeGreaterThan(3);
    const open = model.disagreements.filter(({ text }) => text === null);
    expect(open.filter(({ id }) => !isListed(`of ${id} the interface `))).toEqual([]);
    for (const { id } of model.disagreements)
      expect([...run.pages.values()].some((text) => text.includes(`- \`${id}\``))).toBe(true);
  });

  it('keeps the page contract on every page', () => {
    expect(
      [...run.pages].flatMap(([route, text]) =>
        contractErrors(text).map((error) => `${route} ${error}`),
      ),
    ).toEqual([]);
  });

  it('keeps every page of types below 4,000 elements', () => {
    const pages = [...run.pages].filter(([route]) => route.startsWith(`${BASE}/types`));
    const large = pages
      .map(([route, text]) => [route, countElements(evaluatePage(text, [...COMPONENTS]))] as const)
      .filter(([, count]) => count > 4000);
    expect(large).toEqual([]);
  });

  it('links only to places that exist', () => {
    const elsewhere = new Set([
      '/references',
      '/references/sui-api',
      '/sui-api-ref',
      '/concepts/graphql-rpc',
      '/concepts/grpc-overview',
      '/references/sui-api/sui-graphql/reference/operations/queries/events',
      '/references/sui-api/sui-graphql/reference/operations/queries/transaction-blocks',
    ]);
    expect(deadLinks([...run.pages.values()], (route) => elsewhere.has(route))).toEqual([]);
  });

  it('names every method on the index, and every type on the index of types under both its names', () => {
    const index = run.pages.get(BASE) ?? '';
    const types = run.pages.get(`${BASE}/types`) ?? '';
    expect(model.methods.filter((method) => !index.includes(`/json-rpc/${method.slug})`))).toEqual(
      [],
    );
    for (const name of model.types.flatMap((type) => [type.name, type.sdkName ?? type.name]))
      expect([name, types.includes(`<Anchor id="${name}" />`)]).toEqual([name, true]);
  });

  it('keeps the anchors of parameters under the names that the SDK has for them', () => {
    const page = run.pages.get(routeOf('sui_getObject')) ?? '';
    expect(page).toContain('<Anchor id="object_id" /><Anchor id="id" />');
  });

  it('links every type on the overview to its place', () => {
    const details = Object.values(detailsOf(model)) as {
      readonly result: readonly TypePart[];
      readonly parameters: readonly { readonly type: readonly TypePart[] }[];
    }[];
    const parts = details.flatMap(({ result, parameters }) => [
      ...result,
      ...parameters.flatMap(({ type }) => type),
    ]);
    const links = parts.filter((part) => typeof part !== 'string');
    expect(links.length).toBeGreaterThan(150);
    const routes = assignRoutes(model, BASE);
    const hrefs = new Map(model.types.map((type) => [type.name, routes.type(type)]));
    expect(links.filter(({ text, href }) => hrefs.get(text) !== href)).toEqual([]);
    const phrase = parts.filter((part) => typeof part === 'string').join(' ');
    expect(model.types.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(phrase))).toEqual([]);
  });

  it('gives every page a description of its own', () => {
    const descriptions = [...run.pages.values()].map(
      (text) => /^description: (.*)$/m.exec(text)?.[1] ?? '',
    );
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('gives the same pages for the same interface with methods and schemas in another order', async () => {
    const file = path.join(temporaryFolder(), 'openrpc.json');
    const schemas = Object.fromEntries(Object.entries(FILE.schemas).toReversed());
    const document = { ...FILE, methods: FILE.methods.toReversed(), schemas };
    fs.writeFileSync(file, JSON.stringify(document));
    const shuffled = await renderReference(reference, { openrpc: file });
    expect(unlisted(shuffled.diagnostics)).toEqual([]);
    expect(Object.fromEntries(shuffled.pages)).toEqual(Object.fromEntries(run.pages));
    expect(shuffled.prepared?.apiReport).toEqual(run.prepared?.apiReport);
  });

  it('writes nothing in a second run', async () => {
    const out = path.join(temporaryFolder(), 'out');
    const first = await runInto(out, [reference]);
    const files = filesBelow(out);
    const second = await runInto(out, [reference]);
    expect([second.written, second.removed, second.unchanged]).toEqual([0, 0, first.written]);
    expect([...filesBelow(out)]).toEqual([...files]);
  });
});

function detailsOf(of: RpcModel): object {
  const equivalents = loadEquivalents(root).value;
  if (!equivalents) throw new Error('the table of equivalents cannot be read');
  return dataOf(of, equivalents)['json-rpc-details'] as object;
}

function countElements(element: RenderedElement | string): number {
  if (typeof element === 'string') return 0;
  return element.children.reduce((count, child) => count + countElements(child), 1);
}

describe('a signature of the JSON-RPC reference', () => {
  it('is TypeScript but for the dot of rpc.discover', () => {
    const broken = model.methods.filter((method) => {
      const page = run.pages.get(`${BASE}/${method.slug}`) ?? '';
      const code = /<Signature language="typescript" code="([^"]*)"/.exec(page)?.[1] ?? '';
      const text = `declare function ${code
        .replaceAll('&#10;', '\n')
        .replaceAll('&quot;', '"')
        .replace('rpc.', 'rpc_')
        .replace(/\bpackage\b|\bfunction(?=[?:])/g, 'p')};`;
      const file = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest);
      const { parseDiagnostics = [] } = file as unknown as { parseDiagnostics?: unknown[] };
      return parseDiagnostics.length > 0 || code === '';
    });
    expect(broken.map((method) => method.name)).toEqual([]);
  });
});
