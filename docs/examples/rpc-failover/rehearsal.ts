// Rehearses failures with three invented nodes, of which one is behind: npx tsx rehearsal.ts

import { SuiClient, SuiHTTPTransport } from '@mysten/sui/client';
import { inStep } from './in-step.js';
import { steadyFetch } from './steady-fetch.js';

const NODES = ['https://one.example', 'https://two.example', 'https://three.example'];
const heights: Record<string, string> = {
  'one.example': '5000',
  'two.example': '4998',
  'three.example': '3100',
};

/** Each failure is used up by one request. */
const failures: (number | 'lost' | 'overloaded')[] = [];
const bodies: string[] = [];

const pretend: typeof fetch = async (address, init) => {
  const { host } = new URL(String(address));
  const body = String(init?.body);
  bodies.push(body);
  const failure = failures.shift();
  if (failure === 'lost') throw new TypeError('fetch failed');
  const { id, method } = JSON.parse(body) as { id: number; method: string };
  if (failure === 'overloaded') {
    const error = { code: -32050, message: 'Too many transactions are pending' };
    return Response.json({ jsonrpc: '2.0', id, error });
  }
  if (failure) return new Response('', { status: failure });
  const result =
    method === 'sui_executeTransactionBlock' ? { digest: '4vJ9', host } : heights[host];
  return Response.json({ jsonrpc: '2.0', id, result });
};

const usable = await inStep(NODES, pretend);
console.log(`in step: ${usable.map((address) => new URL(address).host).join(', ')}`);

const client = new SuiClient({
  transport: new SuiHTTPTransport({
    url: usable[0],
    fetch: steadyFetch(usable, {
      fetch: pretend,
      report: console.log,
      random: () => 0.5,
      sleep: async () => undefined,
    }),
  }),
});

console.log('a busy node:');
failures.push(429);
console.log(`height ${await client.getLatestCheckpointSequenceNumber()}`);

console.log('a lost answer:');
bodies.length = 0;
failures.push('lost');
await client.executeTransactionBlock({ transactionBlock: 'AAAC', signature: 'ACk=' });
console.log(`${bodies.length} requests, same bytes: ${bodies[0] === bodies[1]}`);

console.log('an overloaded validator:');
failures.push('overloaded');
await client.executeTransactionBlock({ transactionBlock: 'AAAC', signature: 'ACk=' });

console.log('everything is down:');
failures.push(503, 503, 503, 503, 503);
await client.getLatestCheckpointSequenceNumber().catch((error: Error) => {
  console.log(`gave up: ${error.message}`);
});

console.log('a mistake of ours:');
failures.push(400);
await client.getLatestCheckpointSequenceNumber().catch((error: Error) => {
  console.log(error.message);
});
