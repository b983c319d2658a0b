/**
 * TypeScript and JavaScript blocks: one strict program over all of them, against the installed packages. What
 * names something of Node has a program of its own, so that its types are read only there.
 */

import { builtinModules } from 'node:module';
import path from 'node:path';
import type ts from 'typescript';
import { assemble, blockLineOf } from '../assemble.ts';
import type { Assembled } from '../assemble.ts';
import { contextsOf, loadContexts } from '../page/contexts.ts';
import type { Contexts } from '../page/contexts.ts';
import type { Block, Checker, Finding, Unit } from '../model.ts';
import { createHost } from './host.ts';
import { toFinding } from './findings.ts';
import { compiler, keepCompiler } from './compiler.ts';
import { loadDeclarations } from './declarations.ts';

export const checker: Checker = {
  check: async (units, context) => {
    const contexts = loadContexts(context.root);
    const programs = units.map((unit, index) =>
      prepare(unit, { index, root: context.root, contexts }),
    );
    const findings = new Map<Prepared, readonly Finding[]>();
    for (const place of ['browser', 'node'] as const) {
      const those = programs.filter((one) => placeOf(one) === place);
      if (those.length === 0) continue;
      const files = those.flatMap((one) => [...one.files]);
      const program = createProgram(context.root, place, files);
      for (const one of those) findings.set(one, findingsOf(one, program));
    }
    keepCompiler();
    return programs.map((one) =>
      one.findings.length > 0 ? one.findings : (findings.get(one) ?? []),
    );
  },
};

const OPTIONS: ts.CompilerOptions = {
  target: compiler.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  module: compiler.ModuleKind.ESNext,
  moduleResolution: compiler.ModuleResolutionKind.Bundler,
  moduleDetection: compiler.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  allowJs: true,
  checkJs: true,
  noErrorTruncation: false,
};

interface Prepared {
  readonly unit: Unit;
  /** Absolute path of each file of the unit; it exists in memory only. */
  readonly files: ReadonlyMap<string, Assembled>;
  readonly findings: readonly Finding[];
}

function prepare(
  unit: Unit,
  {
    index,
    root,
    contexts,
  }: { readonly index: number; readonly root: string; readonly contexts: Contexts },
): Prepared {
  const folder = path.join(root, `.examples/${index}`);
  const members = new Map<string, { block: Block; index: number }[]>();
  const texts = new Map<string, readonly string[]>();
  const findings: Finding[] = [];
  let current = '';
  for (const [at, block] of unit.blocks.entries()) {
    const own = contextsOf(block, at, contexts);
    findings.push(...own.findings);
    current = fileOf(unit, block, current);
    const file = path.join(folder, current);
    members.set(file, [...(members.get(file) ?? []), { block, index: at }]);
    texts.set(file, [...(texts.get(file) ?? []), ...own.texts]);
  }
  const files = [...members].map(
    ([file, list]) => [file, assemble(list, [...new Set(texts.get(file))])] as const,
  );
  return { unit, files: new Map(files), findings };
}

/** In a program of several blocks a title that is a path starts a file; others go on with the last one. */
function fileOf(unit: Unit, block: Block, current: string): string {
  if (unit.isPackage) return path.basename(block.id);
  const isNamed = block.meta.package !== null && /^[\w./-]+\.[jt]sx?$/.test(block.meta.title ?? '');
  if (isNamed) return (block.meta.title ?? '').replace(/^(?:\.?\/)+/, '').replaceAll('..', '_');
  // The endings share one grammar but for type arguments and casts; a program takes the first block's.
  return current || `block.${block.language}`;
}

type Place = 'browser' | 'node';

const NODE_GLOBALS =
  /\b(?:process|Buffer|global|require|module|exports|__dirname|__filename|setImmediate|clearImmediate|NodeJS)\b|\bimport\.meta\b/;

/** By what the text says alone: a block means the same, whatever it is checked with. */
function placeOf({ files }: Prepared): Place {
  const isNode = [...files.values()].some(
    ({ text }) =>
      NODE_GLOBALS.test(text) ||
      compiler.preProcessFile(text).importedFiles.some(({ fileName }) => isOfNode(fileName)),
  );
  return isNode ? 'node' : 'browser';
}

/** The types of vitest bring Node's with them. */
function isOfNode(name: string): boolean {
  return name === 'vitest' || name.startsWith('node:') || builtinModules.includes(name);
}

/** With `jsx` every file imports React's types, which are a megabyte: only where there are elements. */
function optionsFor(files: readonly string[], place: Place): ts.CompilerOptions {
  const hasElements = files.some((file) => /\.[jt]sx$/.test(file));
  return {
    ...OPTIONS,
    types: place === 'node' ? ['node'] : [],
    ...(hasElements ? { jsx: compiler.JsxEmit.ReactJSX } : {}),
  };
}

const previous = new Map<Place, ts.Program>();

function createProgram(
  root: string,
  place: Place,
  files: readonly (readonly [string, Assembled])[],
): ts.Program {
  const texts = new Map(files.map(([file, { text }]) => [file, text]));
  const options = optionsFor([...texts.keys()], place);
  const packages = loadDeclarations(root);
  const oldProgram = previous.get(place);
  const program = compiler.createProgram({
    rootNames: [...texts.keys()],
    options,
    host: createHost({ root, options, texts, packages }),
    ...(oldProgram ? { oldProgram } : {}),
  });
  packages.save();
  previous.set(place, program);
  return program;
}

function findingsOf(prepared: Prepared, program: ts.Program): readonly Finding[] {
  return [...prepared.files].flatMap(([file, assembled]) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`the program lost "${path.basename(file)}"`);
    const syntax = program.getSyntacticDiagnostics(source);
    const all =
      syntax.length > 0
        ? syntax
        : [...program.getSemanticDiagnostics(source), ...deprecations(program, source)];
    return all.map((diagnostic) => toFinding(diagnostic, (line) => blockLineOf(assembled, line)));
  });
}

/** The compiler tells editors what is deprecated, through a door that its types do not show. */
function deprecations(program: ts.Program, source: ts.SourceFile): readonly ts.Diagnostic[] {
  const checker = program.getTypeChecker() as ts.TypeChecker & {
    getSuggestionDiagnostics?: (file: ts.SourceFile) => readonly ts.Diagnostic[];
  };
  return (checker.getSuggestionDiagnostics?.(source) ?? []).filter(
    ({ reportsDeprecated }) => reportsDeprecated !== undefined,
  );
}
