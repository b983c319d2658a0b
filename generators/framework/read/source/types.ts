/** Types and type parameters as the syntax tree has them, resolved to full names. Pure. */

import type { Diagnostic } from '../../../core/diagnostics.ts';
import { locate } from '../../../core/source.ts';
import type { Scope } from '../../move/names.ts';
import { resolveName } from '../../move/names.ts';
import type { Ability, MoveType, Parameter, Primitive, TypeParameter } from '../../move/types.ts';
import { ABILITIES, DEEPEST_TYPE } from '../../move/types.ts';
import { notUnderstoodType, unknownName } from '../diagnostics.ts';
import type { SourcePosition } from './cursor.ts';
import { eachChild, textHere } from './cursor.ts';
import { pathHere } from './uses.ts';

/** What the items of one module share while they are read. */
export interface ModulePosition extends SourcePosition {
  readonly scope: Scope;
  readonly diagnostics: Diagnostic[];
  /** Types and parameters read before in this module, by their text and the type parameters in force. */
  readonly types: Map<string, MoveType>;
  readonly parameters: Map<string, Parameter>;
}

const ABILITY_TERMS: ReadonlySet<string> = new Set(ABILITIES);

export function abilitiesIn(text: string): readonly Ability[] {
  const terms: readonly string[] = text.match(/\w+/g) ?? [];
  return terms.filter((word): word is Ability => ABILITY_TERMS.has(word));
}

/** `<T: key + store, phantom $U>`. Parameters of macros keep their `$`. */
export function readTypeParameters(position: SourcePosition): readonly TypeParameter[] {
  const inner = textHere(position)
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ')
    .slice(1, -1);
  return inner.split(',').flatMap((part) => {
    const [head = '', bounds = ''] = part.split(':');
    const name = /\$?\w+\s*$/.exec(head)?.[0].trim();
    if (name === undefined) return [];
    return [{ name, abilities: abilitiesIn(bounds), isPhantom: /^\s*phantom\s/.test(head) }];
  });
}

export function namesOf(parameters: readonly TypeParameter[]): ReadonlySet<string> {
  return new Set(parameters.map((parameter) => parameter.name));
}

/** The kinds of nodes that are types: `apply_type`, `ref_type` and so on. */
export function isType(kind: string): boolean {
  return kind.endsWith('_type');
}

export function keyOf(text: string, parameters: ReadonlySet<string>): string {
  return parameters.size === 0 ? text : `${text}<${[...parameters].join()}`;
}

/** The type at the cursor; what it cannot be is a diagnostic. A text that was read before is not entered again. */
export function readType(position: ModulePosition, parameters: ReadonlySet<string>): MoveType {
  const text = textHere(position);
  const key = keyOf(text, parameters);
  const known = position.types.get(key);
  if (known !== undefined) return known;
  const before = position.diagnostics.length;
  const type = typeHere(position, parameters, 1);
  if (type === null) {
    position.diagnostics.length = before;
    position.diagnostics.push(
      notUnderstoodType(text, locate(position.source, position.cursor.startIndex)),
    );
    return { kind: 'placeholder' };
  }
  // What cannot be resolved is reported at every place where it is named.
  if (position.diagnostics.length === before) position.types.set(key, type);
  return type;
}

/** Null when the tree allows what the language does not, or is nested deeper than anyone writes. */
function typeHere(
  position: ModulePosition,
  parameters: ReadonlySet<string>,
  depth: number,
): MoveType | null {
  if (depth > DEEPEST_TYPE) return null;
  const kind = position.cursor.nodeType;
  if (kind === 'primitive_type')
    return { kind: 'primitive', name: textHere(position) as Primitive };
  if (kind === 'apply_type') return namedType(position, parameters, depth);
  const inner: (MoveType | null)[] = [];
  const signs = new Set<string>();
  const see = (child: string): void => {
    if (isType(child)) inner.push(typeHere(position, parameters, depth + 1));
    else if (child === 'function_type_parameters') eachChild(position, see);
    else signs.add(child);
  };
  eachChild(position, see);
  return inner.includes(null) ? null : typeOf(kind, inner as readonly MoveType[], signs);
}

function typeOf(
  kind: string,
  inner: readonly MoveType[],
  signs: ReadonlySet<string>,
): MoveType | null {
  const [first = null] = inner;
  if (kind === 'ref_type')
    return first && { kind: 'reference', isMutable: signs.has('mut_ref'), to: first };
  // Brackets around one type mean nothing.
  if (kind === 'tuple_type') return inner.length === 1 ? first : { kind: 'tuple', elements: inner };
  if (kind !== 'function_type') return null;
  const result = signs.has('->') ? inner.at(-1) : undefined;
  return {
    kind: 'lambda',
    parameters: result === undefined ? inner : inner.slice(0, -1),
    returns: returnsOf(result),
  };
}

/** What a function returns, one type for each value. */
export function returnsOf(result: MoveType | undefined): readonly MoveType[] {
  if (result === undefined) return [];
  return result.kind === 'tuple' ? result.elements : [result];
}

/** `Coin<T>`, `0x2::coin::Coin`, `$T`, `_`. */
function namedType(
  position: ModulePosition,
  parameters: ReadonlySet<string>,
  depth: number,
): MoveType | null {
  const path: string[] = [];
  const inner: (MoveType | null)[] = [];
  let sign = '';
  let at = position.cursor.startIndex;
  const see = (child: string): void => {
    if (child === '$') sign = '$';
    else if (child === 'module_access' || child === 'type_arguments') eachChild(position, see);
    else if (isType(child)) inner.push(typeHere(position, parameters, depth + 1));
    else {
      if (path.length === 0) at = position.cursor.startIndex;
      path.push(...pathHere(position, child));
    }
  };
  eachChild(position, see);
  if (inner.includes(null)) return null;
  const { scope, diagnostics, source } = position;
  const report = (name: string, isBare: boolean): void => {
    const known = isBare ? [...scope.members.keys(), ...parameters] : scope.modules.keys();
    diagnostics.push(unknownName(name, known, locate(source, at)));
  };
  const written = path.map((name, index) => (index === 0 ? sign + name : name));
  return resolveName(written, inner as readonly MoveType[], { scope, parameters, report });
}
