// The desk of the issuer: npx tsx desk.ts block|status ACCOUNT

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const PACKAGE_ID = process.env.PACKAGE_ID ?? '';
const DESK_ID = process.env.DESK_ID ?? '';
const BOARD_CAP_ID = process.env.BOARD_CAP_ID ?? '';
const OFFICER_CAP_ID = process.env.OFFICER_CAP_ID ?? '';
const TREASURY_CAP_ID = process.env.TREASURY_CAP_ID ?? '';
const LEAF = `${PACKAGE_ID}::leaf::LEAF`;
const DENY_LIST_ID = '0x403';

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const [job = 'block', account = '0xbad'] = process.argv.slice(2);

// region: build
function mint(tx: Transaction, amount: bigint, recipient: string): void {
  tx.moveCall({
    target: '0x2::coin::mint_and_transfer',
    typeArguments: [LEAF],
    arguments: [tx.object(TREASURY_CAP_ID), tx.pure.u64(amount), tx.pure.address(recipient)],
  });
}

function block(tx: Transaction, address: string, file: string): void {
  tx.moveCall({
    target: `${PACKAGE_ID}::leaf::block`,
    arguments: [
      tx.object(DESK_ID),
      tx.object(OFFICER_CAP_ID),
      tx.object(DENY_LIST_ID),
      tx.pure.address(address),
      tx.pure.string(file),
    ],
  });
}

function unblock(tx: Transaction, address: string, file: string): void {
  tx.moveCall({
    target: `${PACKAGE_ID}::leaf::unblock`,
    arguments: [
      tx.object(DESK_ID),
      tx.object(BOARD_CAP_ID),
      tx.object(DENY_LIST_ID),
      tx.pure.address(address),
      tx.pure.string(file),
    ],
  });
}
// endregion: build

// region: status
/** Asks both functions of the framework, without a transaction that costs anything. */
async function status(address: string): Promise<{ sends: boolean; receives: boolean }> {
  const tx = new Transaction();
  for (const target of [
    '0x2::coin::deny_list_v2_contains_next_epoch',
    '0x2::coin::deny_list_v2_contains_current_epoch',
  ])
    tx.moveCall({
      target,
      typeArguments: [LEAF],
      arguments: [tx.object(DENY_LIST_ID), tx.pure.address(address)],
    });
  const { results, error } = await client.devInspectTransactionBlock({
    sender: keypair.toSuiAddress(),
    transactionBlock: tx,
  });
  if (!results) throw new Error(error ?? 'no results');
  const [latest, inForce] = results.map((result) => result.returnValues?.[0][0][0] === 1);
  return { sends: !latest, receives: !inForce };
}
// endregion: status

// region: run
if (job === 'status') {
  const { sends, receives } = await status(account);
  console.log(`${account}: may send ${sends}, may receive ${receives}`);
} else {
  const tx = new Transaction();
  if (job === 'mint') mint(tx, 1_000_000n, account);
  else if (job === 'unblock') unblock(tx, account, '2025-17');
  else block(tx, account, '2025-17');
  const { digest, effects } = await client.signAndExecuteTransaction({
    signer: keypair,
    transaction: tx,
    options: { showEffects: true },
  });
  await client.waitForTransaction({ digest });
  console.log(`${job}: ${effects?.status.error ?? 'done'}`);
}
// endregion: run
