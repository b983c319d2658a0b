/** A small interface, and a small SDK beside it, as a model. For tests that show a rule at work. */

import { readDescriptions } from '../../generators/core/descriptions.ts';
import type { Diagnostic } from '../../generators/core/diagnostics.ts';
import { buildModel } from '../../generators/json-rpc/model/build.ts';
import type { RpcModel } from '../../generators/json-rpc/model/model.ts';
import { readInterface } from '../../generators/json-rpc/read/openrpc.ts';
import { readTables } from '../../generators/json-rpc/read/tables.ts';
import { readClient } from '../../scripts/intake/json-rpc/read-client.ts';

/** File contents by name: `openrpc.json`, `client.ts`, `types.ts`, `prose.md`, and those of `schema/json-rpc`. */
export type SmallInput = ReadonlyMap<string, string>;

/** An SDK that sends nothing of interest: a client must send something to be one. */
const NO_SDK = `export class SuiClient {
  async call(method: string, params: unknown[]) { return this.transport.request({ method, params }); }
  async ping() { return this.transport.request({ method: 'rpc.ping', params: [] }); }
}`;

export interface SmallModel {
  readonly model: RpcModel | null;
  readonly diagnostics: readonly Diagnostic[];
}

export function smallModel(input: SmallInput): SmallModel {
  const source = (name: string, text = ''): { path: string; text: string } => ({
    path: name,
    text: input.get(name) ?? text,
  });
  const facts = readInterface(source('openrpc.json'));
  const sdk = readClient({
    name: '@mysten/sui',
    version: '0.0.0',
    entry: 'client',
    sources: [source('client.ts', NO_SDK), source('types.ts')],
  });
  const descriptions = readDescriptions(source('prose.md'), 'json-rpc');
  const tables = readTables({
    groups: source('groups.json', '[]'),
    examples: [source('examples.json', '{}')],
    failures: source('failures.tsv'),
    reviews: source('disagreements.tsv'),
  });
  const diagnostics = [facts, sdk, descriptions, tables].flatMap((outcome) => outcome.diagnostics);
  if (!facts.value || !sdk.value || !descriptions.value || !tables.value)
    return { model: null, diagnostics };
  const built = buildModel({
    facts: facts.value,
    sdk: sdk.value,
    tables: tables.value,
    descriptions: descriptions.value,
    service: null,
  });
  return { model: built.value, diagnostics: [...diagnostics, ...built.diagnostics] };
}

interface SmallMethod {
  readonly name: string;
  readonly params?: readonly (readonly [name: string, schema: object, required?: boolean])[];
  readonly result?: object;
  readonly tags?: readonly string[];
}

/** The text of an interface file. */
export function openrpc(
  methods: readonly SmallMethod[],
  schemas: Readonly<Record<string, object>> = {},
): string {
  return JSON.stringify({
    openrpc: '1.2.6',
    release: '0.0.0',
    methods: methods.map(({ name, params = [], result = { type: 'string' }, tags = [] }) => ({
      name,
      tags,
      deprecated: false,
      params: params.map(([parameter, schema, required = true]) => ({
        name: parameter,
        required,
        schema,
      })),
      result: { schema: result },
    })),
    schemas,
  });
}

export function ref(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}
