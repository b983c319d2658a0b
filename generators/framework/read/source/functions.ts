/** Functions and macros: their signature, and what their body raises and calls. Pure. */

import type { MoveType, Parameter, TypeParameter, Visibility } from '../../move/types.ts';
import type { ReadBody, ReadFunction } from '../declarations.ts';
import { readBody } from './bodies.ts';
import { eachChild, locationHere, nameHere, textHere } from './cursor.ts';
import type { Draft } from './drafts.ts';
import type { ModulePlace } from './types.ts';
import { isType, keyOf, namesOf, readType, readTypeParameters, returnsOf } from './types.ts';

interface Parts {
  name: string;
  modifiers: string;
  typeParameters: readonly TypeParameter[];
  parameters: readonly Parameter[];
  returns: readonly MoveType[];
  body: ReadBody | null;
}

export function readFunction(draft: Draft, place: ModulePlace): ReadFunction {
  const at = locationHere(place);
  const { modifiers, ...parts } = readParts(place);
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

function readParts(place: ModulePlace): Parts {
  const parts: Parts = {
    name: '',
    modifiers: '',
    typeParameters: [],
    parameters: [],
    returns: [],
    body: null,
  };
  let names: ReadonlySet<string> = new Set();
  eachChild(place, (kind) => {
    if (kind === 'modifier') parts.modifiers += `${textHere(place)} `;
    else if (kind === 'function_identifier') parts.name = nameHere(place);
    else if (kind === 'type_parameters') {
      parts.typeParameters = readTypeParameters(place);
      names = namesOf(parts.typeParameters);
    } else if (kind === 'function_parameters') parts.parameters = readParameters(place, names);
    else if (kind === 'ret_type') parts.returns = readReturns(place, names);
    else if (kind === 'block') parts.body = readBody(place);
  });
  return parts;
}

/** Move once called it `friend`; readers know `public(package)`. */
function visibilityOf(modifiers: string): Visibility {
  if (/public\s*\(\s*(?:package|friend)\s*\)/.test(modifiers)) return 'package';
  return /\bpublic\b/.test(modifiers) ? 'public' : 'private';
}

function readParameters(place: ModulePlace, names: ReadonlySet<string>): readonly Parameter[] {
  const parameters: Parameter[] = [];
  const see = (kind: string): void => {
    if (kind === 'mut_function_parameter') eachChild(place, see);
    else if (kind === 'function_parameter') parameters.push(readParameter(place, names));
  };
  eachChild(place, see);
  return parameters;
}

/** `ctx: &mut TxContext` stands in most functions: what was read before is not entered again. */
function readParameter(place: ModulePlace, names: ReadonlySet<string>): Parameter {
  const key = keyOf(textHere(place), names);
  const known = place.parameters.get(key);
  if (known !== undefined) return known;
  const before = place.diagnostics.length;
  let name = '';
  let type: MoveType = { kind: 'placeholder' };
  eachChild(place, (kind) => {
    if (kind === '$') name = '$';
    else if (kind === 'variable_identifier') name += nameHere(place);
    else if (isType(kind)) type = readType(place, names);
  });
  const parameter = { name, type };
  if (place.diagnostics.length === before) place.parameters.set(key, parameter);
  return parameter;
}

function readReturns(place: ModulePlace, names: ReadonlySet<string>): readonly MoveType[] {
  let returns: readonly MoveType[] = [];
  eachChild(place, (kind) => {
    if (isType(kind)) returns = returnsOf(readType(place, names));
  });
  return returns;
}
