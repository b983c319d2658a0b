/** Providers of React that hooks need, and that the tree of the program lacks or holds in the wrong order. Pure. */

import type ts from 'typescript';
import { compiler } from '../compiler.ts';
import type { RuleResult } from './program-rules.ts';

/** From the outside in: each of `@mysten/dapp-kit` reads from the ones around it. */
const PROVIDERS = ['QueryClientProvider', 'SuiClientProvider', 'WalletProvider'];

/** The innermost provider that a name asks for, by its index; of `@mysten/dapp-kit` 0.16 and TanStack Query 5. */
const NEEDS: readonly (readonly [RegExp, number])[] = [
  [/^(?:Connect(?:Button|Modal)|use\w*Wallets?|use(?:Current|Switch)?Accounts?|useSign\w+)$/, 2],
  [/^use(?:Sui\w+|ResolveSuiNSName)$/, 1],
  [/^use\w*(?:Query|Mutation|QueryClient)$/, 0],
];
const SOURCES = /^@mysten\/dapp-kit$|^@tanstack\/react-query$/;

/** What is wrong in each file of one program; nothing where it does not show its beginning. */
export function checkProviders(
  files: readonly ts.SourceFile[],
): ReadonlyMap<ts.SourceFile, readonly RuleResult[]> {
  const results = new Map(files.map((file) => [file, providersOf(file).flatMap(misplaced)]));
  const root = files.find(({ text }) => /\bcreateRoot\(/.test(text));
  const displayed = new Set(files.flatMap(providersOf).map((tag) => tag.tagName.getText()));
  const needs = files
    .flatMap(importsOf)
    .map((name) => ({ name, depth: NEEDS.find(([pattern]) => pattern.test(name))?.[1] ?? -1 }))
    .toSorted((a, b) => b.depth - a.depth);
  const [first] = needs;
  const missing = PROVIDERS.find((name, at) => at <= (first?.depth ?? -1) && !displayed.has(name));
  if (!root || !first || missing === undefined) return results;
  const lacking = {
    start: root.text.indexOf('createRoot('),
    code: 'missing-provider',
    message: `\`${first.name}\` needs a \`${missing}\` around it, and the tree has none`,
    fix: `put ${PROVIDERS.slice(0, first.depth + 1).join(', ')} around the tree, in this order`,
  };
  return results.set(root, [...(results.get(root) ?? []), lacking]);
}

function importsOf(file: ts.SourceFile): readonly string[] {
  return file.statements.flatMap((statement) => {
    if (!compiler.isImportDeclaration(statement)) return [];
    const { moduleSpecifier, importClause } = statement;
    const names = importClause?.namedBindings;
    if (!compiler.isStringLiteral(moduleSpecifier) || !SOURCES.test(moduleSpecifier.text))
      return [];
    if (!names || !compiler.isNamedImports(names)) return [];
    return names.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
  });
}

function providersOf(file: ts.SourceFile): readonly ts.JsxOpeningElement[] {
  const found: ts.JsxOpeningElement[] = [];
  const visit = (node: ts.Node): void => {
    if (compiler.isJsxOpeningElement(node) && indexOf(node) >= 0) found.push(node);
    compiler.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function indexOf(tag: ts.JsxOpeningElement): number {
  return PROVIDERS.indexOf(tag.tagName.getText());
}

/** `SuiClientProvider` inside `WalletProvider`, which looks for it outside. */
function misplaced(tag: ts.JsxOpeningElement): readonly RuleResult[] {
  const reader = compiler.findAncestor(
    tag.parent.parent,
    (node): node is ts.JsxElement =>
      compiler.isJsxElement(node) && indexOf(node.openingElement) > indexOf(tag),
  );
  if (!reader) return [];
  const [outer, inner] = [tag.tagName.getText(), reader.openingElement.tagName.getText()];
  const message = `\`${inner}\` reads from \`${outer}\`, which is inside it`;
  const fix = `put <${outer}> around <${inner}>`;
  return [{ start: tag.getStart(), code: 'missing-provider', message, fix }];
}
