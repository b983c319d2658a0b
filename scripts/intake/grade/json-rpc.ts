/**
 * Two releases of the JSON-RPC interface, graded by what a client sends and gets: what a node takes may
 * grow, what it gives may not become something else. Pure.
 */

import type {
  RpcMethod,
  RpcModel,
  RpcParameter,
} from '../../../generators/json-rpc/model/model.ts';
import type { Schema, Schemas } from '../../../generators/json-rpc/schema/schema.ts';
import { reach } from '../../../generators/json-rpc/schema/schema.ts';
import { typeText } from '../../../generators/json-rpc/schema/type-text.ts';
import type { Change, Grading } from './change.ts';
import { changesIn, isSame, matchUp } from './change.ts';
import { compareFailures, gradeDescriptions } from './json-rpc/document.ts';
import type { Use } from './schema.ts';
import { compareSchemas } from './schema.ts';

const change = changesIn('json-rpc');

export function gradeJsonRpc(before: RpcModel, after: RpcModel): readonly Change[] {
  const { removed, added, retained } = matchUp(before.methods, after.methods, ({ name }) => name);
  return [
    ...removed.map((method) =>
      methodChange(method, removedGrading(method), methodLine(method), null),
    ),
    ...added.map((method) =>
      methodChange(method, ['safe', 'method-new', 'the method is new'], null, methodLine(method)),
    ),
    ...retained.flatMap(([old, now]) => compareMethods(old, now)),
    ...gradeTypes(before, after),
    ...gradeDescriptions(before, after),
    ...(before.service === null || after.service === null
      ? []
      : retained.flatMap(([old, now]) => compareFailures(old, now))),
  ];
}

function methodChange(
  { name }: RpcMethod,
  grading: Grading,
  before: string | null,
  after: string | null,
): Change {
  return change(`rpc:${name}`, grading, before, after);
}

/** What no interface file ever listed is not promised by a node: the SDK's grade tells what its users lose. */
function removedGrading({ isInInterface }: RpcMethod): Grading {
  return isInInterface
    ? ['breaking', 'method-gone', 'the method is gone']
    : ['dangerous', 'method-unsent', 'neither the interface nor the SDK has the method any longer'];
}

function methodLine({ name, parameters, result }: RpcMethod): string {
  return `${name}(${parameters.map(parameterLine).join(', ')}) → ${typeText(result)}`;
}

function parameterLine({ name, isRequired, schema }: RpcParameter): string {
  const start = schema.default === undefined ? '' : ` = ${JSON.stringify(schema.default)}`;
  return `${name}${isRequired ? '' : '?'}: ${typeText(schema)}${start}`;
}

function compareMethods(old: RpcMethod, now: RpcMethod): readonly Change[] {
  const lines = [methodLine(old), methodLine(now)] as const;
  const found: Change[] = [];
  if (old.isInInterface && !now.isInInterface)
    found.push(
      methodChange(
        old,
        [
          'breaking',
          'method-gone',
          'the interface no longer has the method; the SDK still calls it',
        ],
        ...lines,
      ),
    );
  if (!old.isInInterface && now.isInInterface)
    found.push(
      methodChange(old, ['safe', 'method-new', 'the interface lists the method now'], ...lines),
    );
  if (old.deprecation === null && now.deprecation !== null)
    found.push(
      methodChange(old, ['safe', 'deprecated', 'the method is deprecated now'], null, 'deprecated'),
    );
  if (old.deprecation !== null && now.deprecation === null) {
    // The SDK alone called the subscriptions deprecated, and 2.0 has none.
    const isSilent = old.deprecation.by === 'sdk' && now.sdk === null;
    const message = isSilent
      ? 'the SDK, which called the method deprecated, no longer has it'
      : 'the method is no longer deprecated';
    found.push(methodChange(old, ['safe', 'deprecated', message], 'deprecated', null));
  }
  if ((old.message === null) !== (now.message === null))
    found.push(
      methodChange(
        old,
        ['breaking', 'subscription', 'a call and a subscription are answered differently'],
        ...lines,
      ),
    );
  const result = [old.message ?? old.result, now.message ?? now.result] as const;
  return [
    ...found,
    ...(old.isByName && now.isByName ? compareByName(old, now) : compareByPlace(old, now)),
    ...compareSchemas(...result, 'out').map(({ grade, rule, message }) =>
      change(
        `rpc:${old.name}`,
        [grade, rule, `result${message}`],
        typeText(result[0]),
        typeText(result[1]),
      ),
    ),
  ];
}

/** An object is what travels: each side has a gap where the other has a parameter of its own. */
function compareByName(old: RpcMethod, now: RpcMethod): readonly Change[] {
  const { removed, added, retained } = matchUp(old.parameters, now.parameters, ({ name }) => name);
  const pairs: readonly (readonly [RpcMethod, RpcMethod])[] = [
    ...removed.map((was) => [[was], []] as const),
    ...added.map((is) => [[], [is]] as const),
    ...retained.map(([was, is]) => [[was], [is]] as const),
  ].map(([was, is]) => [
    { ...old, parameters: was },
    { ...now, parameters: is },
  ]);
  return pairs.flatMap(([was, is]) => compareByPlace(was, is));
}

/** A list of values is what travels. */
function compareByPlace(old: RpcMethod, now: RpcMethod): readonly Change[] {
  const found: Change[] = [];
  const most = Math.max(old.parameters.length, now.parameters.length);
  for (let index = 0; index < most; index += 1) {
    const [was, is] = [old.parameters[index], now.parameters[index]];
    const id = `rpc:${old.name}.${(was ?? is)?.name ?? ''}`;
    if (was && !is)
      found.push(
        change(
          id,
          ['breaking', 'parameter-gone', 'the parameter is gone'],
          parameterLine(was),
          null,
        ),
      );
    if (!was && is)
      found.push(
        change(
          id,
          is.isRequired
            ? ['breaking', 'parameter-required', 'a required parameter is new']
            : ['safe', 'parameter-new', 'an optional parameter is new'],
          null,
          parameterLine(is),
        ),
      );
    if (!was || !is) continue;
    const lines = [parameterLine(was), parameterLine(is)] as const;
    if (was.name !== is.name) {
      const isMoved = now.parameters.some(({ name }) => name === was.name);
      found.push(
        isMoved || !isSame(was.schema, is.schema)
          ? change(
              id,
              ['breaking', 'parameter-moved', `place ${index + 1} holds another parameter`],
              ...lines,
            )
          : change(
              id,
              [
                'dangerous',
                'parameter-name',
                'requests that name their parameters need the new name',
              ],
              ...lines,
            ),
      );
      if (isMoved) continue;
    }
    if (!was.isRequired && is.isRequired)
      found.push(
        change(id, ['breaking', 'parameter-required', 'the parameter is required now'], ...lines),
      );
    if (was.isRequired && !is.isRequired)
      found.push(
        change(id, ['safe', 'parameter-optional', 'the parameter is optional now'], ...lines),
      );
    found.push(
      ...compareSchemas(was.schema, is.schema, 'in').map(({ grade, rule, message }) =>
        change(id, [grade, rule, `parameter${message}`], ...lines),
      ),
    );
  }
  return found;
}

function gradeTypes(before: RpcModel, after: RpcModel): readonly Change[] {
  const { removed, added, retained } = matchUp(before.types, after.types, ({ name }) => name);
  const use = usesOf(after);
  return [
    // A name of a type is not on the wire: whoever used it is graded where it was used.
    ...removed.map(({ name, schema }) =>
      change(
        `rpc:${name}`,
        ['safe', 'type-gone', 'no method uses the type any longer'],
        typeText(schema),
        null,
      ),
    ),
    ...added.map(({ name, schema }) =>
      change(`rpc:${name}`, ['safe', 'type-new', 'the type is new'], null, typeText(schema)),
    ),
    ...retained.flatMap(([old, now]) =>
      compareSchemas(old.schema, now.schema, use.get(old.name) ?? 'both').map(
        ({ field, grade, rule, message, was, is }) =>
          change(
            `rpc:${old.name}${field === '' ? '' : `.${field}`}`,
            [grade, rule, `the type${message}`],
            ...fieldLines(field, rule, [was, is]),
          ),
      ),
    ),
  ];
}

/** Of a field that may be missing now, or no longer may, the mark is what changed. */
function fieldLines(
  field: string,
  rule: string,
  sides: readonly [Schema | null, Schema | null],
): readonly [string | null, string | null] {
  const [was, is] = sides.map((schema) => (schema === null ? null : typeText(schema)));
  const name = field.split('.').at(-1) ?? field;
  if (was == null || is == null || was !== is || !/^field-(?:required|optional)$/.test(rule))
    return [was ?? null, is ?? null];
  const isOptional = rule === 'field-optional';
  return [`${name}${isOptional ? '' : '?'}: ${was}`, `${name}${isOptional ? '?' : ''}: ${is}`];
}

/** Whether a type is sent, received, or both. */
function usesOf(model: RpcModel): ReadonlyMap<string, Use> {
  const from = (schemas: readonly Schema[], all: Schemas): ReadonlySet<string> => {
    const found = new Set<string>();
    for (const schema of schemas) reach(schema, all, found);
    return found;
  };
  const methods = model.methods;
  const sent = from(
    methods.flatMap(({ parameters }) => parameters.map(({ schema }) => schema)),
    model.schemas,
  );
  const given = from(
    methods.flatMap(({ result, message }) => (message ? [result, message] : [result])),
    model.schemas,
  );
  return new Map(
    [...model.schemas.keys()].map((name) => [
      name,
      sent.has(name) === given.has(name) ? 'both' : sent.has(name) ? 'in' : 'out',
    ]),
  );
}
