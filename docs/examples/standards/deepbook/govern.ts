// Stakes, proposes, votes and claims, a step per epoch: npx tsx govern.ts stake | propose | vote ID | claim

import { Transaction } from '@mysten/sui/transactions';
import { DESK, deepBook, send } from './setup';

const POOL = 'SUI_DBUSDC';
const [step = 'all', proposalId = process.env.PROPOSAL_ID ?? ''] = process.argv.slice(2);

// region: stake
/** Takes DEEP from the balance manager; it counts from the next epoch on. */
async function stake(): Promise<void> {
  const tx = new Transaction();
  tx.add(deepBook.governance.stake(POOL, DESK, 1_000));
  await send(tx);
  const { active_stake, inactive_stake } = await deepBook.account(POOL, DESK);
  console.log(`active ${active_stake}, inactive ${inactive_stake}`);
}
// endregion: stake

// region: propose
interface Proposal {
  readonly balance_manager_id: string;
  readonly taker_fee: string;
  readonly maker_fee: string;
}

/** Fees are fractions here: 0.0008 is 8 basis points. */
async function propose(): Promise<void> {
  const tx = new Transaction();
  tx.add(
    deepBook.governance.submitProposal({
      poolKey: POOL,
      balanceManagerKey: DESK,
      takerFee: 0.0008,
      makerFee: 0.0002,
      stakeRequired: 500,
    }),
  );
  const { events } = await send(tx);
  const proposed = events?.find(({ type }) => type.endsWith('::state::ProposalEvent'));
  if (!proposed) throw new Error('no proposal was recorded');
  const { balance_manager_id, taker_fee, maker_fee } = proposed.parsedJson as Proposal;
  console.log(`proposal ${balance_manager_id}: taker ${taker_fee}, maker ${maker_fee}`);
}
// endregion: propose

// region: vote
/** Moves the whole vote; the ID is the balance manager of whoever proposed. */
async function vote(): Promise<void> {
  const tx = new Transaction();
  tx.add(deepBook.governance.vote(POOL, DESK, proposalId));
  await send(tx);
  console.log(`voted for ${proposalId}`);
}
// endregion: vote

// region: claim
/** Rebates of earlier epochs, paid into the balance manager. */
async function claim(): Promise<void> {
  const { unclaimed_rebates } = await deepBook.account(POOL, DESK);
  console.log(`claiming ${unclaimed_rebates.deep} DEEP`);
  const tx = new Transaction();
  tx.add(deepBook.deepBook.claimRebates(POOL, DESK));
  await send(tx);
}
// endregion: claim

const steps: Readonly<Record<string, () => Promise<void>>> = { stake, propose, vote, claim };
for (const [name, run] of Object.entries(steps)) if (step === name || step === 'all') await run();
