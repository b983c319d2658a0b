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
    ...methods.flatMap((method) => mutePaths(method.result, method.name)),
    ...types.flatMap((type) => muteFields(type.shape, type.name)),
  ];
  return [...new Set(ids)].sort(compareText);
}

/** `ObjectRead.details`. */
function muteFields(shape: Shape, owner: string): string[] {
  return objectsOf(shape)
    .flat()
    .filter(isMute)
    .map((field) => `${owner}.${field.name}`);
}

/** Of a method's bare result every level, as its page shows: `rpc.discover.info.version`. */
function mutePaths(shape: Shape, owner: string): string[] {
  const inner = objectsOf(shape)
    .flat()
    .flatMap((field) => mutePaths(field.shape, `${owner}.${field.name}`));
  return [...muteFields(shape, owner), ...inner];
}

function isMute(field: Field): boolean {
  return field.description === null && field.shape.kind !== 'literal';
}

/** The fields that pages show as rows. A form of one field is explained by the words of the form. */
function objectsOf(shape: Shape): (readonly Field[])[] {
  if (shape.kind === 'object') return [shape.fields];
  if (shape.kind !== 'union') return [];
  return shape.options.flatMap((option) => {
    const forms = objectsOf(option.shape);
    return option.description === null ? forms : forms.filter((fields) => fields.length > 1);
  });
}
