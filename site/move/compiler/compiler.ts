/**
 * The real Move compiler (WASM, offline) for files in memory, with the framework's declarations as
 * dependencies, in whatever engine it is given: the same for the checker of examples and for a browser. Pure but
 * for the engine.
 *
 * Speed: the first call pays about 0.4 s for loading; after that a snippet takes 40 to 130 ms, by how much
 * of the framework it reaches. The compiler is synchronous: calls block, and do not gain from running side
 * by side. Compile many small modules in one call when each has its own file and its own module name.
 *
 * Diagnostics: one call reports every error and warning of all its files, also next to a syntax error.
 * Line and column point at the start of the marked text in the text as given, start at 1, and count
 * characters. An error that touches a declaration too is placed in the caller's file.
 */

import { frameworkPackages } from './declarations';
import type { Declarations } from './declarations';
import { stubAbortCode } from './macros';
import type { CompilerAnswer, Engine } from './engine';
import { testNames, withTests } from './test-names';
import { compilerInput, readManifest } from './compiler-input';
import type { CompileRequest, CompilerInput } from './compiler-input';
import { readDiagnostics, readTestCases } from './compiler-output';
import type { CompilerDiagnostic, TestCase } from './compiler-output';

export type { CompileRequest } from './compiler-input';
export type { CompilerDiagnostic, TestCase } from './compiler-output';

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

/** As `sui move build` without options: its lints are on. */
const COMPILE_OPTIONS = JSON.stringify({ ansiColor: false, lintFlag: 'default' });
const TEST_OPTIONS = JSON.stringify({ ansiColor: false });

/** Seconds of computing. The real tool stops a test after a million instructions, which take a tenth of one. */
const PACKAGE_SECONDS = 2;
/** For the tests alone, beside twice what compiling takes on this machine: it varies. */
const TESTS_SECONDS = 1;
/** For each package that is tested in the same call. */
const FURTHER_SECONDS = 0.3;

export interface MoveCompiler {
  readonly engine: Engine;
  readonly declarations: () => Declarations;
}

/** Compiles without running anything. `#[test]` and `#[test_only]` items are left out, as in a build. */
export async function compilePackage(
  compiler: MoveCompiler,
  request: CompileRequest,
): Promise<CompileResult> {
  const refused = refuseManifest(request);
  if (refused) return refused;
  const input = compilerInput(request, compiler.declarations(), { isTest: false });
  const { files, dependencies } = input;
  const { output, ok, stopped } = await compiler.engine.call({
    kind: 'compile',
    files,
    dependencies,
    options: COMPILE_OPTIONS,
  });
  if (stopped !== null) return broken(request, input, output);
  const text = ok ? ((JSON.parse(output) as { warnings?: string }).warnings ?? '') : output;
  return finish(request, input, { ok, output: text });
}

/**
 * Compiles with `#[test]` and `#[test_only]` items and runs the tests, with the virtual machine's own functions
 * for objects, fields, events and transactions. What the other framework functions do is in
 * `bodies/`; a test that calls one without a body fails and says so in `needsFramework`. A bare
 * `#[expected_failure]` may pass for that reason; one that names its code may not.
 */
export async function testPackage(
  compiler: MoveCompiler,
  request: CompileRequest,
): Promise<TestResult> {
  const refused = refuseManifest(request);
  if (refused) return { ...refused, tests: [] };
  const run = await callTests(compiler, request, PACKAGE_SECONDS);
  if (run.stopped !== 'time') return readRun(request, run);
  // A test that never ends, or a slow machine: what compiling takes says which.
  const seconds = 2 * (await compileTime(compiler, request)) + TESTS_SECONDS;
  const isOne = testNames(request.files).length === 1;
  return isOne ? runTests(compiler, request, seconds) : splitTests(compiler, request, seconds);
}

/** Seconds of computing without a test. */
async function compileTime(compiler: MoveCompiler, request: CompileRequest): Promise<number> {
  const started = compiler.engine.seconds();
  await callTests(compiler, withTests(request, new Set()), Infinity);
  return compiler.engine.seconds() - started;
}

/** The tests of many packages in one call; null when it had to be stopped, and nobody knows by which of them. */
export async function testTogether(
  compiler: MoveCompiler,
  request: CompileRequest,
  packages: number,
): Promise<TestResult | null> {
  const run = await callTests(compiler, request, PACKAGE_SECONDS + packages * FURTHER_SECONDS);
  return run.stopped === null ? readTests(request, run) : null;
}

async function runTests(
  compiler: MoveCompiler,
  request: CompileRequest,
  seconds: number,
): Promise<TestResult> {
  const run = await callTests(compiler, request, seconds);
  return run.stopped === 'time' ? splitTests(compiler, request, seconds) : readRun(request, run);
}

function readRun(request: CompileRequest, run: TestRun): TestResult {
  if (run.stopped === 'panic') return { ...broken(request, run.input, run.output), tests: [] };
  return readTests(request, run);
}

type TestRun = CompilerAnswer & { readonly input: CompilerInput };

async function callTests(
  compiler: MoveCompiler,
  request: CompileRequest,
  seconds: number,
): Promise<TestRun> {
  const input = compilerInput(request, compiler.declarations(), { isTest: true });
  const { files, dependencies } = input;
  const call = { kind: 'test_with_options', files, dependencies, options: TEST_OPTIONS } as const;
  return { ...(await compiler.engine.call(call, seconds)), input };
}

/** The framework of a newer release may declare a native function that this virtual machine does not have. */
const UNKNOWN_NATIVE = new RegExp(
  `\\(code 2017\\) error originating in the module (?:${frameworkPackages.join('|')})::`,
);

function readTests(request: CompileRequest, { input, output, ok }: TestRun): TestResult {
  const ran = output.includes('Running Move unit tests');
  const marker = `aborted with code ${String(stubAbortCode)}`;
  const tests = readTestCases(output).map((test) => ({
    ...test,
    detail: inCallersNames(test.detail, input),
    needsFramework: test.detail.includes(marker) || UNKNOWN_NATIVE.test(test.detail),
  }));
  const compiled = finish(request, input, { ok: ran, output: ran ? '' : output });
  return { ...compiled, ok, tests };
}

/** A test that never ends takes the others with it: each half is tried alone, until the test is found. */
async function splitTests(
  compiler: MoveCompiler,
  request: CompileRequest,
  seconds: number,
): Promise<TestResult> {
  const names = testNames(request.files);
  if (names.length <= 1) {
    const detail = 'Test timed out';
    const tests = names.map((name) => ({ name, passed: false, detail, needsFramework: false }));
    return { ok: false, diagnostics: [], tests };
  }
  const middle = Math.ceil(names.length / 2);
  const halves = [names.slice(0, middle), names.slice(middle)];
  const results: TestResult[] = [];
  for (const half of halves)
    results.push(await runTests(compiler, withTests(request, new Set(half)), seconds));
  return {
    ok: results.every((result) => result.ok),
    diagnostics: results[0]?.diagnostics ?? [],
    tests: results.flatMap((result) => result.tests).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

function finish(
  request: CompileRequest,
  input: CompilerInput,
  raw: { readonly ok: boolean; readonly output: string },
): CompileResult {
  const found = readDiagnostics(raw.output, (file) => input.names.has(file)).map((diagnostic) => ({
    ...diagnostic,
    file: input.names.get(diagnostic.file) ?? diagnostic.file,
    detail: inCallersNames(diagnostic.detail, input),
  }));
  const explained = raw.ok || found.some((diagnostic) => diagnostic.level === 'error');
  return { ok: raw.ok, diagnostics: explained ? found : [...found, unplaced(request, raw.output)] };
}

function inCallersNames(text: string, { names }: CompilerInput): string {
  return text.replace(/sources\/\d+\.move/g, (name) => names.get(name) ?? name);
}

/** A failure without a place, such as the bytecode verifier's: reported at the start of the first file. */
function unplaced(request: CompileRequest, output: string): CompilerDiagnostic {
  const [file = 'Move.toml'] = [...request.files.keys()].toSorted();
  const message = output.trim();
  return { level: 'error', code: 'compiler', message, file, line: 1, column: 1, detail: message };
}

/** A panic inside the compiler, as a diagnostic. */
function broken(request: CompileRequest, input: CompilerInput, message: string): CompileResult {
  const output = `the Move compiler stopped: ${message}`;
  return finish(request, input, { ok: false, output });
}

function refuseManifest(request: CompileRequest): CompileResult | null {
  const error = readManifest(request.files).result;
  return error && { ok: false, diagnostics: [error] };
}
