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

const GOOD: readonly string[] = [
  'sui client gas',
  'sui --version',
  'sui client publish --help',
  'sui help client publish',
  'sui client active-address',
  'RUST_LOG="off,sui_node=info" sui start --with-faucet --force-regenesis',
  'sui start --with-faucet=0.0.0.0:9123',
  'sui client --client.env testnet --json gas',
  'sui client call --package 0x2 --module coin --function value --type-args 0x2::sui::SUI --args $COIN --dry-run',
  'sui client call --package <PACKAGE_ID> --module m --function f',
  "sui client call --package '<PACKAGE_ID>' --module '<MODULE>' --function f --gas-budget '<BUDGET>'",
  'sui client transfer --to "<ADDRESS>" --object-id "<SWORD_ID>"',
  "sui client ptb --move-call '<PACKAGE_ID>::m::f' @'<ADDRESS>' --transfer-objects '[@<SWORD_ID>]' '@<ADDRESS>'",
  'sui client call --package=0x2 --module=coin --function=value',
  'sui client upgrade -c 0x5',
  'sui client upgrade -c0x5',
  'sui client object "$ID"',
  'sui client switch --env testnet && sui client gas # then look',
  'sui client publish --json | jq -r .digest > digest.txt 2>&1',
  'PACKAGE_ID=$(sui client publish --json | jq -r ".objectChanges[0].packageId")',
  'sui client $COMMAND --whatever',
  'sui move test filter -s csv -t 4',
  'sui move test -s',
  'sui move --path pkg build --lint',
  'sui move build -p pkg -d',
  "sui keytool generate ed25519 \"m/44'/784'/0'/0'/0'\" word24",
  'sui keytool multi-sig-address --pks $A $B --weights 1 1 --threshold 2',
  'sui genesis --benchmark-ips 10.0.0.1,10.0.0.2',
  'sui validator display-metadata --json false',
  'sui client pay --input-coins 0x1 0x2 --recipients alice 0x3 --amounts 1 2',
  'sui client ptb',
  'sui client ptb --help',
  'sui client ptb --move-call 0x2::coin::zero "<0x2::sui::SUI>" --assign z --transfer-objects "[z]" @0x2 --preview',
  'sui client ptb --move-call std::option::is_none "<vector<0x1::string::String>>" none --dev-inspect',
  'sui client ptb --make-move-vec "<0x2::coin::Coin<0x2::sui::SUI>>" "[]"',
  'sui client ptb --move-call @mvr/app::m::f 1_000u64 0xFFu8 true \'"text with, [signs]"\' "vector[@0x1, @0x2]" "some(some(3))"',
  'sui client ptb --assign a @0x2 --move-call a::m::f --assign r --move-call a::m::g r.0 r.1 gas',
  'sui client ptb --publish . --assign cap --transfer-objects "[cap]" alice --gas-budget 100_000_000 --json',
  'sui client ptb --upgrade ./my-package @0x5 --gas-coin @0x1 @0x2 --sender @0x3',
  'sui client ptb --split-coins gas "[$AMOUNT, 2]" --assign c --merge-coins c.0 "[c.1]"',
  'sui client ptb --transfer-objects "[@$COIN]" @$TO --serialize-unsigned-transaction',
  'cd my-package',
  'echo sui client publsh',
];

/** Line, then code and the text that the error points at. */
const BAD: readonly (readonly [line: string, code: string, at: string])[] = [
  ['sui client publsh', 'cli/unknown-command', 'publsh'],
  ['sui clinet gas', 'cli/unknown-command', 'clinet'],
  ['sui', 'cli/missing-command', 'sui'],
  ['sui keytool', 'cli/missing-command', 'keytool'],
  ['sui help client publsh', 'cli/unknown-command', 'publsh'],
  ['sui client gas --jsn', 'cli/unknown-option', '--jsn'],
  ['sui client gas -x', 'cli/unknown-option', '-x'],
  ['sui client gas --yes', 'cli/misplaced-option', '--yes'],
  ['sui move build --client.env testnet', 'cli/misplaced-option', '--client.env'],
  ['sui client object', 'cli/missing-argument', 'object'],
  ['sui client object 0x2 0x3', 'cli/extra-argument', '0x3'],
  ['sui client object coin', 'cli/bad-value', 'coin'],
  // A quoted placeholder is one value, no more, and hides nothing beside it.
  ["sui client object '<SWORD_ID>' --jsn", 'cli/unknown-option', '--jsn'],
  ["sui client objcet '<SWORD_ID>'", 'cli/unknown-command', 'objcet'],
  ["sui client object '<A>' '<B>'", 'cli/extra-argument', "'<B>'"],
  ["sui client object '<sword>'", 'cli/bad-value', "'<sword>'"],
  ["sui client call --package '<PACKAGE_ID>' --module m", 'cli/missing-option', 'call'],
  ['sui client object 0xabc…', 'cli/bad-value', '0xabc…'],
  ['sui client call --package 0x2 --module coin', 'cli/missing-option', 'call'],
  ['sui client publish --gas-budget', 'cli/missing-value', '--gas-budget'],
  ['sui client publish --gas-budget 1_000', 'cli/bad-value', '1_000'],
  ['sui client publish --gas-budget 18446744073709551616', 'cli/bad-value', '18446744073709551616'],
  ['sui client publish --gas-budget 1 --gas-budget 2', 'cli/repeated-option', '--gas-budget'],
  ['sui client publish --dry-run=true', 'cli/bad-value', '--dry-run=true'],
  ['sui client publish --gas 0x2 .', 'cli/bad-value', '.'],
  ['sui client publish --default-move-flavor move', 'cli/bad-value', 'move'],
  ['sui client publish --lint --no-lint', 'cli/conflict', '--lint'],
  [
    'sui client publish --verify-deps --skip-dependency-verification',
    'cli/conflict',
    '--verify-deps',
  ],
  [
    'sui client publish --serialize-signed-transaction --serialize-unsigned-transaction',
    'cli/conflict',
    '--serialize-signed-transaction',
  ],
  ['sui client split-coin --coin-id 0x2', 'cli/missing-option', 'split-coin'],
  ['sui client split-coin --coin-id 0x2 --count 2 --amounts 1', 'cli/conflict', '--count'],
  ['sui client switch', 'cli/missing-option', 'switch'],
  ['sui client tx-block 0x12', 'cli/bad-value', '0x12'],
  ['sui move build --ignore-chain', 'cli/missing-option', '--ignore-chain'],
  ['sui keytool generate ed25518', 'cli/bad-value', 'ed25518'],
  ['sui keytool generate ed25519 44/784', 'cli/bad-value', '44/784'],
  ['sui start --with-faucet 9123', 'cli/extra-argument', '9123'],
  ['sui validator update-metadata network-address example.com', 'cli/bad-value', 'example.com'],
  ['sui client call --package 0x2 --module m --function f --type-args SUI', 'cli/bad-value', 'SUI'],
  ['sui client object <object-id>', 'sh/unquoted', '<object-id>'],
  ['sui keytool sign --address alice --data "AAA', 'sh/syntax', '"'],
  ['ID=$(sui client publsh)', 'cli/unknown-command', 'publsh'],
  ['sui client gas && sui client objcts', 'cli/unknown-command', 'objcts'],
  ['sui client ptb split-coins', 'cli/ptb-syntax', 'split-coins'],
  ['sui client ptb --split-coin gas "[1]"', 'cli/ptb-unknown', '--split-coin'],
  ['sui client ptb --pick-gas-budget', 'cli/ptb-unknown', '--pick-gas-budget'],
  ['sui client ptb --split-coins gas [1000]', 'cli/unquoted', '['],
  ['sui client ptb --make-move-vec <u64> "[1]"', 'sh/unquoted', '<u64>'],
  ['sui client ptb --move-call a::b::c some(1)', 'sh/unquoted', '('],
  ['sui client ptb --split-coins gas 1000', 'cli/ptb-syntax', '1000'],
  ['sui client ptb --split-coins gas', 'cli/ptb-syntax', '--split-coins'],
  ['sui client ptb --split-coins 5 "[1000]"', 'cli/ptb-syntax', '5'],
  ['sui client ptb --split-coins gas "[1000, @0x3]"', 'cli/ptb-syntax', '@'],
  ['sui client ptb --split-coins gas "[1000 2000]"', 'cli/ptb-syntax', '2000'],
  ['sui client ptb --split-coins coin "[1000]"', 'cli/ptb-syntax', 'coin'],
  ['sui client ptb --transfer-objects @0x2 "[gas]"', 'cli/ptb-syntax', '@'],
  ['sui client ptb --transfer-objects "[gas]" 0x2', 'cli/ptb-syntax', '0x2'],
  ['sui client ptb --move-call 0x2::coin', 'cli/ptb-syntax', '0x2::coin'],
  ['sui client ptb --move-call 0x2::coin::zero "<SUI>"', 'cli/ptb-syntax', '<SUI>'],
  ["sui client ptb --move-call a::b::c '\"open'", 'cli/ptb-syntax', '"open'],
  ['sui client ptb --move-call a::b::c "some()"', 'cli/ptb-syntax', ')'],
  ['sui client ptb --assign x', 'cli/ptb-no-result', '--assign'],
  ['sui client ptb --move-call a::b::c --assign x --assign y', 'cli/ptb-no-result', '--assign'],
  ['sui client ptb --assign gas @0x2', 'cli/ptb-syntax', 'gas'],
  ['sui client ptb --gas-budget 1 --gas-budget 2', 'cli/repeated-option', '--gas-budget'],
  ['sui client ptb --gas-budget "1 2"', 'cli/ptb-syntax', '2'],
  ['sui client ptb --gas-coin 0x2', 'cli/ptb-syntax', '0x2'],
  ['sui client ptb --sender', 'cli/ptb-syntax', '--sender'],
  ['sui client ptb --preview yes', 'cli/ptb-syntax', 'yes'],
  ['sui client ptb --publish', 'cli/ptb-syntax', '--publish'],
  ['sui client ptb --publish=.', 'cli/ptb-syntax', '='],
  ['sui client ptb --json --publish .', 'cli/ptb-json-first', '--json'],
  [
    'sui client ptb --serialize-signed-transaction --serialize-unsigned-transaction',
    'cli/conflict',
    '--serialize-unsigned-transaction',
  ],
];

describe('checkCommandLine', () => {
  it.each(GOOD)('accepts %s', (line) => {
    expect(checkCommandLine(program, line)).toEqual([]);
  });

  it.each(BAD)('refuses %s', (line, code, at) => {
    const results = checkCommandLine(program, line);
    expect(
      results.map((result) => [result.code, line.slice(result.start, result.end)]),
    ).toContainEqual([code, at]);
  });

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
