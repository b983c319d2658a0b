/** Fields of several types as the fields of one. Pure. */

import type { Field, Shape } from './shapes.ts';
import { shapeText } from './shapes.ts';

/** An object without fields; also what a choice between nothing is. */
export const OBJECT: Shape = { kind: 'object', fields: [] };

/** A field declared twice keeps its first place and its last type. */
export function mergeFields(fields: readonly Field[]): Field[] {
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}

/** The fields of a choice, by its options: what one lacks, or may lack, may be left out. */
export function sharedFields(options: readonly (readonly Field[])[]): Field[] {
  return mergeFields(options.flat()).map((field) => {
    const found = options.map((fields) => fields.find((one) => one.name === field.name));
    return {
      ...field,
      shape: choiceOf(found.flatMap((one) => (one ? [one.shape] : []))),
      isOptional: found.some((one) => one === undefined || one.isOptional),
    };
  });
}

function choiceOf(shapes: readonly Shape[]): Shape {
  const [first = OBJECT, ...others] = new Map(
    shapes.map((shape) => [shapeText(shape), shape]),
  ).values();
  const options = [first, ...others].map((shape) => ({ shape, description: null }));
  return others.length === 0 ? first : { kind: 'union', options };
}
