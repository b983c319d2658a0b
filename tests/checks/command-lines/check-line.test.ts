/** Command lines of documentation against the documented release: what is refused, where, and what is not. */

import { describe, expect, it } from 'vitest';
import type { ProgramFacts } from '../../../generators/output/cli.ts';
import {
  checkShell,
  checkWords,
  loadLineCheck,
  loadLineReader,
} from '../../../scripts/checks/command-lines/check-line.ts';
import { factsOf } from '../../../generators/cli/data.ts';
import { listedProgram } from '../../cli/input.ts';

const checkCommandLine = await loadLineCheck();
const read = await loadLineReader();
const callsProgram = (facts: ProgramFacts, line: string): boolean =>
  checkShell([facts], read(line)).callCount > 0;

const program = factsOf(listedProgram());

describe('checkCommandLine', () => {
  it('names the nearest command and option', () => {
    expect(checkCommandLine(program, 'sui client publsh')[0]?.fix).toBe('write "publish"');
    expect(checkCommandLine(program, 'sui client publish --gas-budgt 1')[0]?.fix).toBe(
      'write --gas-budget',
    );
    expect(checkCommandLine(program, 'sui client ptb --dry-rn')[0]?.fix).toBe('write --dry-run');
  });

  it('points into the line it was given, continued lines and quotes included', () => {
    const line =
      'sui client ptb \\\n  --split-coins gas "[10]" \\\n  --assign coin \\\n  --transfer-objects "[con]" @0x2';
    const [result, ...rest] = checkCommandLine(program, line);
    expect(rest).toEqual([]);
    expect(line.slice(result?.start, result?.end)).toBe('con');
    expect(line.slice(0, result?.start).split('\n')).toHaveLength(4);
  });

  it('reports nesting that nobody writes instead of running out of stack', () => {
    for (const deep of [
      `"<${'vector<'.repeat(2_500)}"`,
      `"${'vector['.repeat(2_500)}"`,
      `"${'some('.repeat(3_500)}"`,
    ]) {
      const results = checkCommandLine(program, `sui client ptb --move-call a::b::c ${deep}`);
      expect(results.map((result) => result.message)).toContain('the nesting is too deep');
    }
    expect(
      checkCommandLine(
        program,
        `sui client call --package 0x2 --module m --function f --type-args '${'vector<'.repeat(2_500)}'`,
      ),
    ).toHaveLength(1);
  });

  it('takes words that a shell has split already', () => {
    expect(
      checkWords([program], ['sui', 'client', 'ptb', '--make-move-vec', '<u64>', '[1]']),
    ).toEqual([]);
    expect(checkWords([program], ['sui', 'client', 'gass'])).toHaveLength(1);
  });

  it('knows which lines call the program', () => {
    expect(callsProgram(program, 'ID=$(sui client gas)')).toBe(true);
    expect(callsProgram(program, 'suiup install sui')).toBe(false);
  });

  it('survives a command model that went through JSON', () => {
    const copy = JSON.parse(JSON.stringify(program)) as typeof program;
    expect(checkCommandLine(copy, 'sui client publsh')).toEqual(
      checkCommandLine(program, 'sui client publsh'),
    );
  });
});
