/** What to write instead of an export, a member or a property that is not there, where the compiler has no proposal. */

import type ts from 'typescript';
import { editDistance } from '../../../../generators/core/text.ts';
import { newNameOf, replacementOf } from '../../old-names.ts';
import { propose } from '../../proposal.ts';
import { loadModules, loadModulesWith, loadPackageNames, wrongPackage } from '../data/packages.ts';
import {
  listedFix,
  relatedFix,
  relatedNames,
} from '../../../../site/move/explain/related-names.ts';
import { compiler } from './compiler.ts';

/** Null where the program says nothing of what there is instead. */
export function relatedAdvice(
  diagnostic: ts.Diagnostic,
  types: ts.TypeChecker,
  root: string,
): string | null {
  const { file, start = 0, code } = diagnostic;
  if (!file) return null;
  const node = nodeAt(file, start);
  if (code === 2307) return moduleAdvice(node, root);
  if (VALUES.has(code))
    return (
      literalAdvice(node, types) ??
      methodAdvice(node, types) ??
      (code === 2345 ? (missingAdvice(diagnostic) ?? signatureAdvice(node, types)) : null)
    );
  if (code === 2554 || code === 2555) return signatureAdvice(node, types);
  if (code === 2741 || code === 2739) return missingAdvice(diagnostic);
  if (code === 2304 || code === 2552) return missingImport(node, types);
  const candidates = candidatesAt(node, code, types);
  if (candidates === null) return null;
  const name = node.getText(file);
  // `const { nodes } = page` of what is `Page | null`: the compiler says that it has no `nodes`.
  if (candidates.includes(name)) return 'the value may be null: say first what happens then';
  const elsewhere =
    code === 2305 || code === 2724
      ? (movedImport(node, root) ?? importAdvice(node, [name], root))
      : null;
  if (elsewhere !== null) return elsewhere;
  const now = newNameOf(root, name);
  if (now !== null) return `write \`${now}\`: that is what \`${name}\` is called now`;
  const proposed = nearNameIn(diagnostic);
  // The compiler also proposes what is deprecated.
  const isCurrent = proposed === null || candidates.includes(proposed);
  const near = isCurrent ? proposed : (propose(name, candidates)?.to ?? null);
  if (near === null) return relatedFix(name, candidates) ?? listedFix('use one of', candidates);
  if (isTypo(name, near)) return isCurrent ? null : `did you mean ${codes([near])}?`;
  const others = relatedNames(
    name,
    candidates.filter((candidate) => candidate !== near),
  );
  if (others.length === 0 && isCurrent) return null;
  return `did you mean ${codes([near, ...others].slice(0, 3))}?`;
}

/** Exported by a module that the file imports from already. */
function missingImport(node: ts.Node, types: ts.TypeChecker): string | null {
  const file = node.getSourceFile();
  const from = file.statements
    .filter(compiler.isImportDeclaration)
    .map(({ moduleSpecifier }) => moduleSpecifier)
    .find((specifier) => {
      const module = types.getSymbolAtLocation(specifier);
      return module && types.getExportsOfModule(module).some(({ name }) => name === node.getText());
    });
  return from ? `import \`${node.getText()}\` from ${from.getText()}` : null;
}

/** Where a module that cannot be found could come from. */
function moduleAdvice(node: ts.Node, root: string): string {
  const specifier = compiler.isStringLiteralLike(node) ? node.text : '';
  if (/^\.|^@\//.test(specifier))
    return `show that file on this page, with title="…" and the \`package=\` of this block`;
  const [, name = '', inner = ''] = /^(@[^/]+\/[^/]+|[^/]+)\/?(.*)$/.exec(specifier) ?? [];
  const wrong = wrongPackage(name, loadPackageNames(root));
  const imported = importedNames(node);
  if (wrong) {
    const [module = wrong.to] = imported.flatMap((own) => loadModulesWith(root, wrong.to, own));
    const to = loadModules(root, wrong.to).includes(inner) ? `${wrong.to}/${inner}` : module;
    return `import from \`${to}\`: ${wrong.message}`;
  }
  const modules = loadModules(root, name);
  if (modules.length === 0)
    return `declare what it exports in docs/examples/_neighbours/${name}.d.ts`;
  const found = importAdvice(node, imported, root);
  if (found !== null) return found;
  const near = propose(inner, modules);
  return near
    ? `did you mean \`${name}/${near.to}\`?`
    : `import one of ${modules.join(', ')} of ${name}`;
}

function importedNames(specifier: ts.Node): readonly string[] {
  const declaration = compiler.findAncestor(specifier, compiler.isImportDeclaration);
  const bindings = declaration?.importClause?.namedBindings;
  if (!bindings || !compiler.isNamedImports(bindings)) return [];
  return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

const SDK = '@mysten/sui';

/** What the record of a release says of an export of the SDK that is gone. */
function movedImport(node: ts.Node, root: string): string | null {
  const declaration = compiler.findAncestor(node, compiler.isImportDeclaration);
  const specifier = declaration?.moduleSpecifier.getText().slice(1, -1) ?? '';
  if (!specifier.startsWith(`${SDK}/`)) return null;
  const id = `ts:${specifier.slice(SDK.length + 1)}/${node.getText()}`;
  const [, entry, name] = /^ts:(.+)\/([\w$]+)$/.exec(replacementOf(root, id) ?? '') ?? [];
  return name === undefined ? null : `import \`${name}\` from \`${SDK}/${entry}\``;
}

/** Modules of the same package that export what is imported; null when none does. */
function importAdvice(node: ts.Node, names: readonly string[], root: string): string | null {
  const declaration = compiler.findAncestor(node, compiler.isImportDeclaration);
  const specifier = declaration?.moduleSpecifier.getText().slice(1, -1) ?? '';
  const owner = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';
  const parts = names.flatMap((name) => {
    const modules = loadModulesWith(root, owner, name).filter((module) => module !== specifier);
    return modules.length === 0 ? [] : [`\`${name}\` from ${codes(modules.slice(0, 2))}`];
  });
  return parts.length === 0 ? null : `import ${parts.join(', ')}`;
}

/** Not so for `getObjects`, which is a letter from `getObject` and says what `multiGetObjects` says. */
function isTypo(name: string, near: string): boolean {
  const [stem, nearStem] = [name, near].map((word) => word.replace(/s$/, ''));
  return stem !== nearStem && editDistance(name, near) <= 1;
}

/** The one name that the compiler proposes. */
function nearNameIn({ messageText }: ts.Diagnostic): string | null {
  const text = compiler.flattenDiagnosticMessageText(messageText, ' ');
  return /Did you mean (?:to write )?'(\w+)'/.exec(text)?.[1] ?? null;
}

function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(' or ');
}

function candidatesAt(
  node: ts.Node,
  code: number,
  types: ts.TypeChecker,
): readonly string[] | null {
  if (code === 2305 || code === 2724) return exportsFor(node, types);
  if (code === 2339 || code === 2551) {
    const owner = compiler.isPropertyAccessExpression(node.parent)
      ? types.getTypeAtLocation(node.parent.expression)
      : compiler.isBindingElement(node.parent)
        ? types.getTypeAtLocation(node.parent.parent)
        : null;
    return owner === null ? null : propertiesOf(owner, types);
  }
  if (code !== 2353 && code !== 2561) return null;
  const literal = node.parent.parent;
  if (!compiler.isObjectLiteralExpression(literal)) return null;
  const type = types.getContextualType(literal);
  const given = new Set(literal.properties.map((property) => property.name?.getText()));
  return type === undefined ? null : propertiesOf(type, types).filter((name) => !given.has(name));
}

function exportsFor(node: ts.Node, types: ts.TypeChecker): readonly string[] | null {
  const declaration = compiler.findAncestor(node, compiler.isImportDeclaration);
  const module = declaration && types.getSymbolAtLocation(declaration.moduleSpecifier);
  return module ? currentNames(types.getExportsOfModule(module), types) : null;
}

/** Without those that are deprecated: nobody should begin to use them. */
function currentNames(symbols: readonly ts.Symbol[], types: ts.TypeChecker): readonly string[] {
  const tagsOf = (symbol: ts.Symbol): readonly ts.JSDocTagInfo[] =>
    (symbol.flags & compiler.SymbolFlags.Alias
      ? types.getAliasedSymbol(symbol)
      : symbol
    ).getJsDocTags(types);
  return symbols
    .filter((symbol) => !tagsOf(symbol).some(({ name }) => name === 'deprecated'))
    .map(({ name }) => name);
}

function propertiesOf(type: ts.Type, types: ts.TypeChecker): readonly string[] {
  const parts = type.isUnion() ? type.types : [type];
  return currentNames(
    parts.flatMap((part) => part.getProperties()),
    types,
  ).filter((name) => /^[a-z]\w*$/i.test(name));
}

/** A value of another type, a comparison that is never true, a case that never comes. */
const VALUES: ReadonlySet<number> = new Set([2322, 2345, 2367, 2678, 2820]);

/** `getFullnodeUrl('main')`, `status === 'ok'`: the strings that can stand there, when they can be listed. */
function literalAdvice(node: ts.Node, types: ts.TypeChecker): string | null {
  const [literal, type] = literalAt(node, types);
  if (!literal || !compiler.isStringLiteral(literal)) return null;
  const values = (type?.isUnion() ? type.types : []).flatMap((value) =>
    value.isStringLiteral() ? [value.value] : [],
  );
  return relatedFix(literal.text, values) ?? listedFix('use one of', values.toSorted());
}

/** The literal, and the type of its place: of the other side, of the property, of the parameter. */
function literalAt(node: ts.Node, types: ts.TypeChecker): readonly [ts.Node?, ts.Type?] {
  const sides = compiler.findAncestor(node, compiler.isBinaryExpression);
  if (sides && compiler.isStringLiteral(sides.right))
    return [sides.right, types.getTypeAtLocation(sides.left)];
  const tested = compiler.findAncestor(node, compiler.isCaseClause)?.parent.parent.expression;
  if (tested) return [node, types.getTypeAtLocation(tested)];
  const { parent } = node;
  const given = compiler.isPropertyAssignment(parent) ? parent.initializer : node;
  return [given, compiler.isExpression(given) ? types.getContextualType(given) : undefined];
}

/** Of a call with too few or too many arguments: what it takes. */
function signatureAdvice(node: ts.Node, types: ts.TypeChecker): string | null {
  const call = compiler.findAncestor(
    node,
    (above): above is ts.CallExpression | ts.NewExpression =>
      compiler.isCallExpression(above) || compiler.isNewExpression(above),
  );
  const signature = call && types.getResolvedSignature(call);
  if (!call || !signature) return null;
  const name = call.expression.getText().split('.').at(-1) ?? '';
  return `pass what it takes: \`${name}${types.signatureToString(signature).slice(0, 200)}\``;
}

/** `Property 'owner' is missing in type …`. */
function missingAdvice({ messageText }: ts.Diagnostic): string | null {
  const text = compiler.flattenDiagnosticMessageText(messageText, ' ');
  const names =
    /Property '(\w+)' is missing/.exec(text)?.[1] ??
    /following properties.*?: (.*)$/.exec(text)?.[1];
  return names === undefined ? null : `give it ${names.replace(/, and \d+ more\.?$/, '')} as well`;
}

/** `tx.pure(1000)`: what is called has methods of its own, and some take such a value. */
function methodAdvice(node: ts.Node, types: ts.TypeChecker): string | null {
  const call = node.parent;
  if (!compiler.isCallOrNewExpression(call) || !compiler.isExpression(node)) return null;
  const given = types.getBaseTypeOfLiteralType(types.getTypeAtLocation(node));
  const callee = types.getTypeAtLocation(call.expression);
  const fitting = callee.getProperties().filter((method) => {
    const [signature] = types.getTypeOfSymbolAtLocation(method, call).getCallSignatures();
    const [parameter] = signature?.getParameters() ?? [];
    return (
      parameter !== undefined &&
      /^\w+$/.test(method.name) &&
      types.isTypeAssignableTo(given, types.getTypeOfSymbolAtLocation(parameter, call))
    );
  });
  const name = call.expression.getText().split('.').at(-1) ?? '';
  const names = fitting.map((method) => `\`${name}.${method.name}\``);
  if (names.length > 0) return `call ${names.join(', ')}, as the value's Move type asks`;
  const keys = requiredKeys(types.getContextualType(node), { given, call, types });
  return keys.length === 1 ? `pass an object: \`{ ${keys[0]}: … }\`` : null;
}

/** `new SuiClient('https://…')`: keys that must be there, in any form of the object, and take such a value. */
function requiredKeys(
  expected: ts.Type | undefined,
  {
    given,
    call,
    types,
  }: { readonly given: ts.Type; readonly call: ts.Node; readonly types: ts.TypeChecker },
): readonly string[] {
  const forms = expected?.isUnion() ? expected.types : expected ? [expected] : [];
  const keys = forms.flatMap((form) =>
    form
      .getProperties()
      .filter(
        (key) =>
          (key.flags & compiler.SymbolFlags.Optional) === 0 &&
          types.isTypeAssignableTo(given, types.getTypeOfSymbolAtLocation(key, call)),
      )
      .map(({ name }) => name),
  );
  return [...new Set(keys)];
}

export function nodeAt(file: ts.SourceFile, start: number): ts.Node {
  let found: ts.Node = file;
  const visit = (node: ts.Node): void => {
    if (node.pos > start || node.end <= start) return;
    found = node;
    compiler.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
