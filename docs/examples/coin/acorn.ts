// Mints acorns and sends them: npx tsx acorn.ts RECIPIENT AMOUNT

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction, coinWithBalance } from '@mysten/sui/transactions';
import { normalizeSuiAddress } from '@mysten/sui/utils';

const PACKAGE_ID = process.env.PACKAGE_ID ?? '';
const VAULT_ID = process.env.VAULT_ID ?? '';
const CAP_ID = process.env.CAP_ID ?? '';
const ACORN = `${PACKAGE_ID}::acorn::ACORN`;

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const recipient = process.argv[2] ?? '0xa11ce';
const amount = BigInt(process.argv[3] ?? 30_000_000);

// region: send
async function send(tx: Transaction): Promise<void> {
  const { digest, effects } = await client.signAndExecuteTransaction({
    signer: keypair,
    transaction: tx,
    options: { showEffects: true },
  });
  await client.waitForTransaction({ digest });
  if (effects?.status.status !== 'success') throw new Error(effects?.status.error);
}
// endregion: send

// region: supply
interface VaultFields {
  treasury: { fields: { total_supply: { fields: { value: string } } } };
}

/** The cap is inside the vault, so the vault is where the supply can be read. */
async function supply(): Promise<string> {
  const { data } = await client.getObject({ id: VAULT_ID, options: { showContent: true } });
  if (data?.content?.dataType !== 'moveObject') throw new Error(`no vault at ${VAULT_ID}`);
  const { treasury } = data.content.fields as unknown as VaultFields;
  return treasury.fields.total_supply.fields.value;
}
// endregion: supply

// region: read
const metadata = await client.getCoinMetadata({ coinType: ACORN });
if (!metadata) throw new Error(`no metadata for ${ACORN}`);
console.log(`${metadata.symbol}: ${metadata.decimals} decimals, supply ${await supply()}`);
// endregion: read

// region: mint
const mint = new Transaction();
const minted = mint.moveCall({
  target: `${PACKAGE_ID}::acorn::mint`,
  arguments: [mint.object(VAULT_ID), mint.object(CAP_ID), mint.pure.u64(amount)],
});
mint.transferObjects([minted], keypair.toSuiAddress());
await send(mint);
// endregion: mint

// region: pay
const pay = new Transaction();
pay.setSender(keypair.toSuiAddress());
pay.transferObjects([coinWithBalance({ type: ACORN, balance: amount })], recipient);
await send(pay);
const { totalBalance } = await client.getBalance({
  owner: normalizeSuiAddress(recipient),
  coinType: ACORN,
});
console.log(`${recipient} has ${totalBalance}`);
// endregion: pay
