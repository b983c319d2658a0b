// Three signers in one process, to try the page out: npx tsx signer-server.ts

import { createServer } from 'node:http';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { partOf } from './committee';

const { TOPIC = 'test SUI/USD', AMOUNT = '350000000' } = process.env;

// region: serve
const ROUND_MS = 10_000;

createServer((request, response) => {
  const place = /^\/signers\/([0-2])$/.exec(request.url ?? '')?.[1];
  if (place === undefined) return void response.writeHead(404).end();
  // Known keys: whoever reads this can sign as well. A real signer has one key, and measures the value.
  const signer = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(Number(place) + 1));
  // All signers name the beginning of the round, so that they sign the same bytes.
  const timestampMs = BigInt(Math.floor(Date.now() / ROUND_MS) * ROUND_MS);
  void partOf(signer, { topic: TOPIC, amount: BigInt(AMOUNT), timestampMs }).then((part) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(part)),
  );
}).listen(8080);
// endregion: serve
