/** A symbol's declaration as code: the head of a class, all of an interface, a type, an enum, a constant. Pure. */

import type { JSONOutput } from 'typedoc';
import type { SymbolKind, Token } from '../model.ts';
import { codeName, propertyName } from '../names.ts';
import { inSourceOrder } from '../source-order.ts';
import { WIDTH, lengthOf, token } from './tokens.ts';
import type { CodeContext } from './type-code.ts';
import { typeCode } from './type-code.ts';
import { callPrinters, indexPrinters, membersOf, typeParameterCode } from './signature-code.ts';

type Declaration = JSONOutput.DeclarationReflection;

export function declarationCode(
  given: Declaration,
  kind: SymbolKind,
  context: CodeContext,
): Token[] {
  const declaration = { ...given, name: codeName(given.name) };
  const generics = typeParameterCode(declaration.typeParameters, context, 0);
  switch (kind) {
    case 'class': {
      // A member with a computed name is an index to the compiler, in no line of the source.
      const written = (declaration.indexSignatures ?? []).filter((one) => one.sources);
      const index = indexPrinters({ ...declaration, indexSignatures: written }, context);
      const word = declaration.flags.isAbstract ? 'abstract class' : 'class';
      const name = [token(`${word} ${declaration.name}`), ...generics];
      return [
        ...headCode(name, heritageCode(declaration, context)),
        ...(index.length === 0 ? [] : [token(' '), ...blockCode(index)]),
      ];
    }
    case 'interface': {
      const members = [...callPrinters(declaration, context), ...membersOf(declaration, context)];
      const name = [token(`interface ${declaration.name}`), ...generics];
      return [
        ...headCode(name, heritageCode(declaration, context)),
        token(' '),
        ...blockCode(members),
      ];
    }
    case 'enum':
      return [
        token(`${declaration.flags.isConst ? 'const ' : ''}enum ${declaration.name} `),
        ...blockCode(enumPrinters(declaration), ','),
      ];
    case 'variable':
      return [token(`const ${declaration.name}: `), ...typeCode(declaration.type, context)];
    case 'namespace':
      return [token(`namespace ${declaration.name}`)];
    default:
      return [
        token(`type ${declaration.name}`),
        ...generics,
        token(' = '),
        ...aliasedCode(declaration, context),
      ];
  }
}

/** TypeDoc hangs the members of an aliased object type on the alias itself. */
function aliasedCode(declaration: Declaration, context: CodeContext): Token[] {
  if (declaration.type !== undefined) return typeCode(declaration.type, context);
  return typeCode({ type: 'reflection', declaration }, context);
}

/** Declarations always take one line a member: that is how people write them. */
function blockCode(members: readonly ((indent: number) => Token[])[], separator = ';'): Token[] {
  if (members.length === 0) return [token('{}')];
  return [
    token('{\n'),
    ...members.flatMap((member) => [token('  '), ...member(2), token(`${separator}\n`)]),
    token('}'),
  ];
}

function enumPrinters(declaration: Declaration): (() => Token[])[] {
  return inSourceOrder(declaration.children ?? []).map((child) => () => {
    const value = child.type?.type === 'literal' ? ` = ${JSON.stringify(child.type.value)}` : '';
    return [token(`${propertyName(child.name)}${value}`)];
  });
}

/** What a class or interface builds on, in its line where it fits, else a clause a line. */
function headCode(name: readonly Token[], clauses: readonly (readonly Token[])[]): Token[] {
  const fits = lengthOf(name) + lengthOf(clauses.flat()) + clauses.length <= WIDTH;
  return [...name, ...clauses.flatMap((clause) => [token(fits ? ' ' : '\n  '), ...clause])];
}

function heritageCode(declaration: Declaration, context: CodeContext): Token[][] {
  const clause = (word: string, types: readonly JSONOutput.SomeType[] | undefined): Token[][] =>
    types === undefined || types.length === 0
      ? []
      : [
          [
            token(`${word} `),
            ...types.flatMap((one, index) => [
              ...(index === 0 ? [] : [token(', ')]),
              ...typeCode(one, context, 2),
            ]),
          ],
        ];
  return [
    ...clause('extends', declaration.extendedTypes),
    ...clause('implements', declaration.implementedTypes),
  ];
}
