/** What a schema asks of a value besides its type, in sentences: limits, marks and examples. Pure. */

import type { Given } from '../../core/source.ts';
import { codeSpan } from '../../core/print/line.ts';
import { isRecord } from '../../core/source.ts';
import { asSentence, countOf } from '../../core/text.ts';
import { listIn } from '../schema/normalize.ts';

/** Markdown; empty where it asks nothing. */
export function limitsOf(schema: Given): readonly string[] {
  const { pattern, multipleOf, uniqueItems } = schema;
  return [
    ...(schema['deprecated'] === true ? ['Deprecated.'] : []),
    ...(schema['readOnly'] === true ? ['Read only.'] : []),
    ...(schema['writeOnly'] === true ? ['Write only.'] : []),
    ...valueRange(schema),
    ...(typeof multipleOf === 'number' ? [`A multiple of ${codeText(multipleOf)}.`] : []),
    ...sizeRange([schema['minLength'], schema['maxLength']], 'character'),
    ...(typeof pattern === 'string' ? [`Matches ${codeText(pattern)}.`] : []),
    ...sizeRange([schema['minItems'], schema['maxItems']], 'entry'),
    ...(uniqueItems === true ? ['No entry twice.'] : []),
    ...sizeRange([schema['minProperties'], schema['maxProperties']], 'field'),
    ...fieldNames(schema),
    ...dependentFields(schema),
    ...exampleOf(schema),
    ...choices(schema),
  ];
}

function valueRange(schema: Given): readonly string[] {
  const sides = [
    ['minimum', 'at least'],
    ['exclusiveMinimum', 'more than'],
    ['maximum', 'at most'],
    ['exclusiveMaximum', 'less than'],
  ] as const;
  const said = sides.flatMap(([name, words]) => {
    const value = schema[name];
    // Until draft 6, `exclusiveMinimum` was a mark of `minimum`.
    return typeof value === 'number' ? [`${words} ${codeText(value)}`] : [];
  });
  return sentenceOf(said);
}

function sizeRange([least, most]: readonly unknown[], noun: string): readonly string[] {
  const counted = (count: number): string =>
    countOf(count, noun, noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : undefined);
  const from = typeof least === 'number' && least > 0 ? least : null;
  const to = typeof most === 'number' ? most : null;
  if (from !== null && from === to) return [`Exactly ${counted(from)}.`];
  const said = [
    ...(from === null ? [] : [`at least ${counted(from)}`]),
    ...(to === null ? [] : [`at most ${counted(to)}`]),
  ];
  return sentenceOf(said);
}

function fieldNames({ patternProperties, propertyNames }: Given): readonly string[] {
  const patterns = [
    ...Object.keys(isRecord(patternProperties) ? patternProperties : {}),
    ...(isRecord(propertyNames) && typeof propertyNames['pattern'] === 'string'
      ? [propertyNames['pattern']]
      : []),
  ];
  return patterns.length === 0
    ? []
    : [`Names of other fields match ${patterns.map(codeText).join(' or ')}.`];
}

/** What is said of a form or a value that can be chosen: `{ const: 0, description: 'One.' }`. */
function choices(schema: Given): readonly string[] {
  return ['oneOf', 'anyOf'].flatMap((name) =>
    listIn(schema, name).flatMap((member) => {
      const { const: value, type, description, title } = isRecord(member) ? member : {};
      const [text] = [description, title].filter((words) => typeof words === 'string');
      const form = value ?? type;
      return text === undefined || form === undefined
        ? []
        : [`${codeText([form].flat().join(' or '))}: ${text.replace(/\.?\s*$/, '.')}`];
    }),
  );
}

function dependentFields({ dependentRequired }: Given): readonly string[] {
  return Object.entries(isRecord(dependentRequired) ? dependentRequired : {}).map(
    ([name, others]) =>
      `With ${codeText(name)}, ${[others].flat().map(codeText).join(' and ')} must be given too.`,
  );
}

function exampleOf(schema: Given): readonly string[] {
  const [example = schema['example']] = listIn(schema, 'examples');
  return example === undefined ? [] : [`For example ${codeText(example)}.`];
}

/** A value as inline code; one of blanks alone in quotes. */
export function codeText(value: unknown): string {
  const isBare = typeof value === 'string' && value.trim() !== '';
  return codeSpan(isBare ? value : JSON.stringify(value));
}

function sentenceOf(parts: readonly string[]): readonly string[] {
  if (parts.length === 0) return [];
  const words = parts.join(' and ');
  return [asSentence(`${words.slice(0, 1).toUpperCase()}${words.slice(1)}`)];
}
