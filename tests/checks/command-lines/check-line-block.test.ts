/** What the values of a transaction block are: their types, and what names stand for. */

import { describe, expect, it } from 'vitest';
import { loadLineCheck } from '../../../scripts/checks/command-lines/check-line.ts';
import { factsOf } from '../../../generators/cli/data.ts';
import { listedProgram } from '../../cli/input.ts';

const checkCommandLine = await loadLineCheck();

const program = factsOf(listedProgram());
const SPLIT = '--split-coins gas "[1, 2]" --assign coins';

const GOOD: readonly string[] = [
  `${SPLIT} --transfer-objects "[coins.0, coins.1]" alice`,
  '--split-coins gas "[1]" --assign coin --transfer-objects "[coin, coin.0]" @0x2',
  '--split-coins gas "[$AMOUNTS]" --assign coins --transfer-objects "[coins.4]" @0x2',
  '--split-coins gas "$AMOUNTS" --assign coins --transfer-objects "[coins.4]" @0x2',
  `${SPLIT} --assign first coins.0 --transfer-objects "[first]" @0x2`,
  `${SPLIT} --assign same coins --transfer-objects "[same.1]" @0x2`,
  '--assign amount 5u64 --split-coins gas "[amount]"',
  '--assign to @0x2 --assign also to --transfer-objects "[@0x3]" also',
  '--assign to $TO --transfer-objects "[@0x3]" to',
  '--assign cap @0x5 --upgrade . cap',
  '--move-call a::b::c --assign r --move-call a::b::d r r.0 r.7',
  '--move-call @org/app::m::f 1',
  '--move-call @org/app/2::m::f 1',
  '--move-call org.sui/app/2::m::f "<org.sui/app::m::T>"',
  '--move-call @$ORG/$APP::m::f 1',
  '--move-call a::b::c 255u8 "5 u64" 340282366920938463463374607431768211455u128 0xFF_FFu16',
  '--move-call a::b::c alice "vector[alice, @0x2]" \'"hello world"\' "\'hi\'"',
  '--make-move-vec "<u8>" "[0, 255, 1u8]"',
  '--make-move-vec "<bool>" "[true, false]"',
  '--make-move-vec "<address>" "[@0x2, @$A, alice]"',
  '--make-move-vec "<sui::object::ID>" "[@0x2]"',
  '--make-move-vec "<0x1::string::String>" "[\'a\', \'b\']"',
  '--make-move-vec "<vector<u8>>" "[vector[1, 2], \'bytes\']"',
  '--make-move-vec "<std::option::Option<u64>>" "[none, some(1)]"',
  '--make-move-vec "<$TYPE>" "[1, @0x2]"',
  '--make-move-vec "<0x2::coin::Coin<0x2::sui::SUI>>" "[@0x2, gas]"',
];

/** Block, then the text that the error points at and the order that it ends with. */
const BAD: readonly (readonly [block: string, at: string, fix: string])[] = [
  [`${SPLIT} --transfer-objects "[coins.2]" @0x2`, '2', 'write coins.1'],
  [`${SPLIT} --transfer-objects "[coins]" @0x2`, 'coins', 'write coins.0'],
  [`${SPLIT} --transfer-objects "[coins.0.0]" @0x2`, '0', 'write coins.0'],
  [`${SPLIT} --transfer-objects "[coins.first]" @0x2`, 'first', 'count from 0'],
  [`${SPLIT} --transfer-objects "[coin.0]" @0x2`, 'coin', 'write "coins"'],
  [`${SPLIT} --transfer-objects "[coins.]" @0x2`, 'coins', 'write .0 or another position'],
  [`${SPLIT} --move-call a::b::c "vector[coins.0]"`, 'coins', 'use --make-move-vec'],
  ['--move-call a::b::c "some(gas)"', 'gas', 'use --make-move-vec'],
  ['--merge-coins gas "[@0x2]" --assign r --move-call a::b::c r', 'r', 'remove it'],
  ['--assign x 5 --transfer-objects "[x]" @0x2', 'x', 'use another name or value'],
  ['--assign x @0x2 --split-coins gas "[x]"', 'x', 'use another name or value'],
  ['--assign x 5 --transfer-objects "[@0x3]" x.0', 'x', 'use another name or value'],
  ['--publish . --assign cap --upgrade . cap', 'cap', 'write the ID with @'],
  ['--upgrade . gas', 'gas', 'write an ID with @, or a name bound to one'],
  ['--upgrade . 0x5', '0x5', 'write @0x5'],
  ['--transfer-objects "[0x3]" @0x2', '0x3', 'write @0x3'],
  ['--transfer-objects "[@0x3]" @alice', 'alice', 'write @0x… or @$NAME, and names without "@"'],
  [
    '--transfer-objects "[@0x3g]" @0x2',
    'g',
    'write digits, and after them a type such as u64 or nothing',
  ],
  ['--transfer-objects "[@0x3" @0x2', '@', 'separate values by commas, and end with "]"'],
  ['--split-coins gas "[1"', '[', 'separate values by commas, and end with "]"'],
  ['--split-coins gas "[1,"', '[', 'separate values by commas, and end with "]"'],
  ['--split-coins gas "[1u8]"', 'u8', 'write 1'],
  ['--gas-budget 5u8', 'u8', 'write 5'],
  ['--split-coins gas "[-5]"', '-5', 'write a positive number'],
  ['--move-call a::b::c 256u8', '256', 'use a smaller number'],
  ['--move-call a::b::c 5u7', 'u7', 'write digits, and after them a type such as u64 or nothing'],
  ['--move-call a::b::c 007', '0', 'write digits, and after them a type such as u64 or nothing'],
  ['--move-call a::b::c "vector(1)"', '(', 'write a vector such as "vector[1, 2]"'],
  [
    '--move-call a::b::c "hello world"',
    'hello',
    `write strings in two pairs of quotes, such as '"hello"'`,
  ],
  [
    "--move-call a::b::c 'hello'",
    'hello',
    `write strings in two pairs of quotes, such as '"hello"'`,
  ],
  ['--make-move-vec "<u8>" "[256]"', '256', 'use a smaller number'],
  ['--make-move-vec "<u64>" "[1u8]"', 'u8', 'write 1'],
  ['--make-move-vec "<u64>" "[true]"', 'true', 'write a number of the type of the vector'],
  ['--make-move-vec "<bool>" "[1]"', '1', 'write true or false'],
  ['--make-move-vec "<address>" "[0x2]"', '0x2', 'write @0x2'],
  ['--make-move-vec "<std::string::String>" "[1]"', '1', 'write a string in quotes within quotes'],
  [
    '--make-move-vec "<0x2::coin::Coin<0x2::sui::SUI>>" "[5]"',
    '5',
    'write an object, gas, an ID with @, or a name',
  ],
  [
    '--move-call @app::m::f',
    '@app::m::f',
    'write PACKAGE::MODULE::NAME; a package of the Move Registry is @NAME/APP or NAME.sui/APP, with /VERSION after it if you need one',
  ],
  [
    '--move-call org/app::m::f',
    'org/app::m::f',
    'write PACKAGE::MODULE::NAME; a package of the Move Registry is @NAME/APP or NAME.sui/APP, with /VERSION after it if you need one',
  ],
  [
    '--move-call org.eth/app::m::f',
    'org.eth/app::m::f',
    'write PACKAGE::MODULE::NAME; a package of the Move Registry is @NAME/APP or NAME.sui/APP, with /VERSION after it if you need one',
  ],
  [
    '--move-call @org/app/new::m::f',
    '@org/app/new::m::f',
    'write PACKAGE::MODULE::NAME; a package of the Move Registry is @NAME/APP or NAME.sui/APP, with /VERSION after it if you need one',
  ],
  [
    '--move-call 0x2::1m::f',
    '0x2::1m::f',
    'write PACKAGE::MODULE::NAME; a package of the Move Registry is @NAME/APP or NAME.sui/APP, with /VERSION after it if you need one',
  ],
  ['--move-call a::b::c u64', 'u64', 'write a value'],
  [
    '--move-call a::b::c "[1]"',
    '[',
    'write a value; types are in angle brackets after the function, and arrays are vector[…]',
  ],
  [
    '--move-call a::b::c 0x2::sui::SUI',
    '::',
    'write a value; types are in angle brackets after the function, and arrays are vector[…]',
  ],
  [
    '--split-coins gas "[1]" \\ \n --assign coin',
    '--assign',
    'end the line before it with a backslash, and write nothing after the backslash',
  ],
  [
    '--split-coins gas "[1]"\n --assign coin',
    '--assign',
    'end the line before it with a backslash, and write nothing after the backslash',
  ],
  ['-j', '-j', 'use a command of the ptb reference'],
];

describe('a transaction block', () => {
  it.each(GOOD)('accepts %s', (block) => {
    expect(checkCommandLine(program, `sui client ptb ${block}`)).toEqual([]);
  });

  it.each(BAD)('refuses %s', (block, at, fix) => {
    const line = `sui client ptb ${block}`;
    const results = checkCommandLine(program, line);
    expect(
      results.map((result) => [line.slice(result.start, result.end), result.fix]),
    ).toContainEqual([at, fix]);
  });
});
