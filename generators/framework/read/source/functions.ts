/** Functions and macros: their signature, and what their body raises and calls. Pure. */

import type { MoveType, Parameter, TypeParameter, Visibility } from '../../move/types.ts';
import type { ReadBody, ReadFunction } from '../declarations.ts';
import { readBody } from './bodies.ts';
import { eachChild, locationHere, nameHere, textHere } from './cursor.ts';
import type { Draft } from './drafts.ts';
import type { ModulePosition } from './types.ts';
import { isType, keyOf, namesOf, readType, readTypeParameters, returnsOf } from './types.ts';

interface Parts {
  name: string;
  modifiers: string;
  typeParameters: readonly TypeParameter[];
  parameters: readonly Parameter[];
  returns: readonly MoveType[];
  body: ReadBody | null;
}

export function readFunction(draft: Draft, position: ModulePosition): ReadFunction {
  const at = locationHere(position);
  const { modifiers, ...parts } = readParts(position);
  // Spelled out, not spread: there are very many functions.
  return {
    name: parts.name,
    doc: draft.doc,
    attributes: draft.attributes,
    at,
    visibility: visibilityOf(modifiers),
    isEntry: /\bentry\b/.test(modifiers),
    isNative: draft.kind === 'native_function_definition',
    isMacro: draft.kind === 'macro_function_definition',
    typeParameters: parts.typeParameters,
    parameters: parts.parameters,
    returns: parts.returns,
    body: parts.body,
  };
}

function readParts(position: ModulePosition): Parts {
  const parts: Parts = {
    name: '',
    modifiers: '',
    typeParameters: [],
    parameters: [],
    returns: [],
    body: null,
  };
  let names: ReadonlySet<string> = new Set();
  eachChild(position, (kind) => {
    if (kind === 'modifier') parts.modifiers += `${textHere(position)} `;
    else if (kind === 'function_identifier') parts.name = nameHere(position);
    else if (kind === 'type_parameters') {
      parts.typeParameters = readTypeParameters(position);
      names = namesOf(parts.typeParameters);
    } else if (kind === 'function_parameters') parts.parameters = readParameters(position, names);
    else if (kind === 'ret_type') parts.returns = readReturns(position, names);
    else if (kind === 'block') parts.body = readBody(position);
  });
  return parts;
}

/** Move once called it `friend`; readers know `public(package)`. */
function visibilityOf(modifiers: string): Visibility {
  if (/public\s*\(\s*(?:package|friend)\s*\)/.test(modifiers)) return 'package';
  return /\bpublic\b/.test(modifiers) ? 'public' : 'private';
}

function readParameters(
  position: ModulePosition,
  names: ReadonlySet<string>,
): readonly Parameter[] {
  const parameters: Parameter[] = [];
  const see = (kind: string): void => {
    if (kind === 'mut_function_parameter') eachChild(position, see);
    else if (kind === 'function_parameter') parameters.push(readParameter(position, names));
  };
  eachChild(position, see);
  return parameters;
}

/** `ctx: &mut TxContext` stands in most functions: what was read before is not entered again. */
function readParameter(position: ModulePosition, names: ReadonlySet<string>): Parameter {
  const key = keyOf(textHere(position), names);
  const known = position.parameters.get(key);
  if (known !== undefined) return known;
  const before = position.diagnostics.length;
  let name = '';
  let type: MoveType = { kind: 'placeholder' };
  eachChild(position, (kind) => {
    if (kind === '$') name = '$';
    else if (kind === 'variable_identifier') name += nameHere(position);
    else if (isType(kind)) type = readType(position, names);
  });
  const parameter = { name, type };
  if (position.diagnostics.length === before) position.parameters.set(key, parameter);
  return parameter;
}

function readReturns(position: ModulePosition, names: ReadonlySet<string>): readonly MoveType[] {
  let returns: readonly MoveType[] = [];
  eachChild(position, (kind) => {
    if (isType(kind)) returns = returnsOf(readType(position, names));
  });
  return returns;
}
