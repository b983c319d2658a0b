// What signing with a Ledger device uses of three packages.

declare module '@ledgerhq/hw-transport-node-hid' {
  interface Transport {
    close(): Promise<void>;
  }

  const TransportNodeHid: { create(): Promise<Transport> };
  export default TransportNodeHid;
}

declare module '@mysten/ledgerjs-hw-app-sui' {
  /** Speaks to the app on the device. */
  export default class SuiLedgerClient {
    constructor(transport: object);
    getPublicKey(
      path: string,
      displayOnDevice?: boolean,
    ): Promise<{ publicKey: Uint8Array; address: Uint8Array }>;
  }
}

declare module '@mysten/signers/ledger' {
  import type SuiLedgerClient from '@mysten/ledgerjs-hw-app-sui';
  import type { SuiClient } from '@mysten/sui/client';
  import { Signer } from '@mysten/sui/cryptography';
  import type { Ed25519PublicKey } from '@mysten/sui/keypairs/ed25519';

  export class LedgerSigner extends Signer {
    static fromDerivationPath(
      derivationPath: string,
      ledgerClient: SuiLedgerClient,
      suiClient: SuiClient,
    ): Promise<LedgerSigner>;
    sign(bytes: Uint8Array): never;
    getKeyScheme(): 'ED25519';
    getPublicKey(): Ed25519PublicKey;
  }
}
