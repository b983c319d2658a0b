/** Pages that are programs, not texts: what they show comes from the references. Reads generated data. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSection, SearchPage, SearchSymbol } from './page';

interface MethodData {
  readonly name: string;
  readonly anchor: string;
  readonly summary: string | null;
}

const route = '/sui-api-ref';

/** `/sui-api-ref`, when the JSON-RPC reference was generated. */
export function loadToolPages(docs: string): readonly SearchPage[] {
  const methods = loadMethods(docs);
  return methods.length === 0 ? [] : [apiReference(methods)];
}

/** The methods of `/sui-api-ref`: each opens there, with requests for the reader's network. */
export function loadToolSymbols(docs: string): readonly SearchSymbol[] {
  return loadMethods(docs).map(({ name, anchor, summary }) => ({
    id: `api:${name}`,
    route,
    anchor,
    label: name,
    kind: 'API method',
    summary,
  }));
}

function loadMethods(docs: string): readonly MethodData[] {
  const file = join(docs, 'generated/_data/json-rpc-index.json');
  if (!existsSync(file)) return [];
  const { groups } = JSON.parse(readFileSync(file, 'utf8')) as {
    groups: readonly { methods: readonly MethodData[] }[];
  };
  return groups.flatMap(({ methods }) => methods);
}

function apiReference(methods: readonly MethodData[]): SearchPage {
  const section = (
    part: Pick<PageSection, 'anchor' | 'heading' | 'depth' | 'text'>,
  ): PageSection => ({
    ...part,
    code: [],
    messages: [],
    isInternal: false,
  });
  const lead =
    'Every method of the Sui JSON-RPC API on one page, with a filter and a choice of network.';
  return {
    route,
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
