/** What the compiler here accepts, which is newer than the documented release, and the release's own refused. Pure. */

import type { Declarations } from '../compiler/declarations';
import type { KnownType } from './known-types';
import { frameworkTypes, typesIn } from './known-types';

/** Of a type by its name; several when modules share a name. */
type AbilitiesOf = (name: string) => readonly KnownType[];

export interface ReleaseResult {
  readonly code: string;
  readonly message: string;
  readonly fix: string;
  readonly file: string;
  /** Line and column start at 1; columns count characters. */
  readonly line: number;
  readonly column: number;
}

/** Of files of Move, by name. */
export function checkRelease(
  files: ReadonlyMap<string, string>,
  framework: Declarations,
): readonly ReleaseResult[] {
  const own = typesIn([...files.values()].map(blanked).join('\n'));
  const known = (name: string): readonly KnownType[] =>
    own.get(name) ?? frameworkTypes(framework).get(name) ?? [];
  return [...files].flatMap(([file, text]) =>
    [...checkLiteral(blanked(text)), ...checkEntry(blanked(text), known)].map(
      ({ offset, ...result }) => {
        const before = text.slice(0, offset).split('\n');
        const column = Array.from(before.at(-1) ?? '').length + 1;
        return { ...result, file, line: before.length, column };
      },
    ),
  );
}

type AtOffset = Pick<ReleaseResult, 'code' | 'message' | 'fix'> & { readonly offset: number };

/** Comments, and the content of strings, as blanks: lengths and lines stay. */
function blanked(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"/g, (found) =>
    found.startsWith('"')
      ? `"${found.slice(1, -1).replace(/[^\n]/g, ' ')}"`
      : found.replace(/[^\n]/g, ' '),
  );
}

function checkLiteral(text: string): readonly AtOffset[] {
  const literals = [...text.matchAll(/[bx]?"[^"\n]*"/g)];
  return literals
    .filter(([literal]) => literal.startsWith('"'))
    .map(({ index }) => ({
      offset: index,
      code: 'move-string-literal',
      message: 'the documented release has no string literals, only bytes',
      fix: 'write b"…".to_string()',
    }));
}

const ENTRY = /\bentry\s+fun\s+(\w+)\s*(?:<([^()]*)>)?\s*\(/g;

function checkEntry(text: string, known: AbilitiesOf): readonly AtOffset[] {
  return [...text.matchAll(ENTRY)].flatMap((match) => {
    const [head, name = '', generics = ''] = match;
    const result = resultAfter(text, match.index + head.length);
    if (result === null) return [];
    const bounds = new Map(
      generics
        .split(',')
        .map((bound) => bound.split(':').map((part) => part.trim()) as [string, string]),
    );
    const isDropped = (type: string): boolean => canDrop(type, known, bounds);
    const wrong = partsOf(result.text.replace(/^\(([\s\S]*)\)$/, '$1')).find(
      (type) => !isDropped(type),
    );
    if (wrong === undefined) return [];
    const what = wrong.startsWith('&') ? 'a reference' : `${wrong}, which cannot be dropped`;
    return [
      {
        offset: result.offset,
        code: 'move-entry-result',
        message: `the entry function ${name} returns ${what}: the documented release refuses it`,
        fix: 'make the function public without `entry`, or return nothing',
      },
    ];
  });
}

/** The result type behind the parameters that begin at `start`; null when there is none. */
function resultAfter(
  text: string,
  start: number,
): { readonly text: string; readonly offset: number } | null {
  let depth = 1;
  let at = start;
  for (; at < text.length && depth > 0; at += 1)
    depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
  const found = /^\s*:\s*([^{;]+)/.exec(text.slice(at));
  if (!found) return null;
  const offset = at + found[0].length - (found[1] ?? '').length;
  return { text: (found[1] ?? '').trim(), offset };
}

/** At the commas outside brackets. */
function partsOf(list: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    depth += '<('.includes(sign) ? 1 : '>)'.includes(sign) ? -1 : 0;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const PRIMITIVE = /^(?:u8|u16|u32|u64|u128|u256|bool|address)$/;

/** Unknown types pass: the compiler names them. */
function canDrop(type: string, known: AbilitiesOf, bounds: ReadonlyMap<string, string>): boolean {
  if (type.startsWith('&')) return false;
  if (PRIMITIVE.test(type)) return true;
  const [, path = type, inner = ''] = /^([\w:]+)\s*<([\s\S]*)>$/.exec(type) ?? [];
  const name = path.split('::').at(-1) ?? path;
  const bound = bounds.get(type);
  if (bound !== undefined) return /\bdrop\b/.test(bound);
  const args = partsOf(inner);
  if (name === 'vector') return args.every((arg) => canDrop(arg, known, bounds));
  const facts = known(name);
  if (facts.length === 0) return true;
  return facts.some(
    ({ abilities, phantoms }) =>
      abilities.includes('drop') &&
      args.every((arg, index) => phantoms[index] === true || canDrop(arg, known, bounds)),
  );
}
