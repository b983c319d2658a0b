// Installs the gift box in your kiosk, and disables it again: npx tsx apps.ts

import { KioskClient, Network } from '@mysten/kiosk';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

// region: setup
const PACKAGE_ID = process.env.APPS_PACKAGE_ID ?? '';
const GIFT_BOX = `${PACKAGE_ID}::gift_box::GiftBox`;

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const kioskClient = new KioskClient({ client, network: Network.TESTNET });

interface Ownership {
  kioskId: string;
  objectId: string;
}

const { kioskOwnerCaps } = await kioskClient.getOwnedKiosks({ address: keypair.toSuiAddress() });
const [cap] = kioskOwnerCaps;
if (!cap) throw new Error('you own no kiosk');
// endregion: setup

// region: calls
function install(tx: Transaction, { kioskId, objectId }: Ownership): void {
  tx.moveCall({
    target: `${PACKAGE_ID}::gift_box::install`,
    arguments: [tx.object(kioskId), tx.object(objectId)],
  });
}

/** The app is named by its type alone, and type arguments are always an array. */
function disable(tx: Transaction, { kioskId, objectId }: Ownership): void {
  tx.moveCall({
    target: '0x2::kiosk_extension::disable',
    typeArguments: [GIFT_BOX],
    arguments: [tx.object(kioskId), tx.object(objectId)],
  });
}
// endregion: calls

// region: run
async function run(step: (tx: Transaction) => void): Promise<void> {
  const transaction = new Transaction();
  step(transaction);
  const { digest } = await client.signAndExecuteTransaction({ signer: keypair, transaction });
  await client.waitForTransaction({ digest });
  const app = await kioskClient.getKioskExtension({ kioskId: cap.kioskId, type: GIFT_BOX });
  console.log(`permissions ${app?.permissions}, enabled: ${app?.isEnabled}`);
}

await run((tx) => install(tx, cap));
await run((tx) => disable(tx, cap));
// endregion: run
