/** What a file takes from modules and gives on: which names, of which module, written where. Pure. */

import ts from 'typescript';

export interface Wanted {
  /** The text after `from`; null for what a file exports of its own. */
  readonly module: ts.StringLiteral | null;
  readonly names: readonly WantedName[];
}

export interface WantedName {
  /** As the module calls it: `default`, or the name before `as`. */
  readonly text: string;
  readonly node: ts.Node;
  /** Where the compiler answers what the name stands for. */
  readonly alias: ts.Node;
}

/** Imports without names, such as a style, and imports in the middle of code give no types. */
export function wantedBy(file: ts.SourceFile): Wanted[] {
  const found = file.statements.flatMap(wantedByStatement);
  const visit = (node: ts.Node): void => {
    if (ts.isImportTypeNode(node)) found.push(...wantedByType(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function wantedByStatement(statement: ts.Statement): Wanted[] {
  if (ts.isImportDeclaration(statement)) return wantedByImport(statement);
  if (ts.isExportDeclaration(statement)) return wantedByExport(statement);
  if (!ts.isImportEqualsDeclaration(statement)) return [];
  const { moduleReference: reference } = statement;
  return ts.isExternalModuleReference(reference) && ts.isStringLiteral(reference.expression)
    ? [{ module: reference.expression, names: [] }]
    : [];
}

function wantedByImport({ importClause, moduleSpecifier }: ts.ImportDeclaration): Wanted[] {
  if (importClause === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
  const { name, namedBindings } = importClause;
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  const main = name === undefined ? [] : [{ text: 'default', node: name, alias: name }];
  return [{ module: moduleSpecifier, names: [...main, ...named.map(wantedName)] }];
}

function wantedByExport({ exportClause, moduleSpecifier }: ts.ExportDeclaration): Wanted[] {
  const named = exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : [];
  const module = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier : null;
  return [{ module, names: named.map(wantedName) }];
}

function wantedName(one: ts.ImportSpecifier | ts.ExportSpecifier): WantedName {
  const node = one.propertyName ?? one.name;
  return { text: node.text, node, alias: one.name };
}

/** `import('./coin.js').Coin`. */
function wantedByType({ argument, qualifier }: ts.ImportTypeNode): Wanted[] {
  if (!ts.isLiteralTypeNode(argument) || !ts.isStringLiteral(argument.literal)) return [];
  const first = qualifier === undefined ? undefined : leftmost(qualifier);
  const names = first === undefined ? [] : [{ text: first.text, node: first, alias: first }];
  return [{ module: argument.literal, names }];
}

function leftmost(name: ts.EntityName): ts.Identifier {
  return ts.isIdentifier(name) ? name : leftmost(name.left);
}
