/** Declarations of the framework on one line, as reports show them. Pure. */

import type {
  ConstantModel,
  EnumModel,
  FunctionModel,
  StructModel,
} from '../../../generators/framework/model/model.ts';
import { modifiersOf } from '../../../generators/framework/move/code.ts';
import {
  printReturns,
  printType,
  printTypeParameters,
} from '../../../generators/framework/move/types.ts';

/** Without `native`: who calls it cannot tell. */
export function functionLine(fun: FunctionModel): string {
  const parameters = fun.parameters.map(({ name, type }) => `${name}: ${printType(type)}`);
  const head = `${modifiersOf({ ...fun, isNative: false })}fun ${fun.name}${printTypeParameters(fun.typeParameters)}`;
  return `${head}(${parameters.join(', ')})${printReturns(fun.returns, ': ')}`;
}

export function structLine(struct: StructModel): string {
  const fields = struct.fields.map(({ name, type }) => `${name}: ${printType(type)}`);
  return `struct ${struct.name}${printTypeParameters(struct.typeParameters)}${abilitiesOf(struct)} { ${fields.join(', ')} }`;
}

export function enumLine(enumType: EnumModel): string {
  const variants = enumType.variants.map(({ name, fields }) =>
    fields.length === 0 ? name : `${name}(${fields.map(({ type }) => printType(type)).join(', ')})`,
  );
  return `enum ${enumType.name}${printTypeParameters(enumType.typeParameters)}${abilitiesOf(enumType)} { ${variants.join(', ')} }`;
}

function abilitiesOf({ abilities }: StructModel | EnumModel): string {
  return abilities.length === 0 ? '' : ` has ${abilities.join(', ')}`;
}

export function constantLine({ name, type, value }: ConstantModel): string {
  return `const ${name}: ${printType(type)} = ${value.replace(/\s+/g, ' ')}`;
}
