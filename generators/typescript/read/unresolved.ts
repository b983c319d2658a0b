/** Imports and exports of a package's own files that lead nowhere: each loses a type. Asks the compiler, and which files there are. */

import { builtinModules } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type { Diagnostic, Location } from '../../core/diagnostics.ts';
import { compareDiagnostics } from '../../core/diagnostics.ts';
import { locate } from '../../core/source.ts';
import type { TsPackage } from '../load.ts';
import { ownFiles } from './package-files.ts';
import { wantedBy } from './imports.ts';
import type { Wanted, WantedName } from './imports.ts';

/** Somebody who has seen this many unpacks the package again. */
const MOST_SHOWN = 20;

/** Warnings, each at its place; modules that are missing first, since missing names follow from them. */
export function unresolvedImports(program: ts.Program, source: TsPackage): Diagnostic[] {
  const found = ownFiles(program, source.folder).flatMap((file) => {
    const at = (node: ts.Node): Location =>
      locate(
        { path: path.relative(source.folder, file.fileName), text: file.text },
        node.getStart(file),
      );
    return wantedBy(file).flatMap((one) => faultsOf(one, { program, source, at }));
  });
  const sorted = [
    ...found.filter((one) => one.code === MISSING_MODULE).sort(compareDiagnostics),
    ...found.filter((one) => one.code !== MISSING_MODULE).sort(compareDiagnostics),
  ];
  const others = sorted.length - MOST_SHOWN;
  return others > 0 ? [...sorted.slice(0, MOST_SHOWN), manyMore(others)] : sorted;
}

interface Asked {
  readonly program: ts.Program;
  readonly source: TsPackage;
  readonly at: (node: ts.Node) => Location;
}

function faultsOf({ module, names }: Wanted, { program, source, at }: Asked): Diagnostic[] {
  const checker = program.getTypeChecker();
  if (module === null)
    return names
      .filter((name) => isLost(name.alias, checker) && isUndeclared(name, checker))
      .map((name) => undeclaredName(name.text, at(name.node)));
  if (isKnownToLack(module.text, source)) return [];
  const target = checker.getSymbolAtLocation(module);
  if (target === undefined)
    return isData(module.text) ? [] : [missingModule(module.text, at(module))];
  return names
    .filter((name) => isLost(name.alias, checker) && !exportsName(target, name.text, checker))
    .map((name) => missingExport(name.text, module.text, at(name.node)));
}

function isLost(alias: ts.Node, checker: ts.TypeChecker): boolean {
  const symbol = checker.getSymbolAtLocation(alias);
  if (symbol === undefined) return true;
  return isUnknown(symbol, checker);
}

function isUnknown(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return checker.isUnknownSymbol(target);
}

/** A module may give on a name that is lost further down: that place is the one to mend. */
function exportsName(module: ts.Symbol, name: string, checker: ts.TypeChecker): boolean {
  return checker.tryGetMemberInModuleExports(name, module) !== undefined;
}

/** `export { x }` of a name that the file neither declares nor imports. */
function isUndeclared({ alias }: WantedName, checker: ts.TypeChecker): boolean {
  if (!ts.isExportSpecifier(alias.parent)) return false;
  const local = checker.getExportSpecifierLocalTargetSymbol(alias.parent);
  return local === undefined || checker.isUnknownSymbol(local);
}

/** What Node brings along has its types elsewhere; of the others somebody has been told. */
function isKnownToLack(specifier: string, source: TsPackage): boolean {
  if (isRelative(specifier)) return false;
  const name = packageIn(specifier);
  return specifier.includes(':') || builtinModules.includes(name) || source.doubtful.has(name);
}

function isRelative(specifier: string): boolean {
  return specifier.startsWith('.');
}

/** `@mysten/bcs/types` → `@mysten/bcs`. */
function packageIn(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Styles, pictures and JSON have no types that a reader would look for. */
function isData(specifier: string): boolean {
  return /\w\.(json|css|scss|svg|png|wasm|txt|html)$/.test(specifier);
}

/**
 * The names of an entry point that stand for nothing because a file of the package is missing or
 * exports no such name. What is taken from a package that is not installed does exist, somewhere.
 */
export function lostNames(program: ts.Program, file: ts.SourceFile): string[] {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(file);
  const all = module === undefined ? [] : checker.getExportsOfModule(module);
  return all
    .filter((symbol) => isUnknown(symbol, checker) && !isElsewhere(symbol, checker))
    .map((symbol) => symbol.getName());
}

/** Follows a name from file to file to where it is taken from a package by its name. */
function isElsewhere(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const seen = new Set<ts.Symbol>();
  let last = symbol;
  for (let at: ts.Symbol | undefined = symbol; at && !seen.has(at);) {
    seen.add(at);
    last = at;
    at = at.flags & ts.SymbolFlags.Alias ? checker.getImmediateAliasedSymbol(at) : undefined;
    if (at !== undefined && checker.isUnknownSymbol(at)) break;
  }
  const specifier = specifierOf(last.declarations?.[0]);
  return specifier !== null && !isRelative(specifier);
}

function specifierOf(declaration: ts.Node | undefined): string | null {
  const statement =
    declaration &&
    ts.findAncestor(
      declaration,
      (one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one),
    );
  const module = (statement as ts.ImportDeclaration | ts.ExportDeclaration | undefined)
    ?.moduleSpecifier;
  return module !== undefined && ts.isStringLiteral(module) ? module.text : null;
}

const MISSING_MODULE = 'typescript/missing-module';
const MISSING_EXPORT = 'typescript/missing-export';
const FIX = 'unpack the package completely, or correct this line';

function missingModule(specifier: string, at: Location): Diagnostic {
  const words = isRelative(specifier)
    ? 'is missing, or has no types: what is taken from it is left out or shown as a bare name'
    : 'is not installed, or has no types: types from it are missing';
  return {
    level: 'warning',
    code: MISSING_MODULE,
    message: `"${specifier}" ${words}`,
    at,
    fix: isRelative(specifier) ? FIX : 'install the dependencies of the package with "npm install"',
  };
}

function missingExport(name: string, specifier: string, at: Location): Diagnostic {
  return {
    level: 'warning',
    code: MISSING_EXPORT,
    message: `"${specifier}" exports no ${name}: it is left out or shown as a bare name`,
    at,
    fix: FIX,
  };
}

function undeclaredName(name: string, at: Location): Diagnostic {
  return {
    level: 'warning',
    code: MISSING_EXPORT,
    message: `the file exports ${name}, and neither declares nor imports it: it is left out`,
    at,
    fix: FIX,
  };
}

function manyMore(count: number): Diagnostic {
  return {
    level: 'warning',
    code: MISSING_EXPORT,
    message: `${count} further imports and exports lead nowhere`,
    at: null,
    fix: 'unpack the package again, completely',
  };
}
