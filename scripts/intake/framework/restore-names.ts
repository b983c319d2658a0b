/** What bytecode forgets is taken from the declaration that stands already. Pure. */

import type {
  InputKind,
  ReadDatatype,
  ReadEnum,
  ReadField,
  ReadFunction,
  ReadModule,
  ReadStruct,
  ReadVariant,
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
  const functions = new Map(known.functions.map((fun) => [fun.name, fun]));
  const structs = new Map(known.structs.map((struct) => [struct.name, struct]));
  const enums = new Map(known.enums.map((item) => [item.name, item]));
  const restored = incoming.functions.map((fun) =>
    restoreFunction(fun, functions.get(fun.name), kind),
  );
  const macros = kind === 'abi' ? known.functions.filter((fun) => fun.isMacro) : [];
  return {
    ...incoming,
    attributes: kind === 'abi' ? known.attributes : incoming.attributes,
    constants: known.constants,
    methods: known.methods,
    structs: inOrderOf(
      known.structs,
      incoming.structs.map((struct) => restoreStruct(struct, structs.get(struct.name), kind)),
      kind,
    ),
    enums: inOrderOf(
      known.enums,
      incoming.enums.map((item) => restoreEnum(item, enums.get(item.name), kind)),
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
  const positions = new Map(known.map((named, index) => [named.name, index]));
  const indexOf = (named: Named): number => positions.get(named.name) ?? known.length;
  return [...items].sort((a, b) => indexOf(a) - indexOf(b));
}

function restoreFunction(
  fun: ReadFunction,
  known: ReadFunction | undefined,
  kind: InputKind,
): ReadFunction {
  if (known === undefined) return fun;
  const { parameters, rename } = restoreTypeParameters(fun.typeParameters, known.typeParameters);
  const isSameLength = known.parameters.length === fun.parameters.length;
  return {
    ...fun,
    attributes: kind === 'abi' ? known.attributes : fun.attributes,
    typeParameters: parameters,
    parameters: fun.parameters.map((parameter, index) => ({
      name:
        /^arg\d+$/.test(parameter.name) && isSameLength
          ? (known.parameters[index]?.name ?? parameter.name)
          : parameter.name,
      type: renameType(parameter.type, rename),
    })),
    returns: fun.returns.map((type) => renameType(type, rename)),
  };
}

function restoreStruct(
  struct: ReadStruct,
  known: ReadStruct | undefined,
  kind: InputKind,
): ReadStruct {
  if (known === undefined) return struct;
  const { head, rename } = restoreHead(struct, known, kind);
  const isUnknownForm = struct.fields.length === 0;
  return {
    ...head,
    isPositional: isUnknownForm ? known.isPositional : struct.isPositional,
    fields: renameFields(struct.fields, rename),
  };
}

function restoreEnum(item: ReadEnum, known: ReadEnum | undefined, kind: InputKind): ReadEnum {
  if (known === undefined) return item;
  const { head, rename } = restoreHead(item, known, kind);
  const renamed = (variant: ReadVariant): ReadVariant => ({
    ...variant,
    fields: renameFields(variant.fields, rename),
  });
  return { ...head, variants: item.variants.map(renamed) };
}

function restoreHead<Datatype extends ReadDatatype>(
  item: Datatype,
  known: ReadDatatype,
  kind: InputKind,
): { head: Datatype; rename: ReadonlyMap<string, string> } {
  const { parameters, rename } = restoreTypeParameters(item.typeParameters, known.typeParameters);
  const head = {
    ...item,
    attributes: kind === 'abi' ? known.attributes : item.attributes,
    // Abilities have no order; the file's is as good as any.
    abilities: sameSet(item.abilities, known.abilities) ? known.abilities : item.abilities,
    typeParameters: parameters,
  };
  return { head, rename };
}

function renameFields(
  fields: readonly ReadField[],
  rename: ReadonlyMap<string, string>,
): readonly ReadField[] {
  return fields.map((field) => ({ ...field, type: renameType(field.type, rename) }));
}

function restoreTypeParameters(
  list: readonly TypeParameter[],
  known: readonly TypeParameter[],
): { parameters: readonly TypeParameter[]; rename: ReadonlyMap<string, string> } {
  const isNameless =
    list.length === known.length &&
    list.every((parameter, index) => parameter.name === `T${index}`);
  const rename = new Map(
    isNameless
      ? list.map((parameter, index) => [parameter.name, known[index]?.name ?? parameter.name])
      : [],
  );
  const parameters = list.map((parameter, index) => {
    const other = known[index];
    const abilities =
      other && sameSet(parameter.abilities, other.abilities)
        ? other.abilities
        : parameter.abilities;
    return { ...parameter, abilities, name: rename.get(parameter.name) ?? parameter.name };
  });
  return { parameters, rename };
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name));
}

function renameType(type: MoveType, rename: ReadonlyMap<string, string>): MoveType {
  const all = (list: readonly MoveType[]): MoveType[] =>
    list.map((inner) => renameType(inner, rename));
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
