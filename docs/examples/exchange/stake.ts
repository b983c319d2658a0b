// Stakes customers' SUI with one validator, and lists what the hot wallet has staked: npx tsx stake.ts 10

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';
import { MIST_PER_SUI } from '@mysten/sui/utils';

const client = new SuiClient({ url: process.env.SUI_RPC_URL ?? getFullnodeUrl('testnet') });
const signer = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const VALIDATOR = process.env.VALIDATOR_ADDRESS ?? '';

// region: stake
const amount = BigInt(process.argv[2] ?? 1) * MIST_PER_SUI;
if (amount < MIST_PER_SUI) throw new Error('a stake is at least 1 SUI');
const tx = new Transaction();
const [coin] = tx.splitCoins(tx.gas, [amount]);
tx.moveCall({
  target: '0x3::sui_system::request_add_stake',
  arguments: [tx.object('0x5'), coin, tx.pure.address(VALIDATOR)],
});
const { digest, effects } = await client.signAndExecuteTransaction({
  signer,
  transaction: tx,
  options: { showEffects: true },
});
await client.waitForTransaction({ digest });
console.log(`staked: ${effects?.status.status}`);
// endregion: stake

// region: list
for (const { validatorAddress, stakes } of await client.getStakes({
  owner: signer.toSuiAddress(),
})) {
  for (const stake of stakes) {
    const reward = stake.status === 'Active' ? stake.estimatedReward : '0';
    console.log(validatorAddress.slice(0, 6), stake.principal, stake.status, `reward ${reward}`);
  }
}
// endregion: list
