/** `npm run ask`: the same answers on the command line, with exit codes that a script can use. */

import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from '../support/run.ts';

function ask(
  args: readonly string[],
  input = '',
): { code: number | null; out: string; err: string } {
  const run = spawnSync(process.execPath, ['scripts/assistant/ask.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    input,
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

describe('ask', () => {
  it('answers as text and as data', () => {
    const text = ask(['search', 'coin::split', '--limit', '2']);
    expect([text.code, text.err]).toEqual([0, '']);
    expect(text.out).toContain('#split');
    const data = JSON.parse(ask(['symbol', 'coin::split', '--json']).out) as {
      symbols: { title: string; address: string }[];
    };
    expect(data.symbols[0]?.title).toBe('sui::coin::split');
  });

  it('reads an error from standard input, a page by its section', () => {
    expect(ask(['error'], 'aborted within 0x2::balance::split with code 2').out).toContain(
      'sui::balance::ENotEnough',
    );
    expect(ask(['page', '/references/framework/sui/coin', 'split']).out).toContain('### `split`');
  });

  it('ends with 1 for refused code and for what is not there, with 0 for right code', () => {
    const check = ['check', '-', '--language', 'json'];
    expect(ask(check, '{ "a": 1 }').code).toBe(0);
    expect(ask(check, '{ "a": 1, }').code).toBe(1);
    expect(ask(['symbol', 'qqzzqq']).code).toBe(1);
  });

  it.each([
    [[], 'name a question'],
    [['toString'], 'there is no question "toString"'],
    [['search'], 'query: Required'],
    [['search', 'x', '--kind', 'all'], "received 'all'"],
    [['search', 'x', '--limit', '-1'], "Option '--limit' argument is ambiguous"],
    [['check', 'no-such.ts'], "no such file or directory, open 'no-such.ts'"],
  ])('%j is refused with what to do', (args, reason) => {
    const { code, out, err } = ask(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(reason);
    expect(err).toContain('fix: see npm run ask -- --help');
  });
});
