/** Pages that are programs, not documents: what their heads say. Plain data. */

export interface HeadWords {
  readonly permalink: string;
  readonly title: string;
  /** One sentence. */
  readonly description: string;
}

export const home: HeadWords = {
  permalink: '/',
  title: 'Sui, documented line by line',
  description:
    'Guides, concepts, standards and references for building on Sui, written for one release and checked against it.',
};

export const methodList: HeadWords = {
  permalink: '/sui-api-ref',
  title: 'API reference',
  description:
    'Every method of the Sui JSON-RPC API on one page: parameters, results and examples as curl, JSON or SDK call, for the network you choose.',
};
