// The client of the app, with every endpoint that is up to date: import { client } from './client.js'

// region: client
import { SuiClient, SuiHTTPTransport } from '@mysten/sui/client';
import { inStep } from './in-step.js';
import { steadyFetch } from './steady-fetch.js';

const ENDPOINTS = ['https://sui.first.example', 'https://sui.second.example'];
const usable = await inStep(ENDPOINTS);
if (usable.length === 0) throw new Error('no endpoint answers');

export const client = new SuiClient({
  transport: new SuiHTTPTransport({
    url: usable[0],
    fetch: steadyFetch(usable, { report: console.warn }),
    rpc: { headers: { 'x-api-key': process.env.RPC_KEY ?? '' } },
  }),
});
// endregion: client
