/**
 * Constants, structs and functions of a declaration file, read from its text. Null for whatever is written in
 * another way than we write it; the scan may then stand anywhere. Pure.
 */

import type {
  ReadConstant,
  ReadField,
  ReadFunction,
  ReadParameter,
  ReadStruct,
} from '../declarations.ts';
import type { Lead, Scan } from './quick-scan.ts';
import { skipBlanks, skipSign, take, takeLead } from './quick-scan.ts';
import { visibilityOf } from './functions.ts';
import { abilitiesIn, parametersOf, readTypeAt, readTypeParameters } from './types.ts';
import type { MoveType, TypeParameter } from '../../move/types.ts';

const NOTHING: ReadonlySet<string> = new Set();
const WIDTH = '(?:u(?:8|16|32|64|128|256))';
const ATOM = String.raw`(?:(?:0x[0-9a-fA-F]+|\d+(?:_\d+)*)${WIDTH}?(?![0-9A-Za-z_])|@0x[0-9a-fA-F]+|b"[^"\\\n]*"|x"(?:[0-9a-fA-F]{2})*")`;
const VALUE = String.raw`${ATOM}|vector\[[ \n]*${ATOM}(?:,[ \n]*${ATOM})*,?[ \n]*\]|\([A-Z_]+(?: \| [A-Z_]+)*\) as ${WIDTH}`;
const CONSTANT = new RegExp(
  String.raw`const ([A-Z]\w*): ((?:vector<)*[A-Za-z_][\w:]*>*) =[ \n]+(${VALUE})[ \n]*;`,
  'y',
);

export function quickConstant(scan: Scan, lead: Lead): ReadConstant | null {
  const start = scan.at;
  const found = take(scan, CONSTANT);
  if (found === null) return null;
  const [, name = '', type = '', value = ''] = found;
  const at = start + 'const : '.length + name.length;
  return {
    name,
    doc: lead.doc,
    attributes: lead.attributes,
    at: lead.at,
    type: readTypeAt(at, at + type.length, scan, NOTHING),
    value,
  };
}

const ABILITY = '(?:copy|drop|store|key)';
const ABILITY_LIST = `(?: has (${ABILITY}(?:, ${ABILITY})*))?`;
const TYPE_PARAMETER = String.raw`[ \n]*(?:phantom |\$)?(?!phantom\b)[A-Za-z_]\w*(?:: ${ABILITY}(?: \+ ${ABILITY})*)?`;
const TYPE_PARAMETERS = String.raw`(<${TYPE_PARAMETER}(?:,${TYPE_PARAMETER})*,?[ \n]*>)?`;
const STRUCT = new RegExp(
  String.raw`public struct ([A-Z]\w*)${TYPE_PARAMETERS}${ABILITY_LIST}( \{|\()`,
  'y',
);
const POSITIONAL_END = new RegExp(String.raw`\)${ABILITY_LIST};`, 'y');

export function quickStruct(scan: Scan, lead: Lead): ReadStruct | null {
  const head = take(scan, STRUCT);
  if (head === null) return null;
  const typeParameters = typeParametersOf(head[2]);
  const names = parametersOf(typeParameters);
  const isPositional = head[4] === '(';
  const fields = isPositional ? takePositions(scan, names) : takeFields(scan, names);
  const end = isPositional ? take(scan, POSITIONAL_END) : null;
  if (fields === null || (isPositional && end === null)) return null;
  return {
    name: head[1] ?? '',
    doc: lead.doc,
    attributes: lead.attributes,
    at: lead.at,
    abilities: abilitiesIn(end?.[1] ?? head[3] ?? ''),
    typeParameters,
    isPositional,
    fields,
  };
}

const FIELD = /(`?)([A-Za-z_]\w*)\1: /y;

function takeFields(scan: Scan, names: ReadonlySet<string>): ReadField[] | null {
  const fields: ReadField[] = [];
  for (;;) {
    const lead = takeLead(scan, scan.source);
    if (lead === null || lead.attributes.length > 0) return null;
    if (skipSign(scan, '}')) return fields;
    const name = take(scan, FIELD)?.[2];
    const type = name === undefined ? null : takeType(scan, names);
    if (name === undefined || type === null) return null;
    fields.push({ name, type, doc: lead.doc });
    if (!skipSign(scan, ',') && scan.text.charAt(scan.at) !== '}') return null;
  }
}

function takePositions(scan: Scan, names: ReadonlySet<string>): ReadField[] | null {
  const fields: ReadField[] = [];
  while (scan.text.charAt(scan.at) !== ')') {
    const type = takeType(scan, names);
    if (type === null) return null;
    fields.push({ name: String(fields.length), type, doc: null });
    if (skipSign(scan, ',')) skipBlanks(scan);
    else if (scan.text.charAt(scan.at) !== ')') return null;
  }
  return fields;
}

const FUNCTION = new RegExp(
  String.raw`((?:public(?:\(package\))? )?(?:macro |(?:entry )?(?:native )?))fun (${'`?'})([A-Za-z_]\w*)\2${TYPE_PARAMETERS}\(`,
  'y',
);
const STUB = /\{[ \n]*abort \d+;?[ \n]*\}/y;

export function quickFunction(scan: Scan, lead: Lead): ReadFunction | null {
  const head = take(scan, FUNCTION);
  if (head === null) return null;
  const [, modifiers = '', , name = ''] = head;
  const typeParameters = typeParametersOf(head[4]);
  const names = parametersOf(typeParameters);
  const parameters = takeParameters(scan, names);
  const returns = parameters === null ? null : takeReturns(scan, names);
  if (parameters === null || returns === null) return null;
  const isNative = modifiers.includes('native ');
  if (isNative ? !skipSign(scan, ';') : take(scan, STUB) === null) return null;
  return {
    name,
    doc: lead.doc,
    attributes: lead.attributes,
    at: lead.at,
    visibility: visibilityOf(modifiers),
    isEntry: modifiers.includes('entry '),
    isNative,
    isMacro: modifiers.includes('macro '),
    typeParameters,
    parameters,
    returns,
    body: isNative ? null : { aborts: [], calls: [] },
  };
}

const PARAMETER = /(?:mut )?(\$?)(`?)(?!mut:)([A-Za-z_]\w*)\2: /y;

function takeParameters(scan: Scan, names: ReadonlySet<string>): ReadParameter[] | null {
  const parameters: ReadParameter[] = [];
  for (;;) {
    skipBlanks(scan);
    if (skipSign(scan, ')')) return parameters;
    const found = take(scan, PARAMETER);
    const type = found === null ? null : takeType(scan, names);
    if (found === null || type === null) return null;
    parameters.push({ name: `${found[1] ?? ''}${found[3] ?? ''}`, type });
    if (!skipSign(scan, ',') && scan.text.charAt(scan.at) !== ')') return null;
  }
}

function takeReturns(scan: Scan, names: ReadonlySet<string>): readonly MoveType[] | null {
  if (!skipSign(scan, ':')) {
    skipBlanks(scan);
    return [];
  }
  skipBlanks(scan);
  const type = takeType(scan, names);
  return type?.kind === 'tuple' ? type.elements : type && [type];
}

/** A type up to the sign that ends it. Null when a comment or a text stands in it. */
function takeType(scan: Scan, names: ReadonlySet<string>): MoveType | null {
  const { text, at: start } = scan;
  let depth = 0;
  let isLambda = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '<' || sign === '(') depth += 1;
    else if (sign === '|') isLambda = !isLambda;
    else if ((sign === '>' && text.charAt(at - 1) !== '-') || (sign === ')' && depth > 0))
      depth -= 1;
    else if (sign === '/' || sign === '"' || sign === '\t' || sign > '~') return null;
    else if (sign === ':' && !PATH_GOES_ON.test(text.slice(at - 3, at + 3))) return null;
    else if (ENDS.has(sign) && depth === 0 && !isLambda) {
      scan.at = at;
      return readTypeAt(start, start + text.slice(start, at).trimEnd().length, scan, names);
    }
  }
  return null;
}

/** `::` between two names, seen from either of its signs. */
const PATH_GOES_ON = /^(?:(?!mut:)..\w::[A-Za-z_]|..::[A-Za-z_])/s;
const ENDS: ReadonlySet<string> = new Set([',', ')', ';', '{', '}']);

function typeParametersOf(text: string | undefined): readonly TypeParameter[] {
  return text === undefined ? [] : readTypeParameters(text);
}
