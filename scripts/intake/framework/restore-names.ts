/** What bytecode forgets is taken from the declaration that stands already. Pure. */

import type {
  InputKind,
  ReadFunction,
  ReadModule,
  ReadStruct,
} from '../../../generators/framework/read/declarations.ts';
import type { MoveType, TypeParameter } from '../../../generators/framework/move/types.ts';

/**
 * Fills in what an input of this kind cannot know: constants, and for an ABI also macros, names of
 * parameters, attributes and order. A function that is new keeps the names `arg0` and `T0`.
 */
export function restoreNames(
  incoming: ReadModule,
  known: ReadModule | null,
  kind: InputKind,
): ReadModule {
  if (known === null || kind === 'source') return incoming;
  const functions = new Map(known.functions.map((one) => [one.name, one]));
  const structs = new Map(known.structs.map((one) => [one.name, one]));
  const restored = incoming.functions.map((one) =>
    restoreFunction(one, functions.get(one.name), kind),
  );
  const macros = kind === 'abi' ? known.functions.filter((one) => one.isMacro) : [];
  return {
    ...incoming,
    attributes: kind === 'abi' ? known.attributes : incoming.attributes,
    constants: known.constants,
    methods: known.methods,
    structs: inOrderOf(
      known.structs,
      incoming.structs.map((one) => restoreStruct(one, structs.get(one.name), kind)),
      kind,
    ),
    functions: inOrderOf(known.functions, [...restored, ...macros], kind),
  };
}

/** An ABI sorts by name: what is known keeps its place, what is new goes to the end. */
function inOrderOf<Named extends { readonly name: string }>(
  known: readonly Named[],
  items: readonly Named[],
  kind: InputKind,
): readonly Named[] {
  if (kind !== 'abi') return items;
  const places = new Map(known.map((one, index) => [one.name, index]));
  const placeOf = (one: Named): number => places.get(one.name) ?? known.length;
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}

function restoreFunction(
  one: ReadFunction,
  known: ReadFunction | undefined,
  kind: InputKind,
): ReadFunction {
  if (known === undefined) return one;
  const { parameters, rename } = restoreTypeParameters(one.typeParameters, known.typeParameters);
  const isSameLength = known.parameters.length === one.parameters.length;
  return {
    ...one,
    attributes: kind === 'abi' ? known.attributes : one.attributes,
    typeParameters: parameters,
    parameters: one.parameters.map((parameter, index) => ({
      name:
        /^arg\d+$/.test(parameter.name) && isSameLength
          ? (known.parameters[index]?.name ?? parameter.name)
          : parameter.name,
      type: renameType(parameter.type, rename),
    })),
    returns: one.returns.map((type) => renameType(type, rename)),
  };
}

function restoreStruct(
  one: ReadStruct,
  known: ReadStruct | undefined,
  kind: InputKind,
): ReadStruct {
  if (known === undefined) return one;
  const { parameters, rename } = restoreTypeParameters(one.typeParameters, known.typeParameters);
  const isUnknownForm = one.fields.length === 0;
  return {
    ...one,
    attributes: kind === 'abi' ? known.attributes : one.attributes,
    // Abilities have no order; the file's is as good as any.
    abilities: sameSet(one.abilities, known.abilities) ? known.abilities : one.abilities,
    isPositional: isUnknownForm ? known.isPositional : one.isPositional,
    typeParameters: parameters,
    fields: one.fields.map((field) => ({ ...field, type: renameType(field.type, rename) })),
  };
}

function restoreTypeParameters(
  list: readonly TypeParameter[],
  known: readonly TypeParameter[],
): { parameters: readonly TypeParameter[]; rename: ReadonlyMap<string, string> } {
  const isNameless =
    list.length === known.length && list.every((one, index) => one.name === `T${index}`);
  const rename = new Map(
    isNameless ? list.map((one, index) => [one.name, known[index]?.name ?? one.name]) : [],
  );
  const parameters = list.map((one, index) => {
    const other = known[index];
    const abilities =
      other && sameSet(one.abilities, other.abilities) ? other.abilities : one.abilities;
    return { ...one, abilities, name: rename.get(one.name) ?? one.name };
  });
  return { parameters, rename };
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one) => b.includes(one));
}

function renameType(type: MoveType, rename: ReadonlyMap<string, string>): MoveType {
  const all = (list: readonly MoveType[]): MoveType[] => list.map((one) => renameType(one, rename));
  switch (type.kind) {
    case 'parameter':
      return { kind: 'parameter', name: rename.get(type.name) ?? type.name };
    case 'vector':
      return { kind: 'vector', element: renameType(type.element, rename) };
    case 'reference':
      return { ...type, to: renameType(type.to, rename) };
    case 'datatype':
      return { ...type, arguments: all(type.arguments) };
    case 'tuple':
      return { kind: 'tuple', elements: all(type.elements) };
    case 'lambda':
      return { kind: 'lambda', parameters: all(type.parameters), returns: all(type.returns) };
    default:
      return type;
  }
}
