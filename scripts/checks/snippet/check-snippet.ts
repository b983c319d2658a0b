/** Holds one snippet against the documented release, by the checkers of the examples. Runs no code but Move tests, in the compiler's own machine. */

import { loadChecker } from '../examples/checkers.ts';
import { statusOf } from '../examples/environments.ts';
import { diagnosticsOf } from '../examples/expectations.ts';
import type { Unit } from '../examples/model.ts';
import { loadNeighbours } from '../examples/move/neighbours.ts';
import { testsOf } from '../examples/move/run-tests.ts';
import type { Test } from '../examples/move/run-tests.ts';
import { prepareUnit } from '../examples/move/units.ts';
import { loadContexts } from '../examples/page/contexts.ts';
import { checkerOf } from '../examples/page/languages.ts';
import type { Snippet, SnippetResult } from './model.ts';
import { notCheckedOf } from './not-checked.ts';
import { unitOfSnippet } from './read-snippet.ts';

/** A sentence when there is nothing that could be checked. */
export async function checkSnippet(
  root: string,
  snippet: Snippet,
): Promise<SnippetResult | string> {
  const unit = unitOfSnippet(snippet);
  if (typeof unit === 'string') return unit;
  const name = checkerOf(unit.language);
  const [main] = unit.blocks;
  if (name === null || !main) throw new Error('a unit of a snippet has a checker and a block');
  const checker = await loadChecker(name);
  const [results = []] = await checker.check([unit], { root });
  const diagnostics = diagnosticsOf(unit, results).map(({ level, code, message, fix, at }) => ({
    ...{ level, code: code.replace(/^examples\//, ''), message, fix },
    file: at === null || at.file === main.id ? null : at.file,
    line: at?.line ?? 0,
    column: at?.column ?? 0,
  }));
  const tests = name === 'move' ? await testsIn(unit, root) : [];
  const checkedWith = statusOf(name, root, main);
  return {
    language: unit.language,
    isAccepted: !diagnostics.some(({ level }) => level === 'error'),
    diagnostics,
    tests: tests
      .filter(({ needsFramework }) => !needsFramework)
      .map(({ name: test, passed, detail }) => ({ name: test, passed, detail })),
    checkedWith,
    notChecked: notCheckedOf({ name, unit, tests, checkedWith }),
  };
}

/** What the check ran is known; this asks for it by the same blocks. */
async function testsIn(unit: Unit, root: string): Promise<readonly Test[]> {
  if (!unit.blocks.some(({ code }) => /#\[[^\]]*\btest\b/.test(code))) return [];
  const prepared = prepareUnit(unit, { index: 0, contexts: loadContexts(root) });
  if (prepared.results.length > 0) return [];
  return (await testsOf(prepared, loadNeighbours(root))).tests;
}
