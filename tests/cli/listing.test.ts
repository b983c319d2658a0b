/** A wrong listing is named by file, line and column, with an order to follow; nothing is half read. */

import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../generators/core/diagnostics.ts';
import { readListing } from '../../generators/cli/read/listing/listing.ts';
import {
  scanArgumentName,
  scanOptionName,
  printArgumentName,
  printOptionName,
} from '../../generators/cli/model/notation.ts';

const GOOD = `program: tool
texts:
  words: Shared words.
commands:
  - command: ''
    summary: Does things.
    usage: tool <COMMAND>
  - command: copy
    summary: Copies.
    usage: tool copy --depth <N>
    options:
      - name: -d, --depth <N>
        type: u64
        required: true
        shared: words
      - name: --fast
        conflicts: [--depth]
        text: Fast.
    groups:
      - { id: one, options: [--depth, --fast], exclusive: true }
    examples:
      - title: Deep
        run: tool copy --depth 3
`;

function said(text: string): string[] {
  return readListing([{ path: 'tool.yaml', text }]).diagnostics.map(
    (diagnostic) => formatDiagnostic(diagnostic).split('\n')[0] ?? '',
  );
}

const WRONG: readonly (readonly [what: string, from: string, to: string, expected: string])[] = [
  [
    'a misspelt field',
    'summary: Copies.',
    'sumary: Copies.',
    'tool.yaml:9:13 error[cli/unknown-field] the field "sumary" has no meaning here',
  ],
  [
    'a name that is not an option',
    '-d, --depth <N>',
    'depth <N>',
    'tool.yaml:12:9 error[cli/bad-name] "depth <N>" is not an option',
  ],
  [
    'an unknown shared text',
    'shared: words',
    'shared: wrds',
    'tool.yaml:12:9 error[cli/unknown-text] there is no shared text "wrds"',
  ],
  [
    'a flag that is neither true nor false',
    'required: true',
    'required: perhaps',
    'tool.yaml:14:19 error[cli/shape] this is neither true nor false',
  ],
  [
    'a conflict with an unknown option',
    'conflicts: [--depth]',
    'conflicts: [--dept]',
    'tool.yaml:16:9 error[cli/unknown-option] --dept is not an option of this command',
  ],
  [
    'a group with an unknown option',
    '[--depth, --fast]',
    '[--depth, --slow]',
    'tool.yaml:8:5 error[cli/unknown-option] --slow is not an option of this command',
  ],
  [
    'a check of an option that is not there',
    'texts:',
    'checks: [{ commands: [copy], name: --slow, needs: --fast }]\ntexts:',
    'tool.yaml:2:10 error[cli/unknown-option] --slow is not an option of this command',
  ],
  [
    'a check of a command that is not there',
    'texts:',
    'checks: [{ commands: [copi], name: --fast }]\ntexts:',
    'tool.yaml:2:10 error[cli/unknown-command] "copi" is not a command of tool',
  ],
  [
    'a check with a form that nobody knows',
    'texts:',
    'checks: [{ commands: [copy], name: --fast, like: alis }]\ntexts:',
    'tool.yaml:2:10 error[cli/shape] "alis" is not a known form of values',
  ],
  [
    'a usage without a required option',
    'usage: tool copy --depth <N>',
    'usage: tool copy',
    'tool.yaml:12:9 error[cli/usage] the usage of "tool copy" lacks the required --depth',
  ],
  [
    'a command without its parent',
    'command: copy',
    'command: over copy',
    'tool.yaml:8:5 error[cli/no-parent] "over" is not listed',
  ],
  [
    'a command that is listed twice',
    'command: copy',
    "command: ''",
    'tool.yaml:8:5 error[cli/duplicate] "" is listed twice',
  ],
  [
    'an option that is listed twice',
    '--fast\n',
    '--depth\n',
    'tool.yaml:16:9 error[cli/duplicate] --depth is listed twice',
  ],
  [
    'no program',
    'program: tool',
    'release: 1',
    'tool.yaml:1:1 error[cli/missing-field] no file names the program',
  ],
  [
    'no command for the program itself',
    "command: ''",
    'command: other',
    'error[cli/no-root] the program itself is not listed',
  ],
  [
    'an alias of YAML',
    'summary: Does things.',
    'summary: *other',
    'tool.yaml:6:14 error[cli/yaml]',
  ],
  ['broken YAML', 'texts:', 'texts: [', 'error[cli/yaml]'],
  [
    'a text that nobody uses',
    'shared: words',
    'text: Own words.',
    'tool.yaml:3:10 error[cli/unused-text] no command uses the text "words"',
  ],
];

describe('the command listing', () => {
  it('is read without a complaint when it is right', () => {
    expect(said(GOOD)).toEqual([]);
  });

  it.each(WRONG)('is refused for %s', (_what, from, to, expected) => {
    expect(GOOD).toContain(from);
    const text = GOOD.replace(from, to);
    expect(
      said(text).some((line) => line.includes(expected)),
      said(text).join('\n'),
    ).toBe(true);
    expect(readListing([{ path: 'tool.yaml', text }]).value).toBeNull();
  });

  it('keeps a text that only retired words use', () => {
    const text = GOOD.replace('shared: words', 'text: Own words.');
    const retired = "retired:\n  - id: 'copy#--old'\n    lines: |2\n              shared: words\n";
    expect(said(`${text}${retired}`)).toEqual([]);
  });

  it('shows all mistakes in one run', () => {
    const text = GOOD.replace('summary: Copies.', 'sumary: Copies.')
      .replace('shared: words', 'shared: wrds')
      .replace('required: true', 'required: perhaps');
    expect(said(text).length).toBeGreaterThanOrEqual(3);
  });

  it('gives an empty folder a name', () => {
    expect(readListing([]).diagnostics[0]?.code).toBe('cli/empty-listing');
  });
});

describe('the notation of clap', () => {
  it.each([
    '-a',
    '--all',
    '-a, --all',
    '--all <X>',
    '--all=<X>',
    '--all [<X>]',
    '--all[=<X>]',
    '--all[=<X>...]',
    '--two <A> <B>',
    '--many <X>...',
    '-v, --verbose...',
    '--choice <a|b>',
    '--url <PATH or URL>',
    '--odd <NUM+SUFFIX?>',
    '--nested <[A]...>',
    '--client.config <CONFIG>',
    '-.',
    '-1',
  ])('reads and prints %s', (name) => {
    const scanned = scanOptionName(name);
    expect(scanned?.end).toBe(name.length);
    expect(scanned && printOptionName(scanned.value)).toBe(name);
  });

  it.each(['<A>', '[A]', '<A>...', '[A]...', '<PATH or URL>', '[+toolchain]'])(
    'reads and prints the argument %s',
    (name) => {
      const scanned = scanArgumentName(name);
      expect(scanned?.end).toBe(name.length);
      expect(scanned && printArgumentName(scanned.value)).toBe(name);
    },
  );

  it.each(['', 'all', '-', '--', '<X>', '- item', '— dash'])('refuses %s as an option', (name) => {
    expect(scanOptionName(name)).toBeNull();
  });
});
