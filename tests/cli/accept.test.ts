/** The least that is help: one kind of row, or a usage that names a listed command; and where options begin. */

import { describe, expect, it } from 'vitest';
import { readHelpTexts } from '../../generators/cli/read/help/accept.ts';
import { readHelpPage } from '../../generators/cli/read/help/page.ts';

interface Case {
  readonly words?: string;
  readonly isListed?: boolean;
  readonly short?: string;
}

function accepts(long: string, { words = 'tool sub', isListed = true, short }: Case = {}): boolean {
  const { value } = readHelpTexts({
    words,
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
    ['USAGE:\n    tool sub [FLAGS]', {}],
    ['Usage: tool --to <X> sub', {}],
    ['Usage: cargo tool sub', {}],
    [BARE, { short: 'Usage: tool sub' }],
  ];
  it.each(TAKEN)('of a listed command may list nothing: %j', (text, more) => {
    expect(accepts(text, more)).toBe(true);
  });

  const REFUSED: readonly (readonly [text: string, more: Case])[] = [
    [BARE, { isListed: false }],
    [BARE, { words: 'tool' }],
    [BARE, { words: 'tool sub leaf' }],
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
