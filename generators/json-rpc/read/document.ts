/**
 * An OpenRPC document of another service than a Sui node → its own words, examples, errors and chapters, in the form
 * that we have ours in (https://spec.open-rpc.org, version 1.3). Pure.
 */

import type { Description } from '../../core/descriptions.ts';
import type { Given } from '../../core/source.ts';
import { isRecord } from '../../core/source.ts';
import { listIn } from '../schema/normalize.ts';
import type { ServiceSyntax } from './syntax.ts';
import type { ExampleEntry, GroupEntry, Tables } from './tables.ts';

/** `document` without references to anything but schemas, see `withoutReferences`. */
export function readService(document: Given): ServiceSyntax {
  const info = recordOf(document['info']);
  const methods = listIn(document, 'methods').map(recordOf);
  const types = recordOf(recordOf(document['components'])['schemas']);
  const schemas = Object.entries(types);
  const words = new Map<string, Description>();
  const say = (id: string, markdown: string | null): void => {
    if (markdown !== null && !words.has(id)) words.set(id, { markdown, line: 1 });
  };
  for (const [name, schema] of schemas) {
    say(name, textOf(recordOf(schema)));
    sayFields(name, schema, say);
  }
  for (const method of methods) {
    const name = String(method['name']);
    say(name, textOf(method));
    for (const parameter of listIn(method, 'params').map(recordOf))
      say(
        `${name}.${String(parameter['name'])}`,
        textOf(parameter) ?? textOfSchema(parameter['schema'], types),
      );
    sayFields(name, recordOf(method['result'])['schema'], say);
  }
  return {
    title: String(info['title'] ?? 'JSON-RPC'),
    text: textOf({ description: info['description'] }),
    servers: listIn(document, 'servers').map((given) => {
      const { name, url } = recordOf(given);
      return { name: String(name ?? 'Server'), url: String(url) };
    }),
    tables: {
      groups: groupsOf(
        methods,
        schemas.map(([name]) => name),
      ),
      examples: new Map(methods.flatMap(exampleOf)),
      failures: methods.flatMap(failuresOf),
      reviews: [],
    },
    descriptions: words,
  };
}

/** References lead to references, but not in circles. */
const DEEPEST = 8;
/** A type by its name, which pages link to; every other reference is replaced by what it leads to. */
const NAMED = /^#\/components\/schemas\/[^/]+$/;

/** A document whose methods say all themselves. Names of parameters that cannot be anchors are written with underscores. */
export function withoutReferences(document: Given): Given {
  const resolve = (given: unknown, depth: number): unknown => {
    if (Array.isArray(given)) return given.map((item) => resolve(item, depth));
    if (!isRecord(given)) return given;
    const { $ref: target } = given;
    if (typeof target !== 'string' || NAMED.test(target))
      return Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name, resolve(value, depth)]),
      );
    const steps = target.replace(/^#\//, '').split('/');
    const found = steps.reduce<unknown>((at, step) => recordOf(at)[step], document);
    return depth > DEEPEST ? {} : resolve(found, depth + 1);
  };
  const components = recordOf(document['components']);
  return {
    ...document,
    components: { schemas: resolve(recordOf(components['schemas']), 0) },
    methods: listIn(document, 'methods').map((given) => {
      const method = recordOf(resolve(given, 0));
      const params = listIn(method, 'params').map((parameter) => {
        const name = String(recordOf(parameter)['name']);
        return { ...recordOf(parameter), name: name.replace(/[^A-Za-z0-9_.]+/g, '_') };
      });
      return { ...method, params };
    }),
  };
}

/** Summary and description in paragraphs; a title only where there is nothing else. */
function textOf({ summary, description, title }: Given): string | null {
  const documented = [summary, description].filter(
    (text, at, both) => typeof text === 'string' && text.trim() !== '' && both.indexOf(text) === at,
  );
  if (documented.length > 0) return documented.join('\n\n');
  return typeof title === 'string' ? title : null;
}

/** What a schema says, or the type that it names. */
function textOfSchema(given: unknown, types: Given): string | null {
  const schema = recordOf(given);
  const name = String(schema['$ref']).split('/').at(-1) ?? '';
  return textOf(schema) ?? textOf(recordOf(types[name]));
}

type Say = (id: string, markdown: string | null) => void;

function sayFields(owner: string, given: unknown, say: Say, depth = 0): void {
  if (depth > DEEPEST) return;
  const schema = recordOf(given);
  for (const [name, field] of Object.entries(recordOf(schema['properties']))) {
    say(`${owner}.${name}`, textOf(recordOf(field)));
    sayFields(`${owner}.${name}`, field, say, depth + 1);
  }
  for (const keyword of ['allOf', 'oneOf', 'anyOf'])
    for (const member of listIn(schema, keyword)) sayFields(owner, member, say, depth + 1);
}

/** By the first tag, else by what is before the first `_` or `.` of the name; types are a chapter of their own. */
function groupsOf(methods: readonly Given[], types: readonly string[]): readonly GroupEntry[] {
  const groups = new Map<string, string[]>();
  for (const method of methods) {
    const [tag] = listIn(method, 'tags').map(recordOf);
    const name = String(method['name']);
    const prefix = /^([^_.]+)[_.]/.exec(name)?.[1] ?? 'Methods';
    const title = String(tag?.['name'] ?? prefix);
    groups.set(title, [...(groups.get(title) ?? []), name]);
  }
  const chapters = [...groups].map(([title, names]) => ({ title, methods: names, types: [] }));
  return types.length === 0 ? chapters : [...chapters, { title: 'All types', methods: [], types }];
}

function exampleOf(method: Given): readonly (readonly [string, ExampleEntry])[] {
  const [example] = listIn(method, 'examples').map(recordOf);
  if (!example) return [];
  const params = listIn(example, 'params').map((param) => recordOf(param)['value']);
  return [
    [String(method['name']), { params, result: recordOf(example['result'])['value'] ?? null }],
  ];
}

function failuresOf(method: Given): Tables['failures'] {
  return listIn(method, 'errors')
    .map(recordOf)
    .map(({ code, message, data }) => ({
      methods: String(method['name']),
      answer: String(code),
      when: String(message ?? ''),
      fix: typeof data === 'string' ? data : '',
      line: 1,
    }));
}

function recordOf(given: unknown): Given {
  return isRecord(given) ? given : {};
}
