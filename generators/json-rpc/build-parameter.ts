/** One parameter in wire order, traced back to the SDK's input. Pure. */

import type { Diagnostic } from '../core/diagnostics.ts';
import { COMPUTED, DESCENDING_PARAMETER, NULLABLE_OBJECTS, OBJECT_PARAMETER } from './hand-map.ts';
import type { RpcParameter } from './model.ts';
import type { OwnWords } from './own-words.ts';
import type { Resolver } from './resolve.ts';
import type { Field, Shape } from './shapes.ts';
import { acceptsNull } from './shapes.ts';
import type { CallSyntax, WireSyntax } from './syntax.ts';

/** What all methods share. `docs` are upstream's comments by type; `diagnostics` grows while methods are built. */
export interface BuildContext {
  readonly resolver: Resolver;
  readonly words: OwnWords;
  readonly docs: ReadonlyMap<string, string | null>;
  readonly diagnostics: Diagnostic[];
}

export interface ParameterContext {
  readonly call: CallSyntax;
  readonly input: readonly Field[];
  readonly context: BuildContext;
}

/** A value that may be null need not be given. */
export function parameterOf(
  field: Field,
  rest: Pick<RpcParameter, 'isSent' | 'from'>,
): RpcParameter {
  const isRequired = !field.isOptional && !acceptsNull(field.shape);
  return {
    name: field.name,
    shape: field.shape,
    isRequired,
    description: field.description,
    ...rest,
  };
}

/** `index` is its place in the list that travels. A value that cannot be traced is shown as any, with a warning. */
export function buildParameter(
  wire: WireSyntax,
  index: number,
  where: ParameterContext,
): RpcParameter {
  const computed = COMPUTED.get(where.call.rpc)?.get(index);
  if (computed !== undefined && computed.from.kind === 'property') {
    const name = computed.from.name;
    const field = where.input.find((one) => one.name === name);
    if (field)
      return {
        ...parameterOf({ ...field, shape: computed.shape }, { isSent: true, from: computed.from }),
        isRequired: true,
      };
  }
  if (wire.kind === 'object') return objectParameter(wire, where);
  if (wire.kind === 'equals') return descendingParameter(wire, where);
  const field =
    wire.kind === 'property' ? where.input.find((one) => one.name === wire.name) : undefined;
  if (wire.kind !== 'property' || field === undefined)
    return unresolvedParameter(wire, index, where);
  const from = { kind: 'property', name: wire.name, as: wire.isText ? 'text' : 'itself' } as const;
  return parameterOf(wire.isText ? { ...field, shape: textShape(field.shape) } : field, {
    isSent: true,
    from,
  });
}

/** A number that the client turns into text on its way out. */
function textShape(shape: Shape): Shape {
  const text: Shape = { kind: 'string' };
  if (!acceptsNull(shape)) return text;
  return {
    kind: 'union',
    options: [
      { shape: text, description: null },
      { shape: { kind: 'null' }, description: null },
    ],
  };
}

function objectParameter(
  wire: Extract<WireSyntax, { kind: 'object' }>,
  where: ParameterContext,
): RpcParameter {
  const names = wire.fields.flatMap((field) =>
    field.from.kind === 'property' ? [field.from.name] : [],
  );
  const isDeclared = wire.type !== null && where.context.resolver.declared(wire.type) !== undefined;
  const shape: Shape =
    isDeclared && wire.type !== null
      ? { kind: 'ref', name: wire.type }
      : inlineShape(names, where.input);
  const description = wire.type === null ? null : (where.context.docs.get(wire.type) ?? null);
  const isRequired = !NULLABLE_OBJECTS.has(where.call.rpc);
  return {
    name: OBJECT_PARAMETER,
    shape,
    isRequired,
    description,
    isSent: true,
    from: { kind: 'object', names },
  };
}

function inlineShape(names: readonly string[], input: readonly Field[]): Shape {
  return { kind: 'object', fields: input.filter((field) => names.includes(field.name)) };
}

function descendingParameter(
  wire: Extract<WireSyntax, { kind: 'equals' }>,
  where: ParameterContext,
): RpcParameter {
  const field = where.input.find((one) => one.name === wire.name);
  return {
    name: DESCENDING_PARAMETER,
    shape: { kind: 'boolean' },
    isRequired: false,
    description: field?.description ?? null,
    isSent: true,
    from: { kind: 'equals', name: wire.name, value: wire.value },
  };
}

function unresolvedParameter(
  wire: WireSyntax,
  index: number,
  where: ParameterContext,
): RpcParameter {
  const shown = wire.kind === 'code' ? wire.text : wire.kind === 'property' ? wire.name : wire.kind;
  where.context.diagnostics.push({
    level: 'warning',
    code: 'json-rpc/parameter-unresolved',
    message: `parameter ${index + 1} of ${where.call.rpc} is computed: ${shown.replace(/\s+/g, ' ')}`,
    at: where.call.at,
    fix: 'add the parameter to the hand map of the JSON-RPC reference',
  });
  const name = `parameter${index + 1}`;
  return {
    name,
    shape: { kind: 'any' },
    isRequired: false,
    description: null,
    isSent: true,
    from: { kind: 'nothing' },
  };
}
