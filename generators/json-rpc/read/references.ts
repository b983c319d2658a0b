/**
 * A document of another service → the same with every reference followed, but for those to schemas by name. Schemas
 * that are inside others get a name too, so that they can lead to themselves. Pure.
 */

import type { Given } from '../../core/source.ts';
import { isRecord } from '../../core/source.ts';
import { listIn } from '../schema/normalize.ts';
import { recordOf } from './record.ts';

export interface Resolved {
  readonly document: Given;
  /** References that lead nowhere in the file. */
  readonly lost: readonly string[];
}

/** References lead to references, but not in circles. */
const DEEPEST = 8;
const SCHEMAS = '#/components/schemas/';
/** Where JSON Schema keeps schemas for use inside: https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.4 */
const INNER = /^(.*)\/(?:\$defs|definitions)\/([^/]+)$/;

interface Walk {
  readonly document: Given;
  /** By name, complete when the walk is: those that were met inside others are added. */
  readonly schemas: Map<string, unknown>;
  /** Where it is in the document → its name. */
  readonly names: Map<string, string>;
  readonly lost: Set<string>;
}

/** `taken` are names that no schema can have beside methods: both would want one address. */
export function withoutReferences(document: Given): Resolved {
  const given = recordOf(recordOf(document['components'])['schemas']);
  const methodNames = new Set(
    listIn(document, 'methods').map((method) => String(recordOf(method)['name'])),
  );
  const walk: Walk = { document, schemas: new Map(), names: new Map(), lost: new Set() };
  for (const name of Object.keys(given)) {
    const own = methodNames.has(name) ? `${name}Type` : name;
    walk.names.set(`${SCHEMAS}${name}`, own in given && own !== name ? `${own}_` : own);
  }
  for (const [name, schema] of Object.entries(given)) {
    const at = `${SCHEMAS}${name}`;
    walk.schemas.set(walk.names.get(at) ?? name, resolve(schema, { walk, at, depth: 0 }));
  }
  const methods = listIn(document, 'methods').map((method) =>
    resolve(method, { walk, at: '#', depth: 0 }),
  );
  const components = { schemas: Object.fromEntries(walk.schemas) };
  return { document: { ...document, components, methods }, lost: [...walk.lost] };
}

interface Place {
  readonly walk: Walk;
  /** The named schema that it is in, or the document. */
  readonly at: string;
  readonly depth: number;
}

function resolve(given: unknown, place: Place): unknown {
  if (Array.isArray(given)) return given.map((item) => resolve(item, place));
  if (!isRecord(given)) return given;
  const target = given['$ref'] ?? given['$dynamicRef'];
  if (typeof target === 'string') return followed(given, target, place);
  const entries = Object.entries(given).filter(
    ([name]) => name !== '$defs' && name !== 'definitions',
  );
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      // What all of several schemas say can only be shown in one place.
      name === 'allOf' && Array.isArray(value) && value.filter(isForm).length > 1
        ? value.map((part) => inlined(part, place))
        : resolve(value, place),
    ]),
  );
}

/** `{ nullable: true, description: … }` beside a name says nothing of the form. */
function isForm(given: unknown): boolean {
  return Object.keys(recordOf(given)).some((name) => !WORDS.has(name));
}

const WORDS: ReadonlySet<string> = new Set(['nullable', 'description', 'title', 'default']);

function inlined(given: unknown, place: Place): unknown {
  const target = recordOf(given)['$ref'];
  if (typeof target !== 'string' || place.depth > DEEPEST) return resolve(given, place);
  const path = pathOf(target, place);
  const found = foundAt(path, place.walk.document);
  if (found === undefined) return followed(recordOf(given), target, place);
  const inner = {
    ...place,
    at: place.walk.names.has(path) ? path : place.at,
    depth: place.depth + 1,
  };
  return recordOf(found)['$ref'] === undefined ? resolve(found, inner) : inlined(found, inner);
}

/** Words and a default value beside a reference stay beside it. */
function followed(given: Given, target: string, place: Place): unknown {
  const { walk, depth } = place;
  const path = pathOf(target, place);
  const found = foundAt(path, walk.document);
  if (found === undefined) {
    walk.lost.add(target);
    return {};
  }
  const name = nameOf(path, found, place);
  const { $ref: _, $dynamicRef: _dynamic, ...beside } = given;
  if (name !== null) return { ...beside, $ref: `${SCHEMAS}${name}` };
  if (depth > DEEPEST) return {};
  const whole = resolve(found, { ...place, depth: depth + 1 });
  return isRecord(whole) ? { ...whole, ...beside } : whole;
}

/** The name of a schema that is reached by name; null for anything else. */
function nameOf(path: string, found: unknown, { walk }: Place): string | null {
  const known = walk.names.get(path) ?? walk.names.get(`#/${stepsOf(path).join('/')}`);
  if (known !== undefined) return known;
  const name = INNER.exec(path)?.[2];
  if (name === undefined) return null;
  const taken = new Set(walk.names.values());
  let own = name;
  for (let number = 2; taken.has(own); number += 1) own = `${name}${number}`;
  walk.names.set(path, own);
  walk.schemas.set(own, resolve(found, { walk, at: path, depth: 0 }));
  return own;
}

/**
 * Where a reference leads: `#/…` in the document or, as generators of schemas write it, in the schema that it is in;
 * `#name` to what calls itself so.
 */
function pathOf(target: string, { walk, at }: Place): string {
  const { document } = walk;
  if (!target.startsWith('#/')) {
    const name = target.replace(/^#/, '');
    const isNamed = (path: string): boolean => {
      const schema = recordOf(foundAt(path, document));
      return schema['$anchor'] === name || schema['$dynamicAnchor'] === name;
    };
    if (target === '#') return at;
    return [at, ...walk.names.keys()].find(isNamed) ?? target;
  }
  const outer = at.replace(INNER, '$1');
  const candidates = [target, `${at}${target.slice(1)}`, `${outer}${target.slice(1)}`];
  return candidates.find((path) => foundAt(path, document) !== undefined) ?? target;
}

function foundAt(path: string, document: Given): unknown {
  if (!path.startsWith('#/')) return undefined;
  return stepsOf(path).reduce<unknown>((at, step) => {
    if (Array.isArray(at)) return at[Number(step)] as unknown;
    return Object.hasOwn(recordOf(at), step) ? recordOf(at)[step] : undefined;
  }, document);
}

/** https://www.rfc-editor.org/rfc/rfc6901 */
function stepsOf(path: string): readonly string[] {
  return path
    .slice(2)
    .split('/')
    .map((step) => decodedStep(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function decodedStep(step: string): string {
  return /%[0-9a-f]{2}/i.test(step) ? decodeURIComponent(step) : step;
}
