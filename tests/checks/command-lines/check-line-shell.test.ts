/** Where a call can be in a shell, and what the shell makes of the words around it. */

import { describe, expect, it } from 'vitest';
import type { ProgramFacts } from '../../../generators/output/cli.ts';
import {
  checkShell,
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

/** Each stands in front of a call, or around it: `%` is the call. */
const FRAMES: readonly string[] = [
  '(%)',
  '{ %; }',
  'time (%)',
  'if (%); then :; fi',
  '! %',
  'if %; then :; fi',
  'if true; then %; else :; fi',
  'if true; then :; else %; fi',
  'while ! %; do sleep 1; done',
  'for id in 1 2; do %; done',
  'case $1 in a) %;; esac',
  'look() { %; }',
  'look() {\n  %\n}',
  'function look { %; }',
  'sudo -u operator %',
  'sudo -E A=b %',
  'env -u A B=c %',
  'time -p %',
  'nohup % &',
  'A="b c" D=$(pwd) %',
  'cat <<EOF\n"quotes\' stay open\nEOF\n%',
  "cat <<'EOF' > file\n$(date\nEOF\n%",
  'cat <<-EOF\n\ttext\n\tEOF\n%',
  'cat <<EOF\n$(%)\nEOF',
  'A=$(%)',
  'A=`%`',
  'echo "id: $(%)"',
  '[ "$(%)" = testnet ]',
  'diff <(%) <(true)',
  'read -r line < <(%)',
  'WORDS=(a b)\n%',
  'true\r\n%',
  'A=$(jq -r \'.a | ")"\' b.json) %',
  'sudo -iu sui %',
  'sudo --user sui %',
  '/usr/bin/time -v %',
  'ssh user@host %',
  'ssh -i key.pem -p 22 user@host "sudo -u sui %"',
  "ssh host <<'EOF'\ncd /tmp\n%\nEOF",
  'bash <<EOF\n%\nEOF\ntrue',
  "sudo bash -s <<-'EOF'\n\t%\n\tEOF",
  'cat <<A\ntext\nA\nbash <<B\n%\nB',
  'docker-compose run --rm -T node %',
  'bash -c "%"',
  "bash -euo pipefail -c 'cd x && %' name argument",
  'bash -c "A=\\"b\\"; %"',
  'zsh -lic "%"',
  "su - sui -c '%'",
  "xargs -I{} sh -c '%'",
  'ssh host "bash -c \'%\'"',
  'docker exec -it sui %',
  'docker exec -it -e A=b --user sui node bash -c "%"',
  'docker run --rm -v "$PWD:/work" -w /work --name sui mysten/sui-tools:mainnet %',
  'docker compose -f a.yaml exec -T node %',
  'command -v sui && %',
];

describe('a call', () => {
  it.each(FRAMES)('is found and accepted in %j', (frame) => {
    const line = frame.replace('%', () => 'sui client gas');
    expect(callsProgram(program, line)).toBe(true);
    expect(checkCommandLine(program, line)).toEqual([]);
  });

  it.each(FRAMES)('is found and refused in %j', (frame) => {
    const line = frame.replace('%', () => 'sui client gass');
    const results = checkCommandLine(program, line);
    expect(results.map(({ start, end }) => line.slice(start, end))).toEqual(['gass']);
  });

  it('is found where cargo builds the program', () => {
    expect(checkCommandLine(program, 'cargo run --release --bin sui -- client gas')).toEqual([]);
    expect(checkCommandLine(program, 'cargo run --bin sui -- client gass')).toHaveLength(1);
    expect(checkCommandLine(program, 'cargo run --bin other -- client gass')).toEqual([]);
  });

  it('keeps its columns, its variables and its quotes inside the line of another shell', () => {
    const line = `ssh host "sui client object \\$ID --jsn; sui client gas '\$A' \\"<NAME>\\""`;
    const results = checkCommandLine(program, line);
    const locations = results.map(({ start, end }) => line.slice(start, end));
    expect(locations).toEqual(['--jsn', '"<NAME>\\"']);
    const block = `bash -c 'sui client ptb --assign x "[1, 2z]"'`;
    const [inBlock] = checkCommandLine(program, block);
    expect(inBlock?.start).toBe(block.indexOf('['));
    const open = `bash -c "sui client switch --env 'a"`;
    expect(checkCommandLine(program, open)).toMatchObject([{ start: open.indexOf("'") }]);
  });

  it('is reported once where two shells read it', () => {
    expect(checkCommandLine(program, 'bash <<EOF\n$(sui client gass)\nEOF')).toHaveLength(1);
  });

  it.each(['./sui', '~/.cargo/bin/sui', '$HOME/bin/sui', 'target/release/sui', 'sui.exe'])(
    'is known by the path %s',
    (head) => {
      expect(checkCommandLine(program, `${head} client gas`)).toEqual([]);
      expect(checkCommandLine(program, `${head} client gass`)).toHaveLength(1);
    },
  );

  it.each([
    'sudo apt install sui',
    'cd sui',
    'timeout 5 grep sui client.txt',
    'cat <<EOF\nsui client gass\nEOF',
    "cat <<'EOF'\n$(sui client gass)\nEOF",
    'echo sui client gass',
    'which sui',
    'command -v sui',
    'command -pV sui',
    'docker build -t sui .',
    'cargo test --bin sui -- client gass',
    'docker tag a sui client gass',
    'docker pull mysten/sui',
    'docker logs -f sui',
    'kubectl get pods sui',
    'ssh sui',
    'sudo -u sui bash',
    'bash script.sh -- sui client gass',
    'bash script.sh <<EOF\nsui client gass\nEOF',
    'ssh host cat <<EOF\nsui client gass\nEOF',
    'tmux attach -t sui',
    'xargs <<EOF\nsui client gass\nEOF',
    "echo 'sui client gass'",
    'git commit -m "sui client gass"',
    '# sui client gass',
  ])('is not seen in %j', (line) => {
    expect(callsProgram(program, line)).toBe(false);
    expect(checkCommandLine(program, line)).toEqual([]);
  });
});

describe('words around a call', () => {
  it('are filled in by xargs', () => {
    expect(checkCommandLine(program, 'xargs -n 1 sui client object < ids.txt')).toEqual([]);
    expect(checkCommandLine(program, 'xargs -I{} sui client object {} --json')).toEqual([]);
    expect(
      checkCommandLine(program, 'xargs -I ID sui client transfer --to ID --object-id ID'),
    ).toEqual([]);
    expect(checkCommandLine(program, 'xargs -n 1 sui client objcet')).toHaveLength(1);
    expect(checkCommandLine(program, 'xargs -I{} sui client object')).toHaveLength(1);
  });

  it('may be quoted as ANSI strings', () => {
    expect(
      checkCommandLine(program, "sui client new-env --alias $'it\\'s' --rpc $\"https://a.b\""),
    ).toEqual([]);
  });

  it('can follow a redirection', () => {
    expect(checkCommandLine(program, 'sui client gas \\\n  > out.txt --json 2>&1')).toEqual([]);
    expect(checkCommandLine(program, 'sui client gas > out.txt --jsn')).toHaveLength(1);
    expect(checkCommandLine(program, 'sui client gas <<EOF --jsn\ntext\nEOF')).toHaveLength(1);
  });

  // The grammar takes the square of the length where nothing parses, so a text has a limit.
  it.each([
    ...['a@b', '$(', '<(', '<<A ', '${', '"$(', '`', 'A=(', 'a() ', '\\\n> ', '~/', 'PS '],
    ...['`a@b', '`PS b` ', '`~b` ', 'client call --args 1', ' 1', '<A', '[', '--', 'sui;'],
  ])('are read to the end when there are many of %j', (part) => {
    const text = part.repeat(Math.floor(1_900 / part.length));
    for (const line of [text, `sui ${text}`, `sui client call --args ${text}`]) {
      const results = checkCommandLine(program, line);
      expect(results.every(({ start, end }) => start < end && end <= line.length)).toBe(true);
    }
  });

  it('end too early where an option begins the next line, whatever path the program has', () => {
    const [result] = checkCommandLine(program, '~/bin/sui client gas\n  --json');
    expect(result?.message).toBe('the call ends before --json');
    expect(checkCommandLine(program, 'apt install sui\n--json')).toEqual([]);
  });

  it('are not read where there are more than a page can show', () => {
    const [result, ...rest] = checkCommandLine(program, 'sui client gass\n'.repeat(2_000));
    expect(result).toMatchObject({ code: 'sh/syntax', fix: 'shorten it' });
    expect(rest).toEqual([]);
  });

  it('keep their columns behind a here-document', () => {
    const line = 'cat <<EOF\nsome text\nEOF\nsui client gas --jsn';
    const [result] = checkCommandLine(program, line);
    expect(line.slice(result?.start, result?.end)).toBe('--jsn');
  });
});
