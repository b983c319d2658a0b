/**
 * Asks the compiler whether what a release declares can stand where the other release declared something.
 * Both declarations are written against the new package, so that only what they say themselves is
 * compared: what changed behind a name is graded at that name. Reads the package.
 */

import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { TsPackage } from '../../../../generators/typescript/load.ts';
import { createPackageProgram } from '../../../../generators/typescript/read/program.ts';
import type { SymbolModel, Token, TsModel } from '../../../../generators/typescript/model/model.ts';
import type { NameOf } from './code.ts';

export interface Question {
  /** Of the declaration around both, such as `<T extends string>`; may be empty. */
  readonly scope: string;
  readonly before: string;
  readonly after: string;
}

export interface Answer {
  /** What reads a value of the old type can read the new one. */
  readonly canRead: boolean;
  /** What is written for the old type can be given to the new one. */
  readonly canWrite: boolean;
  /** The old type is a list of literals or shapes, and the new one has all of them and more. */
  readonly isGrown: boolean;
}

/** Answers in order; null where the compiler cannot know, because a declaration does not hold by itself. */
export function ask(
  questions: readonly Question[],
  source: TsPackage,
  root: string,
): readonly (Answer | null)[] {
  if (questions.length === 0) return [];
  const file = `${source.folder}/graded-declarations.ts`;
  const asked = printQuestions(questions);
  const alone = createPackageProgram({ ...source, entries: [] }, root, new Map([[file, asked]]));
  const missing = missingNames(alone.program, file);
  const homes = homesOf(missing, source);
  const text = [
    ...importsOf(source),
    ...missing.map((name) => declarationOf(name, homes)),
    asked,
  ].join('\n');
  const { program } = createPackageProgram(source, root, new Map([[file, text]]));
  return answersOf(program, file, questions.length);
}

export function entryName(index: number): string {
  return `E$${index}`;
}

/** Tokens as names of the new package. What it no longer exports becomes a name that nobody declares. */
export function namesOf(model: TsModel): NameOf {
  const places = new Map<string, string>();
  const byName = new Map<string, SymbolModel[]>();
  for (const [index, entry] of model.entries.entries())
    for (const symbol of entry.symbols) {
      places.set(symbol.id, `${entryName(index)}.${symbol.name}`);
      byName.set(symbol.name, [...(byName.get(symbol.name) ?? []), symbol]);
    }
  return ({ text, ref }: Token) => {
    if (ref === null) return text;
    const own = places.get(ref);
    if (own !== undefined) return own;
    // It moved to another entry point.
    const [only, ...others] = byName.get(ref.slice(ref.lastIndexOf('/') + 1)) ?? [];
    if (only !== undefined && others.length === 0) return places.get(only.id) ?? text;
    return `Gone$${ref.replace(/\W/g, '_')}`;
  };
}

function printQuestions(questions: readonly Question[]): string {
  return questions
    .map(
      ({ scope, before, after }, index) =>
        `declare function q${index}${scope}(before: ${before}, after: ${after}): void;`,
    )
    .join('\n');
}

function importsOf({ entries }: TsPackage): readonly string[] {
  return entries.map(
    ({ file }, index) =>
      `import type * as ${entryName(index)} from ${JSON.stringify(file.replace(/(?:\.d)?\.ts$/, ''))};`,
  );
}

/** The file of the package that exports a name, though no entry point does. Ambiguous names have none. */
function homesOf(names: readonly string[], { folder }: TsPackage): ReadonlyMap<string, string> {
  const below = path.join(folder, 'src');
  const files = fs.existsSync(below)
    ? fs
        .readdirSync(below, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.ts$/.test(file))
    : [];
  const homes = new Map<string, string[]>();
  for (const file of files.toSorted()) {
    const text = fs.readFileSync(path.join(below, file), 'utf8');
    for (const [, name = ''] of text.matchAll(EXPORTED))
      homes.set(name, [...(homes.get(name) ?? []), path.join(below, file)]);
  }
  return new Map(
    names.flatMap((name) => {
      const [only, ...others] = homes.get(name) ?? [];
      return only === undefined || others.length > 0 ? [] : [[name, only] as const];
    }),
  );
}

const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:class|interface|type|enum|const|function) ([A-Za-z_$][\w$]*)/gm;

/** What nobody exports stands for itself: a type of its own. */
function declarationOf(name: string, homes: ReadonlyMap<string, string>): string {
  const home = homes.get(name);
  if (home !== undefined)
    return `import type { ${name} } from ${JSON.stringify(home.replace(/(?:\.d)?\.ts$/, ''))};`;
  const type = `type ${name}<A = unknown, B = unknown, C = unknown, D = unknown> = { readonly $${name}: [A, B, C, D] };`;
  return `${type}\ndeclare const ${name}: { readonly $value: '${name}' };`;
}

const CANNOT_FIND = new Set([2304, 2318, 2503, 2552, 2749]);

function missingNames(program: ts.Program, name: string): readonly string[] {
  const file = fileOf(program, name);
  const found = program
    .getSemanticDiagnostics(file)
    .flatMap(({ code, start, length }) =>
      CANNOT_FIND.has(code) && start !== undefined
        ? file.text.slice(start, start + (length ?? 0))
        : [],
    );
  return [...new Set(found)].filter((one) => /^(?!E\$\d)[A-Za-z_$][\w$]*$/.test(one)).sort();
}

function fileOf(program: ts.Program, name: string): ts.SourceFile {
  const file = program.getSourceFile(name);
  if (!file) throw new Error('the compiler lost the questions it was asked');
  return file;
}

function answersOf(program: ts.Program, name: string, count: number): readonly (Answer | null)[] {
  const file = fileOf(program, name);
  const checker = program.getTypeChecker();
  const faults = [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ];
  const asked = file.statements.filter(ts.isFunctionDeclaration);
  if (asked.length !== count) return Array.from({ length: count }, () => null);
  return asked.map((one) => {
    const isFaulty = faults.some(
      ({ start = -1 }) => start >= one.getFullStart() && start < one.getEnd(),
    );
    const [before, after] = one.parameters.map(
      ({ type }) => type && checker.getTypeFromTypeNode(type),
    );
    if (isFaulty || !before || !after) return null;
    const canWrite = checker.isTypeAssignableTo(before, after);
    return {
      canRead: checker.isTypeAssignableTo(after, before),
      canWrite,
      isGrown: canWrite && isGrown(before, after, checker),
    };
  });
}

/** `'a' | 'b'` became `'a' | 'b' | 'c'`; nothing that can be missing came along. */
function isGrown(before: ts.Type, after: ts.Type, checker: ts.TypeChecker): boolean {
  if (!after.isUnion()) return false;
  const isOne = (type: ts.Type): boolean =>
    (type.flags & (ts.TypeFlags.Literal | ts.TypeFlags.Object | ts.TypeFlags.EnumLiteral)) !== 0;
  const old = before.isUnion() ? before.types : [before];
  const added = after.types.filter(
    (type) => !old.some((one) => checker.isTypeAssignableTo(type, one)),
  );
  return old.length > 1 && [...old, ...added].every(isOne);
}
