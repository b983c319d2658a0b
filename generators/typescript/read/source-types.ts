/** What TypeDoc would make wider or poorer, as it is written in the source. Changes TypeDoc and the compiler while they run. */

import type {
  Application,
  Context,
  DeclarationReflection,
  SomeType,
  TypeParameterReflection,
} from 'typedoc';
import { Converter, ReferenceType, UnknownType } from 'typedoc';
import ts from 'typescript';

/** Runs a conversion of `program` by `app`; afterwards everything is as before. */
export async function asWritten<T>(
  app: Application,
  program: ts.Program,
  run: () => Promise<T>,
): Promise<T> {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, nameUnknownBases);
  app.converter.on(Converter.EVENT_CREATE_TYPE_PARAMETER, keepReadonlyTuples);
  const undo = [keepConstraints(program), keepDots()];
  try {
    return await run();
  } finally {
    for (const restore of undo) restore();
    app.converter.off(Converter.EVENT_CREATE_DECLARATION, nameUnknownBases);
    app.converter.off(Converter.EVENT_CREATE_TYPE_PARAMETER, keepReadonlyTuples);
  }
}

/**
 * TypeDoc asks for the widest type that a parameter can have: `K extends string | number | symbol` of
 * what is written `K extends keyof T`. It is answered with the constraint as written.
 */
function keepConstraints(program: ts.Program): () => void {
  const methods = Object.getPrototypeOf(program.getTypeChecker().getAnyType()) as ts.Type;
  const { getConstraint } = methods;
  methods.getConstraint = function (this: ts.Type & { readonly constraint?: ts.Type }) {
    // Asking sets `constraint`, as written, and answers with what it comes to.
    const widest = getConstraint.call(this);
    return widest !== undefined && this.isTypeParameter() ? (this.constraint ?? widest) : widest;
  };
  return () => {
    methods.getConstraint = getConstraint;
  };
}

/** `[first: string, ...others: string[]]`: TypeDoc takes the name alone. */
function keepDots(): () => void {
  const identifier = ts.factory.createIdentifier('any');
  const methods = Object.getPrototypeOf(identifier) as ts.Identifier;
  const { getText } = methods;
  methods.getText = function (this: ts.Identifier, file?: ts.SourceFile) {
    const { parent } = this as { readonly parent: ts.Node | undefined };
    const isRest =
      parent !== undefined &&
      ts.isNamedTupleMember(parent) &&
      parent.name === this &&
      parent.dotDotDotToken !== undefined;
    return `${isRest ? '...' : ''}${getText.call(this, file)}`;
  };
  return () => {
    methods.getText = getText;
  };
}

/** `T extends readonly [A, ...B[]]`: of a tuple that cannot be changed TypeDoc 0.28 forgets which places may be missing or repeated. */
function keepReadonlyTuples(context: Context, reflection: TypeParameterReflection): void {
  const declaration = context
    .getSymbolFromReflection(reflection)
    ?.declarations?.find((candidate) => ts.isTypeParameterDeclaration(candidate));
  const { constraint } = declaration ?? {};
  if (constraint && ts.isTypeOperatorNode(constraint) && ts.isTupleTypeNode(constraint.type))
    reflection.type = context.converter.convertType(context.withScope(reflection), constraint);
}

/** A class may extend what is not installed: to TypeDoc that is `unknown`, whatever its name. */
function nameUnknownBases(context: Context, reflection: DeclarationReflection): void {
  const symbol = context.getSymbolFromReflection(reflection);
  const { extendedTypes, implementedTypes } = reflection;
  if (symbol === undefined) return;
  if (extendedTypes !== undefined)
    reflection.extendedTypes = named(extendedTypes, basesOf(symbol, ts.SyntaxKind.ExtendsKeyword));
  if (implementedTypes !== undefined)
    reflection.implementedTypes = named(
      implementedTypes,
      basesOf(symbol, ts.SyntaxKind.ImplementsKeyword),
    );
}

/** As TypeDoc lists them: all clauses of all declarations, each text once. */
function basesOf(symbol: ts.Symbol, word: ts.HeritageClause['token']): readonly string[] {
  const texts = (symbol.declarations ?? [])
    .filter(
      (declaration) => ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration),
    )
    .flatMap((declaration) => [...(declaration.heritageClauses ?? [])])
    .filter((clause) => clause.token === word)
    .flatMap((clause) => clause.types.map((type) => type.getText()));
  return [...new Set(texts)];
}

function named<T extends SomeType>(types: readonly T[], texts: readonly string[]): T[] {
  return types.map((type, index) => {
    const text = texts[index];
    const isUnknown = type instanceof ReferenceType && type.name === 'unknown';
    // TypeDoc's types admit references only; its printer and ours take any.
    return isUnknown && text !== undefined ? (new UnknownType(text) as never) : type;
  });
}
