// Three signers in one process, to try the page out: npx tsx signer-server.ts

import { createServer } from 'node:http';
import { committee, partOf, TOPIC } from './committee';

const { AMOUNT = '350000000' } = process.env;
const signers = committee();

// region: serve
const ROUND_MS = 10_000;
/** The clock on chain runs a little behind, and refuses a time that it hasn't reached. */
const LAG_MS = 5_000;

createServer((request, response) => {
  const place = /^\/signers\/([0-2])$/.exec(request.url ?? '')?.[1];
  const signer = signers[Number(place)];
  if (signer === undefined) return void response.writeHead(404).end();
  // All signers name the beginning of the round, so that they sign the same bytes.
  const timestampMs = BigInt(Math.floor((Date.now() - LAG_MS) / ROUND_MS) * ROUND_MS);
  void partOf(signer, { topic: TOPIC, amount: BigInt(AMOUNT), timestampMs }).then((part) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(part)),
  );
}).listen(8080, () => console.log('http://localhost:8080/signers/0'));
// endregion: serve
