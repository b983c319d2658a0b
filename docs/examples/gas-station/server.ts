// The station: POST /sponsor and POST /execute.

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';
import { isValidSuiAddress, toBase64 } from '@mysten/sui/utils';
import express from 'express';
import type { NextFunction, Request, Response } from 'express';
import { Refused, checkCommands, checkRate } from './policy';
import { CoinPool, refill, renew } from './pool';

// region: setup
const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.STATION_PRIVATE_KEY ?? '');
const station = keypair.toSuiAddress();

const BUDGET = 10_000_000n;
const HOLD_MS = 60_000;

export const pool = new CoinPool();

/** One line for each decision. In production this goes where the station cannot change it. */
function audit(event: string, detail: string): void {
  console.log(`station: ${event} ${detail}`);
}
// endregion: setup

// region: sponsor
async function sponsor(
  kind: string,
  sender: string,
): Promise<{ bytes: string; signature: string }> {
  checkRate(sender);
  const tx = Transaction.fromKind(kind);
  checkCommands(tx);

  const coin = pool.take();
  if (coin === null) throw new Refused(503, 'no gas coin is free, try again');
  try {
    const { epoch } = await client.getLatestSuiSystemState();
    tx.setSender(sender);
    tx.setGasOwner(station);
    tx.setGasPayment([coin]);
    tx.setGasBudget(BUDGET);
    tx.setExpiration({ Epoch: Number(epoch) });
    const bytes = await tx.build({ client });

    const trial = await client.dryRunTransactionBlock({ transactionBlock: bytes });
    const { status, error } = trial.effects.status;
    if (status !== 'success') throw new Refused(422, `it would fail: ${error}`);

    const { signature } = await keypair.signTransaction(bytes);
    pool.reserve(await tx.getDigest({ client }), coin, Date.now() + HOLD_MS);
    return { bytes: toBase64(bytes), signature };
  } catch (error) {
    // Nothing left the station with a signature, so the coin is free again.
    pool.giveBack(coin);
    throw error;
  }
}
// endregion: sponsor

// region: execute
async function execute(bytes: string, signatures: string[]): Promise<string> {
  const digest = await Transaction.from(bytes).getDigest();
  const { effects } = await client.executeTransactionBlock({
    transactionBlock: bytes,
    signature: signatures,
    options: { showEffects: true },
  });
  await client.waitForTransaction({ digest });
  if (effects) pool.settle(digest, effects.gasObject.reference);
  return digest;
}
// endregion: execute

// region: expire
/** Call it every few seconds. Spending a late coin voids the bytes that name it, and gives the coin a new version. */
export async function freeExpired(now = Date.now()): Promise<number> {
  const late = pool.expired(now);
  if (late.length === 0) return 0;
  await renew(pool, { client, signer: keypair, late });
  audit('freed', `${late.length} reserved coins`);
  return late.length;
}
// endregion: expire

// region: routes
export const app = express();
app.use(express.json({ limit: '64kb' }));

app.post('/sponsor', async (request, response) => {
  const { kind, sender } = request.body as Record<string, unknown>;
  if (typeof kind !== 'string' || typeof sender !== 'string' || !isValidSuiAddress(sender))
    throw new Refused(400, 'kind and sender are needed');
  response.json(await sponsor(kind, sender));
  audit('signed', `for ${sender.slice(0, 6)}…`);
});

app.post('/execute', async (request, response) => {
  const { bytes, signatures } = request.body as Record<string, unknown>;
  if (typeof bytes !== 'string' || !Array.isArray(signatures))
    throw new Refused(400, 'bytes and signatures are needed');
  const digest = await execute(bytes, signatures.map(String));
  response.json({ digest });
  audit('executed', `and ${pool.free} coins are free`);
});

app.use((error: Error, _request: Request, response: Response, _next: NextFunction) => {
  const isOurs = error instanceof Refused;
  const status = isOurs ? error.status : 502;
  audit('refused', `${status} ${error.message.split('\n').at(-1)}`);
  // What the network said is for the log; the caller gets no details.
  const message = isOurs ? error.message : 'the network refused the transaction';
  response.status(status).json({ error: message });
});
// endregion: routes

// region: start
export async function start(coins: number): Promise<void> {
  await refill(pool, { client, signer: keypair, count: coins, amount: 200_000_000n });
  audit('ready', `with ${pool.free} coins`);
}
// endregion: start
