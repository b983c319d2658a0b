/** Why a test failed, in a sentence, at the line where it did. Pure. */

import type { TestCase } from '../../move/compiler.ts';
import { blockLineOf } from '../assemble.ts';
import type { UnitResult } from '../model.ts';
import type { MoveUnit } from './units.ts';
import { originalText } from './units.ts';

export function failedTest(unit: MoveUnit, { name, detail }: TestCase): UnitResult {
  const test = name.split('::').at(-1) ?? name;
  const [file] = unit.files.values();
  const said = file ? originalText(file, detail) : detail;
  const { why, fix } = explain(said, [...unit.files.values()].map(({ text }) => text).join('\n'));
  return {
    level: 'error',
    code: 'move-test',
    message: `the test ${test} fails: ${why}${said.includes('randomly generated') ? ', with a random input' : ''}`,
    ...(placeIn(unit, detail) ?? unit.findLine(new RegExp(`\\bfun\\s+${test}\\b`))),
    column: 1,
    fix,
    rename: null,
  };
}

/** The line that gave up, unless it is the framework's. */
function placeIn(unit: MoveUnit, detail: string): Pick<UnitResult, 'block' | 'line'> | null {
  const [, name = '', line = '1'] = /┌─ (.+):(\d+):\d+/.exec(detail) ?? [];
  const file = unit.files.get(name);
  if (!file) return null;
  const own = blockLineOf(file, Number(line));
  return own.isContext ? null : { block: own.block, line: own.line };
}

interface Explained {
  readonly why: string;
  readonly fix: string;
}

const CORRECT = 'correct the test, or the code that it tests';
const EXPECT = 'expect what happens, or correct the code';

function explain(detail: string, code: string): Explained {
  if (detail.includes('timed out')) return { why: 'it does not end', fix: 'let its loops end' };
  const ends = endsIn(detail, code);
  const expected = /Expected test to (.+?) originating in the module/.exec(detail)?.[1];
  if (expected !== undefined)
    return { why: `it should ${withName(expected, code)}, but ${ends}`, fix: EXPECT };
  if (/did not error as expected/.test(detail))
    return { why: 'it ends, although it is expected to fail', fix: EXPECT };
  return { why: ends, fix: CORRECT };
}

/** Behind the last `it`: what the runner says of the abort, in the present tense. */
function endsIn(detail: string, code: string): string {
  const [, how = '', module = ''] =
    /\bit (aborted.*?|gave .*?) originating in the module ([\w:]+)/.exec(detail) ?? [];
  const within = module === '' ? '' : ` in ${module}`;
  if (how.includes('arithmetic'))
    return `a number becomes too large or negative, or is divided by zero${within}`;
  if (how.includes('vector operation')) return `a vector is read or emptied past its end${within}`;
  if (how === '') return 'the runner does not say why';
  return `it ${withName(how.replace('aborted', 'aborts'), code)}${within}`;
}

/** `code 7` → `code 7 (EWrongKey)`, where the code has one constant of that value. */
function withName(text: string, code: string): string {
  const named = text.replace(/error constant '(\w+)'/, '$1');
  return named.replace(/\bcode (\d+)/, (said: string, value: string) => {
    const names = [...code.matchAll(/\bconst (E\w+)\s*:\s*u64\s*=\s*([\d_]+)/g)].flatMap(
      ([, name = '', own = '']) => (own.replaceAll('_', '') === value ? [name] : []),
    );
    return names.length === 1 ? `${said} (${names[0] ?? ''})` : said;
  });
}
