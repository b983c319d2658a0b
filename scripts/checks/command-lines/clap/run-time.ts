/** What the program refuses only when it runs: the checks that a listing names. Pure but for what it notes. */

import type { RunTimeCheck } from '../../../../generators/output/cli.ts';
import { keyOfPath } from '../../../../generators/cli/model/facts.ts';
import type { ShellWord } from '../shell/line.ts';
import { OPAQUE } from '../shell/line.ts';
import type { ParseState } from './state.ts';
import { countOf, report, display, valuesOf } from './state.ts';
import { valueResult } from './value.ts';

/** Called after the last word. A check counts only where the option or argument that it looks at is given. */
export function checkRunTime(state: ParseState): void {
  const command = keyOfPath(state.command.path);
  for (const check of state.program.checks ?? []) {
    const word = state.given.get(check.name) ?? state.values.get(check.name)?.[0];
    if (check.command !== command || !word) continue;
    checkPresence(state, check, word);
    checkValues(state, check);
    checkCounts(state, check, word);
  }
}

function checkPresence(state: ParseState, check: RunTimeCheck, word: ShellWord): void {
  if (check.isRefused)
    report(state, word, {
      rule: 'conflict',
      message: `${check.name} is refused here`,
      fix: `remove ${check.name}`,
    });
  if (check.needs !== null && !state.given.has(check.needs)) {
    const message = `${check.name} needs ${check.needs} as well`;
    report(state, word, { rule: 'missing-option', message, fix: `add ${check.needs}` });
  }
}

function checkValues(state: ParseState, check: RunTimeCheck): void {
  const others = new Set(valuesOf(state, check.differsFrom ?? '').map((word) => word.text));
  for (const word of valuesOf(state, check.name)) {
    const result = valueResult(word.text, check.like, check.values);
    const message = `"${display(word.text)}" for ${check.name} ${result?.message}`;
    if (result) report(state, word, { ...result, rule: 'bad-value', message });
    if (!word.text.includes(OPAQUE) && others.has(word.text)) {
      const message = `"${word.text}" is given to ${check.name} and ${check.differsFrom}`;
      report(state, word, { rule: 'conflict', message, fix: 'use two different ones' });
    }
  }
}

function checkCounts(state: ParseState, check: RunTimeCheck, word: ShellWord): void {
  const count = countOf(state, check.name);
  if (count === null) return;
  if (check.most !== null && count > check.most) {
    const message = `${check.name} takes at most ${check.most} values`;
    report(state, word, {
      rule: 'bad-value',
      message,
      fix: `remove ${count - check.most} of them`,
    });
  }
  const other = check.asManyAs === null ? null : countOf(state, check.asManyAs);
  if (other !== null && other !== count) {
    const message = `${check.name} has ${count} values, and ${check.asManyAs} has ${other}`;
    report(state, word, { rule: 'bad-value', message, fix: 'give both the same number of values' });
  }
}
