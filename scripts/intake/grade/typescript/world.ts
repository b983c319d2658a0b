/**
 * Asks the compiler whether what a release declares can stand where the other release declared something.
 * Both declarations are written against one package, so that only what they say themselves is compared: what
 * changed behind a name is graded at that name. Reads the packages.
 */

import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { TsPackage } from '../../../../generators/typescript/load.ts';
import { createPackageProgram } from '../../../../generators/typescript/read/program.ts';
import type { SymbolModel, Token, TsModel } from '../../../../generators/typescript/model/model.ts';
import type { NameOf } from './code.ts';
import { isGrown } from './growth.ts';
import { TERMS } from './real.ts';

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
  /** The new type has the cases of the old one, and more of them somewhere. */
  readonly isGrown: boolean;
  /** Both are schemas of BCS whose values are alike, but whose members stand in another order: other bytes. */
  readonly isReordered: boolean;
  /** Whoever calls it chooses types: what it means that it changed, only a call can tell. */
  readonly isGeneric: boolean;
}

/** The release before, and the one after. */
export type Side = 0 | 1;
export const SIDES = [0, 1] as const;

/**
 * Answers in order; null where the compiler cannot know, because a declaration does not hold by itself, or
 * because an import leads nowhere. Questions of a side may use names that this release hides.
 */
export function ask(
  questions: readonly [readonly Question[], readonly Question[]],
  packages: readonly [TsPackage, TsPackage],
  root: string,
): readonly (readonly (Answer | null)[])[] {
  if (questions.every((question) => question.length === 0)) return [[], []];
  const [, source] = packages;
  const fileOf = (side: Side): string => `${packages[side].folder}/graded-declarations-${side}.ts`;
  const asked = questions.map(printQuestions);
  const bare = new Map(SIDES.map((side) => [fileOf(side), asked[side] ?? '']));
  const alone = createPackageProgram({ ...source, entries: [] }, root, bare);
  const imports = SIDES.flatMap((side) => importsOf(side, packages[side]));
  const files = SIDES.map((side) => {
    const missing = missingNames(alone.program, fileOf(side));
    const homes = homesOf(missing, packages[side]);
    const declared = missing.map((name) => declarationOf(name, homes));
    return [fileOf(side), [...imports, ...TERMS, ...declared, asked[side]].join('\n')] as const;
  });
  const { program } = createPackageProgram(source, root, new Map(files));
  return SIDES.map((side) => answersOf(program, fileOf(side), questions[side].length));
}

/** How an entry point is imported. */
export function worldOf(side: Side, entry: string): string {
  return `${side === 0 ? 'Before' : 'After'}$${entry.replace(/\W/g, '_')}`;
}

/** Tokens as names of one release. What it does not export becomes a name that nobody declares. */
export function namesOf(side: Side, models: readonly [TsModel, TsModel]): NameOf {
  const model = models[side];
  const scopes = new Map<string, string>();
  const byName = new Map<string, SymbolModel[]>();
  for (const entry of model.entries)
    for (const symbol of entry.symbols) {
      scopes.set(symbol.id, `${worldOf(side, entry.name)}.${symbol.name}`);
      byName.set(symbol.name, [...(byName.get(symbol.name) ?? []), symbol]);
    }
  const others = namesByRef(models[side === 0 ? 1 : 0]);
  return ({ text, ref }: Token) => {
    if (ref === null) return text;
    const own = scopes.get(ref);
    if (own !== undefined) return own;
    // It moved to an entry point that passes it on in the other release.
    const passedOn = (others.get(ref) ?? []).flatMap((alias) => scopes.get(alias) ?? []);
    if (passedOn[0] !== undefined) return passedOn[0];
    // It moved somewhere else.
    const [only, ...more] = byName.get(ref.slice(ref.lastIndexOf('/') + 1)) ?? [];
    if (only !== undefined && more.length === 0) return scopes.get(only.id) ?? text;
    return `Gone$${ref.replace(/\W/g, '_')}`;
  };
}

/** Id → the ids under which other entry points export the same. */
function namesByRef({ entries }: TsModel): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { name: entry, reexports } of entries)
    for (const { name, ref } of reexports)
      if (ref !== null) found.set(ref, [...(found.get(ref) ?? []), `ts:${entry}/${name}`]);
  return found;
}

function printQuestions(questions: readonly Question[]): string {
  return questions
    .map(
      ({ scope, before, after }, index) =>
        `declare function q${index}${scope}(before: ${before}, after: ${after}): void;`,
    )
    .join('\n');
}

function importsOf(side: Side, { entries }: TsPackage): readonly string[] {
  return entries.map(
    ({ name, file }) =>
      `import type * as ${worldOf(side, name)} from ${JSON.stringify(file.replace(/(?:\.d)?\.ts$/, ''))};`,
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
  return [...new Set(found)]
    .filter((word) => /^(?!(?:Before|After)\$|(?:Seen|Given|Taken)$)[A-Za-z_$][\w$]*$/.test(word))
    .sort();
}

function fileOf(program: ts.Program, name: string): ts.SourceFile {
  const file = program.getSourceFile(name);
  if (!file) throw new Error('the compiler lost the questions it was asked');
  return file;
}

function answersOf(program: ts.Program, name: string, count: number): readonly (Answer | null)[] {
  const file = fileOf(program, name);
  const checker = program.getTypeChecker();
  const errors = [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ];
  const asked = file.statements.filter(ts.isFunctionDeclaration);
  if (asked.length !== count) return Array.from({ length: count }, () => null);
  return asked.map((declaration) => {
    const isWrong = errors.some(
      ({ start = -1 }) => start >= declaration.getFullStart() && start < declaration.getEnd(),
    );
    const [before, after] = declaration.parameters.map(
      ({ type }) => type && checker.getTypeFromTypeNode(type),
    );
    if (isWrong || !before || !after) return null;
    if (((before.flags | after.flags) & ts.TypeFlags.Any) !== 0) return null;
    const canRead = checker.isTypeAssignableTo(after, before);
    return {
      canRead,
      canWrite: checker.isTypeAssignableTo(before, after),
      isGrown: !canRead && isGrown(before, after, checker),
      isReordered: isReordered(before, after, checker),
      isGeneric: before
        .getCallSignatures()
        .some((signature) => signature.typeParameters !== undefined),
    };
  });
}

function isReordered(before: ts.Type, after: ts.Type, checker: ts.TypeChecker): boolean {
  if (before.getProperty('gives') === undefined) return false;
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
  const [was, is] = [before, after].map((type) => checker.typeToString(type, undefined, flags));
  return was !== is;
}
