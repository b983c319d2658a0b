/** Our words for fields that upstream leaves undocumented; ours win where both speak. Pure. */

import type { OwnWords } from './own-words.ts';
import type { Shape } from './shapes.ts';

/** The fields of a named type, in each of its forms. */
export function describe(shape: Shape, name: string, words: OwnWords): Shape {
  if (shape.kind === 'object') {
    const fields = shape.fields.map((field) => ({
      ...field,
      description: words.choose(`${name}.${field.name}`, field.description),
    }));
    return { ...shape, fields };
  }
  if (shape.kind !== 'union') return shape;
  return {
    ...shape,
    options: shape.options.map((option) => ({
      ...option,
      shape: describe(option.shape, name, words),
    })),
  };
}

/** A result that no type names: its fields on every level, `rpc.discover.info.version`. */
export function describeResult(shape: Shape, name: string, words: OwnWords): Shape {
  const described = describe(shape, name, words);
  if (described.kind !== 'object') return described;
  const fields = described.fields.map((field) => ({
    ...field,
    shape: describeResult(field.shape, `${name}.${field.name}`, words),
  }));
  return { ...described, fields };
}
