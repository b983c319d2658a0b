/** Pages and examples that ask for a run: what the page shows must be what happens, and what is not is reported in its place. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reference as framework } from '../../../generators/framework/reference.ts';
import { reference as jsonRpc } from '../../../generators/json-rpc/reference.ts';
import { checkExamples } from '../../../scripts/checks/examples/run.ts';
import { addModels, makeProject } from '../examples/project.ts';
import type { Project } from '../examples/project.ts';
import { clientLines } from '../../support/sdk-client.ts';

const fence = (info: string, ...lines: readonly string[]): string =>
  ['```' + info, ...lines, '```', ''].join('\n');

const KEY = 'suiprivkey1qqrswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswxzszc4';
const OWNER = '0xa0ccc8bcc83f6c628340134f8546a21e0618fd1aaa02432bba454c4a2c2233da';
const COUNT = [
  ...clientLines(`'https://fullnode.testnet.sui.io:443'`),
  `const { data } = await client.getCoins({ owner: process.argv[2] ?? '${OWNER}' });`,
  'console.log(`${data.length} coins`);',
];
const COIN = (id: string): string => `  - { id: ${id}, owner: '${OWNER}', balance: 5 }`;

/** Each by its own name, so that a report tells which it is about. */
const PAGES: Readonly<Record<string, string>> = {
  right: [
    fence('ts run', `console.log('begin');`, `console.log(Math.random());`, `console.log('end');`),
    fence('console', 'begin', '0.…', 'end'),
    fence('js run', `console.log([1, 2].at(-1));`),
    fence('console', '2'),
  ].join('\n'),
  output:
    fence('ts run', `console.log('one');`, `console.log('two');`) +
    fence('console', 'one', 'three'),
  less: fence('ts run', `console.log('one');`) + fence('console', 'one', 'two'),
  exit: fence(
    'ts run',
    `const n: number = Number('1');`,
    `if (n > 0) throw new Error('out of flour');`,
  ),
  network: fence(
    'ts run',
    `const url = 'https://example.com/';`,
    `await fetch(url).catch(() => undefined);`,
  ),
  unanswered: fence('ts run', ...COUNT) + fence('console', '0 coins'),
  unknown: fence('ts run node=shpo', ...COUNT),
  scenario: fence('ts run node=shop/empty', ...COUNT) + fence('console', '0 coins'),
  request: fence(
    'ts run node=shop',
    `const body = { jsonrpc: '2.0', id: 1, method: 'suix_getCoins', params: [5] };`,
    `await fetch('http://127.0.0.1:9000', { method: 'POST', body: JSON.stringify(body) });`,
  ),
  answer: fence(
    'ts run node=broken',
    ...clientLines(`'http://127.0.0.1:9000'`),
    `console.log(await client.getReferenceGasPrice());`,
  ),
  called: [
    fence('ts file=examples/shop/count.ts'),
    fence('sh run', `npx tsx count.ts ${OWNER}`),
    fence('console', '2 coins'),
    fence('sh run', `npx tsx count.ts 0x${'b'.repeat(64)}`),
    fence('console', '1 coins'),
  ].join('\n'),
  command:
    fence('sh run', 'sui client gas') +
    fence('ts file=examples/shop/count.ts') +
    fence('sh run', 'node cuont.ts'),
  tests: [
    fence('move file=examples/dice/sources/dice.move'),
    fence('sh', 'sui move test'),
    fence(
      'console',
      '[ PASS    ] dice::dice::rolls',
      '[ FAIL    ] dice::dice::never_six',
      '[ PASS    ] dice::dice::gone',
      'Test result: OK. Total tests: 3; passed: 3; failed: 0',
    ),
    fence('sh', 'sui move test never'),
    fence(
      'console',
      '…',
      '[ PASS    ] dice::dice::never_six',
      'Test result: OK. Total tests: 1; passed: 1; failed: 0',
    ),
  ].join('\n'),
  'broken-tests': [
    fence('move file=examples/cards/sources/cards.move'),
    fence('sh', 'sui move test'),
    fence('console', '[ PASS    ] cards::deck::shuffles', '…'),
  ].join('\n'),
};

const EXAMPLES: Readonly<Record<string, string>> = {
  'shop/count.ts': COUNT.join('\n'),
  'shop/count.console': '1 coins\n',
  'shop/pay.ts': [
    `import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';`,
    `import { Transaction } from '@mysten/sui/transactions';`,
    ...clientLines(`'http://127.0.0.1:9000'`),
    `const signer = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');`,
    'const transaction = new Transaction();',
    `transaction.transferObjects([transaction.splitCoins(transaction.gas, [7])], '0xb0b');`,
    'const { digest } = await client.signAndExecuteTransaction({ signer, transaction });',
    'const { effects } = await client.waitForTransaction({ digest, options: { showEffects: true } });',
    'console.log(digest.length > 40, effects?.status.status);',
  ].join('\n'),
  'shop/pay.console': 'true success\n',
  'shop/node/shop.yaml': [
    'objects:',
    COIN('0xc1'),
    COIN('0xc2'),
    `  - { id: 0xc9, owner: 0x${'b'.repeat(64)}, balance: 1 }`,
  ].join('\n'),
  'shop/node/pay/coins.yaml': [
    `environment: { SUI_PRIVATE_KEY: ${KEY} }`,
    'objects:',
    `  - { id: 0xd1, owner: '${OWNER}', balance: 900000000 }`,
  ].join('\n'),
  'shop/node/empty/empty.yaml': `json-rpc: [{ method: suix_getCoins, result: { data: [], hasNextPage: false, nextCursor: null } }]`,
  'broken/main.ts': 'console.log(1);\n',
  'broken/node/broken.yaml':
    '# wrong\njson-rpc: [{ method: suix_getReferenceGasPrice, result: 5 }]\n',
  'dice/Move.toml': '[package]\nname = "dice"\nedition = "2024.beta"\n[addresses]\ndice = "0x0"\n',
  'dice/sources/dice.move': [
    'module dice::dice;',
    'public fun roll(salt: u64): u64 { salt % 6 + 1 }',
    '#[test] fun rolls() { assert!(roll(7) == 2) }',
    '#[test] fun never_six() { assert!(roll(6) != 6) }',
    '#[test] fun wraps() { assert!(roll(6) == 1) }',
  ].join('\n'),
  'cards/Move.toml':
    '[package]\nname = "cards"\nedition = "2024.beta"\n[addresses]\ncards = "0x0"\n',
  'cards/sources/cards.move': 'module cards::cards;\npublic fun size(): u64 { 52 }\n',
  'cards/tests/deck.move': [
    '#[test_only]',
    'module cards::deck;',
    '#[test] fun shuffles() { assert!(cards::cards::sise() == 52) }',
  ].join('\n'),
};

let project: Project;
const found = new Map<string, string[]>();

beforeAll(async () => {
  project = makeProject();
  await addModels(project, [framework, jsonRpc]);
  for (const [name, text] of Object.entries(PAGES)) project.write(`docs/${name}.mdx`, text);
  for (const [name, text] of Object.entries(EXAMPLES)) project.write(`docs/examples/${name}`, text);
  const options = {
    ...{ root: project.root, month: '2026-01', usesCache: false },
    progress: () => undefined,
  };
  const whole = await checkExamples({ ...options, files: null });
  const alone = await checkExamples({ ...options, files: ['docs/broken-tests.mdx'] });
  const diagnostics = [...whole.diagnostics, ...alone.diagnostics];
  for (const { code, message, fix, at } of diagnostics) {
    const file = at?.file.replace(/^docs\/|\.mdx$/g, '') ?? '';
    const statement = `${at?.line ?? 0} ${code.replace('examples/', '')}: ${message} / ${fix}`;
    found.set(file, [...(found.get(file) ?? []), statement]);
  }
});

afterAll(() => project.remove());

const of = (name: string): readonly string[] => found.get(name) ?? [];

describe('a block marked run', () => {
  test('that prints what the page shows is right, with … for what varies', () => {
    expect(of('right')).toEqual([]);
  });

  test('that prints something else is reported where the page differs', () => {
    expect(of('output')).toEqual([
      '7 program-output: the program prints "two" where the page shows "three" / show what it prints; `…` stands for what varies',
    ]);
    expect(of('less')).toEqual([
      expect.stringMatching(
        /^6 program-output: the program prints nothing more where the page shows "two"/,
      ),
    ]);
  });

  test('that fails is reported at the line that throws, with its error', () => {
    expect(of('exit')).toEqual([
      '3 program-exit: the program ends with exit code 1: Error: out of flour / correct the program, or its fixture',
    ]);
  });

  test('that leaves its process is reported, though it catches the error', () => {
    expect(of('network')).toEqual([
      expect.stringMatching(
        /^1 program-network: the program leaves its process: it fetches https:\/\/example\.com/,
      ),
    ]);
  });

  test('that asks a node for what no fixture has is told which line to add', () => {
    expect(of('unanswered')).toEqual([
      expect.stringMatching(
        /^1 node-unanswered: the program asks for suix_getCoins .* add to docs\/examples\/NAME\/node\/NAME\.yaml: json-rpc: \[\{ method: suix_getCoins/,
      ),
    ]);
  });

  test('finds its fixture by node=, and a scenario before what all share', () => {
    expect(of('unknown')).toEqual([
      '1 node-fixture: there is no fixture "shpo" / did you mean `shop`?',
    ]);
    expect(of('scenario')).toEqual([]);
  });

  test('that sends a wrong request is reported, whatever it does with the answer', () => {
    expect(of('request')).toEqual([
      expect.stringMatching(
        /^1 node-request: the program sends a wrong request: params\[0\] \(owner\) is 5/,
      ),
    ]);
  });
});

test('an answer that the method cannot give is reported in the fixture', () => {
  expect(of('answer')).toEqual([]);
  expect(of('examples/broken/node/broken.yaml')).toEqual([
    expect.stringMatching(
      /^2 node-answer: the answer to suix_getReferenceGasPrice is wrong: result is 5/,
    ),
  ]);
});

describe('a command marked run', () => {
  test('starts the program that the page quotes, with its arguments', () => {
    expect(of('called')).toEqual([]);
  });

  test('must be one, of a program that is there', () => {
    expect(of('command')).toEqual([
      expect.stringMatching(/^1 program-command: .* write one command: npx tsx FILE/),
      expect.stringMatching(
        /^6 program-missing: the command starts cuont\.ts, and "shop" has no such program/,
      ),
    ]);
  });
});

test('a program of an example is held against the console file beside it, with the node of its name', () => {
  expect(of('examples/shop/count.console')).toEqual([
    '1 program-output: the program prints "2 coins" where the page shows "1 coins" / show what it prints; `…` stands for what varies',
  ]);
  expect([...found.keys()].filter((file) => file.includes('pay'))).toEqual([]);
});

test('a list of Move tests names those that run, with their results and their number', () => {
  expect(of('tests')).toEqual([
    '10 move-test-list: the test dice::dice::never_six does not end with FAIL, but with PASS / write PASS',
    expect.stringMatching(/^11 move-test-list: no test dice::dice::gone runs/),
    expect.stringMatching(
      /^11 move-test-list: the page leaves out tests that run: dice::dice::wraps/,
    ),
  ]);
});

test('tests that do not compile are reported once, where they are, for a page alone as well', () => {
  expect(of('examples/cards/tests/deck.move')).toEqual(
    ['whole', 'alone'].map(() => expect.stringMatching(/^3 E03003: .*'sise'/) as unknown),
  );
  expect(of('broken-tests')).toEqual([]);
});
