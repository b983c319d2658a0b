/** Names and literals as TypeScript writes them. Pure. */

import type { EntryModel, SymbolModel, TsModel } from './model.ts';
import type { Declaration } from './scopes.ts';

/** The entry point that is imported by the name of the package alone. */
export const ROOT = '.';

/** What an import names after `from`: `@mysten/sui/client`. */
export function specifierOf(
  model: Pick<TsModel, 'package'>,
  entry: Pick<EntryModel, 'name'>,
): string {
  return entry.name === ROOT ? model.package : `${model.package}/${entry.name}`;
}

/** An entry point among its siblings: `client`. */
export function labelOf(model: Pick<TsModel, 'package'>, entry: Pick<EntryModel, 'name'>): string {
  return entry.name === ROOT ? model.package : entry.name;
}

export function literalText(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value)
      .slice(1, -1)
      .replaceAll(String.raw`\"`, '"')
      .replaceAll("'", String.raw`\'`)}'`;
  if (typeof value === 'object' && value !== null && 'value' in value) {
    // TypeDoc writes a bigint as its digits and its sign.
    const { value: digits, negative } = value as { value: string; negative?: boolean };
    return `${negative === true ? '-' : ''}${digits}n`;
  }
  return String(value);
}

export function propertyName(name: string): string {
  // TypeDoc writes `[iterator]` for `[Symbol.iterator]`.
  const [, known] = /^\[([a-z][A-Za-z]+)\]$/.exec(name) ?? [];
  if (known !== undefined && isWellKnown(known)) return `[Symbol.${known}]`;
  return /^[A-Za-z_$][\w$]*$/.test(name) || name.startsWith('[')
    ? name
    : `'${name.replaceAll("'", String.raw`\'`)}'`;
}

/** `Symbol.name` and `Symbol.length` are the function's own, and no symbols. */
function isWellKnown(name: string): boolean {
  return typeof Reflect.get(Symbol, name) === 'symbol';
}

/** Short enough for a signature. TypeDoc writes `...` for what it does not print. */
export function isShortValue(value: string | undefined): value is string {
  return value !== undefined && /^[^\n\r]{1,40}$/.test(value) && !value.includes('...');
}

/** What has no name of its own is named by who imports it; in code it is `main`. */
export function codeName({ name, localName }: Pick<Declaration, 'name' | 'localName'>): string {
  return isNameless(name) ? (localName ?? 'main') : name;
}

/** What is imported to reach a name inside a namespace. */
export function rootOf(name: string): string {
  return name.split('.')[0] ?? name;
}

export function isNameless(name: string): boolean {
  return name === 'default' || name === 'export=';
}

/** A line that imports values by their names. */
export function importCode(
  symbols: readonly Pick<SymbolModel, 'name' | 'isDefault'>[],
  specifier: string,
  word = 'import',
): string {
  const [whole] = symbols.filter(({ isDefault }) => isDefault);
  const named = symbols
    .filter(({ name, isDefault }) => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) && !isDefault)
    .map(({ name }) => name);
  const parts = [
    ...(whole === undefined ? [] : [codeName(whole)]),
    ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : []),
  ];
  return parts.length === 0
    ? `import '${specifier}';`
    : `${word} ${parts.join(', ')} from '${specifier}';`;
}

/** A destructured parameter has no name of its own. */
export function parameterName(name: string): string {
  return /^__namedParameters/.test(name) ? 'input' : name;
}

/** Several destructured parameters get a number each: no two have one name. */
export function withNames<T extends { readonly name: string }>(parameters: readonly T[]): T[] {
  let nameless = 0;
  return parameters.map((parameter) => {
    const name = parameterName(parameter.name);
    if (name === parameter.name) return parameter;
    nameless += 1;
    return { ...parameter, name: nameless === 1 ? name : `${name}${nameless}` };
  });
}

export function classesOf(entry: EntryModel): readonly SymbolModel[] {
  return entry.symbols.filter((symbol) => symbol.kind === 'class');
}
