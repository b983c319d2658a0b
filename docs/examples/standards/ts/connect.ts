// A page and a wallet meet outside of a browser: npx tsx connect.ts

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';
import { verifyPersonalMessageSignature } from '@mysten/sui/verify';
import { registerWallet } from '@mysten/wallet-standard';
import { BurnerWallet } from './burner-wallet.js';
import {
  connect,
  disconnect,
  letWalletSend,
  send,
  suiWallets,
  watchAccounts,
  watchWallets,
} from './page.js';

// region: meet
// Both sides talk through events of the window. Outside of a browser any event target will do.
Object.assign(globalThis, { window: new EventTarget() });

const key = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const burner = new BurnerWallet(key, async (question) => {
  console.log(`  wallet asks: ${question}?`);
  return true;
});

watchWallets((wallets) => console.log(`wallets: ${wallets.map(({ name }) => name).join() || '-'}`));
registerWallet(burner);
// endregion: meet

// region: use
const [wallet] = suiWallets();
watchAccounts(wallet, (accounts) => console.log(`accounts: ${accounts.length}`));
console.log(`agreed before: ${(await connect(wallet, true)) !== null}`);
const session = await connect(wallet);
if (!session) throw new Error('no account');

const message = new TextEncoder().encode('Sign in to example.com, nonce 7f3a');
const proof = await wallet.features['sui:signPersonalMessage']?.signPersonalMessage({
  message,
  account: session.account,
});
if (proof) {
  const { address } = session.account;
  await verifyPersonalMessageSignature(message, proof.signature, { address });
  console.log('signed in');
}

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
function gift(): Transaction {
  const tx = new Transaction();
  tx.transferObjects([tx.splitCoins(tx.gas, [1_000])], '0xb0b');
  return tx;
}
for (const digest of [await send(session, gift(), client), await letWalletSend(session, gift())]) {
  const { effects } = await client.waitForTransaction({ digest, options: { showEffects: true } });
  console.log(`sent: ${effects?.status.status}`);
}

burner.addAccount();
await disconnect(session);
console.log(`agreed before: ${(await connect(wallet, true)) !== null}`);
// endregion: use
