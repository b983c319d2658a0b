/** Why a test failed, in a sentence, at the line where it did. Pure. */

import type { TestCase } from '../compiler/compiler-output';

export interface TestFailure {
  readonly message: string;
  readonly fix: string;
}

/** Test and code in the author's names. */
export function explainFailure({ name, detail }: TestCase, code: string): TestFailure {
  const test = name.split('::').at(-1) ?? name;
  const { why, fix } = reasonOf(detail, code);
  const chance = detail.includes('randomly generated') ? ', with a random input' : '';
  return { message: `the test ${test} fails: ${why}${chance}`, fix };
}

/** The line that gave up, which may be the framework's; null where the runner names none. */
export function failedAt(detail: string): { readonly file: string; readonly line: number } | null {
  const [, file = '', line = ''] = /┌─ (.+):(\d+):\d+/.exec(detail) ?? [];
  return file === '' ? null : { file, line: Number(line) };
}

interface Reason {
  readonly why: string;
  readonly fix: string;
}

const CORRECT = 'correct the test, or the code that it tests';
const EXPECT = 'expect what happens, or correct the code';

function reasonOf(detail: string, code: string): Reason {
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
  return named.replace(/\bcode (\d+)/, (message: string, value: string) => {
    const names = [...code.matchAll(/\bconst (E\w+)\s*:\s*u64\s*=\s*([\d_]+)/g)].flatMap(
      ([, name = '', own = '']) => (own.replaceAll('_', '') === value ? [name] : []),
    );
    return names.length === 1 ? `${message} (${names[0] ?? ''})` : message;
  });
}
