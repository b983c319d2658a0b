/** What an API answers when asked for its schema (introspection JSON), as a schema document. Pure. */

import type { DocumentNode, IntrospectionQuery } from 'graphql';
import { Source, buildClientSchema, parse, printSchema } from 'graphql';
import type { Diagnostic, Outcome } from '../../core/diagnostics.ts';
import { errorAt, fail, succeed } from '../../core/diagnostics.ts';
import { limitDiagnostic } from '../../core/limits.ts';
import type { SourceText } from '../../core/source.ts';
import { isRecord, locate, offsetOfBadJson } from '../../core/source.ts';
import { oneLine } from '../../core/text.ts';
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
    const sdl = printSchema(buildClientSchema(answer.value));
    return succeed(parse(new Source(sdl, `${source.path} (as SDL)`)));
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return fail([notAnAnswer(source, 0, `the answer is not complete: ${message}`)]);
  }
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
