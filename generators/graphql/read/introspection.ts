/** What an API answers when asked for its schema (introspection JSON), as a schema document. Pure. */

import type { DocumentNode, IntrospectionQuery, IntrospectionSchema } from 'graphql';
import { Source, buildClientSchema, parse, parseConstValue, printSchema } from 'graphql';
import type { Diagnostic, Outcome } from '../../core/diagnostics.ts';
import { errorAt, fail, succeed } from '../../core/diagnostics.ts';
import { limitDiagnostic } from '../../core/limits.ts';
import type { SourceText } from '../../core/source.ts';
import { isRecord, locate, offsetOfBadJson } from '../../core/source.ts';
import { oneLine } from '../../core/text.ts';
import { definitionsOf } from './definitions.ts';
import { nestingOf } from './nesting.ts';

/**
 * The answer as a server gives it, `{ "data": { "__schema": … } }`, or what is inside `data`.
 * Later diagnostics name lines of the schema that it stands for, since JSON has no definitions, and say so.
 */
export function readIntrospection(source: SourceText): Outcome<DocumentNode> {
  const limit = limitDiagnostic('graphql', source, nestingOf);
  if (limit) return fail([limit]);
  const answer = parseAnswer(source);
  if (!answer.value) return fail(answer.diagnostics);
  try {
    const defaults = takeDefaults(answer.value.__schema);
    const sdl = printSchema(buildClientSchema(answer.value));
    const document = parse(new Source(sdl, `${source.path} (as SDL)`));
    for (const [id, node] of definitionsOf(document)) {
      const text = defaults.get(id);
      if (text !== undefined) node.defaultValue = parseConstValue(text);
    }
    return succeed(document);
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return fail([notAnAnswer(source, 0, `the answer is not complete: ${message}`)]);
  }
}

/**
 * By id, and no longer in the answer: graphql-js 16 cannot print those of scalars that are objects
 * (https://github.com/graphql/graphql-js/issues/3051), nor build those that lead back to their own type.
 */
function takeDefaults({ types, directives }: IntrospectionSchema): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  const take = (id: string, input: { defaultValue?: unknown }): void => {
    if (typeof input.defaultValue === 'string') defaults.set(id, input.defaultValue);
    input.defaultValue = null;
  };
  for (const type of types) {
    const id = `graphql:${type.name}`;
    if ('inputFields' in type)
      for (const field of type.inputFields ?? []) take(`${id}.${field.name}`, field);
    if (!('fields' in type)) continue;
    for (const { name, args } of type.fields ?? [])
      for (const arg of args) take(`${id}.${name}(${arg.name})`, arg);
  }
  for (const { name, args } of directives)
    for (const arg of args) take(`graphql:@${name}(${arg.name})`, arg);
  return defaults;
}

function parseAnswer(source: SourceText): Outcome<IntrospectionQuery> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(source.text.replace(/^\uFEFF/, ' '));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return fail([notAnAnswer(source, offsetOfBadJson(source.text), 'this is not JSON')]);
  }
  const data = isRecord(parsed) && isRecord(parsed['data']) ? parsed['data'] : parsed;
  if (isRecord(data) && isRecord(data['__schema']))
    return succeed(data as unknown as IntrospectionQuery);
  return fail([notAnAnswer(source, 0, errorIn(parsed) ?? NO_SCHEMA)]);
}

const NO_SCHEMA = 'there is no "__schema" in it, nor in its "data"';

/** What the server said instead: many do not answer strangers. */
function errorIn(parsed: unknown): string | null {
  const errors = isRecord(parsed) && Array.isArray(parsed['errors']) ? parsed['errors'] : [];
  const [first] = errors as readonly unknown[];
  const message = isRecord(first) ? first['message'] : null;
  return typeof message === 'string' ? `the server refused to answer: ${oneLine(message)}` : null;
}

function notAnAnswer(source: SourceText, offset: number, message: string): Diagnostic {
  return errorAt(locate(source, offset), 'graphql/introspection', {
    message,
    fix: 'save the whole answer to an introspection query, or give --schema a file in the schema language',
  });
}
