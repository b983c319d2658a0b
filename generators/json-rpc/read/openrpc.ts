/**
 * The interface file → methods and schemas. Takes an OpenRPC document as nodes publish it, the answer
 * to `rpc.discover`, and the facts that `npm run sync` makes of them. Pure.
 */

import type { Node } from 'jsonc-parser';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Diagnostic, Location, Outcome } from '../../core/diagnostics.ts';
import { fail, succeed } from '../../core/diagnostics.ts';
import type { SourceText } from '../../core/source.ts';
import { locate } from '../../core/source.ts';
import { normalize } from '../schema/normalize.ts';
import { namesIn, withoutCircles } from '../schema/schema.ts';
import type { Schema } from '../schema/schema.ts';
import type { InterfaceSyntax, MethodSyntax, ParameterSyntax } from './syntax.ts';

type Path = readonly (string | number)[];
type Given = Readonly<Record<string, unknown>>;

/** A fault of the file: where, and what is wrong with what is there. */
interface Fault {
  readonly path: Path;
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
}

/** What can be the name of a method, a parameter or a schema: names become addresses and anchors. */
const NAME = /^[A-Za-z_][A-Za-z0-9_.]*$/;

export function readInterface(source: SourceText): Outcome<InterfaceSyntax> {
  const parsed = parseJson(source.text);
  if (!isRecord(parsed)) return fail([diagnosticOf(source, null, NOT_OPENRPC)]);
  const [document, base] = isRecord(parsed['result'])
    ? [parsed['result'], ['result']]
    : [parsed, []];
  const [schemaMap, schemasAt] = schemasIn(document, base);
  if (!Array.isArray(document['methods']) || document['methods'].length === 0 || schemaMap === null)
    return fail([diagnosticOf(source, null, NOT_OPENRPC)]);
  const faults: Fault[] = [];
  const given = new Map(
    Object.entries(schemaMap).map(([name, one]) => [name, normalize(one)] as const),
  );
  const schemas = withoutCircles(given);
  for (const name of schemas.keys()) checkName(name, [...schemasAt, name], faults);
  const methods = document['methods'].map((one: unknown, index) =>
    readMethod(one, [...base, 'methods', index], faults),
  );
  const known = new Set(schemas.keys());
  for (const [name, schema] of schemas) checkNames(schema, known, [...schemasAt, name], faults);
  for (const [index, method] of methods.entries()) {
    const all = [...method.parameters.map(({ schema }) => schema), method.result];
    for (const schema of all) checkNames(schema, known, [...base, 'methods', index], faults);
  }
  checkRepeated(methods, [...base, 'methods'], faults);
  if (faults.length > 0) return fail(placed(source, faults));
  return succeed({ release: releaseOf(document), methods, schemas });
}

/** Where OpenRPC keeps the schemas, or where our facts do. */
function schemasIn(document: Given, base: Path): [Given | null, Path] {
  const { components, schemas } = document;
  if (isRecord(schemas)) return [schemas, [...base, 'schemas']];
  const inside = isRecord(components) ? (components['schemas'] ?? {}) : null;
  return [isRecord(inside) ? inside : null, [...base, 'components', 'schemas']];
}

function releaseOf(document: Given): string {
  const info = isRecord(document['info']) ? document['info']['version'] : null;
  return String(document['release'] ?? info ?? '');
}

function readMethod(given: unknown, path: Path, faults: Fault[]): MethodSyntax {
  const one = isRecord(given) ? given : {};
  const name = typeof one['name'] === 'string' ? one['name'] : '';
  checkName(name, [...path, 'name'], faults);
  const result = isRecord(one['result']) ? one['result']['schema'] : undefined;
  return {
    name,
    tags: listOf(one['tags']).map((tag) => String(isRecord(tag) ? tag['name'] : tag)),
    isDeprecated: one['deprecated'] === true,
    parameters: listOf(one['params']).map((parameter, index) =>
      readParameter(parameter, [...path, 'params', index], faults),
    ),
    result: normalize(result),
  };
}

function readParameter(given: unknown, path: Path, faults: Fault[]): ParameterSyntax {
  const one = isRecord(given) ? given : {};
  const name = typeof one['name'] === 'string' ? one['name'] : '';
  checkName(name, [...path, 'name'], faults);
  return { name, schema: normalize(one['schema']), isRequired: one['required'] === true };
}

function checkName(name: string, path: Path, faults: Fault[]): void {
  if (NAME.test(name)) return;
  faults.push({
    path,
    rule: 'name',
    message: `${JSON.stringify(name)} cannot be the name of a method, a parameter or a schema`,
    fix: 'use letters, digits, underscores and dots, beginning with a letter or an underscore',
  });
}

function checkNames(schema: Schema, known: ReadonlySet<string>, path: Path, faults: Fault[]): void {
  for (const name of new Set(namesIn(schema))) {
    if (known.has(name)) continue;
    faults.push({
      path,
      rule: 'unknown-schema',
      message: `the schema "${name}" is used here and missing from the file`,
      fix: 'take the complete file of the release',
    });
  }
}

function checkRepeated(methods: readonly MethodSyntax[], path: Path, faults: Fault[]): void {
  const seen = new Set<string>();
  for (const [index, { name }] of methods.entries()) {
    if (seen.has(name)) {
      const message = `the method "${name}" is declared twice`;
      faults.push({ path: [...path, index, 'name'], rule: 'repeated', message, fix: 'remove one' });
    }
    seen.add(name);
  }
}

const NOT_OPENRPC: Omit<Fault, 'path'> = {
  rule: 'no-interface',
  message:
    'the file is not an OpenRPC document: "methods" or "schemas" is missing, or it is not JSON',
  fix: 'take openrpc.json of an upstream checkout, or the answer of a node to rpc.discover',
};

function placed(source: SourceText, faults: readonly Fault[]): Diagnostic[] {
  const tree = parseTree(source.text) ?? null;
  return faults.map((fault) => diagnosticOf(source, placeOf(source, tree, fault.path), fault));
}

/** The deepest part of the path that the file has. */
function placeOf(source: SourceText, tree: Node | null, path: Path): Location {
  for (let length = path.length; tree !== null && length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return locate(source, node.offset);
  }
  return { file: source.path, line: 1, column: 1 };
}

function diagnosticOf(
  source: SourceText,
  at: Location | null,
  { rule, message, fix }: Omit<Fault, 'path'>,
): Diagnostic {
  const place = at ?? { file: source.path, line: 1, column: 1 };
  return { level: 'error', code: `json-rpc/${rule}`, message, at: place, fix };
}

/** Undefined for what is not JSON: `readInterface` says so. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
