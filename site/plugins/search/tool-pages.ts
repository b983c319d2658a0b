/** Pages that are programs, not texts: what they show comes from the references. Reads generated data. */

import type { MethodEntry, MethodIndex } from '../../../generators/output/json-rpc';
import { loadGenerated } from '../generated-files';
import type { PageSection, SearchPage, SearchSymbol } from './page';

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

function loadMethods(docs: string): readonly MethodEntry[] {
  const method = { name: '', anchor: '', route: '', summary: null, isDeprecated: false };
  const entry = { ...method, isInInterface: false, sdkMethod: null, parameters: [''] };
  const index: MethodIndex | null = loadGenerated(docs, '_data/json-rpc-index.json', {
    release: '',
    groups: [{ title: '', methods: [entry] }],
  });
  return index?.groups.flatMap(({ methods }) => methods) ?? [];
}

function apiReference(methods: readonly MethodEntry[]): SearchPage {
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
    mentions: [],
    sections: [
      section({ anchor: null, heading: 'API reference', depth: 1, text: [lead] }),
      ...methods.map(({ name, anchor, summary }) =>
        section({ anchor, heading: name, depth: 2, text: summary === null ? [] : [summary] }),
      ),
    ],
  };
}
