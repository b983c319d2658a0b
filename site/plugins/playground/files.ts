/** What the editors are made of: scripts bundled from sources, and small modules that open them. Reads sources. */

import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { EditableBlock, ProgramFiles, StartingPoint } from '../../dialect/editable';
import type { SymbolTarget } from '../../dialect/symbol-index';
import type { PackageSource } from '../../move/compiler/declarations';
import type { Settings } from '../../src/playground/main';
import { bundleScript, type OwnFile } from '../inline-script-bundle';

export interface OutputFile {
  readonly name: string;
  readonly content: string | Buffer;
}

export interface EditorAddresses {
  /** Of the folder of the scripts. */
  readonly base: string;
  readonly compiler: string;
  readonly sources: string;
  readonly schema: string;
  readonly settings: Settings;
}

const compilerFolder = dirname(createRequire(__filename).resolve('@zktx.io/sui-move-builder/full'));

export const compilerFile = join(compilerFolder, 'sui_move_wasm_bg.wasm');

export interface EditorFiles {
  /** The script that blocks ask for, and what it needs at once. */
  readonly main: string;
  readonly parts: readonly string[];
  readonly files: readonly OutputFile[];
}

/** Each script is told where the next one is: no message can send it elsewhere. */
export function editorFiles(
  sources: string,
  { base, compiler, sources: framework, schema, settings }: EditorAddresses,
): EditorFiles {
  const bundle = (entry: string, values: Readonly<Record<string, unknown>>): readonly OwnFile[] =>
    bundleScript(resolve(sources, entry), {
      splitting: true,
      chunkNames: 'part-[hash]',
      conditions: ['browser'],
      alias: { 'move-compiler': join(compilerFolder, 'sui_move_wasm.js') },
      define: {
        'process.env.NODE_ENV': '"production"',
        ...Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
        ),
      },
    });
  const engine = bundle('worker/engine-worker.ts', {});
  const addresses = {
    engine: base + entryOf(engine, 'engine-worker-'),
    compiler,
    sources: framework,
  };
  const worker = bundle('worker/check-worker.ts', { PLAYGROUND_FILES: addresses });
  const [[, style] = ['', '']] = bundleScript(resolve(sources, 'playground.css'), {});
  const main = bundle('main.ts', {
    PLAYGROUND_WORKER: base + entryOf(worker, 'check-worker-'),
    PLAYGROUND_SCHEMA: schema,
    PLAYGROUND_SETTINGS: settings,
    PLAYGROUND_STYLE: style,
  });
  const files = [...engine, ...worker, ...main].map(([name, content]) => ({ name, content }));
  const name = entryOf(main, 'main-');
  return { main: name, parts: partsOf(main.find(([it]) => it === name)?.[1] ?? ''), files };
}

function partsOf(script: string): readonly string[] {
  return [...script.matchAll(/\bfrom"\.\/(part-\w+\.js)"/g)].map(([, name = '']) => name);
}

function entryOf(files: readonly OwnFile[], start: string): string {
  const file = files.find(([name]) => name.startsWith(start));
  if (file === undefined) throw new Error(`the editor has no file ${start}…`);
  return file[0];
}

/** Where a block's script finds the others. */
export interface BlockImports {
  readonly main: string;
  /** Named as well, so that they are not asked for one after the other. */
  readonly parts: readonly string[];
}

/** What the button of a block asks for: `program` is the name of the script below. */
export function blockScript(
  { main, parts }: BlockImports,
  program: string,
  opened: EditableBlock,
): string {
  const early = parts.map((part) => `import${JSON.stringify(part)};`).join('');
  return `${early}import{open as o}from${JSON.stringify(main)};import f from"./${program}";export const open=b=>o(b,{...${literal(opened)},files:f});\n`;
}

export function programScript(files: ProgramFiles): string {
  return `export default ${literal(files)};\n`;
}

/** What the page of the playground asks for. */
export function pageScript(
  { main, parts }: BlockImports,
  starts: readonly StartingPoint[],
): string {
  const early = parts.map((part) => `import${JSON.stringify(part)};`).join('');
  return `${early}import{mount as m}from${JSON.stringify(main)};export const mount=()=>m(${literal(starts)});mount();\n`;
}

/** JSON is an expression of JavaScript, but for one key: as text it is only data. */
function literal(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

/** Without what only readers read; lines stay where they are. */
export function withoutComments({ name, modules, testModules }: PackageSource): PackageSource {
  return {
    name,
    modules: modules.map((module) => ({ ...module, text: module.text.replace(/\/\/[^\n]*/g, '') })),
    testModules,
  };
}

/** Addresses of types, fields and arguments, by the names that the schema gives them. */
export function schemaLinks(targets: readonly SymbolTarget[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    targets.map(({ id, route, anchor }) => [
      id.slice('graphql:'.length),
      anchor === null ? route : `${route}#${anchor}`,
    ]),
  );
}
