/**
 * A wallet that says yes to everything, registered in the page as an extension registers itself. It signs with a key
 * of the fixture, because the node verifies signatures. Bundled into the page.
 */

import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { getFullnodeUrl, SuiClient } from '@mysten/sui/client';
import { Transaction } from '@mysten/sui/transactions';
import { ReadonlyWalletAccount, registerWallet } from '@mysten/wallet-standard';
import type { Wallet } from '@mysten/wallet-standard';

const CHAINS = ['sui:localnet', 'sui:devnet', 'sui:testnet', 'sui:mainnet'] as const;
const ICON =
  `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')}` as const;

/** `secretKey` as `sui keytool export` prints it. */
export function registerTestWallet(secretKey: string): void {
  const keypair = Ed25519Keypair.fromSecretKey(secretKey);
  const client = new SuiClient({ url: getFullnodeUrl('localnet') });
  const account = new ReadonlyWalletAccount({
    address: keypair.toSuiAddress(),
    publicKey: keypair.getPublicKey().toRawBytes(),
    chains: CHAINS,
    features: ['sui:signTransaction'],
  });
  let accounts: readonly ReadonlyWalletAccount[] = [];
  const wallet: Wallet = {
    version: '1.0.0',
    name: 'Test wallet',
    icon: ICON,
    chains: CHAINS,
    get accounts() {
      return accounts;
    },
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: () => {
          accounts = [account];
          return Promise.resolve({ accounts });
        },
      },
      'standard:events': { version: '1.0.0', on: () => () => undefined },
      'sui:signTransaction': {
        version: '2.0.0',
        signTransaction: async (input: { transaction: { toJSON(): Promise<string> } }) => {
          const transaction = Transaction.from(await input.transaction.toJSON());
          return keypair.signTransaction(await transaction.build({ client }));
        },
      },
    },
  };
  registerWallet(wallet);
}
