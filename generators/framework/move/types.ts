/** Move types with full names, as plain data, and the questions every stage asks of them. Pure. */

export const PRIMITIVES = [
  'u8',
  'u16',
  'u32',
  'u64',
  'u128',
  'u256',
  'bool',
  'address',
  'signer',
] as const;
export type Primitive = (typeof PRIMITIVES)[number];

export type MoveType =
  | { readonly kind: 'primitive'; readonly name: Primitive }
  | { readonly kind: 'vector'; readonly element: MoveType }
  | { readonly kind: 'reference'; readonly isMutable: boolean; readonly to: MoveType }
  /** `id` is the full name, `sui::coin::Coin`; whether it exists is checked before `model`. */
  | { readonly kind: 'datatype'; readonly id: string; readonly arguments: readonly MoveType[] }
  /** A type parameter; those of macros keep their `$`. */
  | { readonly kind: 'parameter'; readonly name: string }
  /** What a macro takes as code: `|u64| -> bool`. `returns` is empty for `()`. */
  | {
      readonly kind: 'lambda';
      readonly parameters: readonly MoveType[];
      readonly returns: readonly MoveType[];
    }
  | { readonly kind: 'tuple'; readonly elements: readonly MoveType[] }
  /** `_` in a macro: any type. */
  | { readonly kind: 'placeholder' };

export const ABILITIES = ['copy', 'drop', 'key', 'store'] as const;
export type Ability = (typeof ABILITIES)[number];

export interface TypeParameter {
  readonly name: string;
  readonly abilities: readonly Ability[];
  readonly isPhantom: boolean;
}

export interface Parameter {
  readonly name: string;
  readonly type: MoveType;
}

export type Visibility = 'public' | 'package' | 'private';

/** Words that Move allows as a name in back-ticks only. */
const KEYWORDS: ReadonlySet<string> = new Set(
  'abort as break const continue copy else enum false for friend fun if invariant let loop match module move mut native phantom public return spec struct true type use while'.split(
    ' ',
  ),
);

export function printName(name: string): string {
  return KEYWORDS.has(name) ? `\`${name}\`` : name;
}

/** Deeper types than this are refused where they are read: nobody writes them, and recursion has a floor. */
export const DEEPEST_TYPE = 64;

const full = new WeakMap<MoveType, string>();
const asItIs = (id: string): string => id;

/** The type as Move text; `nameOf` decides how a full name is shown. */
export function printType(type: MoveType, nameOf: (id: string) => string = asItIs): string {
  if (nameOf !== asItIs) return printAnew(type, nameOf);
  // Most types occur in many declarations, and three reports ask for their text.
  let known = full.get(type);
  if (known === undefined) full.set(type, (known = printAnew(type, asItIs)));
  return known;
}

function printAnew(type: MoveType, nameOf: (id: string) => string): string {
  switch (type.kind) {
    case 'primitive':
    case 'parameter':
      return type.name;
    case 'placeholder':
      return '_';
    case 'vector':
      return `vector<${printType(type.element, nameOf)}>`;
    case 'reference':
      return `${type.isMutable ? '&mut ' : '&'}${printType(type.to, nameOf)}`;
    case 'tuple':
      return `(${printTypes(type.elements, nameOf)})`;
    case 'lambda':
      return `|${printTypes(type.parameters, nameOf)}|${printReturns(type.returns, ' -> ', nameOf)}`;
    case 'datatype':
      return type.arguments.length === 0
        ? nameOf(type.id)
        : `${nameOf(type.id)}<${printTypes(type.arguments, nameOf)}>`;
  }
}

function printTypes(types: readonly MoveType[], nameOf: (id: string) => string): string {
  return types.map((type) => printType(type, nameOf)).join(', ');
}

/** Nothing for `()`, one type as it is, several in brackets; each after `lead`. */
export function printReturns(
  returns: readonly MoveType[],
  lead: string,
  nameOf: (id: string) => string = asItIs,
): string {
  const [only] = returns;
  if (only === undefined) return '';
  return `${lead}${returns.length === 1 ? printType(only, nameOf) : `(${printTypes(returns, nameOf)})`}`;
}

export function printTypeParameters(parameters: readonly TypeParameter[]): string {
  return parameters.length === 0 ? '' : `<${parameters.map(printTypeParameter).join(', ')}>`;
}

export function printTypeParameter({ name, abilities, isPhantom }: TypeParameter): string {
  const bounds = abilities.length === 0 ? '' : `: ${abilities.join(' + ')}`;
  return `${isPhantom ? 'phantom ' : ''}${name}${bounds}`;
}

const named = new WeakMap<MoveType, readonly string[]>();

/** Every datatype that the type names, outermost first, each time it is named. */
export function datatypesOf(type: MoveType): readonly string[] {
  let known = named.get(type);
  if (known === undefined) {
    const own = type.kind === 'datatype' ? [type.id] : [];
    named.set(type, (known = [...own, ...partsOf(type).flatMap((part) => datatypesOf(part))]));
  }
  return known;
}

function partsOf(type: MoveType): readonly MoveType[] {
  switch (type.kind) {
    case 'vector':
      return [type.element];
    case 'reference':
      return [type.to];
    case 'datatype':
      return type.arguments;
    case 'tuple':
      return type.elements;
    case 'lambda':
      return [...type.parameters, ...type.returns];
    default:
      return [];
  }
}

/** `Coin` of `sui::coin::Coin`. */
export function lastName(id: string): string {
  return id.slice(id.lastIndexOf(':') + 1);
}

/** `sui::coin` of `sui::coin::Coin`. */
export function moduleOf(id: string): string {
  return id.slice(0, id.lastIndexOf('::'));
}

/**
 * How an item is called beside others: `coin::split`. `sui::transfer` would be a module, so what lies in
 * `sui::sui` keeps its full name.
 */
export function itemLabel(id: string): string {
  const plain = id.includes('~') ? id.replace(/~.*$/, '') : id;
  const [packageName, module, name] = plain.split('::');
  if (name === undefined) return id;
  return packageName === module ? `${packageName}::${module}::${name}` : `${module}::${name}`;
}
