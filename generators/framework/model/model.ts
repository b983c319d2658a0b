/** The Move framework as plain data: names in full, prose parsed, everything a page says already known. Types only. */

import type { Flow } from '../../core/nodes.ts';
import type { Ability, MoveType, TypeParameter } from '../move/types.ts';
import type { ReadFunction, ReadItem, ReadMethod } from '../read/declarations.ts';

export interface FrameworkModel {
  /** In dependency order: std, sui, sui_system, bridge, then the others by name. */
  readonly packages: readonly PackageModel[];
}

export interface PackageModel {
  readonly name: string;
  /** Null for a package whose address nobody told us. */
  readonly address: string | null;
  /** Such as `July 2025`; null when the input is not the documented release. */
  readonly release: string | null;
  /** Sorted by name. */
  readonly modules: readonly ModuleModel[];
}

/** What every item has: a place, words, and a fate. */
export interface ItemModel {
  /** `sui::coin::split`. */
  readonly id: string;
  readonly name: string;
  readonly prose: readonly Flow[];
  /** First sentence; empty when there is none. */
  readonly summary: string;
  readonly deprecation: Deprecation | null;
  /** Address of the exact line upstream; null when the input does not know. */
  readonly source: string | null;
}

export interface Deprecation {
  /** What to use instead: the note of the attribute, or what the prose says behind "Deprecated:". */
  readonly note: readonly Flow[];
}

export interface ModuleModel extends ItemModel {
  readonly package: string;
  /** Exists while tests run, not in the published package. */
  readonly isTestOnly: boolean;
  /** Where it was read, for diagnostics. */
  readonly file: string;
  /** Modules that it needs, sorted; itself left out. */
  readonly uses: readonly string[];
  readonly structs: readonly StructModel[];
  readonly enums: readonly EnumModel[];
  readonly functions: readonly FunctionModel[];
  readonly constants: readonly ConstantModel[];
  readonly methods: readonly ReadMethod[];
  /** What bare names in its prose may stand for: alias → full name of a module or a type. */
  readonly aliases: readonly (readonly [string, string])[];
}

export interface FieldModel extends Pick<ItemModel, 'name' | 'prose'> {
  readonly type: MoveType;
}

export interface DatatypeModel extends ItemModel {
  readonly abilities: readonly Ability[];
  readonly typeParameters: readonly TypeParameter[];
  /** Functions that take it, sorted by id; macros too. */
  readonly usedBy: readonly string[];
  /** Functions that return it, alone or inside another type. */
  readonly returnedBy: readonly string[];
  /** Structs and enums with a field of it. */
  readonly heldBy: readonly string[];
}

export type StructModel = DatatypeModel & VariantModel;

export interface VariantModel extends Pick<ItemModel, 'name' | 'prose'> {
  readonly isPositional: boolean;
  readonly fields: readonly FieldModel[];
}

export interface EnumModel extends DatatypeModel {
  readonly variants: readonly VariantModel[];
}

export interface ConstantModel extends ItemModel {
  readonly type: MoveType;
  readonly value: string;
  /** A code that functions abort with, as against a number the module counts with. */
  readonly isError: boolean;
  /** Marked `#[error]`: the abort code is made by the compiler, the value is the message. */
  readonly isClever: boolean;
  /** What `#[error(code = 6)]` asks for; null without it. */
  readonly errorCode: string | null;
  /** Functions of the module that raise it, in source order. */
  readonly raisedBy: readonly string[];
}

/** One way in which a call of the function can abort. */
export interface AbortModel {
  /** Whose code raises it. */
  readonly module: string;
  /** A constant of that module, or `code 1`, `line 85`, `arithmetic`, `vector`. */
  readonly reason: string;
  /** The calls that lead to it, the raising function last; empty when the function itself raises it. */
  readonly path: readonly string[];
  /** When it happens, where the constant does not say it. */
  readonly note: string | null;
}

export interface FunctionModel extends ItemModel, Omit<ReadFunction, keyof ReadItem | 'body'> {
  /** The value inside `#[syntax(…)]`: `index` for what `[]` calls. Null without one. */
  readonly syntax: string | null;
  readonly aborts: readonly AbortModel[];
  /** False for a new or native function whose code nobody has looked at. */
  readonly areAbortsKnown: boolean;
  /** Names under which it can be called as a method beside its own: `ID.to_address`. */
  readonly methods: readonly ReadMethod[];
}
