// Finds the policies of a token and lists what they allow: npx tsx policy.ts

import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';

const PACKAGE_ID = process.env.PACKAGE_ID ?? '';
const CRUMB = `${PACKAGE_ID}::crumb::CRUMB`;
const client = new SuiClient({ url: getFullnodeUrl('testnet') });

// region: find
/** Every policy announces itself when it is shared. There can be more than one. */
async function findPolicies(token: string): Promise<string[]> {
  const { data } = await client.queryEvents({
    query: { MoveEventType: `0x2::token::TokenPolicyCreated<${token}>` },
    order: 'ascending',
  });
  return data.map((event) => (event.parsedJson as { id: string }).id);
}
// endregion: find

// region: read
/** What a full node shows of a `TokenPolicy`. */
interface PolicyFields {
  spent_balance: string;
  rules: { fields: { contents: Entry[] } };
}
interface Entry {
  fields: { key: string; value: { fields: { contents: { fields: { name: string } }[] } } };
}

/** For each allowed action the types of its rules. */
async function readPolicy(id: string): Promise<Map<string, string[]>> {
  const { data } = await client.getObject({ id, options: { showContent: true } });
  if (data?.content?.dataType !== 'moveObject') throw new Error(`${id} is no policy`);
  const { rules } = data.content.fields as unknown as PolicyFields;
  return new Map(
    rules.fields.contents.map(({ fields: { key, value } }) => [
      key,
      value.fields.contents.map((rule) => rule.fields.name),
    ]),
  );
}
// endregion: read

// region: list
const policies = await findPolicies(CRUMB);
console.log(`${policies.length} policy`);
for (const id of policies)
  for (const [action, rules] of await readPolicy(id)) {
    const names = rules.map((rule) => rule.split('::').slice(1).join('::'));
    console.log(`${action}: ${names.length === 0 ? 'open to all' : names.join(', ')}`);
  }
// endregion: list
