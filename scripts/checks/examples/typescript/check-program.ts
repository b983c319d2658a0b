/** What is wrong with one unit of a program: the compiler's view, then rules for what compiles and is wrong all the same. */

import { createRequire } from 'node:module';
import path from 'node:path';
import type ts from 'typescript';
import { editDistance } from '../../../../generators/core/text.ts';
import type { Assembled } from '../assemble.ts';
import { blockLineOf } from '../assemble.ts';
import type { CheckContext, UnitResult, Unit } from '../model.ts';
import type { KnownModules } from '../../move-calls/model.ts';
import { loadFrameworkNames } from '../../move-calls/paths.ts';
import { loadRequestModel } from '../data/rpc-requests.ts';
import { compiler } from './compiler.ts';
import {
  callResult,
  ruleResult,
  isUnknownName,
  joinUnknownNames,
  toResult,
  withNearName,
} from './results.ts';
import { graphqlLiteralsIn } from './graphql-literals.ts';
import { checkMoveCalls } from './move/calls.ts';
import { nodeAt, relatedAdvice } from './related.ts';
import { checkMoveName } from './move/names.ts';
import type { Prepared } from './prepare.ts';
import { missingFor } from './rules/misfits.ts';
import { checkProviders } from './rules/providers.ts';
import { resultsOf } from './rules/program-rules.ts';

export interface ProgramContext extends CheckContext {
  /** What the Move calls of the unit are held against; null when it holds none. */
  readonly modules: KnownModules | null;
}

export async function checkProgram(
  prepared: Prepared,
  program: ts.Program,
  context: ProgramContext,
): Promise<readonly UnitResult[]> {
  const results: UnitResult[] = [];
  const files = [...prepared.files].map(([file, assembled]) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`the program lost "${path.basename(file)}"`);
    return { source, assembled, program, context };
  });
  for (const file of files) results.push(...(await checkFile(file)));
  const providers = checkProviders(files.map(({ source }) => source));
  for (const { source, assembled } of files)
    for (const mistake of providers.get(source) ?? [])
      results.push(ruleResult(mistake, source, (line) => blockLineOf(assembled, line)));
  const own = results.filter((result) => !isOfMissingType(result, prepared.unit));
  return joinUnknownNames(withoutRepeats(withoutConsequences(own)));
}

/** An import that fails, a package that was made for another SDK, a query whose answer has no type: rules of GraphQL have words for codes. */
const UNTYPED = /^(?:TS(?:2305|2307|2614|2724)|unfit-package|(?!TS\d)[A-Z]\w+)$/;
/** Of what is `any`, `unknown` or `{}`, and of a class whose base has no type. */
const CONSEQUENCE = /^TS(?:7\d{3}|411[23]|236[23]|2769|1804[678])$/;
const ABOUT_NOTHING =
  /^(?:Property '\w+' does not exist on type '(?:\{|unknown')|(?:Argument of t|T)ype '(?:\{\}|unknown|\{[^']*: an[y];[^']*)'|Expected 0 arguments)| type '(?:\{\}|unknown)'/;

/** What has no type because of an error gets one when the error is corrected. */
function withoutConsequences(results: readonly UnitResult[]): readonly UnitResult[] {
  if (!results.some(({ code }) => UNTYPED.test(code))) return results;
  return results.filter(
    ({ code, message }) =>
      !CONSEQUENCE.test(code) && !(code.startsWith('TS') && ABOUT_NOTHING.test(message)),
  );
}

/** A unit says once that a package does not fit. */
function withoutRepeats(results: readonly UnitResult[]): readonly UnitResult[] {
  return results.filter(
    ({ code, message }, at) =>
      code !== 'unfit-package' || results.findIndex((other) => other.message === message) === at,
  );
}

interface ProgramFile {
  readonly source: ts.SourceFile;
  readonly assembled: Assembled;
  readonly program: ts.Program;
  readonly context: ProgramContext;
}

async function checkFile(file: ProgramFile): Promise<readonly UnitResult[]> {
  const { source, assembled, program, context } = file;
  const location = (line: number) => blockLineOf(assembled, line);
  const syntax = program.getSyntacticDiagnostics(source);
  // Behind a syntax error everything else is a guess.
  if (syntax.length > 0) return syntax.map((diagnostic) => toResult(diagnostic, location));
  const compiled = [...program.getSemanticDiagnostics(source), ...deprecations(program, source)];
  const types = program.getTypeChecker();
  const isInstalled = installedFrom(context.root);
  const rpcMethods = () => methodsOf(context.root);
  const missingOf = (name: string) => missingFor(program, name);
  return [
    ...compiled.map((diagnostic) =>
      withAdvice(
        withNearName(toResult(diagnostic, location), namesAt(diagnostic, types)),
        relatedAdvice(diagnostic, types, context.root),
      ),
    ),
    ...resultsOf({ file: source, types, isInstalled, rpcMethods, missingFor: missingOf }).map(
      (mistake) => ruleResult(mistake, source, location),
    ),
    ...checkMove(file),
    ...(await checkGraphql(file)),
    ...(await checkHook(file)),
  ];
}

/** Names in a call are the call's: what is said of them is said once. */
function checkMove({ source, assembled, context }: ProgramFile): readonly UnitResult[] {
  const calls = context.modules === null ? [] : checkMoveCalls(source, context.modules);
  const named = checkMoveName(source, () => loadFrameworkNames(context.root)).filter(
    (other) => !calls.some(({ start, end }) => other.start < end && start < other.end),
  );
  return [...calls, ...named].map((other) =>
    callResult(source, other, (line) => blockLineOf(assembled, line)),
  );
}

/** JavaScript cannot say that `useState(null)` will hold more than null. */
function isOfMissingType({ block, message }: UnitResult, { blocks }: Unit): boolean {
  const isUntyped = /^jsx?$/.test(blocks[block]?.language ?? '');
  return isUntyped && /type '(?:SetStateAction<)?(?:null|undefined|never)\b/.test(message);
}

/** For a name that is unknown: the names in its place, those of the browser only where they are a slip away. */
function namesAt(diagnostic: ts.Diagnostic, types: ts.TypeChecker): readonly string[] {
  const { file, start = 0, code } = diagnostic;
  if (!file || !isUnknownName(`TS${code}`)) return [];
  const inScope = compiler.SymbolFlags.Value | compiler.SymbolFlags.Alias;
  const node = nodeAt(file, start);
  const expected = node.getText(file);
  return types
    .getSymbolsInScope(node, inScope)
    .filter((symbol) => !isOfLibrary(symbol) || editDistance(symbol.name, expected) <= NEAR)
    .map(({ name }) => name);
}

// `Transaction` is not a slip for `IDBTransaction`.
const NEAR = 2;

function isOfLibrary({ declarations = [] }: ts.Symbol): boolean {
  const files = declarations.map((declaration) => declaration.getSourceFile().fileName);
  return files.length > 0 && files.every((name) => name.includes('/typescript/lib/'));
}

function withAdvice(result: UnitResult, advice: string | null): UnitResult {
  return advice === null ? result : { ...result, fix: advice };
}

let methods: { readonly root: string; readonly names: readonly string[] } | null = null;

function methodsOf(root: string): readonly string[] {
  if (methods?.root !== root)
    methods = { root, names: (loadRequestModel(root)?.methods ?? []).map(({ name }) => name) };
  return methods.names;
}

function installedFrom(root: string): (specifier: string) => boolean {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  return (specifier) => {
    try {
      resolve(specifier);
      return true;
    } catch {
      // Node has no other way to ask.
      return false;
    }
  };
}

/** The schema is read only when a block holds an operation. */
async function checkGraphql({
  source,
  assembled,
  context,
}: ProgramFile): Promise<readonly UnitResult[]> {
  const literals = graphqlLiteralsIn(source);
  if (literals.length === 0) return [];
  const { checkDocument } = await import('../graphql/graphql.ts');
  return literals.flatMap(({ text, start }) => {
    const first = source.getLineAndCharacterOfPosition(start);
    return checkDocument(text, context).map((result) => {
      const own = blockLineOf(assembled, first.line + result.line);
      const shift = result.line === 1 ? first.character : 0;
      const rename = result.rename && { ...result.rename, column: result.rename.column + shift };
      return { ...result, ...own, column: result.column + shift, rename };
    });
  });
}

/** The linter is loaded only where a hook is called. */
async function checkHook({ source, assembled }: ProgramFile): Promise<readonly UnitResult[]> {
  if (!/\buse[A-Z]\w*\(/.test(source.text)) return [];
  const { checkHooks } = await import('./rules/react-hooks.ts');
  return checkHooks(source.text).map(({ line, column, ...result }) => ({
    ...result,
    ...blockLineOf(assembled, line),
    column,
    rename: null,
  }));
}

/** The compiler reports to editors what is deprecated, through a door that its types do not show; each name once. */
function deprecations(program: ts.Program, source: ts.SourceFile): readonly ts.Diagnostic[] {
  const checker = program.getTypeChecker() as ts.TypeChecker & {
    getSuggestionDiagnostics?: (file: ts.SourceFile) => readonly ts.Diagnostic[];
  };
  const byName = new Map<string, ts.Diagnostic>();
  for (const found of checker.getSuggestionDiagnostics?.(source) ?? []) {
    const { reportsDeprecated, start = 0, length = 0 } = found;
    const name = source.text.slice(start, start + length);
    if (reportsDeprecated !== undefined && !byName.has(name)) byName.set(name, found);
  }
  return [...byName.values()];
}
