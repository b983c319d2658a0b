/** `npm run sync -- cli` against fake releases: facts follow the program, words stay, nothing bad gets in. */

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readListing } from '../../../generators/cli/read/listing/listing.ts';
import { loadLineCheck } from '../../../scripts/checks/command-lines/check-line.ts';
import { checkListingExamples } from '../../../scripts/checks/examples/shell/listing-examples.ts';
import { syncCli } from '../../../scripts/intake/cli/sync.ts';
import { temporaryFolder } from '../../support/run.ts';
import type { FakeCall } from './fake-program.ts';
import { writeProgram } from './fake-program.ts';

const LISTING = `program: tool
release: 1.0.0

automatic:
  - name: -h, --help
    text: Print help.

commands:
  - command: ''
    summary: Does things.
    text: Our words about the program.
    usage: tool <COMMAND>
    subcommand-required: true

  - command: copy
    summary: Copies a file.
    text: |
      Our words, on
      two lines.

      And a second paragraph.
    usage: tool copy [OPTIONS] <FROM> [TO]
    output: text
    arguments:
      - name: <FROM>
        type: path
        text: What to copy.
      - name: '[TO]'
        type: path
        default: .
        text: Where to.
    options:
      - name: -d, --depth <N>
        type: u64
        default: '3'
        run-time-default: nothing much
        text: How deep.
      - name: --fast
        text: Without checks.
    examples:
      - title: Copy a folder
        run: tool copy a b --depth 2

  - command: move
    summary: Moves a file.
    text: Our words about moving.
    usage: tool move <FROM>
    arguments:
      - name: <FROM>
        type: path
        text: What to move.
`;

const ROOT =
  'Does things\n\nUsage: tool <COMMAND>\n\nCommands:\n  copy  Copies\n  move  Moves\n\nOptions:\n  -h, --help  Print help\n';
const COPY =
  'Copies\n\nUsage: tool copy [OPTIONS] <FROM> [TO]\n\nArguments:\n  <FROM>  What\n  [TO]    Where [default: .]\n\nOptions:\n  -d, --depth <N>  How deep [default: 3]\n      --fast       Fast\n  -h, --help       Print help\n';
const MOVE =
  'Moves\n\nUsage: tool move <FROM>\n\nArguments:\n  <FROM>  What\n\nOptions:\n  -h, --help  Print help\n';

const folder = temporaryFolder();
const listing = path.join(folder, 'listing');
const file = path.join(listing, 'tool.yaml');
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  fs.mkdirSync(listing, { recursive: true });
  fs.writeFileSync(file, LISTING);
});

let count = 0;
async function sync(
  calls: Readonly<Record<string, FakeCall>>,
  accept = false,
): Promise<{ code: number; said: string; text: string }> {
  count += 1;
  const from = writeProgram(path.join(folder, String(count)), 'tool', calls);
  const lines: string[] = [];
  const code = await syncCli({
    from,
    accept,
    listing,
    // A busy machine takes a second to start a program.
    timeoutMs: 20_000,
    report: (line) => lines.push(line),
  });
  return { code, said: lines.join('\n'), text: fs.readFileSync(file, 'utf8') };
}

const SAME = { '': { out: ROOT }, copy: { out: COPY }, move: { out: MOVE } };

describe('sync of the command line', () => {
  it('changes no byte when the program says what the listing says', async () => {
    expect(await sync(SAME)).toEqual({ code: 0, said: 'nothing changed', text: LISTING });
  });

  it('takes the release and the commit from the program, and drops the day of the old one', async () => {
    const dated = LISTING.replace('1.0.0\n', '1.0.0\ncommit: 0000000\ndate: 2025-07-15\n');
    fs.writeFileSync(file, dated);
    const version = (out: string) => ({ ...SAME, '--version': { out } });
    expect((await sync(version('tool 1.0.0-1111111\n'))).text).toBe(dated);
    expect((await sync(version('tool, as of today\n'))).text).toBe(dated);
    const { said, text } = await sync(version('tool 1.1.0-2bce338c9aa4\n'));
    expect(said).toMatch(/^release: 1\.1\.0\n/);
    expect(text).toBe(LISTING.replace('1.0.0\n', '1.1.0\ncommit: 2bce338c9aa4\n'));
  });

  it('replaces facts and keeps words, types and run-time facts', async () => {
    const copy = COPY.replace('[default: 3]', '[default: 5]')
      .replace('[OPTIONS] <FROM>', '[OPTIONS] --fast <FROM>')
      .replace('-d, --depth <N> ', '-D, --depth <MAX>');
    const { code, said, text } = await sync({ ...SAME, copy: { out: copy } });
    expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/^changed: copy\n/) });
    expect(text).toContain('    usage: tool copy [OPTIONS] --fast <FROM> [TO]\n');
    expect(text).toContain(
      "      - name: -D, --depth <MAX>\n        type: u64\n        default: '5'\n        run-time-default: nothing much\n        text: How deep.\n",
    );
    expect(text).toContain(
      '      - name: --fast\n        required: true\n        text: Without checks.\n',
    );
    expect(text).toContain(
      '      Our words, on\n      two lines.\n\n      And a second paragraph.\n',
    );
  });

  it('lists what is new without inventing words for it', async () => {
    const copy = COPY.replace(
      '  -h, --help ',
      '      --mode <M>   How [env: TOOL_MODE=x] [possible values: a, b]\n  -h, --help ',
    );
    const root = ROOT.replace('  move  Moves', '  link  Links\n  move  Moves');
    const link = MOVE.replace('tool move', 'tool link').replace('Moves', 'Links');
    const { code, said, text } = await sync({
      ...SAME,
      '': { out: root },
      copy: { out: copy },
      link: { out: link },
    });
    expect(code).toBe(0);
    expect(said).toContain('new: copy#--mode');
    expect(said).toContain('new: link');
    expect(text).toContain(
      '      - name: --mode <M>\n        values: [a, b]\n        env: TOOL_MODE\n',
    );
    expect(text).toContain(
      '  - command: link\n    usage: tool link <FROM>\n    arguments:\n      - name: <FROM>\n',
    );
    expect(text).not.toContain('Links');
  });

  it('keeps the words of what is gone, and finds them again when it returns', async () => {
    const without = COPY.replace(/ +--fast .*\n/, '');
    const removed = await sync({ ...SAME, copy: { out: without } });
    expect(removed.said).toContain('gone: copy#--fast');
    expect(removed.text).toContain("retired:\n  - id: 'copy#--fast'\n");
    expect(removed.text).toContain('Without checks.');
    const back = await sync(SAME);
    expect(back.said).toContain('new: copy#--fast');
    expect(back.text).toBe(LISTING);
  });

  it('keeps a whole command with its examples when it is gone, and restores it', async () => {
    const root = ROOT.replace('  move  Moves\n', '');
    const removed = await sync({ '': { out: root }, copy: { out: COPY } }, true);
    expect(removed.said).toContain('gone: move');
    const back = await sync(SAME);
    expect(back.code).toBe(0);
    expect(back.text).toBe(LISTING);
  });

  it('takes in a release that examples no longer fit, says how to find them, and takes the old one in again', async () => {
    const other = COPY.replace('-d, --depth <N>', '-l, --level <N>');
    const first = await sync({ ...SAME, copy: { out: other } });
    expect(first).toMatchObject({ code: 0, said: expect.stringContaining('npm run examples') });
    const { value, locations } = readListing([{ path: 'tool.yaml', text: first.text }]);
    const diagnostics =
      value === null ? [] : checkListingExamples(await loadLineCheck(), value, locations);
    expect(diagnostics[0]).toMatchObject({
      code: 'cli/bad-example',
      message: expect.stringContaining('Copy a folder'),
    });
    expect(await sync({ ...SAME, copy: { out: other } })).toMatchObject({ code: 0 });
    const { code, text } = await sync(SAME);
    expect({ code, text }).toEqual({ code: 0, text: LISTING });
  });

  it('names a check that the new release no longer fits', async () => {
    const check = 'checks:\n  - { commands: [copy], name: --fast, refused: true }\n\ncommands:';
    fs.writeFileSync(file, LISTING.replace('commands:', check));
    const { code, said } = await sync({
      ...SAME,
      copy: { out: COPY.replace(/ +--fast .*\n/, '') },
    });
    expect(said).toMatch(/tool\.yaml:\d+:\d+ error\[cli\/unknown-option\] --fast/);
    expect(said).toContain('the listing is written, but');
    expect(code).toBe(0);
  });

  it('takes in a release without a group, and calls no block language when the group returns', async () => {
    const own =
      '\n  - command: copy own\n    summary: Speaks another language.\n    text: Our words about it.\n    usage: tool copy own\n    own-help: true\n    examples:\n      - title: Speak\n        run: tool copy own it\n';
    const text = LISTING.replace('\n  - command: move', `${own}\n  - command: move`);
    fs.writeFileSync(file, text);
    const copy = COPY.replace('Arguments:', 'Commands:\n  own  Speaks\n\nArguments:');
    const calls = {
      ...SAME,
      copy: { out: copy },
      'copy own': { out: 'another language', code: 1 },
    };
    await sync(calls);
    const before = fs.readFileSync(file, 'utf8');
    const root = { out: ROOT.replace('  copy  Copies\n', '') };
    expect((await sync({ '': root, move: { out: MOVE } }, true)).said).toContain('gone: copy/own');
    expect(await sync(calls)).toMatchObject({ code: 0, text: before });
  });

  it('refuses a listing that shrinks by more than a fifth, unless it is accepted', async () => {
    const calls = { '': { out: ROOT.replace('  copy  Copies\n', '') }, move: { out: MOVE } };
    const refused = await sync(calls);
    expect(refused).toEqual({
      code: 1,
      said: expect.stringMatching(/cli\/shrunk.*more than a fifth/),
      text: LISTING,
    });
    expect((await sync(calls, true)).code).toBe(0);
  });

  it('refuses a release that renames more than a fifth, however much comes instead', async () => {
    const renamed = ROOT.replace('  copy ', '  clone ');
    const more = Array.from({ length: 9 }, (_, at) => `      --new-${at}  New\n`).join('');
    const clone = COPY.replaceAll('tool copy', 'tool clone').replace(
      '      --fast',
      `${more}      --fast`,
    );
    const calls = { '': { out: renamed }, clone: { out: clone }, move: { out: MOVE } };
    const refused = await sync(calls);
    expect(refused).toEqual({
      code: 1,
      said: expect.stringMatching(
        /cli\/shrunk\] help lacks 5 of the 8 .* the first is copy: more than a fifth/,
      ),
      text: LISTING,
    });
    expect((await sync(calls, true)).code).toBe(0);
  });

  it('does not miss what moved to the program itself, or what help never shows', async () => {
    const hidden = ['one', 'two', 'three'].map(
      (name) => `      - name: --${name}\n        hidden: true\n        text: Told to nobody.\n`,
    );
    fs.writeFileSync(
      file,
      LISTING.replace('      - name: --fast', `${hidden.join('')}      - name: --fast`),
    );
    const options = /(?: {2,}-.*\n)+(?= +-h, --help)/.exec(COPY)?.[0] ?? '';
    const withOptions = (text: string) => ({
      out: text.replace('  -h, --help', `${options}  -h, --help`),
    });
    const calls = { ...SAME, '': withOptions(ROOT), move: withOptions(MOVE) };
    const { code, said } = await sync(calls);
    expect(said).toContain('gone: copy#--depth');
    expect(said).toContain('gone: copy#--fast');
    expect(code).toBe(0);
  });

  it('takes a command that help does not show along with the command it belongs to', async () => {
    const own =
      '\n  - command: copy own\n    summary: Speaks another language.\n    text: Our words about it.\n    usage: tool copy own\n    own-help: true\n';
    fs.writeFileSync(file, `${LISTING}${own}`);
    expect(await sync(SAME)).toMatchObject({ code: 0, said: 'nothing changed' });
    const calls = { '': { out: ROOT.replace('  copy  Copies\n', '') }, move: { out: MOVE } };
    const { code, said } = await sync(calls, true);
    expect(said).toContain('gone: copy/own');
    expect(code).toBe(0);
    expect((await sync(SAME)).text).toContain('Our words, on');
  });

  it.each([
    ['fails', { copy: { out: COPY, code: 3 } }],
    ['prints an error', { copy: { out: 'error: cannot open display\n' } }],
    ['prints nothing', { copy: { out: '' } }],
  ])('leaves the listing as it was when a command %s, and names it', async (_what, calls) => {
    const { code, said, text } = await sync({ ...SAME, ...calls });
    expect(code).toBe(1);
    expect(said).toContain('"tool copy --help"');
    expect(said).toContain('the listing stays as it was');
    expect(text).toBe(LISTING);
  });
});
