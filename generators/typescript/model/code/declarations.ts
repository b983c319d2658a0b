/** A symbol's declaration as code: the head of a class, all of an interface, a type, an enum, a constant. Pure. */

import type { SymbolKind } from '../kinds.ts';
import { codeName, literalText, propertyName } from '../names.ts';
import type { Declaration } from '../scopes.ts';
import { inSourceOrder } from '../scopes.ts';
import type { Printer } from './layout.ts';
import { block, fits, joined, line, list, nested, seq, textOf } from './layout.ts';
import type { TypePrinter } from './signatures.ts';
import { callPrinters, indexPrinters, membersOf, typeParameterCode } from './signatures.ts';

export function declarationCode(
  declaration: Declaration,
  kind: SymbolKind,
  print: TypePrinter,
): Printer {
  const name = codeName(declaration);
  switch (kind) {
    case 'class':
      return classCode(declaration, print);
    case 'interface':
      return seq(
        headCode('interface', declaration, print),
        ' ',
        block('{}', [...callPrinters(declaration, print), ...membersOf(declaration, print)], ';'),
      );
    case 'enum':
      return seq(
        `${declaration.flags.isConst ? 'const ' : ''}enum ${name} `,
        block('{}', inSourceOrder(declaration.children ?? []).map(enumMember)),
      );
    case 'variable':
      return seq(`const ${name}: `, print(declaration.type));
    case 'namespace':
      return namespaceCode(declaration, print);
    default:
      return seq(
        `type ${name}`,
        typeParameterCode(declaration.typeParameters, print),
        ' = ',
        // TypeDoc attaches the members of an aliased object type to the alias itself.
        print(declaration.type ?? { type: 'reflection', declaration }),
      );
  }
}

/** What it has of its own has places of its own; what it exports of others is said here. */
function namespaceCode(declaration: Declaration, print: TypePrinter): Printer {
  const head = `namespace ${codeName(declaration)}`;
  const names = (declaration.children ?? [])
    .filter(({ kind }) => kind === REFERENCE)
    .map(({ name, ...child }) => {
      const { target } = child as { target?: number };
      return print({
        type: 'reference',
        name,
        ...(target === undefined ? {} : { target }),
      } as never);
    });
  return names.length === 0
    ? seq(head)
    : seq(`${head} `, block('{}', [seq('export ', list('{}', names))], ';'));
}

const REFERENCE = 4194304;

function classCode(declaration: Declaration, print: TypePrinter): Printer {
  // A member with a computed name is an index to the compiler, in no line of the source.
  const indexSignatures = (declaration.indexSignatures ?? []).filter(
    (signature) => signature.sources,
  );
  const index = indexPrinters({ ...declaration, indexSignatures }, print);
  const word = declaration.flags.isAbstract ? 'abstract class' : 'class';
  const head = headCode(word, declaration, print);
  return index.length === 0 ? head : seq(head, ' ', block('{}', index, ';'));
}

function enumMember({ name, type }: Declaration): Printer {
  const value = type?.type === 'literal' ? ` = ${literalText(type.value)}` : '';
  return seq(`${propertyName(name)}${value}`);
}

/** The name, and what the class or interface builds on: on one line where it fits, else one clause per line. */
function headCode(word: string, declaration: Declaration, print: TypePrinter): Printer {
  const name = seq(
    `${word} ${codeName(declaration)}`,
    typeParameterCode(declaration.typeParameters, print),
  );
  const clause = (keyword: string, types: Declaration['extendedTypes'] = []): Printer[] =>
    types.length === 0 ? [] : [seq(`${keyword} `, nested(2, joined(types.map(print), ', ')))];
  const clauses = [
    ...clause('extends', declaration.extendedTypes),
    ...clause('implements', declaration.implementedTypes),
  ];
  const flat = seq(name, ...clauses.flatMap((clause) => [' ', clause]));
  const broken = seq(name, ...clauses.flatMap((clause) => [line(2), clause]));
  return (indent) => {
    const tokens = flat(indent);
    return fits(textOf(tokens).replaceAll('\n', ' '), indent) ? tokens : broken(indent);
  };
}
