/** Values that a module exports as types only: `export type *`, `export type { Lamp }`. Asks the compiler. */

import ts from 'typescript';

/** Names that a program may import with `import type` and no other way. */
export function typeOnlyExports(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const module = checker.getSymbolAtLocation(file);
  if (module === undefined) return [];
  const values = valuesOf(file, checker, new Set());
  return checker
    .getExportsOfModule(module)
    .filter((symbol) => !values.has(symbol.getName()) && isValue(symbol, checker))
    .map((symbol) => symbol.getName());
}

function isValue(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (target.flags & ts.SymbolFlags.Value) !== 0;
}

/** Every name that a module exports otherwise. The compiler knows what a name means, but does not say how it came. */
function valuesOf(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
  above: ReadonlySet<ts.SourceFile>,
): ReadonlySet<string> {
  const module = checker.getSymbolAtLocation(file);
  const names = new Set<string>();
  if (module === undefined || above.has(file)) return names;
  const inside = new Set([...above, file]);
  const exportsOf = (specifier: ts.Expression): ReadonlySet<string> | null => {
    const [declared] = checker.getSymbolAtLocation(specifier)?.declarations ?? [];
    // Of another package nothing has to be known.
    return declared && ts.isSourceFile(declared) ? valuesOf(declared, checker, inside) : null;
  };
  for (const symbol of module.exports?.values() ?? []) {
    const declared = symbol.declarations ?? [];
    if (declared.some((node) => !isTypeOnly(node, exportsOf))) names.add(symbol.getName());
  }
  for (const statement of file.statements) {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) continue;
    if (statement.exportClause !== undefined || statement.moduleSpecifier === undefined) continue;
    for (const name of exportsOf(statement.moduleSpecifier) ?? []) names.add(name);
  }
  return names;
}

function isTypeOnly(
  node: ts.Declaration,
  exportsOf: (specifier: ts.Expression) => ReadonlySet<string> | null,
): boolean {
  if (!ts.isExportSpecifier(node)) return ts.isExportDeclaration(node);
  const { moduleSpecifier } = node.parent.parent;
  if (node.isTypeOnly || node.parent.parent.isTypeOnly) return true;
  const from = moduleSpecifier && exportsOf(moduleSpecifier);
  return from ? !from.has((node.propertyName ?? node.name).text) : false;
}
