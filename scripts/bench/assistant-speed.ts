/** What the server of coding assistants costs: its first answer, each kind of question, memory. Starts it; reads `/proc`, so only on Linux. */

import fs from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { root } from '../process/tool.ts';
import type { BenchRow } from './registry.ts';

const TYPESCRIPT =
  "import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';\nconst client = new SuiClient({ url: getFullnodeUrl('testnet') });\nconsole.log(await client.getCoins({ owner: '0x02' }));\n";
const MOVE =
  'module app::shop {\n    use sui::coin::Coin;\n    use sui::sui::SUI;\n\n    public fun price(coin: &Coin<SUI>): u64 { coin.value() }\n\n    #[test]\n    fun adds() { assert!(1 + 1 == 2) }\n}\n';

export async function measureServer(): Promise<readonly BenchRow[]> {
  if (process.platform !== 'linux') return [];
  // The first start after a change bundles the program and makes the index.
  await (await startServer()).stop();
  const server = await startServer();
  const first = server.cpu();
  const ask = async (name: string, input: Record<string, unknown>): Promise<number> => {
    const before = server.cpu();
    await server.call(name, input);
    return server.cpu() - before;
  };
  const check = (language: string, code: string): Promise<number> =>
    ask('check_code', { language, code });
  const firstTypescript = await check('ts', TYPESCRIPT);
  const typescript = await check('ts', `${TYPESCRIPT}// again`);
  const firstMove = await check('move', MOVE);
  const move = await check('move', `${MOVE}// again`);
  const searches = 50;
  let search = 0;
  for (let at = 0; at < searches; at += 1)
    search += await ask('search_docs', { query: `coin ${at}` });
  const megabytes = server.megabytes();
  await server.stop();
  return [
    rowOf('first answer after the start', first, 1.5),
    rowOf('check_code, first TypeScript', firstTypescript, 1.5),
    rowOf('check_code, TypeScript', typescript, 1.5),
    rowOf('check_code, first Move with a test', firstMove, 1.2),
    rowOf('check_code, Move with a test', move, 1.2),
    rowOf('search_docs', search / searches, 0.02),
    { ...rowOf('most memory, MB', 0, 600), count: megabytes, cpu: null, ratio: megabytes / 600 },
  ];
}

function rowOf(name: string, cpu: number, limit: number): BenchRow {
  return { name, count: null, cpu, wall: null, floor: limit, ratio: cpu / limit, aim: 1 };
}

interface MeasuredServer {
  call(name: string, input: Record<string, unknown>): Promise<unknown>;
  /** Seconds of computing since the start. */
  cpu(): number;
  megabytes(): number;
  stop(): Promise<void>;
}

/** Resolves with the first answer. */
async function startServer(): Promise<MeasuredServer> {
  const args = [path.join(root, 'scripts/assistant/mcp.mjs')];
  const transport = new StdioClientTransport({ command: process.execPath, args });
  const client = new Client({ name: 'bench', version: '1' });
  await client.connect(transport);
  const call: MeasuredServer['call'] = (name, input) =>
    client.callTool({ name, arguments: input }, undefined, { timeout: 300_000 });
  await call('search_docs', { query: 'split a coin' });
  const proc = (file: string): string => fs.readFileSync(`/proc/${transport.pid}/${file}`, 'utf8');
  return {
    call,
    cpu: () => {
      // Fields 14 and 15, in hundredths of a second; the second field may hold blanks.
      const fields = proc('stat').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    megabytes: () => Math.round(Number(/VmHWM:\s+(\d+)/.exec(proc('status'))?.[1] ?? 0) / 1000),
    stop: () => client.close(),
  };
}
