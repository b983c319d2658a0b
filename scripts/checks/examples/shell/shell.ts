/** Shell blocks: syntax, every call of a known program, calls of Move functions, the JSON that `curl` sends. */

import type { CheckResult, Span } from '../../check-result.ts';
import type { ProgramFacts } from '../../../../generators/output/cli.ts';
import { locate } from '../../../../generators/core/source.ts';
import type { LineReader } from '../../command-lines/check-line.ts';
import { checkShell, loadLineReader } from '../../command-lines/check-line.ts';
import type { LineResult } from '../../command-lines/result.ts';
import { checkMoveCall } from '../../move-calls/check-call.ts';
import { loadKnownModules } from '../../move-calls/known-modules.ts';
import type { KnownModules } from '../../move-calls/model.ts';
import { loadPackageNames } from '../data/packages.ts';
import { loadRequestModel } from '../data/rpc-requests.ts';
import type { Checker, UnitResult, Unit } from '../model.ts';
import { checkGrpcName } from './grpc-names.ts';
import { checkHabit } from './habits.ts';
import { checkName } from './names.ts';
import type { PayloadFacts } from './payloads.ts';
import { checkPayload } from './payloads.ts';
import { loadPrograms } from './programs.ts';
import { checkNearMiss } from './near-misses.ts';

export const checker: Checker = {
  check: async (units, context) => {
    const { root } = context;
    const facts = {
      ...context,
      packages: loadPackageNames(root),
      programs: loadPrograms(root),
      requests: loadRequestModel(root),
    };
    const results: (readonly UnitResult[])[] = [];
    for (const unit of units) {
      const read = await loadLineReader(unit.language === 'powershell' ? 'powershell' : 'sh');
      const modules = await loadKnownModules(root, unit.moveCode);
      results.push(await resultsOf(unit, { ...facts, read, modules }));
    }
    return results;
  },
};

interface Facts extends PayloadFacts {
  readonly packages: readonly string[];
  readonly programs: readonly ProgramFacts[];
  readonly read: LineReader;
  readonly modules: KnownModules;
}

/** What does not parse says nothing else. */
async function resultsOf(unit: Unit, facts: Facts): Promise<readonly UnitResult[]> {
  const { packages, programs, read, modules } = facts;
  const code = unit.blocks[0]?.code ?? '';
  const line = read(code);
  if (line.results.some((result) => result.code === 'sh/syntax'))
    return line.results.map((result) => toResult(code, result, unit.language));
  const { results: mistakes, moveCalls } = checkShell(programs, line);
  const calls = moveCalls.flatMap((call) => checkMoveCall(call, modules));
  const habits = [...checkHabit(line, packages), ...checkGrpcName(line)];
  const found = [...mistakes, ...checkNearMiss(line), ...habits, ...calls];
  const named = checkName(code, line, facts).filter(
    (result) => !found.some(({ start, end }) => result.start < end && start < result.end),
  );
  return [
    ...[...found, ...named].map((result) => toResult(code, result, unit.language)),
    ...(await checkPayload(code, line, facts)),
  ];
}

function toResult(
  code: string,
  result: LineResult | CheckResult<Span>,
  language: string,
): UnitResult {
  const { line, column } = locate({ path: '', text: code }, result.start);
  const from = code.slice(result.start, result.end);
  const { message, fix, replacement: to } = result;
  const ofShell = result.code.replace('/', '-');
  return {
    level: result.code.endsWith('/deprecated') ? 'warning' : 'error',
    code: language === 'powershell' ? ofShell.replace(/^sh-/, 'powershell-') : ofShell,
    message,
    block: 0,
    line,
    column,
    fix,
    rename: to === null || from.includes('\n') ? null : { column, from, to },
  };
}
