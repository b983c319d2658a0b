/** Imports and exports of a package's own files that cannot be resolved: each loses a type. Asks the compiler. */

import { builtinModules } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type { Diagnostic, Location } from '../../core/diagnostics.ts';
import { compareDiagnostics } from '../../core/diagnostics.ts';
import { locate } from '../../core/source.ts';
import { sourceFiles } from './program.ts';
import { manyMissing, missingExport, missingModule, undeclaredExport } from './diagnostics.ts';

/** After this many a maintainer unpacks the package again. */
const MOST_DISPLAYED = 20;

/** Warnings, each at its place; missing modules first, since missing names follow from them. */
export function missingNames(program: ts.Program, folder: string): Diagnostic[] {
  const checker = program.getTypeChecker();
  const found = sourceFiles(program, folder).flatMap((file) => {
    const source = { path: path.relative(folder, file.fileName), text: file.text };
    const at = (node: ts.Node): Location => locate(source, node.getStart(file));
    return requestsIn(file).flatMap((request) => diagnosticsOf(request, checker, at));
  });
  const isModule = (diagnostic: Diagnostic): boolean =>
    diagnostic.code === 'typescript/missing-module';
  const sorted = found.toSorted(
    (a, b) => Number(isModule(b)) - Number(isModule(a)) || compareDiagnostics(a, b),
  );
  const others = sorted.length - MOST_DISPLAYED;
  return others > 0 ? [...sorted.slice(0, MOST_DISPLAYED), manyMissing(others)] : sorted;
}

/** A default import, a named import or export, or the first name of an import type. */
type Name = ts.Identifier | ts.ImportSpecifier | ts.ExportSpecifier;

/** What a statement or a type takes from a module; without one it exports names of its own file. */
interface Request {
  readonly module: ts.StringLiteral | null;
  readonly names: readonly Name[];
}

/** Imports without names, such as a style, and imports in the middle of code give no types. */
function requestsIn(file: ts.SourceFile): Request[] {
  const found: Request[] = [];
  const visit = (node: ts.Node): void => {
    const request = requestOf(node);
    if (request !== null) found.push(request);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function requestOf(node: ts.Node): Request | null {
  if (ts.isImportDeclaration(node) && node.importClause !== undefined) {
    const { name, namedBindings } = node.importClause;
    return requestFrom(node.moduleSpecifier, [
      ...(name === undefined ? [] : [name]),
      ...(namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : []),
    ]);
  }
  if (ts.isExportDeclaration(node)) {
    const { exportClause: clause, moduleSpecifier } = node;
    return requestFrom(moduleSpecifier, clause && ts.isNamedExports(clause) ? clause.elements : []);
  }
  if (ts.isExternalModuleReference(node)) return requestFrom(node.expression, []);
  if (!ts.isImportTypeNode(node) || !ts.isLiteralTypeNode(node.argument)) return null;
  const { qualifier } = node;
  return requestFrom(node.argument.literal, qualifier === undefined ? [] : [leftmost(qualifier)]);
}

function requestFrom(module: ts.Node | undefined, names: readonly Name[]): Request {
  return { module: module && ts.isStringLiteral(module) ? module : null, names };
}

function leftmost(name: ts.EntityName): ts.Identifier {
  return ts.isIdentifier(name) ? name : leftmost(name.left);
}

function diagnosticsOf(
  { module, names }: Request,
  checker: ts.TypeChecker,
  at: (node: ts.Node) => Location,
): Diagnostic[] {
  const lost = names.filter((name) => isLost(name, checker));
  if (module === null)
    return lost
      .filter((name) => ts.isExportSpecifier(name) && isUndeclared(name, checker))
      .map((name) => undeclaredExport(textOf(name), at(originalOf(name))));
  if (isWithoutTypes(module.text)) return [];
  const target = checker.getSymbolAtLocation(module);
  if (target === undefined) return [missingModule(module.text, at(module))];
  // A module may pass a name on that is lost further down: that place is the one to correct.
  return lost
    .filter((name) => checker.tryGetMemberInModuleExports(textOf(name), target) === undefined)
    .map((name) => missingExport(textOf(name), module.text, at(originalOf(name))));
}

/** Node's own modules have their types elsewhere; styles, pictures and JSON have none that a reader looks for. */
function isWithoutTypes(specifier: string): boolean {
  const isData = /\w\.(json|css|scss|svg|png|wasm|txt|html)$/.test(specifier);
  const [first = ''] = specifier.split('/');
  return isData || specifier.includes(':') || builtinModules.includes(first);
}

/** As the module calls it: the name before `as`, or `default`. */
function textOf(name: Name): string {
  return ts.isImportClause(name.parent) ? 'default' : originalOf(name).text;
}

function originalOf(name: Name): ts.Identifier | ts.StringLiteral {
  return (ts.isIdentifier(name) ? name : (name.propertyName ?? name.name)) as ts.Identifier;
}

function isLost(name: Name, checker: ts.TypeChecker): boolean {
  const symbol = checker.getSymbolAtLocation(ts.isIdentifier(name) ? name : name.name);
  return symbol === undefined || isUnknown(symbol, checker);
}

function isUnknown(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return checker.isUnknownSymbol(target);
}

/** `export { x }` of a name that the file neither declares nor imports. */
function isUndeclared(name: ts.ExportSpecifier, checker: ts.TypeChecker): boolean {
  const local = checker.getExportSpecifierLocalTargetSymbol(name);
  return local === undefined || checker.isUnknownSymbol(local);
}

/**
 * The names of an entry point that refer to nothing because a file of the package is missing or does
 * not export them. What is taken from a package that is not installed does exist, somewhere.
 */
export function lostExports(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const module = checker.getSymbolAtLocation(file);
  const exported = module === undefined ? [] : checker.getExportsOfModule(module);
  return exported
    .filter((symbol) => isUnknown(symbol, checker) && !isFromPackage(symbol, checker))
    .map((symbol) => symbol.getName());
}

/** Follows a name from file to file to the statement that takes it from a package by its name. */
function isFromPackage(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const seen = new Set<ts.Symbol>([symbol]);
  let last = symbol;
  while (last.flags & ts.SymbolFlags.Alias) {
    const next = checker.getImmediateAliasedSymbol(last);
    if (next === undefined || seen.has(next) || checker.isUnknownSymbol(next)) break;
    seen.add(next);
    last = next;
  }
  const [declaration] = last.declarations ?? [];
  const statement = declaration && ts.findAncestor(declaration, isFromStatement);
  const specifier = statement?.moduleSpecifier;
  return (
    specifier !== undefined && ts.isStringLiteral(specifier) && !specifier.text.startsWith('.')
  );
}

function isFromStatement(node: ts.Node): node is ts.ImportDeclaration | ts.ExportDeclaration {
  return ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
}
