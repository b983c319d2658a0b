/** `npm run push-search`: uploads the search records to the hosted service, behind a gate. Talks to the service. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { loadRecords, siteUrl } from './search/engine.ts';
import { parseLabelled } from './search/labelled.ts';
import { gate, pushSearch } from './search/push.ts';
import { isHelp, readOptions, root } from './process/tool.ts';

const HELP = `
Usage: npm run push-search [-- --dry-run]

Builds the search records from the pages and puts them in place of the hosted index, settings included.
The new index is filled and queried next to the old one. It takes its place only if it has at least
${gate.records} % of the old one's records and has the right page among the first three for at least
${gate.topThree} % of the queries in tests/search/labelled.tsv.

Reads ALGOLIA_APP_ID, ALGOLIA_INDEX and ALGOLIA_ADMIN_KEY (a key that may write; it never reaches the site).

  --dry-run  count the records and upload nothing
`;

function fail(message: string, fix: string): number {
  process.stderr.write(`push-search: ${message}\n  fix: ${fix}\n`);
  return 1;
}

async function main(): Promise<number> {
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  const values = readOptions('push-search', { 'dry-run': { type: 'boolean' } });
  if (!values) return 2;
  const isDry = values['dry-run'] === true;
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX', 'ALGOLIA_ADMIN_KEY'] as const;
  const missing = names.filter((name) => (process.env[name] ?? '') === '');
  if (missing.length > 0 && !isDry)
    return fail(`${missing.join(' and ')} missing`, `set ${names.join(', ')}, or add --dry-run`);
  const records = loadRecords();
  if (isDry) {
    say(
      `${records.length} records, ${records.filter(({ symbols }) => symbols.length > 0).length} of them symbols; nothing uploaded`,
    );
    return 0;
  }
  const [appId = '', index = '', key = ''] = names.map((name) => process.env[name]);
  const client = algoliasearch(appId, key);
  const queries = parseLabelled(readFileSync(path.join(root, 'tests/search/labelled.tsv'), 'utf8'));
  try {
    const outcome = await pushSearch({ client, index, siteUrl, records, queries, say });
    if (outcome.kind === 'refused') return fail(`not promoted: ${outcome.reason}`, outcome.fix);
    say(`promoted: ${index} serves ${outcome.records} records`);
    return 0;
  } catch (error) {
    // The service's own words, without the request that holds the key.
    return fail(
      `the service failed: ${error instanceof Error ? error.message : String(error)}`,
      'check the three values and try again; the old index still serves',
    );
  }
}

if (!isHelp(HELP)) process.exitCode = await main();
