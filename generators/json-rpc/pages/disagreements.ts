/** Places where interface and SDK say different things: both, and whom we believe. Pure. */

import type { Flow, Inline } from '../../core/nodes.ts';
import { caption, flattenInline, inlineCode, list, paragraph } from '../../core/nodes.ts';
import { parseProse } from '../../core/prose.ts';
import type { Disagreement, RpcMethod } from '../model/model.ts';
import type { Schema } from '../schema/schema.ts';
import { namesIn } from '../schema/schema.ts';
import type { PageContext } from './context.ts';
import { typeHref } from './context.ts';
import type { PathRow } from './schema-flow.ts';
import { typeInline } from './schema-flow.ts';

/** About the method, its parameters, and what the rows of its tables show. */
export function methodDisagreements(
  method: RpcMethod,
  rows: readonly PathRow[],
  context: PageContext,
): Flow[] {
  const { name, parameters, result } = method;
  const displayed = new Set([
    name,
    ...parameters.map((parameter) => `${name}.${parameter.name}`),
    ...rows.map(({ id }) => id),
    ...[result, ...parameters, ...rows].flatMap((parameter) =>
      namesIn('schema' in parameter ? parameter.schema : parameter),
    ),
  ]);
  return flowOf(
    context.model.disagreements.filter(({ id }) => displayed.has(id)),
    context,
  );
}

/** About the type itself and its fields. */
export function typeDisagreements(name: string, context: PageContext): Flow[] {
  const about = context.model.disagreements.filter(
    ({ id }) => id === name || id.startsWith(`${name}.`),
  );
  return flowOf(about, context);
}

function flowOf(disagreements: readonly Disagreement[], context: PageContext): Flow[] {
  if (disagreements.length === 0) return [];
  const items = disagreements.map((clash) => [
    paragraph(
      inlineCode(clash.id),
      ': the interface ',
      ...sideOf(clash.inInterface, context),
      ', the SDK ',
      ...sideOf(clash.inSdk, context),
      '.',
      ...(clash.text === null ? [] : [' ', ...flattenInline(parseProse(clash.text, 'ours'))]),
    ),
  ]);
  return [caption('Interface and SDK disagree'), list(items)];
}

function sideOf(schema: Schema | null, context: PageContext): Inline[] {
  if (schema === null) return ['has no such thing'];
  return ['declares ', ...typeInline(schema, typeHref(context))];
}
