/** Random GraphQL schemas whose names, descriptions, reasons and defaults are as hostile as they may be. */

import fc from 'fast-check';
import { hostileText } from './hostile.ts';

/** Block strings have rules of their own about indentation and quotes; both kinds are used. */
const words = fc.tuple(hostileText, fc.boolean()).map(([text, isBlock]) => {
  const clean = text.toWellFormed();
  return isBlock ? `"""${clean.replaceAll('"""', '\\"""')}\n"""` : quoted(clean);
});

/** GraphQL's strings know JSON's escapes; unescaped control characters are not allowed. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const description = fc
  .option(words, { nil: null, freq: 3 })
  .map((text) => (text === null ? '' : `${text}\n`));
const deprecation = fc
  .option(hostileText, { nil: null, freq: 3 })
  .map((reason) =>
    reason === null ? '' : ` @deprecated(reason: ${quoted(reason.toWellFormed())})`,
  );

const TYPE_NAMES = [
  'Foo',
  'foo',
  'FOO',
  'FooBar',
  'Foo_Bar',
  'FooBAR',
  'Index',
  'index',
  'README',
  'con',
  'Aux',
  'NUL',
  'COM1',
  '_',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  'Null',
  'True',
  'UserQuery',
  'Mutation1',
  'Category',
  'Item',
  'import',
  'export',
];
const FIELD_NAMES = [
  'id',
  'ID',
  'iD',
  'fields',
  'definition',
  'uses',
  'constructor',
  'toString',
  'valueOf',
  '_',
  'import',
  'null_',
  'fooBar',
  'foo_bar',
  'FooBAR',
];
const BUILT_IN = ['Int', 'String', 'ID', 'Boolean'];

interface Shape {
  readonly name: string;
  readonly kind: 'type' | 'interface' | 'input' | 'enum' | 'scalar';
}

const shapes = fc
  .uniqueArray(fc.constantFrom(...TYPE_NAMES), { minLength: 2, maxLength: 7 })
  .chain((names) =>
    fc
      .array(
        fc.constantFrom<Shape['kind']>('type', 'type', 'interface', 'input', 'enum', 'scalar'),
        { minLength: names.length, maxLength: names.length },
      )
      .map((kinds) => names.map((name, index): Shape => ({ name, kind: kinds[index] ?? 'type' }))),
  );

const wrap = fc.constantFrom('$', '$!', '[$]', '[$!]!', '[[$]!]');

function typeAmong(names: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...names), wrap)
    .map(([name, pattern]) => pattern.replace('$', name));
}

/** Only strings can be any text, so defaults are strings; braces and pipes come from the text. */
const stringDefault = fc
  .option(hostileText, { nil: null })
  .map((text) => (text === null ? '' : ` = ${quoted(text.toWellFormed())}`));

function valueDefinition(name: string, inputs: readonly string[]): fc.Arbitrary<string> {
  const plain = fc.tuple(
    description,
    typeAmong(inputs.filter((input) => input !== 'String')).map((type) => type.replace(/!$/, '')),
    deprecation,
  );
  const text = fc.tuple(description, stringDefault, deprecation);
  return fc.oneof(
    plain.map(([text_, type, reason]) => `${text_}${name}: ${type}${reason}`),
    text.map(([text_, value, reason]) => `${text_}${name}: String${value}${reason}`),
  );
}

function members(inputs: readonly string[], max: number): fc.Arbitrary<string[]> {
  return fc
    .uniqueArray(fc.constantFrom(...FIELD_NAMES), { minLength: 1, maxLength: max })
    .chain((names) =>
      fc.tuple(...names.map((name) => valueDefinition(name, inputs))).map((all) => [...all]),
    );
}

function field(
  name: string,
  outputs: readonly string[],
  inputs: readonly string[],
): fc.Arbitrary<string> {
  const args = fc
    .option(members(inputs, 3), { nil: null, freq: 2 })
    .map((all) => (all === null ? '' : `(\n${all.join('\n')}\n)`));
  return fc
    .tuple(description, args, typeAmong(outputs), deprecation)
    .map(([text_, displayed, type, reason]) => `${text_}${name}${displayed}: ${type}${reason}`);
}

function definition(
  shape: Shape,
  outputs: readonly string[],
  inputs: readonly string[],
): fc.Arbitrary<string> {
  const fields = fc
    .uniqueArray(fc.constantFrom(...FIELD_NAMES), { minLength: 1, maxLength: 4 })
    .chain((names) => fc.tuple(...names.map((name) => field(name, outputs, inputs))));
  switch (shape.kind) {
    case 'type':
    case 'interface':
      return fc
        .tuple(description, fields)
        .map(([text_, all]) => `${text_}${shape.kind} ${shape.name} {\n${all.join('\n')}\n}`);
    case 'input':
      return fc
        .tuple(description, members(inputs, 4))
        .map(([text_, all]) => `${text_}input ${shape.name} {\n${all.join('\n')}\n}`);
    case 'enum':
      return fc
        .tuple(
          description,
          fc.uniqueArray(fc.constantFrom('A', 'a', 'B_C', 'constructor', '_'), { minLength: 1 }),
          description,
          deprecation,
        )
        .map(
          ([text_, values, of, reason]) =>
            `${text_}enum ${shape.name} {\n${values.map((value) => `${of}${value}${reason}`).join('\n')}\n}`,
        );
    case 'scalar':
      return fc
        .tuple(description, fc.option(hostileText, { nil: null }))
        .map(
          ([text_, url]) =>
            `${text_}scalar ${shape.name}${url === null ? '' : ` @specifiedBy(url: ${quoted(url.toWellFormed())})`}`,
        );
  }
}

/** A whole schema that the specification allows, as text. */
export const hostileSchema: fc.Arbitrary<string> = shapes.chain((all) => {
  const outputs = [
    ...BUILT_IN,
    ...all.filter((shape) => shape.kind !== 'input').map((shape) => shape.name),
  ];
  const inputs = [
    ...BUILT_IN,
    ...all
      .filter((shape) => !['type', 'interface'].includes(shape.kind))
      .map((shape) => shape.name),
  ];
  const query = fc
    .uniqueArray(fc.constantFrom(...FIELD_NAMES, 'index', 'README', 'con'), {
      minLength: 1,
      maxLength: 4,
    })
    .chain((names) => fc.tuple(...names.map((name) => field(name, outputs, inputs))));
  return fc
    .tuple(query, ...all.map((shape) => definition(shape, outputs, inputs)))
    .map(
      ([root, ...definitions]) =>
        `type Query {\n${root.join('\n')}\n}\n\n${definitions.join('\n\n')}\n`,
    );
});
