/** Programs in processes of their own: what they print, where they end, and what they may not do. */

import { describe, expect, test } from 'vitest';
import type { ProgramRequest, ProgramRun } from '../../../scripts/checks/programs/run-program.ts';
import { runPrograms } from '../../../scripts/checks/programs/run-program.ts';
import { repository } from '../examples/project.ts';

const START = Date.UTC(2025, 6, 20);

/** Nobody asks it but the tests that say so. */
const silent = { answer: () => Promise.resolve({ status: 200, body: { asked: true } }) };

async function run(
  text: string,
  changes: Partial<ProgramRequest> & { readonly seconds?: number } = {},
): Promise<ProgramRun> {
  const { seconds, ...others } = changes;
  const request = {
    node: silent,
    files: new Map([['main.ts', text], ...(others.files ?? [])]),
    program: 'main.ts',
    arguments: [],
    environment: {},
    startMs: START,
  };
  const limits = seconds === undefined ? {} : { seconds };
  const [result] = await runPrograms([{ ...request, ...others, files: request.files }], {
    root: repository,
    ...limits,
  });
  if (!result) throw new Error('the program was not run');
  return result;
}

test('a program has its files, its arguments, its environment, its packages, and a clock that begins where it should', async () => {
  const result = await run(
    `import fs from 'node:fs';
import { toHex } from '@mysten/sui/utils';
import { double } from './lib/double';
console.log(double(21), toHex(Uint8Array.of(1)), fs.readFileSync('data.txt', 'utf8'));
console.log(process.argv.slice(2), process.env.KEY, process.env.HOME);
console.log(new Date().toISOString().slice(0, 18), Date.now() >= ${START}, new Date(0).getTime(), new Date() instanceof Date);
const isMain = import.meta.url === \`file://\${process.argv[1]}\`;
console.log(isMain, process.argv[1].endsWith('/main.ts'), new Date().getTimezoneOffset());
console.error('aside');`,
    {
      files: new Map([
        ['lib/double.ts', 'export const double = (n: number): number => n * 2;'],
        ['data.txt', 'data'],
      ]),
      arguments: ['--to', '2 3'],
      environment: { KEY: 'value' },
    },
  );
  expect(result.output.split('\n')).toEqual([
    '42 01 data',
    `[ '--to', '2 3' ] value undefined`,
    '2025-07-20T00:00:0 true 0 true',
    'true true 0',
    '',
  ]);
  expect(result).toMatchObject({
    errors: 'aside\n',
    end: { kind: 'exit', code: 0 },
    refused: [],
    build: [],
  });
});

test('every way out of the process but loopback is refused and named', async () => {
  const { output, refused } = await run(`
import childProcess, { execSync } from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import net from 'node:net';
const said = async (what: () => unknown) => {
  try {
    await what();
    console.log('went through');
  } catch (error) {
    console.log((error as Error).message.split(':').length > 1);
  }
};
await said(() => fetch('https://example.com/a'));
await said(() => fetch(new Request('http://10.0.0.1:9000/')));
await said(() => execSync('true'));
await said(() => childProcess.spawn('true'));
await said(() => dns.promises.lookup('example.com'));
await said(() => dgram.createSocket('udp4'));
await said(() => new Promise((_, reject) => net.connect(443, '93.184.216.34').on('error', reject)));
await said(() => new Promise((_, reject) => net.connect('/var/run/a.sock').on('error', reject)));
await said(() => new Promise((_, reject) => http.get('http://example.com').on('error', reject)));
`);
  expect(output).toBe('true\n'.repeat(9));
  expect(refused).toEqual([
    'it fetches https://example.com',
    'it fetches http://10.0.0.1:9000',
    'it starts true',
    'it starts true',
    'it looks up example.com',
    'it sends datagrams: udp4',
    'it connects to 93.184.216.34:443',
    'it connects to /var/run/a.sock',
    'it connects to example.com:80',
  ]);
});

test('every address of a full node, a faucet or GraphQL is the loopback node; servers of its own are reached as well', async () => {
  const { output, refused } = await run(`
import http from 'node:http';
const urls = ['http://127.0.0.1:9000', 'http://localhost:9123/v2/gas', 'https://fullnode.testnet.sui.io:443', 'https://faucet.devnet.sui.io', 'https://sui-mainnet.mystenlabs.com/graphql'];
for (const url of urls) console.log(await (await fetch(url, { method: 'POST', body: '{}' })).json());
const server = http.createServer((request, response) => response.end('own ' + request.url)).listen(3000);
console.log(await (await fetch('http://localhost:3000/x')).text(), (server.address() as { port: number }).port);
server.close();
`);
  expect(output).toBe(`${'{ asked: true }\n'.repeat(5)}own /x 3000\n`);
  expect(refused).toEqual([]);
});

describe('a program that does not end well', () => {
  test('says so: its exit code, its error with the line of its source', async () => {
    const result = await run(`const n: number = 1;\nif (n > 0) throw new TypeError('too bad');\n`);
    expect(result.end).toEqual({ kind: 'exit', code: 1 });
    expect(result.errors).toContain('TypeError: too bad');
    expect(result.errors).toMatch(/\bmain\.ts:2:\d+/);
  });

  test('is stopped when its time is over', async () => {
    const started = Date.now();
    const { end, output } = await run(
      `console.log('begins'); setInterval(() => undefined, 1000);`,
      { seconds: 1 },
    );
    expect([end, output]).toEqual([{ kind: 'time' }, 'begins\n']);
    expect(Date.now() - started).toBeLessThan(60_000);
  });

  test('is stopped when it prints too much', async () => {
    const { end } = await run(`for (;;) {
  console.log('x'.repeat(10_000));
  await new Promise(setImmediate);
}`);
    expect(end).toEqual({ kind: 'output' });
  });

  test.each([
    [`import { x } from './missing';\nconsole.log(x);`, { file: 'main.ts', line: 1, column: 19 }],
    [
      `const a = 1;\nimport y from 'no-such-package';\nconsole.log(y, a);`,
      { file: 'main.ts', line: 2, column: 15 },
    ],
  ])('or cannot be built has the place of it: %j', async (text, location) => {
    const { build, output } = await run(text);
    expect([build, output]).toMatchObject([[location], '']);
  });
});
