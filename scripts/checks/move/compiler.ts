/** The Move compiler for the checks: in a thread of this process, with the framework's declarations. Reads them once, and the compiler's package. */

import * as compiler from '../../../site/move/compiler/compiler.ts';
import type {
  CompileRequest,
  CompileResult,
  TestResult,
} from '../../../site/move/compiler/compiler.ts';
import type { Declarations } from '../../../site/move/compiler/declarations.ts';
import { loadDeclarations } from './declarations.ts';
import { callCompiler, cpuSeconds } from './engine.ts';

let declarations: Declarations | null = null;

const here: compiler.MoveCompiler = {
  engine: { call: callCompiler, seconds: cpuSeconds },
  declarations: loadFramework,
};

export function loadFramework(): Declarations {
  return (declarations ??= loadDeclarations());
}

export function compilePackage(request: CompileRequest): Promise<CompileResult> {
  return compiler.compilePackage(here, request);
}

export function testPackage(request: CompileRequest): Promise<TestResult> {
  return compiler.testPackage(here, request);
}

/** Null when the call had to be stopped, and nobody knows by which of the packages. */
export function testTogether(
  request: CompileRequest,
  packages: number,
): Promise<TestResult | null> {
  return compiler.testTogether(here, request, packages);
}
