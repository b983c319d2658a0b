// Changes a policy: npx tsx admin.ts allow|disallow ACTION, or replace ACTION OLD_RULE NEW_RULE

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';

const PACKAGE_ID = process.env.PACKAGE_ID ?? '';
const POLICY_ID = process.env.POLICY_ID ?? '';
const POLICY_CAP_ID = process.env.POLICY_CAP_ID ?? '';
const CRUMB = `${PACKAGE_ID}::crumb::CRUMB`;

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');
const [job = 'allow', action = 'to_coin', oldRule, newRule] = process.argv.slice(2);

// region: change
/** Lets everyone perform the action, or nobody any more. */
function set(tx: Transaction, job: 'allow' | 'disallow', action: string): void {
  tx.moveCall({
    target: `0x2::token::${job}`,
    typeArguments: [CRUMB],
    arguments: [tx.object(POLICY_ID), tx.object(POLICY_CAP_ID), tx.pure.string(action)],
  });
}

/** In one block, so that the action is never without a rule. */
function replace(tx: Transaction, action: string, oldRule: string, newRule: string): void {
  const shared = [tx.object(POLICY_ID), tx.object(POLICY_CAP_ID), tx.pure.string(action)];
  tx.moveCall({
    target: '0x2::token::add_rule_for_action',
    typeArguments: [CRUMB, newRule],
    arguments: shared,
  });
  tx.moveCall({
    target: '0x2::token::remove_rule_for_action',
    typeArguments: [CRUMB, oldRule],
    arguments: shared,
  });
}
// endregion: change

const tx = new Transaction();
if (job === 'allow' || job === 'disallow') set(tx, job, action);
else if (oldRule && newRule)
  replace(tx, action, `${PACKAGE_ID}::${oldRule}`, `${PACKAGE_ID}::${newRule}`);
else throw new Error('say allow, disallow or replace');
const { digest, effects } = await client.signAndExecuteTransaction({
  signer: keypair,
  transaction: tx,
  options: { showEffects: true },
});
await client.waitForTransaction({ digest });
console.log(`${job} ${action}: ${effects?.status.error ?? 'done'}`);
