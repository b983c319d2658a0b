/** One package as its author wants it read: what is wrong, what to do about it, and which tests pass. Pure but for the engine. */

import type { CompilerDiagnostic } from './compiler/compiler-output';
import { compilePackage, testPackage } from './compiler/compiler';
import type { CompileRequest, MoveCompiler, TestResult } from './compiler/compiler';
import { dependenciesOf } from './compiler/compiler-input';
import type { Declarations } from './compiler/declarations';
import { withoutConsequences } from './explain/consequences';
import { explain } from './explain/explain';
import type { Explained } from './explain/explain';
import { onChainOnly } from './explain/on-chain-only';
import { checkRelease } from './explain/release-rules';
import { explainFailure, failedAt } from './explain/test-failures';

export interface PackageResult extends Explained {
  readonly file: string;
  readonly line: number;
}

export interface TestReport {
  /** `package::module::function`. */
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not run';
  /** Empty when it passed. */
  readonly message: string;
  readonly fix: string;
  /** Null when it passed. */
  readonly at: { readonly file: string; readonly line: number } | null;
}

export interface CheckedPackage {
  readonly results: readonly PackageResult[];
  readonly tests: readonly TestReport[];
}

const HAS_TESTS = /#\[(?:[\w\s,]*\b)?(?:test|test_only|random_test)\b/;

/** Files by any path; of a `Move.toml` edition and addresses are used. */
export async function checkPackage(
  files: ReadonlyMap<string, string>,
  compiler: MoveCompiler,
): Promise<CheckedPackage> {
  const texts = [...files].flatMap(([name, text]) => (name.endsWith('.move') ? [text] : []));
  const request = { files, dependencies: dependenciesOf(texts) };
  const hasTests = texts.some((text) => HAS_TESTS.test(text));
  const { diagnostics, tested } = await compileAndTest(
    compiler,
    request,
    hasTests ? 'tests' : 'code',
  );
  const framework = compiler.declarations();
  const read = (found: readonly CompilerDiagnostic[]): readonly PackageResult[] =>
    resultsOf(found, files, framework);
  const errors = (tested?.diagnostics ?? []).filter(({ level }) => level === 'error');
  return {
    results: [...read(diagnostics), ...read(errors), ...releaseResults(files, framework)],
    tests: (tested?.tests ?? []).map((test) => reportOf(test, files)),
  };
}

/** A package that does not compile has no tests to run. */
async function compileAndTest(
  compiler: MoveCompiler,
  request: CompileRequest,
  what: 'code' | 'tests',
): Promise<{
  readonly diagnostics: readonly CompilerDiagnostic[];
  readonly tested: TestResult | null;
}> {
  const { ok, diagnostics } = await compilePackage(compiler, request);
  return {
    diagnostics,
    tested: ok && what === 'tests' ? await testPackage(compiler, request) : null,
  };
}

function resultsOf(
  diagnostics: readonly CompilerDiagnostic[],
  files: ReadonlyMap<string, string>,
  framework: Declarations,
): readonly PackageResult[] {
  const textOf = ({ file }: { readonly file: string }): string => files.get(file) ?? '';
  const results = diagnostics.map((diagnostic) => {
    const { file, line } = diagnostic;
    const lineText = textOf(diagnostic).split('\n')[line - 1] ?? '';
    const explained = explain(diagnostic, lineText, { framework, own: [...files.values()] });
    return { ...explained, file, line };
  });
  return withoutConsequences(results, textOf);
}

function releaseResults(
  files: ReadonlyMap<string, string>,
  framework: Declarations,
): readonly PackageResult[] {
  const sources = new Map([...files].filter(([name]) => name.endsWith('.move')));
  return checkRelease(sources, framework).map((result) => ({
    ...result,
    level: 'error',
    rename: null,
  }));
}

function reportOf(
  test: TestResult['tests'][number],
  files: ReadonlyMap<string, string>,
): TestReport {
  const { name, passed, needsFramework, detail } = test;
  if (passed) return { name, outcome: 'passed', message: '', fix: '', at: null };
  const at = locationOf(name, detail, files);
  if (needsFramework) return { name, outcome: 'not run', ...onChainOnly(detail), at };
  const code = [...files.values()].join('\n');
  return { name, outcome: 'failed', ...explainFailure(test, code), at };
}

/** The line that gave up, or the test itself when that line is the framework's. */
function locationOf(
  name: string,
  detail: string,
  files: ReadonlyMap<string, string>,
): TestReport['at'] {
  const at = failedAt(detail);
  if (at && files.has(at.file)) return at;
  const [, module = '', test = ''] = name.split('::');
  for (const [file, text] of files) {
    if (!new RegExp(`\\bmodule\\s+\\w+::${module}\\b`).test(text)) continue;
    const line = text.split('\n').findIndex((it) => new RegExp(`\\bfun\\s+${test}\\b`).test(it));
    if (line >= 0) return { file, line: line + 1 };
  }
  return null;
}
