/**
 * TypeScript and JavaScript blocks: one strict program over those of each place, against the installed packages.
 * The types of a place are read only where one of its blocks needs them.
 */

import type ts from 'typescript';
import { loadContexts } from '../page/contexts.ts';
import type { KnownModules } from '../../move-calls/model.ts';
import { loadKnownModules } from '../../move-calls/known-modules.ts';
import type { Checker, UnitResult, Unit } from '../model.ts';
import { BUNDLER_TYPES } from './bundler.ts';
import { compiler } from './compiler.ts';
import { loadDeclarations } from './declarations.ts';
import { checkProgram } from './check-program.ts';
import { createHost } from './host.ts';
import { loadNeighbours } from './neighbours.ts';
import type { Runtime } from './runtime.ts';
import { PLAIN_TYPES, runtimeOf } from './runtime.ts';
import type { Prepared } from './prepare.ts';
import { prepare } from './prepare.ts';

/** Of more programs than these some will need a browser's types anyway, and one program then has all. */
const FEW = 20;

export const checker: Checker = {
  check: async (units, context) => {
    const contexts = loadContexts(context.root);
    const programs = units.map((unit, index) =>
      prepare(unit, { index, root: context.root, contexts }),
    );
    const called = await loadCalled(units, context.root);
    const results = new Map<Prepared, readonly UnitResult[]>();
    const runtimes = new Map(
      programs.map((prepared) => {
        const runtime = runtimeOf(prepared);
        return [prepared, runtime === 'plain' && programs.length > FEW ? 'browser' : runtime];
      }),
    );
    for (const place of ['plain', 'browser', 'node'] as const) {
      const those = programs.filter((prepared) => runtimes.get(prepared) === place);
      if (those.length === 0) continue;
      const program = createProgram(context.root, place, those);
      for (const prepared of those) {
        const modules = called.get(prepared.unit) ?? null;
        const found = await checkProgram(prepared, program, { ...context, modules });
        // What is wrong without a browser's types may be right with them.
        if (place === 'plain' && found.length > 0) runtimes.set(prepared, 'browser');
        else results.set(prepared, found);
      }
    }
    return programs.map((prepared) =>
      prepared.results.length > 0 ? prepared.results : (results.get(prepared) ?? []),
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

/** With `jsx` every file imports React's types, which are a megabyte: only where there are elements. */
function optionsFor(files: readonly string[], runtime: Runtime): ts.CompilerOptions {
  const hasElements = files.some((file) => /\.[jt]sx$/.test(file));
  return {
    ...OPTIONS,
    ...(runtime === 'plain' ? { lib: ['lib.es2023.d.ts'] } : {}),
    types: runtime === 'node' ? ['node'] : [],
    ...(hasElements ? { jsx: compiler.JsxEmit.ReactJSX } : {}),
  };
}

const previous = new Map<Runtime, ts.Program>();

function createProgram(root: string, runtime: Runtime, units: readonly Prepared[]): ts.Program {
  const texts = new Map(
    units.flatMap(({ files }) => [...files].map(([file, { text }]) => [file, text] as const)),
  );
  const options = optionsFor([...texts.keys()], runtime);
  const shared = new Map([
    [`${root}/.examples/bundler.d.ts`, BUNDLER_TYPES],
    ...(runtime === 'plain' ? [[`${root}/.examples/plain.d.ts`, PLAIN_TYPES] as const] : []),
    ...loadNeighbours(root, [...texts.values()]),
  ]);
  const packages = loadDeclarations(root);
  const oldProgram = previous.get(runtime);
  const program = compiler.createProgram({
    rootNames: [...shared.keys(), ...texts.keys()],
    options,
    host: createHost({
      root,
      options,
      texts: new Map([...shared, ...texts]),
      folders: units.map(({ folder }) => folder),
      packages,
    }),
    ...(oldProgram ? { oldProgram } : {}),
  });
  packages.save();
  previous.set(runtime, program);
  return program;
}

/** What the Move calls of each unit are held against; only for units that hold any. */
async function loadCalled(
  units: readonly Unit[],
  root: string,
): Promise<ReadonlyMap<Unit, KnownModules>> {
  const called = new Map<Unit, KnownModules>();
  for (const unit of units)
    if (unit.blocks.some(({ code }) => code.includes('moveCall')))
      called.set(unit, await loadKnownModules(root, unit.moveCode));
  return called;
}
