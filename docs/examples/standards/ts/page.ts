// What a page does with wallets, without React.

import type { SuiClient } from '@mysten/sui/client';
import type { Transaction } from '@mysten/sui/transactions';
import { toBase64 } from '@mysten/sui/utils';
import {
  SUI_TESTNET_CHAIN,
  getWallets,
  isSuiChain,
  isWalletWithRequiredFeatureSet,
  signAndExecuteTransaction,
  signTransaction,
} from '@mysten/wallet-standard';
import type { WalletAccount, WalletWithRequiredFeatures } from '@mysten/wallet-standard';

// region: list
/** Wallets that speak the standard and know Sui. */
export function suiWallets(): readonly WalletWithRequiredFeatures[] {
  return getWallets()
    .get()
    .filter((wallet) => wallet.chains.some(isSuiChain))
    .filter((wallet): wallet is WalletWithRequiredFeatures =>
      isWalletWithRequiredFeatureSet(wallet),
    );
}

/** Calls back now and whenever a wallet comes or goes. Returns a function that ends this. */
export function watchWallets(show: (wallets: readonly WalletWithRequiredFeatures[]) => void) {
  const wallets = getWallets();
  const update = (): void => show(suiWallets());
  const ends = [wallets.on('register', update), wallets.on('unregister', update)];
  update();
  return () => ends.forEach((end) => end());
}
// endregion: list

// region: connect
export interface Session {
  wallet: WalletWithRequiredFeatures;
  account: WalletAccount;
}

/** Asks the user, unless `silent`: then null means that there was no agreement before. */
export async function connect(
  wallet: WalletWithRequiredFeatures,
  silent = false,
): Promise<Session | null> {
  const { accounts } = await wallet.features['standard:connect'].connect({ silent });
  const [account] = accounts;
  return account ? { wallet, account } : null;
}

/** Accounts may change at any time, in the wallet's own window. */
export function watchAccounts(
  wallet: WalletWithRequiredFeatures,
  show: (accounts: readonly WalletAccount[]) => void,
): () => void {
  return wallet.features['standard:events'].on('change', ({ accounts }) => {
    if (accounts) show(accounts);
  });
}

/** Optional in wallets, and without effect on what the user has agreed to. */
export async function disconnect({ wallet }: Session): Promise<void> {
  await wallet.features['standard:disconnect']?.disconnect();
}
// endregion: connect

// region: send
const chain = SUI_TESTNET_CHAIN;

/** The wallet signs, the page sends, and the wallet hears what became of it. */
export async function send(
  { wallet, account }: Session,
  transaction: Transaction,
  client: SuiClient,
) {
  const { bytes, signature } = await signTransaction(wallet, { transaction, account, chain });
  const { digest, rawEffects } = await client.executeTransactionBlock({
    transactionBlock: bytes,
    signature,
    options: { showRawEffects: true },
  });
  const effects = toBase64(new Uint8Array(rawEffects ?? []));
  await wallet.features['sui:reportTransactionEffects']?.reportTransactionEffects({
    effects,
    account,
    chain,
  });
  return digest;
}

/** The wallet signs and sends, through a node of its own. */
export async function letWalletSend({ wallet, account }: Session, transaction: Transaction) {
  const { digest } = await signAndExecuteTransaction(wallet, { transaction, account, chain });
  return digest;
}
// endregion: send
