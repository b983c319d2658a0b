/** What every reader hands on: modules with their items in source order and all names in full. Types only. */

import type { Location } from '../../core/diagnostics.ts';
import type { Scope } from '../move/names.ts';
import type { Ability, MoveType, Parameter, TypeParameter, Visibility } from '../move/types.ts';

/** How much an input can tell; what it cannot tell is kept from elsewhere, never taken as gone. */
export type InputKind = 'source' | 'summary' | 'abi';

export interface ReadAttribute {
  readonly name: string;
  /** As written between the brackets, such as `index` in `syntax(index)`; null without brackets. */
  readonly value: string | null;
}

export interface ReadItem {
  readonly name: string;
  /** Markdown as in the doc comment, without the comment signs; null without one. */
  readonly doc: string | null;
  readonly attributes: readonly ReadAttribute[];
  readonly at: Location;
}

export interface ReadField {
  /** For positional fields the position: `0`, `1` …. */
  readonly name: string;
  readonly type: MoveType;
  readonly doc: string | null;
}

export interface FieldList {
  readonly isPositional: boolean;
  readonly fields: readonly ReadField[];
}

export type ReadVariant = FieldList & Pick<ReadItem, 'name' | 'doc'>;

export interface ReadDatatype extends ReadItem {
  readonly abilities: readonly Ability[];
  readonly typeParameters: readonly TypeParameter[];
}

export type ReadStruct = ReadDatatype & FieldList;

export interface ReadEnum extends ReadDatatype {
  readonly variants: readonly ReadVariant[];
}

export interface ReadConstant extends ReadItem {
  readonly type: MoveType;
  /** The expression as written, on one line where it was on one line. */
  readonly value: string;
}

export interface ReadFunction extends ReadItem {
  readonly visibility: Visibility;
  readonly isEntry: boolean;
  readonly isNative: boolean;
  readonly isMacro: boolean;
  readonly typeParameters: readonly TypeParameter[];
  readonly parameters: readonly Parameter[];
  /** Empty when it returns nothing. */
  readonly returns: readonly MoveType[];
  /** What its own body raises and whom it calls; null when there is no body to look at. */
  readonly body: ReadBody | null;
}

export interface ReadBody {
  /** Constants in `abort` and `assert!`, in source order; `code 7` and `line 85` where there is none. */
  readonly aborts: readonly string[];
  /** Functions that it calls, as written: `split`, `coin::split`, or `self.pool.split` for a method of a field. */
  readonly calls: readonly string[];
}

/** `use fun coin_split as Coin.split`: a function that can be called as a method. */
export interface ReadMethod {
  readonly type: string;
  readonly name: string;
  readonly function: string;
}

export interface ReadModule extends ReadItem {
  readonly package: string;
  /** Exists while tests run, not in the published package. */
  readonly isTestOnly: boolean;
  /** `sui::coin`. */
  readonly id: string;
  readonly structs: readonly ReadStruct[];
  readonly enums: readonly ReadEnum[];
  readonly constants: readonly ReadConstant[];
  readonly functions: readonly ReadFunction[];
  /** Modules that its `use` declarations name. Only source has them. */
  readonly imports: readonly string[];
  readonly methods: readonly ReadMethod[];
  readonly scope: Scope;
}

export interface ReadInput {
  readonly kind: InputKind;
  /** Sorted by package and name. */
  readonly modules: readonly ReadModule[];
  /** By package, as its manifest says; null for one that is not published. Empty without manifests. */
  readonly published: ReadonlyMap<string, string | null>;
}
