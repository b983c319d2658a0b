/** Items as Move declarations in the layout of the declaration files: 100 columns, our words above. Pure. */

import type {
  ReadAttribute,
  ReadConstant,
  ReadEnum,
  ReadField,
  ReadFunction,
  ReadItem,
  ReadMethod,
  ReadStruct,
} from '../../../generators/framework/read/declarations.ts';
import {
  printName,
  printReturns,
  printType,
  printTypeParameters,
} from '../../../generators/framework/move/types.ts';

/** How a full name is written in the file at hand. */
export type NameOf = (id: string) => string;

const LONGEST_LINE = 100;

/** Attributes that are facts, with their arguments. An `allow` or a lint setting is not. */
const RETAINED = [
  'test_only',
  'defines_primitive',
  'deprecated',
  'error',
  'syntax',
  'bytecode_instruction',
];

export function retainedAttributes(attributes: readonly ReadAttribute[]): readonly ReadAttribute[] {
  return RETAINED.flatMap((name) => attributes.filter((attribute) => attribute.name === name)).map(
    ({ name, value }) => ({ name, value: name === 'deprecated' ? successorNote(value) : value }),
  );
}

/** What to use instead is a fact, the sentence around it is upstream's: only the names of its first one are kept. */
function successorNote(value: string | null): string | null {
  const [sentence = ''] = (value ?? '').split(/\.(?=\s|"|$)/);
  const names = sentence.match(/`[\w:!]+`/g) ?? [];
  return names.length === 0 ? null : `note = b"Use ${names.join(', ')}."`;
}

function above(item: Pick<ReadItem, 'doc' | 'attributes'>, indent = ''): string {
  const lines = retainedAttributes(item.attributes).map(
    ({ name, value }) => `#[${name}${value === null ? '' : `(${value})`}]`,
  );
  return [...docLines(item.doc, indent), ...lines].map((line) => `${line}\n`).join('');
}

function docLines(doc: string | null, indent: string): readonly string[] {
  return doc === null
    ? []
    : doc.split('\n').map((line) => `${indent}///${line === '' ? '' : ` ${line}`}`);
}

export function printHeader(
  module: Pick<ReadItem, 'doc' | 'attributes'> & { readonly id: string },
): string {
  return `${above(module)}module ${module.id};`;
}

export function printConstant(constant: ReadConstant, nameOf: NameOf): string {
  const head = `const ${constant.name}: ${printType(constant.type, nameOf)} =`;
  const flat = `${head} ${constant.value};`;
  const isShort = constant.value.includes('\n') || flat.length <= LONGEST_LINE;
  return `${above(constant)}${isShort ? flat : `${head}\n    ${constant.value};`}`;
}

export function printStruct(struct: ReadStruct, nameOf: NameOf): string {
  const head = `public struct ${struct.name}${printTypeParameters(struct.typeParameters)}`;
  const abilities = struct.abilities.length === 0 ? '' : ` has ${struct.abilities.join(', ')}`;
  if (struct.isPositional)
    return `${above(struct)}${head}(${printPositional(struct.fields, nameOf)})${abilities}${abilities === '' ? '' : ';'}`;
  if (struct.fields.length === 0) return `${above(struct)}${head}${abilities} {}`;
  return `${above(struct)}${head}${abilities} {\n${printFields(struct.fields, '    ', nameOf)}}`;
}

/** On one line, unless one of the fields has words of its own. */
function printPositional(fields: readonly ReadField[], nameOf: NameOf): string {
  if (fields.every((field) => field.doc === null))
    return fields.map((field) => printType(field.type, nameOf)).join(', ');
  const lines = fields.map((field) =>
    [...docLines(field.doc, '    '), `    ${printType(field.type, nameOf)},`].join('\n'),
  );
  return `\n${lines.join('\n')}\n`;
}

function printFields(fields: readonly ReadField[], indent: string, nameOf: NameOf): string {
  return fields
    .map((field) => {
      const terms = docLines(field.doc, indent).map((line) => `${line}\n`);
      return `${terms.join('')}${indent}${printName(field.name)}: ${printType(field.type, nameOf)},\n`;
    })
    .join('');
}

export function printEnum(enumType: ReadEnum, nameOf: NameOf): string {
  const abilities = enumType.abilities.length === 0 ? '' : ` has ${enumType.abilities.join(', ')}`;
  const variants = enumType.variants.map((variant) => {
    const terms = docLines(variant.doc, '    ').map((line) => `${line}\n`);
    if (variant.fields.length === 0) return `${terms.join('')}    ${variant.name},\n`;
    if (variant.isPositional)
      return `${terms.join('')}    ${variant.name}(${printPositional(variant.fields, nameOf)}),\n`;
    return `${terms.join('')}    ${variant.name} {\n${printFields(variant.fields, '        ', nameOf)}    },\n`;
  });
  const head = `public enum ${enumType.name}${printTypeParameters(enumType.typeParameters)}${abilities}`;
  return `${above(enumType)}${head} {\n${variants.join('')}}`;
}

/** Functions are `native` here because they have no body; a macro must have one. */
export function printFunction(fun: ReadFunction, nameOf: NameOf): string {
  const visibility =
    fun.visibility === 'public'
      ? 'public '
      : fun.visibility === 'package'
        ? 'public(package) '
        : '';
  const kind = fun.isMacro ? 'macro' : 'native';
  const head = `${visibility}${fun.isEntry ? 'entry ' : ''}${kind} fun ${printName(fun.name)}${printTypeParameters(fun.typeParameters)}`;
  const parameters = fun.parameters.map(
    ({ name, type }) => `${printName(name)}: ${printType(type, nameOf)}`,
  );
  const tail = `${printReturns(fun.returns, ': ', nameOf)}${fun.isMacro ? ' {\n    abort 0\n}' : ';'}`;
  const flat = `${head}(${parameters.join(', ')})${tail}`;
  const isShort = (flat.split('\n')[0] ?? '').length <= LONGEST_LINE;
  const list = isShort
    ? parameters.join(', ')
    : `\n${parameters.map((line) => `    ${line},\n`).join('')}`;
  return `${above(fun)}${head}(${list})${tail}`;
}

/** `own` is the module of the line: its own functions go without their path. */
export function printMethod(method: ReadMethod, own: string, nameOf: NameOf): string {
  const target = method.function.startsWith(`${own}::`)
    ? method.function.slice(own.length + 2)
    : method.function;
  const type = method.type.includes('::') ? nameOf(method.type) : method.type;
  return `public use fun ${target} as ${type}.${method.name};`;
}
