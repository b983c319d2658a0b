/**
 * The interface file → methods and schemas. Takes an OpenRPC document as nodes publish it, the answer
 * to `rpc.discover`, and the facts that `npm run sync` makes of them. Pure.
 */

import type { Diagnostic, Outcome } from '../../core/diagnostics.ts';
import { errorAt, fail, succeed, warningAt } from '../../core/diagnostics.ts';
import type { Given, SourceText } from '../../core/source.ts';
import { isRecord, locate } from '../../core/source.ts';
import { listIn, normalize, unknownKeywords } from '../schema/normalize.ts';
import type { Field, Schemas } from '../schema/schema.ts';
import { namesIn, withoutCircles } from '../schema/schema.ts';
import { recordOf } from './record.ts';
import type { Resolved } from './references.ts';
import type { InterfaceSyntax, MethodSyntax } from './syntax.ts';

/** A fault of the file, and the text where it is. */
interface Mistake {
  readonly near: string;
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
}

/** The document in a file; empty for what is not JSON, which `readInterface` says. */
export function readDocument({ text }: SourceText): Given {
  const parsed = parseJson(text);
  return isRecord(parsed['result']) ? parsed['result'] : parsed;
}

/** Of another service, `resolved` is what the file says with its references followed. */
export function readInterface(source: SourceText, resolved?: Resolved): Outcome<InterfaceSyntax> {
  const { document, lost } = resolved ?? { document: readDocument(source), lost: [] };
  const { components, info } = document;
  const given = document['schemas'] ?? recordOf(components)['schemas'];
  const methods = listIn(document, 'methods').map(readMethod);
  if (methods.length === 0 || !isRecord(given)) return fail([diagnosticOf(source, NOT_OPENRPC)]);
  const schemas = withoutCircles(
    new Map(Object.entries(given).map(([name, schema]) => [name, normalize(schema)])),
  );
  const mistakes = mistakesIn(methods, schemas);
  if (mistakes.length > 0) return fail(mistakes.map((mistake) => diagnosticOf(source, mistake)));
  const unknown = [
    ...Object.values(given),
    ...listIn(document, 'methods').flatMap((method) => schemasOf(recordOf(method))),
  ].flatMap((schema) => unknownKeywords(schema));
  const warnings = [
    ...[...new Set(unknown)].map((name) => unknownKeyword(source, name)),
    ...lost.map((target) => lostReference(source, target)),
  ];
  const release = document['release'] ?? recordOf(info)['version'] ?? '';
  return succeed({ release: String(release), methods, schemas }, warnings);
}

function schemasOf(method: Given): readonly unknown[] {
  return [method['result'], ...listIn(method, 'params')].map((part) => recordOf(part)['schema']);
}

function unknownKeyword(source: SourceText, name: string): Diagnostic {
  const at = locate(source, source.text.indexOf(`"${name}"`));
  return warningAt(at, 'json-rpc/unknown-keyword', {
    message: `the keyword "${name}" of JSON Schema is not understood: pages show the type without it`,
    fix: 'say the same with other keywords, or in the description',
  });
}

function lostReference(source: SourceText, target: string): Diagnostic {
  const at = locate(source, Math.max(0, source.text.indexOf(JSON.stringify(target))));
  return warningAt(at, 'json-rpc/lost-reference', {
    message: `the reference ${JSON.stringify(target)} leads nowhere in this file: pages show any value there`,
    fix: 'give a file that has everything in it',
  });
}

function readMethod(given: unknown): MethodSyntax {
  const method = recordOf(given);
  return {
    name: nameIn(method),
    tags: listIn(method, 'tags').map((tag) => (isRecord(tag) ? nameIn(tag) : String(tag))),
    isDeprecated: method['deprecated'] === true,
    parameters: listIn(method, 'params').map(readParameter),
    isByName: method['paramStructure'] === 'by-name',
    isNotification: method['result'] === undefined,
    result: normalize(recordOf(method['result'])['schema']),
  };
}

function readParameter(given: unknown): Field {
  const parameter = recordOf(given);
  return {
    name: nameIn(parameter),
    schema: normalize(parameter['schema']),
    isRequired: parameter['required'] === true,
  };
}

function nameIn(given: Given): string {
  return typeof given['name'] === 'string' ? given['name'] : '';
}

function mistakesIn(methods: readonly MethodSyntax[], schemas: Schemas): Mistake[] {
  const names = methods.map(({ name }) => name);
  const all = [...names, ...methods.flatMap((call) => call.parameters.map(({ name }) => name))];
  const displayed = [
    ...schemas.values(),
    ...methods.flatMap((call) => [call.result, ...call.parameters.map(({ schema }) => schema)]),
  ];
  const bad = [...new Set([...all, ...schemas.keys()])].filter((name) => name === '');
  const unknown = [...new Set(displayed.flatMap(namesIn))].filter((name) => !schemas.has(name));
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...bad.map((name) => ({
      near: JSON.stringify(name),
      rule: 'name',
      message: 'a method, a parameter or a schema has no name',
      fix: 'give it a name',
    })),
    ...unknown.map((name) => ({
      near: `/${name}"`,
      rule: 'unknown-schema',
      message: `the schema "${name}" is used here and missing from the file`,
      fix: 'take the complete file of the release',
    })),
    ...repeated.map((name) => ({
      near: JSON.stringify(name),
      rule: 'repeated',
      message: `the method "${name}" is declared twice`,
      fix: 'remove one of the two',
    })),
  ];
}

const NOT_OPENRPC: Mistake = {
  near: '',
  rule: 'no-interface',
  message: 'the file is not an OpenRPC document: it lacks methods or schemas, or it is not JSON',
  fix: 'take openrpc.json of an upstream checkout, or the answer of a node to rpc.discover',
};

function diagnosticOf(source: SourceText, { near, rule, message, fix }: Mistake): Diagnostic {
  const at = locate(source, Math.max(0, source.text.indexOf(near)));
  return errorAt(at, `json-rpc/${rule}`, { message, fix });
}

/** Empty for what is not JSON: `readInterface` says so. */
function parseJson(text: string): Given {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return {};
  }
}
