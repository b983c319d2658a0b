// The dealer's service: npx tsx server.ts

import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { fromHex, isValidSuiObjectId } from '@mysten/sui/utils';
import type { Dealer, Move } from './dealer';
import { enqueue } from './dealer';
import { waiting } from './waiting';

const {
  PACKAGE_ID = '',
  DEALER_PRIVATE_KEY = '',
  BLS_SECRET_KEY = '',
  PORT = '8080',
} = process.env;
const dealer: Dealer = {
  client: new SuiClient({ url: getFullnodeUrl('testnet') }),
  packageId: PACKAGE_ID,
  blsSecret: fromHex(BLS_SECRET_KEY),
  signer: Ed25519Keypair.fromSecretKey(DEALER_PRIVATE_KEY),
};

// region: routes
const ROUTE = /^\/games\/(0x[0-9a-f]{64})\/(deal|hit|stand)$/;
const MOST_BYTES = 1_000;

/** The body as JSON. Throws when it is too long or something else. */
async function bodyOf(request: IncomingMessage): Promise<{ digest?: unknown; request?: unknown }> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MOST_BYTES) throw new Error('too long');
  }
  return JSON.parse(text) as { digest?: unknown; request?: unknown };
}

/** Null when it isn't a move: another address, or a body without the right fields. */
async function moveOf(request: IncomingMessage): Promise<Move | null> {
  const [, gameId, kind] = ROUTE.exec(request.url ?? '') ?? [];
  if (request.method !== 'POST' || !gameId || !kind) return null;
  const { digest, request: requestId } = await bodyOf(request);
  if (typeof digest !== 'string') return null;
  if (kind === 'deal') return { kind, gameId, digest, requestId: null };
  if (typeof requestId !== 'string' || !isValidSuiObjectId(requestId)) return null;
  return { kind: kind === 'hit' ? 'hit' : 'stand', gameId, digest, requestId };
}

async function handle(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  if (request.method === 'GET' && request.url === '/health')
    return { status: 200, body: { dealer: dealer.signer.toSuiAddress() } };
  const move = await moveOf(request);
  if (!move) return { status: 400, body: { error: 'not a move' } };
  return { status: 200, body: { digest: await enqueue(dealer, move) } };
}
// endregion: routes

// region: serve
async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = await handle(request).catch((error: unknown) => {
    console.error(error);
    return { status: 500, body: { error: 'the move failed' } };
  });
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

// region: sweep
/** Answers what no player has posted. A move that a route has answered meanwhile is refused. */
async function sweep(): Promise<void> {
  for (const move of await waiting(dealer)) await enqueue(dealer, move).catch(console.error);
}

/** Now, and one minute after each sweep has ended. */
function keepSweeping(): void {
  const next = () => setTimeout(keepSweeping, 60_000);
  sweep().catch(console.error).finally(next);
}

keepSweeping();
// endregion: sweep

createServer((request, response) => void respond(request, response)).listen(Number(PORT));
// endregion: serve
