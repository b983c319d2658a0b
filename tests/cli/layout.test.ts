/** The least that is help: one kind of row, or a usage that names a listed command; and where options begin. */

import { describe, expect, it } from 'vitest';
import { readHelpTexts } from '../../generators/cli/read/help/layout.ts';
import { readHelpPage } from '../../generators/cli/read/help/page.ts';

interface Case {
  readonly text?: string;
  readonly isListed?: boolean;
  readonly short?: string;
}

function accepts(long: string, { text = 'tool sub', isListed = true, short }: Case = {}): boolean {
  const { value } = readHelpTexts({
    phrase: text,
    isListed,
    long: { path: 'a.txt', text: long },
    short: short === undefined ? null : { path: 'a.short.txt', text: short },
  });
  return value !== null;
}

describe('help', () => {
  it.each([
    'Usage: tool sub <FILE>\n\nArguments:\n  <FILE>  Words\n',
    'Usage: tool sub <COMMAND>\n\nCommands:\n  one  Words\n',
    'Usage: tool sub [OPTIONS]\n\nOptions:\n  -a  Words\n',
    'Usage: tool sub one\n\ntool sub one:\nDoes one.\n',
  ])('may list one thing: %j', (text) => {
    expect(accepts(text, { isListed: false })).toBe(true);
  });

  const BARE = 'Does things\n\nUsage: tool sub\n';
  const TAKEN: readonly (readonly [text: string, more: Case])[] = [
    [BARE, {}],
    ['Usage: tool sub [OPTIONS]', {}],
    ['Usage:\n    tool sub [OPTIONS]', {}],
    ['Usage: tool --to <X> sub', {}],
    ['Usage: cargo tool sub', {}],
    [BARE, { short: 'Usage: tool sub' }],
  ];
  it.each(TAKEN)('of a listed command may list nothing: %j', (text, more) => {
    expect(accepts(text, more)).toBe(true);
  });

  const REFUSED: readonly (readonly [text: string, more: Case])[] = [
    [BARE, { isListed: false }],
    [BARE, { text: 'tool' }],
    [BARE, { text: 'tool sub leaf' }],
    [BARE, { short: 'error: boom' }],
    ['Usage: sub', {}],
    ['Usage: tool sub leaf', {}],
    ['Usage: tool other', {}],
    ['Usage: tool sub <FILE>', {}],
    ['Usage: tool sub --all', {}],
    ['Usage: tool sub\n       tool sub <FILE>', {}],
    [`${BARE}\nWords:\n  About:\n    -a, --all   Everything\n`, {}],
    [`error: boom\n\n${BARE}`, {}],
    [`${BARE}\nFor more information, try '--help'.\n`, {}],
    [`${BARE}\nFor more information try --help\n`, {}],
  ];
  it.each(REFUSED)('is more than %j with %j', (text, more) => {
    expect(accepts(text, more)).toBe(false);
  });
});

describe('what a program or a shell says instead of help', () => {
  it.each([
    'bash: tool: command not found\n',
    'Segmentation fault (core dumped)\n',
    'TypeError: x is not a function\n    at main (tool.js:1:1)\n',
    "thread 'main' panicked at src/main.rs:3:5:\nindex out of bounds\n",
    'usage: tool [-h] file\n\noptions:\n  -h, --help  show this help\n',
    'Usage of tool:\n  -v\tsay more\n',
    '<!DOCTYPE html>\n<p>Bad gateway</p>\n',
    '{"error":"not found"}\n',
    "error: unexpected argument '--help' found\n\nUsage: tool [OPTIONS]\n\nOptions:\n  -a  A\n",
    'Ein Werkzeug\n\nUsage: tool [OPTIONEN]\n\nOptionen:\n  -a  Alles\n',
    'Usage: tool [OPTIONS]\n\n选项：\n  -a  全部\n',
    '\u001b[2J\u001b[31m\u0007',
    ' \n\n',
    '',
  ])('is refused: %j', (text) => {
    const { value, diagnostics } = readHelpTexts({
      phrase: 'tool',
      long: { path: 'tool.txt', text },
      short: null,
    });
    expect(value).toBeNull();
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ code: 'cli/not-help', at: { file: 'tool.txt' } });
    expect(diagnostics[0]?.message).toContain('"tool" is not in clap\'s layout: ');
  });

  it('is refused when one flag prints it and the other nothing better, but not beside good help', () => {
    const [good, bad] = ['Usage: tool [OPTIONS]\n\nOptions:\n  -a  A\n', 'TOOL(1)\n'];
    expect(accepts(bad ?? '', { short: good ?? '' })).toBe(true);
    expect(accepts(good ?? '', { short: bad ?? '' })).toBe(true);
    expect(accepts(bad ?? '', { short: bad ?? '' })).toBe(false);
  });

  it('is quoted up to where no character breaks', () => {
    const text = `${'x'.repeat(78)}${'🦀'.repeat(20)}`;
    const { diagnostics } = readHelpTexts({
      phrase: 'tool',
      long: { path: 'a', text },
      short: null,
    });
    expect(diagnostics[0]?.message).toMatch(/line 1 is "x{78}\ufffd…"$/);
  });
});

describe('a second list of options', () => {
  function optionsOf(sections: string): string {
    const page = readHelpPage(`Usage: tool [OPTIONS]\n\n${sections}`);
    return (page?.options ?? []).flatMap(({ name }) => name.shorts).join();
  }

  it.each([
    ['Options:\n  -a  A\n\n  -a  Again\n  -b  B\n', '-a,-b'],
    ['Options:\n  -a  A\n\nMore options:\n\n  -a  Again\n  -b  B\n', '-a,-b'],
    ['Options:\n  -a  A\n\nMore options:\n  -a  Again\n  -b  B\n', '-a,-b'],
    ['Options:\n  -a  A\n\nMore options:\n  Words.\n\n  -b  B\n', '-a,-b'],
    ['Options:\n  -a  A\n\nMore options:\n  Words.\n\n  -a  Again\n  -b  B\n', '-a'],
    ['Options:\n  -a  A\n\nMore options:\n  Renamed.\n\n  -b  B\n', '-a'],
    ['More options:\nWords.\n\n-b  B\n', ''],
    ['More options:\nWords.\n\n  - b  B\n', ''],
    [`More options:\n${'Words.\n'.repeat(20)}\n  -b  B\n`, ''],
  ])('in %j', (sections, shorts) => {
    expect(optionsOf(sections)).toBe(shorts);
  });
});
