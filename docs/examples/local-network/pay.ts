// A first test against a local network: a fresh account asks the faucet and pays another one. Run: npx tsx pay.ts

// region: setup
import { strict as assert } from 'node:assert';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { getFaucetHost, requestSuiFromFaucetV2 } from '@mysten/sui/faucet';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';
import { MIST_PER_SUI } from '@mysten/sui/utils';

const client = new SuiClient({ url: getFullnodeUrl('localnet') });
// endregion: setup

// region: fund
const alice = new Ed25519Keypair();
const bob = new Ed25519Keypair().toSuiAddress();

await requestSuiFromFaucetV2({
  host: getFaucetHost('localnet'),
  recipient: alice.toSuiAddress(),
});
const { data: coins } = await client.getCoins({ owner: alice.toSuiAddress() });
console.log(`alice has ${coins.length} coins`);
// endregion: fund

// region: pay
const tx = new Transaction();
const [payment] = tx.splitCoins(tx.gas, [3n * MIST_PER_SUI]);
tx.transferObjects([payment], bob);
const { digest } = await client.signAndExecuteTransaction({ signer: alice, transaction: tx });
const { effects } = await client.waitForTransaction({ digest, options: { showEffects: true } });
assert.equal(effects?.status.status, 'success');
// endregion: pay

// region: check
const { totalBalance } = await client.getBalance({ owner: bob });
assert.equal(BigInt(totalBalance), 3n * MIST_PER_SUI);
console.log(`bob has ${totalBalance} MIST`);
// endregion: check
