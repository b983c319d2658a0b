/** Command lines, graded by what breaks a script. */

import { describe, expect, it } from 'vitest';
import type { CliProgram } from '../../../generators/cli/model/model.ts';
import { readUnreviewed } from '../../../generators/cli/read/listing/listing.ts';
import { gradeCli } from '../../../scripts/intake/grade/cli.ts';

const LISTING = `program: tool
release: 1.0.0
automatic:
  - name: -h, --help
    text: Print help.
commands:
  - command: ''
    summary: Does things.
    usage: tool <COMMAND>
    subcommand-required: true
  - command: copy
    summary: Copies a file.
    usage: tool copy [OPTIONS] <FROM> [TO]
    output: text
    arguments:
      - name: <FROM>
        type: path
        text: What.
      - name: '[TO]'
        type: path
        text: Where to.
    options:
      - name: -d, --depth <N>
        type: u64
        default: '3'
        text: How deep.
      - name: --fast
        text: Without checks.
      - name: --mode <MODE>
        values: [a, b]
        text: How.
  - command: move
    summary: Moves a file.
    usage: tool move
`;

function programOf(text: string): CliProgram {
  const { value, diagnostics } = readUnreviewed([{ path: 'tool.yaml', text }]);
  if (!value) throw new Error(JSON.stringify(diagnostics));
  return value;
}

const before = programOf(LISTING);

describe('a script', () => {
  const cases: [string, string, readonly string[]][] = [
    [
      '  - command: move\n    summary: Moves a file.\n    usage: tool move\n',
      '',
      ['breaking command-gone cli:move'],
    ],
    [
      '      - name: --fast\n        text: Without checks.\n',
      '',
      ['breaking option-gone cli:copy#--fast'],
    ],
    ['--depth <N>', '--deep <N>', ['breaking option-name-gone cli:copy#--depth']],
    ['  - command: move\n', '  - command: move\n    aliases: [mv]\n', ['safe alias-new cli:move']],
    ['--depth <N>', '--depth, --deep <N>', ['safe option-name-new cli:copy#--depth']],
    ['-d, --depth <N>', '-d, --depth <N> <M>', ['breaking option-count cli:copy#--depth']],
    ['name: --fast\n', 'name: --fast <HOW>\n', ['breaking option-value cli:copy#--fast']],
    [
      'name: --fast\n',
      'name: --fast\n        required: true\n',
      ['breaking option-required cli:copy#--fast'],
    ],
    ["default: '3'", "default: '4'", ['dangerous default cli:copy#--depth']],
    ['values: [a, b]', 'values: [a]', ['breaking values cli:copy#--mode']],
    ['values: [a, b]', 'values: [a, b, c]', ['safe values cli:copy#--mode']],
    ["name: '[TO]'", 'name: <TO>', ['breaking argument-required cli:copy#TO']],
    ['output: text', 'output: table', ['dangerous output cli:copy']],
    ['summary: Moves a file.', 'summary: Moves files.', ['documentation words cli:move']],
    [
      '  - command: move\n',
      '  - command: link\n    summary: Links.\n    usage: tool link\n  - command: move\n',
      ['safe command-new cli:link'],
    ],
    [
      '      - name: --fast\n',
      '      - name: --slow\n        text: With.\n      - name: --fast\n',
      ['safe option-new cli:copy#--slow'],
    ],
  ];
  it.each(cases)('%j → %j', (from, to, expected) => {
    expect(LISTING).toContain(from);
    const changes = gradeCli(before, programOf(LISTING.replace(from, () => to)));
    expect(changes.map(({ grade, rule, id }) => `${grade} ${rule.slice(4)} ${id}`)).toEqual(
      expected,
    );
  });
});
