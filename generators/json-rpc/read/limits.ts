/** What a schema asks of a value besides its type, in sentences: limits, marks and examples. Pure. */

import type { Given } from '../../core/source.ts';
import { isRecord } from '../../core/source.ts';
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
  return said.length === 0 ? [] : [asSentence(said.join(' and '))];
}

const PLURAL: Readonly<Record<string, string>> = { entry: 'entries' };

function sizeRange([least, most]: readonly unknown[], noun: string): readonly string[] {
  const counted = (count: number): string =>
    `${count} ${count === 1 ? noun : (PLURAL[noun] ?? `${noun}s`)}`;
  const from = typeof least === 'number' && least > 0 ? least : null;
  const to = typeof most === 'number' ? most : null;
  if (from !== null && from === to) return [`Exactly ${counted(from)}.`];
  const said = [
    ...(from === null ? [] : [`at least ${counted(from)}`]),
    ...(to === null ? [] : [`at most ${counted(to)}`]),
  ];
  return said.length === 0 ? [] : [asSentence(said.join(' and '))];
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

/** A value as inline code, with as many backticks as it needs. */
export function codeText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.trim() === '') return codeText(JSON.stringify(text));
  const ticks = '`'.repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length)) + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${text}${pad}${ticks}`;
}

function asSentence(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
}
