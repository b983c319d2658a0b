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
export function functionLine(one: FunctionModel): string {
  const parameters = one.parameters.map(({ name, type }) => `${name}: ${printType(type)}`);
  const head = `${modifiersOf({ ...one, isNative: false })}fun ${one.name}${printTypeParameters(one.typeParameters)}`;
  return `${head}(${parameters.join(', ')})${printReturns(one.returns, ': ')}`;
}

export function structLine(one: StructModel): string {
  const fields = one.fields.map(({ name, type }) => `${name}: ${printType(type)}`);
  return `struct ${one.name}${printTypeParameters(one.typeParameters)}${abilitiesOf(one)} { ${fields.join(', ')} }`;
}

export function enumLine(one: EnumModel): string {
  const variants = one.variants.map(({ name, fields }) =>
    fields.length === 0 ? name : `${name}(${fields.map(({ type }) => printType(type)).join(', ')})`,
  );
  return `enum ${one.name}${printTypeParameters(one.typeParameters)}${abilitiesOf(one)} { ${variants.join(', ')} }`;
}

function abilitiesOf({ abilities }: StructModel | EnumModel): string {
  return abilities.length === 0 ? '' : ` has ${abilities.join(', ')}`;
}

export function constantLine({ name, type, value }: ConstantModel): string {
  return `const ${name}: ${printType(type)} = ${value.replace(/\s+/g, ' ')}`;
}
