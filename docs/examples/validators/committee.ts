// Shows who decides in the current epoch, and who is in danger: npx tsx committee.ts

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { SuiGraphQLClient } from '@mysten/sui/graphql';
import { graphql } from '@mysten/sui/graphql/schemas/latest';

const client = new SuiGraphQLClient({ url: 'https://sui-mainnet.mystenlabs.com/graphql' });

// region: query
const COMMITTEE = graphql(`
  query Committee($after: String) {
    epoch {
      epochId
      validatorSet {
        activeValidators(first: 20, after: $after) {
          pageInfo {
            hasNextPage
            endCursor
          }
          nodes {
            name
            address {
              address
            }
            votingPower
            atRisk
          }
        }
      }
    }
  }
`);
// endregion: query

// region: read
interface Member {
  readonly name: string;
  readonly address: string;
  readonly power: number;
  readonly atRisk: number;
}

async function pageOf(after: string | null) {
  const { data, errors } = await client.query({ query: COMMITTEE, variables: { after } });
  if (errors?.length) throw new Error(errors.map(({ message }) => message).join('; '));
  const page = data?.epoch?.validatorSet?.activeValidators;
  if (!data?.epoch || !page) throw new Error('the answer has no committee');
  return { epoch: Number(data.epoch.epochId), ...page };
}

async function readCommittee(): Promise<{ epoch: number; members: Member[] }> {
  const members: Member[] = [];
  let after: string | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(after);
    for (const { name, address, votingPower, atRisk } of page.nodes)
      members.push({
        name: name ?? '',
        address: address.address,
        power: votingPower ?? 0,
        atRisk: Number(atRisk ?? 0),
      });
    after = page.pageInfo.endCursor;
    if (!page.pageInfo.hasNextPage) return { epoch: page.epoch, members };
  }
}
// endregion: read

// region: count
const TOTAL = 10_000;
const QUORUM = 6_667;

/** How many members it takes, the most powerful first, to reach so many units. */
function fewest(members: readonly Member[], units: number): number {
  const powers = members.map(({ power }) => power).sort((a, b) => b - a);
  let sum = 0;
  return powers.findIndex((power) => (sum += power) >= units) + 1;
}

const { epoch, members } = await readCommittee();
const total = members.reduce((sum, { power }) => sum + power, 0);
console.log(`epoch ${epoch}: ${members.length} validators, ${total} units`);
console.log(`a quorum takes at least ${fewest(members, QUORUM)} of them`);
console.log(`without the ${fewest(members, TOTAL - QUORUM + 1)} largest there is no quorum`);

for (const { name, power, atRisk } of members)
  if (atRisk > 0) console.log(`${name} is at risk with power ${power}, for ${atRisk} epochs`);
// endregion: count

// region: reports
const rpc = new SuiClient({ url: getFullnodeUrl('mainnet') });
const { validatorReportRecords } = await rpc.getLatestSuiSystemState();
const byAddress = new Map(members.map((member) => [member.address, member]));
for (const [reported, reporters] of validatorReportRecords) {
  const against = reporters.reduce((sum, reporter) => sum + (byAddress.get(reporter)?.power ?? 0), 0);
  console.log(`${byAddress.get(reported)?.name} is reported by ${against} of ${QUORUM} units`);
}
// endregion: reports
