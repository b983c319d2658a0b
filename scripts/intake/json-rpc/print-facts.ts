/** Facts about a release as the files of `schema/json-rpc` hold them: no sentences, one entry a line. Pure. */

import type { SdkSyntax } from '../../../generators/json-rpc/read/syntax.ts';
import type { Given } from '../../../generators/core/source.ts';
import { isRecord } from '../../../generators/core/source.ts';
import { listIn } from '../../../generators/json-rpc/schema/normalize.ts';

/** `sdk.json`. */
export function printSdk({ requests, types, ...client }: SdkSyntax): string {
  const head = Object.entries(client).map(([name, value]) => `${line(name)}: ${line(value)},`);
  const sent = requests.map((request) => `    ${line(request)}`).join(',\n');
  const declared = [...types]
    .map(([name, schema]) => `    ${line(name)}: ${line(schema)}`)
    .join(',\n');
  return `{\n  ${head.join('\n  ')}\n  "requests": [\n${sent}\n  ],\n  "types": {\n${declared}\n  }\n}\n`;
}

function line(value: unknown): string {
  return JSON.stringify(value);
}

/** `openrpc.json`: what a node publishes, or what is already in this form. */
export function printInterface(text: string): string {
  const parsed = JSON.parse(text) as Given;
  const document = isRecord(parsed['result']) ? parsed['result'] : parsed;
  const { components, info } = document;
  const schemas = document['schemas'] ?? (isRecord(components) ? components['schemas'] : {});
  const facts = {
    openrpc: document['openrpc'],
    release: document['release'] ?? (isRecord(info) ? info['version'] : undefined),
    methods: listIn(document, 'methods').map(methodFacts),
    schemas: mapValues(schemas, schemaFacts),
  };
  return `${JSON.stringify(facts, null, 1)}\n`;
}

function methodFacts(given: unknown): unknown {
  const method = given as Given;
  return {
    name: method['name'],
    tags: listIn(method, 'tags').map((tag) => (isRecord(tag) ? tag['name'] : tag)),
    deprecated: method['deprecated'] === true,
    params: listIn(method, 'params').map((param) => {
      const parameter = param as Given;
      const { name, required = false } = parameter;
      return { name, required, schema: schemaFacts(parameter['schema']) };
    }),
    result: { schema: schemaFacts((method['result'] as Given | undefined)?.['schema']) },
  };
}

/** Keywords whose values are schemas, lists of schemas, or schemas by name. */
const INNER = new Set(['items', 'additionalProperties', 'oneOf', 'anyOf', 'allOf']);
const PROSE_KEYWORDS = new Set(['description', 'title', 'examples', 'example', '$comment']);

function schemaFacts(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(schemaFacts);
  if (!isRecord(given)) return given;
  const facts = Object.entries(given).filter(([keyword]) => !PROSE_KEYWORDS.has(keyword));
  return Object.fromEntries(
    facts.map(([keyword, value]) => {
      if (keyword === 'properties') return [keyword, mapValues(value, schemaFacts)];
      return [keyword, INNER.has(keyword) ? schemaFacts(value) : value];
    }),
  );
}

/** Names are data here: a property can be called `description`. */
function mapValues(given: unknown, make: (value: unknown) => unknown): unknown {
  if (!isRecord(given)) return {};
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, make(value)]));
}
