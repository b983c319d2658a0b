/** Packages that were made for another release of the SDK than the one that is installed: `SuiClient`, which they import, is gone. Pure. */

import type ts from 'typescript';
import { compiler } from '../compiler.ts';

const SDK = '@mysten/sui';
const known = new WeakMap<ts.Program, Map<string, readonly string[]>>();

/**
 * What a package imports from the SDK and the SDK does not export, sorted. Where this is not empty, what the package
 * exports has no types, and it may not even load: `@mysten/dapp-kit` 0.18 beside `@mysten/sui` 2.
 */
export function missingFor(program: ts.Program, name: string): readonly string[] {
  const ofProgram = known.get(program) ?? new Map<string, readonly string[]>();
  known.set(program, ofProgram);
  const missing = ofProgram.get(name) ?? findMissing(program, name);
  ofProgram.set(name, missing);
  return missing;
}

function findMissing(program: ts.Program, name: string): readonly string[] {
  const types = program.getTypeChecker();
  const imports = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.includes(`/node_modules/${name}/`))
    .flatMap(({ statements }) => statements.filter(compiler.isImportDeclaration));
  const missing = imports.flatMap(({ moduleSpecifier, importClause }) => {
    const bindings = importClause?.namedBindings;
    const module = compiler.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    if (!module.startsWith(`${SDK}/`) || !bindings || !compiler.isNamedImports(bindings)) return [];
    const symbol = types.getSymbolAtLocation(moduleSpecifier);
    const exported = new Set(
      symbol ? types.getExportsOfModule(symbol).map(({ name: own }) => own) : [],
    );
    return bindings.elements
      .map((element) => (element.propertyName ?? element.name).text)
      .filter((own) => !exported.has(own));
  });
  return [...new Set(missing)].toSorted();
}
