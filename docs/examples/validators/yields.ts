// What validators earned in the last epoch, and what they promise: npx tsx yields.ts

import type { EventId, PaginatedEvents } from '@mysten/sui/client';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';

const client = new SuiClient({ url: getFullnodeUrl('mainnet') });

// region: event
interface EpochInfo {
  readonly epoch: string;
  readonly validator_address: string;
  readonly reference_gas_survey_quote: string;
  readonly stake: string;
  readonly voting_power: string;
  readonly commission_rate: string;
  readonly pool_staking_reward: string;
  readonly tallying_rule_global_score: string;
}

const EVENT = '0x3::validator_set::ValidatorEpochInfoEventV2';

/** One event for each validator, newest first, until those of an older epoch begin. */
async function lastEpoch(): Promise<EpochInfo[]> {
  const infos: EpochInfo[] = [];
  let cursor: EventId | null | undefined = null;
  for (;;) {
    const page: PaginatedEvents = await client.queryEvents({
      query: { MoveEventType: EVENT },
      order: 'descending',
      cursor,
    });
    infos.push(...page.data.map(({ parsedJson }) => parsedJson as EpochInfo));
    const found = infos.filter(({ epoch }) => epoch === infos[0]?.epoch);
    if (found.length < infos.length || !page.hasNextPage) return found;
    cursor = page.nextCursor;
  }
}
// endregion: event

// region: yields
const { apys } = await client.getValidatorsApy();
const apyOf = new Map(apys.map(({ address, apy }) => [address, apy]));
for (const info of await lastEpoch()) {
  const reward = BigInt(info.pool_staking_reward);
  const commission = (reward * BigInt(info.commission_rate)) / 10_000n;
  const apy = ((apyOf.get(info.validator_address) ?? 0) * 100).toFixed(2);
  console.log(`${info.validator_address.slice(0, 6)} ${info.voting_power} units, APY ${apy} %`);
  console.log(`  to stakers ${reward - commission}, commission ${commission} MIST`);
  if (info.tallying_rule_global_score === '0') console.log('  reported by a quorum');
}
// endregion: yields
