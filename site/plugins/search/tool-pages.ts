/** Pages that are programs, not texts: what they show comes from the references. Reads generated data. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSection, SearchPage } from './page';

interface MethodData {
  readonly name: string;
  readonly anchor: string;
  readonly summary: string | null;
}

/** `/sui-api-ref`, when the JSON-RPC reference was generated. */
export function loadToolPages(docs: string): readonly SearchPage[] {
  const file = join(docs, 'generated/_data/json-rpc-index.json');
  if (!existsSync(file)) return [];
  const { groups } = JSON.parse(readFileSync(file, 'utf8')) as {
    groups: readonly { methods: readonly MethodData[] }[];
  };
  return [apiReference(groups.flatMap(({ methods }) => methods))];
}

function apiReference(methods: readonly MethodData[]): SearchPage {
  const section = (
    part: Pick<PageSection, 'anchor' | 'heading' | 'depth' | 'text'>,
  ): PageSection => ({
    ...part,
    code: [],
    isInternal: false,
  });
  const lead =
    'Every method of the Sui JSON-RPC API on one page, with a filter and a choice of network.';
  return {
    route: '/sui-api-ref',
    title: 'API reference',
    description: lead,
    keywords: ['JSON-RPC', 'API'],
    isGenerated: true,
    mentions: [],
    sections: [
      section({ anchor: null, heading: 'API reference', depth: 1, text: [lead] }),
      ...methods.map(({ name, anchor, summary }) =>
        section({ anchor, heading: name, depth: 2, text: summary === null ? [] : [summary] }),
      ),
    ],
  };
}
