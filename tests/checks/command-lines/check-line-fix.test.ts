/** What an error tells the writer to do: a word to write, and one error for one mistake. */

import { expect, it } from 'vitest';
import { loadLineCheck } from '../../../scripts/checks/command-lines/check-line.ts';
import { factsOf } from '../../../generators/cli/data.ts';
import { listedProgram } from '../../cli/input.ts';

const checkCommandLine = await loadLineCheck();

const program = factsOf(listedProgram());
const CALL = 'sui client call --package 0x2 --module m --function f';

const FIXES: readonly (readonly [line: string, fixes: readonly string[]])[] = [
  ['sui publish', ['write "sui client publish"']],
  ['sui client build', ['write "sui move build"']],
  ['sui client upgrade --upgrade-cap 0x2', ['write --upgrade-capability']],
  ['sui client addresses --sort', ['write --sort-by-alias']],
  ['sui client gas -json', ['write --json']],
  ['sui client gas —json', ['write --json']],
  ['sui client gas –j', ['write -j']],
  ['sui client gas -j', ['use an option that sui client gas --help lists']],
  [`${CALL} --gas-budgt 5`, ['write --gas-budget']],
  [`${CALL} --arg 1 2 3`, ['write --args']],
  [`${CALL} --gas-budget -1`, ['write a value that does not begin with a hyphen']],
  [
    'sui validator update-gas-price -5',
    ['add it', 'write a value that does not begin with a hyphen'],
  ],
  [`${CALL} --gas-budget=-1`, ['write a positive number']],
  [`${CALL} --gas-budget 1_000_000`, ['write 1000000']],
  [`${CALL} --gas-budget 1,000,000`, ['write 1000000']],
  [`${CALL} --gas-budget 1.5`, ['write a whole number in digits']],
  [`${CALL} --gas-budget 1.500`, ['write a whole number in digits']],
  [`${CALL} --gas-budget 0.001`, ['write a whole number in digits']],
  [`${CALL} --gas-budget 18446744073709551616`, ['write at most 18446744073709551615']],
  [`${CALL} --sender @0x2`, ['write 0x2']],
  ['sui client object 5', ['write 0x5']],
  ['sui client objects --client.env testnet', ['put it directly after "sui client"']],
  ['sui keytool generate ed25518', ['write ed25519']],
  ['sui keytool generate rsa', ['write one of ed25519, secp256k1, secp256r1, bls12381']],
  [
    "sui keytool generate ed25519 m/44'/784'/0'/0'",
    [`write a path such as "m/44'/784'/0'/0'/0'", in quotes`],
  ],
  ['sui client split-coin --coin-id 0x2 --count 0', ['write a number of at least 1']],
  ['sui client publish --test', ['remove --test']],
  ['sui client verify-source --skip-source', ['add --verify-deps']],
  [
    'sui client pay --input-coins 0x2 --recipients a b --amounts 1',
    ['give both the same number of values'],
  ],
  [
    'sui client pay --input-coins 0x2 --recipients a --amounts 1 --gas 0x2',
    ['use two different ones'],
  ],
  [
    'sui client new-env --alias x --rpc example.com',
    ['write a URL that begins with http:// or https://'],
  ],
  [
    'sui keytool update-alias a 1b',
    ['write an alias: a letter, then letters, digits, "-", "_" or "."'],
  ],
  ['sui keytool zk-login-sig-verify --sig A --intent-scope 5', ['write one of 0, 3']],
  [
    `sui keytool multi-sig-address --threshold 1 --pks ${'A '.repeat(11)} --weights ${'1 '.repeat(11)}`,
    ['remove 1 of them'],
  ],
  [
    'sui client call --package 0x2 --module 0x2::coin --function f',
    ['write a name of Move, without package or parentheses'],
  ],
  ['sui move build --lint --no-lint', ['remove one of them']],
  ['sui client pay --recipients alice --amounts 5', ['add --input-coins']],
];

it.each(FIXES)('%s', (line, fixes) => {
  expect(checkCommandLine(program, line).map((result) => result.fix)).toEqual(fixes);
});

it.each([
  `sui client new-address secp256k1 a word12 "m/54'/784'/0'/0/1"`,
  `sui keytool generate secp256r1 "m/74'/784'/1'/0/0"`,
  `sui keytool import "$PHRASE" ed25519 "m/44'/784'/0'/0'/7'"`,
  'sui move build --no-lint',
  'sui client pay --input-coins $COINS --recipients $FRIENDS --amounts 1 2',
  'sui client pay --input-coins $A $B --recipients "$C" "$D" --amounts 1 2 --gas $E',
  'sui client verify-source --skip-source --verify-deps',
  'sui client publish --test --help',
  'sui client call --package 0x2 --module $MODULE --function <FUNCTION>',
])('accepts %s', (line) => {
  expect(checkCommandLine(program, line)).toEqual([]);
});
