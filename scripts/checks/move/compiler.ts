/**
 * The real Move compiler (WASM, offline) for files in memory, with the framework's declarations as
 * dependencies. Reads `framework-sources/` and the compiler's package once per process.
 *
 * Speed: the first call pays about 0.4 s for loading; after that a snippet takes 40 to 130 ms, by how much
 * of the framework it reaches. The compiler is synchronous: calls block, and do not gain from running side
 * by side. Compile many small modules in one call when each has its own file and its own module name.
 *
 * Diagnostics: one call reports every error and warning of all its files, also next to a syntax error.
 * Line and column point at the start of the marked text in the text as given, start at 1, and count
 * characters. An error that touches a declaration too is placed in the caller's file.
 */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compareText } from '../../../generators/core/text.ts';
import { loadDeclarations, stubAbortCode } from './declarations.ts';
import type { Declarations } from './declarations.ts';
import { compilerInput, readManifest } from './compiler-input.ts';
import type { CompileRequest, CompilerInput } from './compiler-input.ts';
import { readDiagnostics, readTestCases } from './compiler-output.ts';
import type { CompilerDiagnostic, TestCase } from './compiler-output.ts';

export type { CompileRequest } from './compiler-input.ts';
export type { CompilerDiagnostic, TestCase } from './compiler-output.ts';

export interface CompileResult {
  readonly ok: boolean;
  readonly diagnostics: readonly CompilerDiagnostic[];
}

export interface TestResult extends CompileResult {
  readonly tests: readonly (TestCase & {
    /** The failure is ours: the test ran into a framework function that has no body here. */
    readonly needsFramework: boolean;
  })[];
}

interface RawResult {
  readonly output: string;
  free(): void;
}

interface WasmModule {
  initSync(options: { module: Uint8Array }): unknown;
  compile(files: string, dependencies: string, options: string): RawResult & { success: boolean };
  test_with_options(
    files: string,
    dependencies: string,
    options: string,
  ): RawResult & { passed: boolean };
}

interface Loaded {
  readonly wasm: WasmModule;
  readonly declarations: Declarations;
}

let loading: Promise<Loaded> | null = null;
let generation = 0;

/** Compiles without running anything. `#[test]` and `#[test_only]` items are left out, as in a build. */
export async function compilePackage(request: CompileRequest): Promise<CompileResult> {
  const refused = refuseManifest(request);
  if (refused) return refused;
  const loaded = await loadOnce();
  const input = compilerInput(request, loaded.declarations, { isTest: false });
  return guard(request, input, () => {
    const raw = loaded.wasm.compile(input.files, input.dependencies, '{}');
    const { output, success } = raw;
    raw.free();
    const text = success ? ((JSON.parse(output) as { warnings?: string }).warnings ?? '') : output;
    return finish(request, input, { ok: success, output: text });
  });
}

/**
 * Compiles with `#[test]` and `#[test_only]` items and runs the tests, with the virtual machine's own functions
 * for objects, fields, events and transactions. What the other framework functions do stands in
 * `framework-bodies/`; a test that calls one without a body fails and says so in `needsFramework`. A bare
 * `#[expected_failure]` may pass for that reason; one that names its code may not.
 */
export async function testPackage(request: CompileRequest): Promise<TestResult> {
  const refused = refuseManifest(request);
  if (refused) return { ...refused, tests: [] };
  const loaded = await loadOnce();
  const input = compilerInput(request, loaded.declarations, { isTest: true });
  return guard(request, input, () => {
    const raw = loaded.wasm.test_with_options(
      input.files,
      input.dependencies,
      JSON.stringify({ ansiColor: false }),
    );
    const { output, passed } = raw;
    raw.free();
    const ran = output.includes('Running Move unit tests');
    const marker = `aborted with code ${String(stubAbortCode)}`;
    const tests = readTestCases(output).map((test) => ({
      ...test,
      needsFramework: test.detail.includes(marker),
    }));
    const compiled = finish(request, input, { ok: ran, output: ran ? '' : output });
    return { ...compiled, ok: passed, tests };
  });
}

async function loadOnce(): Promise<Loaded> {
  loading ??= loadCompiler();
  return loading;
}

async function loadCompiler(): Promise<Loaded> {
  const entry = createRequire(import.meta.url).resolve('@zktx.io/sui-move-builder/full');
  const folder = path.dirname(entry);
  // The package's own entry zeroes the root's address and writes a lock file per call; its WASM does neither.
  const address = pathToFileURL(path.join(folder, 'sui_move_wasm.js'));
  // A panic leaves an instance unusable, and a module keeps its instance: a new query is a new module.
  address.search = String(generation);
  const [wasm, bytes, declarations] = await Promise.all([
    import(/* @vite-ignore */ address.href) as Promise<WasmModule>,
    readFile(path.join(folder, 'sui_move_wasm_bg.wasm')),
    loadDeclarations(),
  ]);
  wasm.initSync({ module: bytes });
  return { wasm, declarations };
}

function finish(
  request: CompileRequest,
  input: CompilerInput,
  raw: { readonly ok: boolean; readonly output: string },
): CompileResult {
  const found = readDiagnostics(raw.output, (file) => input.names.has(file)).map((diagnostic) => ({
    ...diagnostic,
    file: input.names.get(diagnostic.file) ?? diagnostic.file,
    detail: diagnostic.detail.replace(
      /sources\/\d+\.move/g,
      (name) => input.names.get(name) ?? name,
    ),
  }));
  const explained = raw.ok || found.some((diagnostic) => diagnostic.level === 'error');
  return { ok: raw.ok, diagnostics: explained ? found : [...found, unplaced(request, raw.output)] };
}

/** A failure without a place, such as the bytecode verifier's: reported at the start of the first file. */
function unplaced(request: CompileRequest, output: string): CompilerDiagnostic {
  const [file = 'Move.toml'] = [...request.files.keys()].toSorted(compareText);
  const message = output.trim();
  return { level: 'error', code: 'compiler', message, file, line: 1, column: 1, detail: message };
}

/** Turns a panic inside the compiler into a diagnostic, and has the next call start a fresh compiler. */
function guard<T extends CompileResult>(
  request: CompileRequest,
  input: CompilerInput,
  run: () => T,
): T | TestResult {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'RuntimeError') throw error;
    loading = null;
    generation += 1;
    const output = `the Move compiler stopped: ${error.message}`;
    return { ...finish(request, input, { ok: false, output }), tests: [] };
  }
}

function refuseManifest(request: CompileRequest): CompileResult | null {
  const problem = readManifest(request.files).problem;
  return problem && { ok: false, diagnostics: [problem] };
}
