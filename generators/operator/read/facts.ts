/** Text of `schema/operator/*.json` to facts whose form is checked, with a place for each fault. Pure. */

import type { Diagnostic, Outcome } from '../../core/diagnostics.ts';
import { errorAt, fail, succeed } from '../../core/diagnostics.ts';
import type { SourceText } from '../../core/source.ts';
import { locate, offsetOfBadJson } from '../../core/source.ts';
import type { FileFacts, Json, MetricsFacts, NodeFacts, ProgramFacts } from './syntax.ts';

type Fields = { readonly [key: string]: Json };

/** Finds what is wrong with a value; `path` says which one it is. */
type Check = (value: Json | undefined, path: string) => readonly string[];

export function readConfigFacts(source: SourceText): Outcome<FileFacts> {
  return readFacts<FileFacts>(source, (value, path) => [
    ...listOf('keys', isKey)(value, path),
    ...optional('cli', listOf('keys', isKey))(value, path),
  ]);
}

export function readProgramFacts(source: SourceText): Outcome<ProgramFacts> {
  const file = field('config_file', listOf('keys', isKey));
  return readFacts<ProgramFacts>(source, (value, path) => [
    ...file(value, path),
    ...field('second_binary', file)(value, path),
  ]);
}

export function readAdminFacts(source: SourceText): Outcome<NodeFacts> {
  return readFacts<NodeFacts>(source, field('admin_interface', listOf('routes', isRequest)));
}

export function readMetricFacts(source: SourceText): Outcome<MetricsFacts> {
  return readFacts<MetricsFacts>(source, listOf('metrics', isMetric));
}

function readFacts<Facts>(source: SourceText, check: Check): Outcome<Facts> {
  const parsed = parseJson(source);
  if (typeof parsed === 'object' && parsed !== null && 'mistake' in parsed)
    return fail([parsed.mistake]);
  const mistakes = check(parsed.value, '');
  if (mistakes.length > 0) return fail(mistakes.map((message) => diagnosticAt(source, 0, message)));
  return succeed(parsed.value as unknown as Facts);
}

function parseJson(
  source: SourceText,
): { readonly value: Json } | { readonly mistake: Diagnostic } {
  try {
    return { value: JSON.parse(source.text) as Json };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { mistake: diagnosticAt(source, offsetOfBadJson(source.text), 'this is not JSON') };
  }
}

const isText: Check = (value, path) => (typeof value === 'string' ? [] : [`${path} is not text`]);
const isFlag: Check = (value, path) =>
  typeof value === 'boolean' ? [] : [`${path} is neither true nor false`];

const isKey: Check = (value, path) => {
  const own = fieldsOf(value)['path'];
  const named = typeof own === 'string' ? own : path;
  return [
    ...field('path', isText)(value, named),
    ...field('required', isFlag)(value, named),
    ...isType(value, named),
  ];
};

const isType: Check = (value, path) => [
  ...field('type', isText)(value, path),
  ...optional('keys', allOf(isKey))(value, path),
  ...optional('items', isType)(value, path),
  ...optional('items_in_order', allOf(isType))(value, path),
  ...optional('map_keys', isType)(value, path),
  ...optional('map_values', isType)(value, path),
  ...optional('variants', allOf(isVariant))(value, path),
];

const isVariant: Check = (value, path) => [
  ...field('name', isText)(value, path),
  ...field('form', isText)(value, path),
  ...optional('value', isType)(value, path),
];

const isRequest: Check = (value, path) => [
  ...field('method', isText)(value, path),
  ...field('path', isText)(value, path),
  ...field('parameters', allOf(isText))(value, path),
];

const isMetric: Check = (value, path) => [
  ...field('name', isText)(value, path),
  ...field('kind', isText)(value, path),
  ...field('area', isText)(value, path),
  ...field('labels', allOf(isText))(value, path),
  ...optional('registered', isText)(value, path),
];

function fieldsOf(value: Json | undefined): Fields {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? (value as Fields) : {};
}

function field(name: string, check: Check): Check {
  return (value, path) => check(fieldsOf(value)[name], path === '' ? name : `${path} > ${name}`);
}

function optional(name: string, check: Check): Check {
  return (value, path) =>
    fieldsOf(value)[name] === undefined ? [] : field(name, check)(value, path);
}

function listOf(name: string, check: Check): Check {
  return field(name, allOf(check));
}

function allOf(check: Check): Check {
  return (value, path) =>
    Array.isArray(value)
      ? value.flatMap((item: Json, at) => check(item, `${path}[${at}]`))
      : [`${path} is not a list`];
}

function diagnosticAt(source: SourceText, offset: number, message: string): Diagnostic {
  return errorAt(locate(source, offset), 'operator/bad-facts', {
    message,
    fix: 'take the facts of the release again, as a whole',
  });
}
