/** Replaces the hosted index, if the new one is whole and answers well. Talks to the service. */

import type { Algoliasearch } from 'algoliasearch';
import { askLabelled } from './labelled-exam.ts';
import type { LabelledQuery } from './labelled.ts';
import type { SearchRecord } from '../../site/src/search/record.ts';
import { hostedRecord, hostedSettings } from './hosted-records.ts';

export interface PushOptions {
  readonly client: Algoliasearch;
  readonly index: string;
  readonly siteUrl: string;
  readonly records: readonly SearchRecord[];
  readonly queries: readonly LabelledQuery[];
  /** Receives what happens, one line at a time. */
  readonly say: (line: string) => void;
}

/** Shares, in percent, below which the old index stays. */
export const gate = { records: 90, topThree: 90 } as const;

/** Addresses and lines of code: the embedded engine reads them, the service takes them for words. */
const PASTED = 'pasted';

export type PushOutcome =
  | { readonly kind: 'promoted'; readonly records: number }
  /** The old index still serves; the new one is deleted. */
  | { readonly kind: 'refused'; readonly reason: string; readonly fix: string };

export async function pushSearch(options: PushOptions): Promise<PushOutcome> {
  const { client, index, records, say } = options;
  const before = await countRecords(client, index);
  say(`${index} holds ${before} records; ${records.length} are new`);
  if (records.length * 100 < before * gate.records) {
    const reason = `the new index has ${records.length} records, less than ${gate.records} % of the ${before} that serve now`;
    return {
      kind: 'refused',
      reason,
      fix: 'find the pages that are gone; generate the references before you push',
    };
  }
  const next = `${index}_next`;
  await fill(options, next);
  const answered = await examine(options, next);
  say(
    `labelled queries: ${answered.topThree} of ${answered.asked} have the right page among the first three`,
  );
  if (answered.topThree * 100 < answered.asked * gate.topThree) {
    await client.deleteIndex({ indexName: next });
    const reason = `the new index answers ${answered.topThree} of ${answered.asked} labelled queries, the mark is ${gate.topThree} %: ${answered.missed.slice(0, 5).join(', ')}`;
    return {
      kind: 'refused',
      reason,
      fix: 'run npm run search-exam, and look at the records of the pages that these queries want',
    };
  }
  const { taskID } = await client.operationIndex({
    indexName: next,
    operationIndexParams: { operation: 'move', destination: index },
  });
  await client.waitForTask({ indexName: index, taskID });
  return { kind: 'promoted', records: records.length };
}

/** An index that does not exist yet holds nothing. */
async function countRecords(client: Algoliasearch, index: string): Promise<number> {
  const exists = await client.indexExists({ indexName: index });
  if (!exists) return 0;
  const { results } = await client.search({
    requests: [{ indexName: index, query: '', hitsPerPage: 0, distinct: false }],
  });
  const [first] = results;
  return first && 'nbHits' in first ? (first.nbHits ?? 0) : 0;
}

async function fill({ client, records, say }: PushOptions, next: string): Promise<void> {
  await client.deleteIndex({ indexName: next });
  const { taskID } = await client.setSettings({
    indexName: next,
    indexSettings: hostedSettings as never,
  });
  await client.waitForTask({ indexName: next, taskID });
  const objects = records.map(hostedRecord);
  await client.saveObjects({ indexName: next, objects, waitForTasks: true, batchSize: 1000 });
  say(`uploaded ${objects.length} records to ${next}`);
}

interface Examined {
  readonly asked: number;
  readonly topThree: number;
  readonly missed: readonly string[];
}

async function examine(
  { client, queries, records, siteUrl }: PushOptions,
  next: string,
): Promise<Examined> {
  const routes = new Set(records.map(({ url }) => routeOf(url, siteUrl)));
  const asked = queries.filter(
    ({ routes: expected, kind }) => kind !== PASTED && expected.some((route) => routes.has(route)),
  );
  const answers = new Map<string, readonly string[]>();
  for (let at = 0; at < asked.length; at += 25) {
    const requests = asked.slice(at, at + 25).map(({ query }) => ({
      indexName: next,
      query,
      hitsPerPage: 20,
      attributesToRetrieve: ['url'],
    }));
    const { results } = await client.searchForHits<{ url: string }>({ requests });
    results.forEach(({ hits }, offset) => {
      answers.set(asked[at + offset]?.query ?? '', [
        ...new Set(hits.map(({ url }) => routeOf(url, siteUrl))),
      ]);
    });
  }
  const { counts, misses } = askLabelled(asked, routes, (query) => answers.get(query) ?? []);
  const missed = misses
    .filter(({ rank }) => rank < 0 || rank > 2)
    .map(({ query }) => `"${query.query}"`);
  return { asked: counts.asked, topThree: counts.topThree, missed };
}

function routeOf(url: string, siteUrl: string): string {
  return url.slice(siteUrl.length).split('#')[0] ?? '';
}
