// A wallet with keys in memory, for tests and demos: everything is lost when the page is closed.

import { bcs } from '@mysten/sui/bcs';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { SerialTransactionExecutor, Transaction } from '@mysten/sui/transactions';
import { fromBase64 } from '@mysten/sui/utils';
import {
  ReadonlyWalletAccount,
  SUI_DEVNET_CHAIN,
  SUI_LOCALNET_CHAIN,
  SUI_TESTNET_CHAIN,
} from '@mysten/wallet-standard';
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
  StandardEventsListeners,
  SuiReportTransactionEffectsFeature,
  SuiSignAndExecuteTransactionFeature,
  SuiSignPersonalMessageFeature,
  SuiSignTransactionFeature,
  SuiSignTransactionInput,
  Wallet,
  WalletAccount,
} from '@mysten/wallet-standard';

// region: features
type Features = StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature &
  SuiSignPersonalMessageFeature &
  SuiSignTransactionFeature &
  SuiSignAndExecuteTransactionFeature &
  SuiReportTransactionEffectsFeature;

/** What each account can do. Pages check it before they offer an action. */
const ACCOUNT_FEATURES = [
  'sui:signPersonalMessage',
  'sui:signTransaction',
  'sui:signAndExecuteTransaction',
  'sui:reportTransactionEffects',
] as const;

const NETWORKS = {
  [SUI_TESTNET_CHAIN]: 'testnet',
  [SUI_DEVNET_CHAIN]: 'devnet',
  [SUI_LOCALNET_CHAIN]: 'localnet',
} as const;
// endregion: features

// region: wallet
export class BurnerWallet implements Wallet {
  readonly version = '1.0.0';
  readonly name = 'Burner Wallet';
  readonly icon =
    'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=';
  readonly chains = [SUI_TESTNET_CHAIN, SUI_DEVNET_CHAIN, SUI_LOCALNET_CHAIN] as const;

  readonly #keys = new Map<string, Ed25519Keypair>();
  readonly #executors = new Map<string, SerialTransactionExecutor>();
  readonly #listeners = new Set<StandardEventsListeners['change']>();
  readonly #approve: (question: string) => Promise<boolean>;
  #isAgreed = false;
  #isConnected = false;

  /** `approve` asks the user. A wallet never signs without it. */
  constructor(key: Ed25519Keypair, approve: (question: string) => Promise<boolean>) {
    this.#keys.set(key.toSuiAddress(), key);
    this.#approve = approve;
  }

  /** Only what the page may know: nothing before the user has agreed to the connection. */
  get accounts(): readonly WalletAccount[] {
    if (!this.#isConnected) return [];
    return [...this.#keys.values()].map(
      (key) =>
        new ReadonlyWalletAccount({
          address: key.toSuiAddress(),
          publicKey: key.getPublicKey().toSuiBytes(),
          chains: this.chains,
          features: ACCOUNT_FEATURES,
        }),
    );
  }

  get features(): Features {
    return {
      'standard:connect': { version: '1.0.0', connect: (input) => this.#connect(input?.silent) },
      'standard:disconnect': { version: '1.0.0', disconnect: () => this.#disconnect() },
      'standard:events': {
        version: '1.0.0',
        on: (_event, listener) => {
          this.#listeners.add(listener);
          return () => void this.#listeners.delete(listener);
        },
      },
      'sui:signPersonalMessage': {
        version: '1.1.0',
        signPersonalMessage: async ({ message, account }) => {
          await this.#ask(`sign the message "${new TextDecoder().decode(message)}"`);
          return this.#keyOf(account).signPersonalMessage(message);
        },
      },
      'sui:signTransaction': {
        version: '2.0.0',
        signTransaction: (input) => this.#sign(input),
      },
      'sui:signAndExecuteTransaction': {
        version: '2.0.0',
        signAndExecuteTransaction: async (input) => {
          const signed = await this.#sign(input);
          const executor = this.#executorOf(input.chain, input.account);
          const sent = await executor.executeTransaction(fromBase64(signed.bytes));
          return { ...signed, digest: sent.digest, effects: sent.effects };
        },
      },
      'sui:reportTransactionEffects': {
        version: '1.0.0',
        reportTransactionEffects: async ({ effects, account, chain }) => {
          const parsed = bcs.TransactionEffects.parse(fromBase64(effects));
          const executor = this.#executorOf(chain, account);
          // The executor would go on to pay with the coin that paid here, which may be a sponsor's.
          if (payerOf(parsed) === account.address) await executor.applyEffects(parsed);
          else await executor.resetCache();
        },
      },
    };
  }
  // endregion: wallet

  // region: connect
  /** A silent request must not ask: it gets the accounts that the user has agreed to before. */
  async #connect(silent = false): Promise<{ accounts: readonly WalletAccount[] }> {
    if (!this.#isAgreed && !silent) {
      await this.#ask('show your accounts to this page');
      this.#isAgreed = true;
    }
    if (this.#isAgreed && !this.#isConnected) {
      this.#isConnected = true;
      this.#changed();
    }
    return { accounts: this.accounts };
  }

  /** Tidies up. What the user has agreed to stays agreed, so the page can come back silently. */
  async #disconnect(): Promise<void> {
    this.#isConnected = false;
    this.#executors.clear();
    this.#changed();
  }

  /** Adds an account, as a user would in the wallet's own window. */
  addAccount(): void {
    const key = new Ed25519Keypair();
    this.#keys.set(key.toSuiAddress(), key);
    if (this.#isConnected) this.#changed();
  }

  /** Names only what has changed, and that completely. */
  #changed(): void {
    for (const listener of this.#listeners) listener({ accounts: this.accounts });
  }
  // endregion: connect

  // region: sign
  async #sign({ transaction, account, chain, signal }: SuiSignTransactionInput) {
    const key = this.#keyOf(account);
    const tx = Transaction.from(await transaction.toJSON());
    tx.setSenderIfNotSet(account.address);
    const { commands, gasData } = tx.getData();
    await this.#ask(`sign: ${commands.map(({ $kind }) => $kind).join(', ')}`);
    signal?.throwIfAborted();
    // The executor chooses the gas coin itself, so it must not touch what a sponsor has chosen.
    const bytes = gasData.payment
      ? await tx.build({ client: clientOf(chain) })
      : await this.#executorOf(chain, account).buildTransaction(tx);
    return key.signTransaction(bytes);
  }

  async #ask(question: string): Promise<void> {
    if (!(await this.#approve(question))) throw new Error('the user has declined');
  }

  #keyOf({ address }: WalletAccount): Ed25519Keypair {
    const key = this.#isConnected ? this.#keys.get(address) : undefined;
    if (!key) throw new Error(`the page may not use ${address}`);
    return key;
  }

  /** Knows which versions of the account's objects are the latest, so it need not ask the node. */
  #executorOf(chain: string, account: WalletAccount): SerialTransactionExecutor {
    const id = `${chain} ${account.address}`;
    const known = this.#executors.get(id);
    if (known) return known;
    const client = clientOf(chain);
    const executor = new SerialTransactionExecutor({ client, signer: this.#keyOf(account) });
    this.#executors.set(id, executor);
    return executor;
  }
  // endregion: sign
}

// region: payer
/** Who owns the gas coin after the transaction; null when nobody does. */
function payerOf({ V2 }: typeof bcs.TransactionEffects.$inferType): string | null {
  const [, change] = V2?.changedObjects[V2.gasObjectIndex ?? -1] ?? [];
  const [, owner] = change?.outputState.ObjectWrite ?? [];
  return owner?.AddressOwner ?? null;
}
// endregion: payer

// region: chain
/** The wallet decides which node it trusts; the page only names the chain. */
function clientOf(chain: string): SuiClient {
  const network = NETWORKS[chain as keyof typeof NETWORKS];
  if (network === undefined) throw new Error(`the wallet does not support ${chain}`);
  return new SuiClient({ url: getFullnodeUrl(network) });
}
// endregion: chain
