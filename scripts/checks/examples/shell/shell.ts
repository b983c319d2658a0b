/** Shell blocks: syntax, every call of a known program, calls of Move functions, the JSON that `curl` sends. */

import type { ProgramFacts } from '../../../../generators/output/cli.ts';
import { locate } from '../../../../generators/core/source.ts';
import type { LineReader } from '../../command-lines/check-line.ts';
import { checkShell, loadLineReader } from '../../command-lines/check-line.ts';
import type { LineProblem } from '../../command-lines/problem.ts';
import { checkMoveCall } from '../../move-calls/check-call.ts';
import { loadKnownModules } from '../../move-calls/known-modules.ts';
import type { CallProblem, KnownModules } from '../../move-calls/model.ts';
import { loadPackageNames } from '../data/packages.ts';
import { loadRequestModel } from '../data/rpc-requests.ts';
import type { Checker, Finding, Unit } from '../model.ts';
import { habitProblems } from './habits.ts';
import { nameProblems } from './names.ts';
import type { PayloadFacts } from './payloads.ts';
import { payloadFindings } from './payloads.ts';
import { loadPrograms } from './programs.ts';
import { nearMissProblems } from './near-misses.ts';

export const checker: Checker = {
  check: async (units, context) => {
    const { root } = context;
    const facts = {
      ...context,
      packages: loadPackageNames(root),
      programs: loadPrograms(root),
      requests: loadRequestModel(root),
    };
    const results: (readonly Finding[])[] = [];
    for (const unit of units) {
      const read = await loadLineReader(unit.language === 'powershell' ? 'powershell' : 'sh');
      const modules = await loadKnownModules(root, unit.moveCode);
      results.push(await findingsOf(unit, { ...facts, read, modules }));
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
async function findingsOf(unit: Unit, facts: Facts): Promise<readonly Finding[]> {
  const { packages, programs, read, modules } = facts;
  const code = unit.blocks[0]?.code ?? '';
  const line = read(code);
  if (line.problems.some((problem) => problem.code === 'sh/syntax'))
    return line.problems.map((problem) => toFinding(code, problem, unit.language));
  const { problems, moveCalls } = checkShell(programs, line);
  const calls = moveCalls.flatMap((call) => checkMoveCall(call, modules));
  const found = [
    ...problems,
    ...nearMissProblems(line),
    ...habitProblems(line, packages),
    ...calls,
  ];
  const named = nameProblems(code, line, facts).filter(
    (problem) => !found.some(({ start, end }) => problem.start < end && start < problem.end),
  );
  return [
    ...[...found, ...named].map((problem) => toFinding(code, problem, unit.language)),
    ...(await payloadFindings(code, line, facts)),
  ];
}

function toFinding(code: string, problem: LineProblem | CallProblem, language: string): Finding {
  const { line, column } = locate({ path: '', text: code }, problem.start);
  const from = code.slice(problem.start, problem.end);
  const { message, fix, replacement: to } = problem;
  const ofShell = problem.code.replace('/', '-');
  return {
    level: 'error',
    code: language === 'powershell' ? ofShell.replace(/^sh-/, 'powershell-') : ofShell,
    message,
    block: 0,
    line,
    column,
    fix,
    rename: to === null || from.includes('\n') ? null : { column, from, to },
  };
}
