/**
 * An OpenRPC document of another service than a Sui node → its own words, examples, errors and chapters, in the form
 * that we have ours in (https://spec.open-rpc.org, version 1.3). Pure.
 */

import type { Description } from '../../core/descriptions.ts';
import type { Given } from '../../core/source.ts';
import { listIn } from '../schema/normalize.ts';
import { codeText, limitsOf } from './limits.ts';
import { recordOf } from './record.ts';
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
    say(name, textOfSchema(schema, {}));
    sayFields(name, schema, say);
  }
  for (const method of methods) {
    const name = String(method['name']);
    const result = recordOf(method['result']);
    say(name, textOf(method));
    say(`${name}.@see`, paragraphs(...seeAlso(method)));
    for (const parameter of listIn(method, 'params').map(recordOf)) {
      const id = `${name}.${String(parameter['name'])}`;
      say(id, textOfParameter(parameter, types));
      sayFields(id, parameter['schema'], say);
    }
    say(
      `${name}.@result`,
      paragraphs(textOf({ ...result, title: null }), ...limitsOf(recordOf(result['schema']))),
    );
    sayFields(name, result['schema'], say);
  }
  return {
    title: String(info['title'] ?? 'JSON-RPC'),
    text: paragraphs(textOf({ description: info['description'] }), ...documentsOf(document)),
    servers: listIn(document, 'servers').map(recordOf).map(serverOf),
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

/** Summary and description in paragraphs; a title only where there is nothing else. */
function textOf({ summary, description, title }: Given): string | null {
  const documented = [summary, description].filter(
    (text, at, both) => typeof text === 'string' && text.trim() !== '' && both.indexOf(text) === at,
  );
  if (documented.length > 0) return documented.join('\n\n');
  return typeof title === 'string' ? title : null;
}

/** Null for no words at all. */
function paragraphs(...texts: readonly (string | null)[]): string | null {
  const documented = texts.filter((text) => text !== null && text !== '');
  return documented.length === 0 ? null : documented.join('\n\n');
}

/** What a schema says, or the type that it names, and what it asks of values. */
function textOfSchema(given: unknown, types: Given): string | null {
  const schema = recordOf(given);
  const name = String(schema['$ref']).split('/').at(-1) ?? '';
  const parts = listIn(schema, 'allOf').map((part) => textOf(recordOf(part)));
  const text =
    textOf(schema) ?? parts.find((part) => part !== null) ?? textOf(recordOf(types[name]));
  return withLimits(text, schema);
}

function withLimits(text: string | null, schema: Given): string | null {
  const limits = limitsOf(schema).join(' ');
  // In a cell of a table one follows the other.
  return paragraphs(limits === '' || text === null ? text : text.replace(/\w$/, '$&.'), limits);
}

function textOfParameter(parameter: Given, types: Given): string | null {
  const schema = recordOf(parameter['schema']);
  const own = textOf(parameter);
  const isOld = parameter['deprecated'] === true && schema['deprecated'] !== true;
  return paragraphs(
    isOld ? 'Deprecated.' : null,
    own === null ? textOfSchema(schema, types) : withLimits(own, schema),
  );
}

/** What a method leads on to: servers of its own, documents, and methods that take what it answers. */
function seeAlso(method: Given): readonly string[] {
  const servers = listIn(method, 'servers').map(recordOf).map(serverOf);
  const links = listIn(method, 'links')
    .map(recordOf)
    .map((given) => {
      const name = String(given['method'] ?? method['name']);
      const sent = Object.entries(recordOf(given['params'])).map(
        ([key, value]) => `${codeText(key)} from ${codeText(value)}`,
      );
      const what = textOf({ ...given, title: null });
      return `- ${codeText(name)}${sent.length === 0 ? '' : ` with ${sent.join(', ')}`}${what === null ? '' : `: ${what.replaceAll('\n', ' ')}`}`;
    });
  return [
    ...servers.map(({ name, url }) => `Answered by ${name}, ${codeText(url)}.`),
    ...documentsOf(method),
    ...(links.length === 0 ? [] : ['What it answers can be sent to:', links.join('\n')]),
  ];
}

function documentsOf({ externalDocs }: Given): readonly string[] {
  const { url, description } = recordOf(externalDocs);
  if (typeof url !== 'string') return [];
  return [
    `See ${typeof description === 'string' ? `${description.replaceAll('\n', ' ')} (<${url}>)` : `<${url}>`}.`,
  ];
}

/** https://spec.open-rpc.org/#server-object */
function serverOf({
  name,
  url,
  summary,
  description,
  variables,
}: Given): ServiceSyntax['servers'][number] {
  const known = Object.entries(recordOf(variables)).map(
    ([key, given]) => [key, recordOf(given)] as const,
  );
  const words = known.map(([key, given]) => {
    const values = listIn(given, 'enum').map(codeText).join(' or ');
    const start =
      given['default'] === undefined ? [] : [`by default ${codeText(given['default'])}`];
    const text = typeof given['description'] === 'string' ? [given['description']] : [];
    return `${codeText(`{${key}}`)}: ${[...text, ...(values === '' ? [] : [values]), ...start].join(', ')}.`;
  });
  const address = known.reduce(
    (text, [key, given]) => text.replaceAll(`{${key}}`, String(given['default'] ?? `{${key}}`)),
    String(url),
  );
  return {
    name: String(name ?? 'Server'),
    url: String(url),
    address,
    text: paragraphs(textOf({ summary, description }), words.join(' ')),
  };
}

/** Fields within fields. */
const DEEPEST = 8;

type Say = (id: string, markdown: string | null) => void;

function sayFields(owner: string, given: unknown, say: Say, depth = 0): void {
  if (depth > DEEPEST) return;
  const schema = recordOf(given);
  if (schema['type'] === 'array') sayFields(owner, schema['items'], say, depth + 1);
  for (const [name, field] of Object.entries(recordOf(schema['properties']))) {
    say(`${owner}.${name}`, textOfSchema(field, {}));
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

/** By place or by name, as the method takes them (https://spec.open-rpc.org/#method-param-structure). */
function exampleOf(method: Given): readonly (readonly [string, ExampleEntry])[] {
  const [example] = listIn(method, 'examples').map(recordOf);
  if (!example) return [];
  const given = listIn(example, 'params').map(recordOf);
  const names = listIn(method, 'params').map((parameter) => String(recordOf(parameter)['name']));
  const values = new Map(given.map(({ name, value }) => [String(name), value]));
  const isNamed =
    values.size === given.length && given.every(({ name }) => names.includes(String(name)));
  const last = names.findLastIndex((name) => values.has(name));
  const params = isNamed
    ? names.slice(0, last + 1).map((name) => values.get(name) ?? null)
    : given.map(({ value }) => value);
  const named = method['paramStructure'] === 'by-name' ? Object.fromEntries(values) : null;
  const result = recordOf(example['result'])['value'] ?? null;
  return [[String(method['name']), { params, result, ...(named === null ? {} : { named }) }]];
}

function failuresOf(method: Given): Tables['failures'] {
  return listIn(method, 'errors')
    .map(recordOf)
    .map(({ code, message, data }) => ({
      methods: String(method['name']),
      answer: String(code),
      when: String(message ?? ''),
      fix: data === undefined ? '' : typeof data === 'string' ? data : codeText(data),
      line: 1,
    }));
}
