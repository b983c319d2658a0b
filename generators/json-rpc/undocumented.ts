/** What neither upstream nor we describe. Pure. */

import { compareText } from '../core/text.ts';
import type { RpcMethod, RpcType } from './model.ts';
import type { Field, Shape } from './shapes.ts';

/** Methods, parameters and fields of types without a word. Literal fields, such as `kind: "Genesis"`, say what they are. */
export function undocumentedOf(methods: readonly RpcMethod[], types: readonly RpcType[]): string[] {
  const ids = [
    ...methods.flatMap((method) => [
      ...(method.description === null ? [method.name] : []),
      ...method.parameters
        .filter((one) => one.description === null)
        .map((one) => `${method.name}.${one.name}`),
    ]),
    ...types.flatMap((type) =>
      objectsOf(type.shape)
        .flatMap((fields) => fields)
        .filter(isMute)
        .map((field) => `${type.name}.${field.name}`),
    ),
  ];
  return [...new Set(ids)].sort(compareText);
}

function isMute(field: Field): boolean {
  return field.description === null && field.shape.kind !== 'literal';
}

function objectsOf(shape: Shape): (readonly Field[])[] {
  if (shape.kind === 'object') return [shape.fields];
  return shape.kind === 'union'
    ? shape.options.flatMap((option) =>
        option.description === null ? objectsOf(option.shape) : [],
      )
    : [];
}
