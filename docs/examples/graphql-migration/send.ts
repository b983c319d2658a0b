// Builds a transaction with JSON-RPC and sends it with GraphQL: npx tsx send.ts

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { SuiGraphQLClient } from '@mysten/sui/graphql';
import { graphql } from '@mysten/sui/graphql/schemas/latest';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const node = new SuiClient({ url: getFullnodeUrl('testnet') });
const service = new SuiGraphQLClient({ url: 'https://sui-testnet.mystenlabs.com/graphql' });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');

// region: mutation
const EXECUTE = graphql(`
  mutation Execute($bytes: String!, $signatures: [String!]!) {
    executeTransactionBlock(txBytes: $bytes, signatures: $signatures) {
      errors
      effects {
        status
        errors
        transactionBlock {
          digest
        }
      }
    }
  }
`);
// endregion: mutation

// region: send
const tx = new Transaction();
const [gift] = tx.splitCoins(tx.gas, [1_000_000]);
tx.transferObjects([gift], '0xb0b');
tx.setSender(keypair.toSuiAddress());

const { bytes, signature } = await keypair.signTransaction(await tx.build({ client: node }));
const { data, errors } = await service.query({
  query: EXECUTE,
  variables: { bytes, signatures: [signature] },
});
const result = data?.executeTransactionBlock;
if (errors?.length || result?.errors?.length || !result)
  throw new Error(JSON.stringify(errors ?? result?.errors ?? 'no answer'));
if (result.effects.errors !== null) throw new Error(result.effects.errors);
console.log(result.effects.status);
// endregion: send
