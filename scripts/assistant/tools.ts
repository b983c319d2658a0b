/** The tools that the server offers: what callers read of them, what they take, and who answers. */

import type { Kind } from '../../site/src/search/kinds.ts';
import { kinds } from '../../site/src/search/kinds.ts';
import type { Snippet } from '../checks/snippet/model.ts';
import type { Answer } from './answers.ts';
import { answerCheck, answerError, answerPage, answerSearch, answerSymbol } from './answers.ts';
import type { Desk } from './desk.ts';

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema; arguments that do not match it never reach `answer`. */
  readonly inputSchema: { readonly type: 'object' } & Readonly<Record<string, unknown>>;
  answer(
    desk: Desk,
    input: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ): Promise<Answer>;
}

function text(description: string, maxLength: number): Readonly<Record<string, unknown>> {
  return { type: 'string', minLength: 1, maxLength, description };
}

function input(
  properties: Readonly<Record<string, unknown>>,
  required: readonly string[],
): Tool['inputSchema'] {
  return { type: 'object', properties, required, additionalProperties: false };
}

export const tools: readonly Tool[] = [
  {
    name: 'search_docs',
    title: 'Search the Sui documentation',
    description:
      'Finds pages, sections and symbols of the Sui documentation by words, names or pasted lines. Use it first when you do not know where something is; then read_page or lookup_symbol for the whole.',
    inputSchema: input(
      {
        query: text('Words, a name such as coin::split, or a pasted line.', 2000),
        kind: { enum: kinds.map(({ key }) => key), description: 'Only this part of the site.' },
        limit: { type: 'integer', minimum: 1, maximum: 20, description: 'Hits; 8 when left out.' },
      },
      ['query'],
    ),
    answer: (desk, { query, kind = null, limit = 8 }) =>
      answerSearch(desk, {
        query: query as string,
        kind: kind as Kind | null,
        limit: limit as number,
      }),
  },
  {
    name: 'read_page',
    title: 'Read a page',
    description:
      'The Markdown of a page of the Sui documentation, or of one section of it. Takes the route or the address that other tools return.',
    inputSchema: input(
      {
        route: text('Such as /concepts/versioning; an address with #section works too.', 300),
        section: text('Anchor or heading of one section.', 200),
      },
      ['route'],
    ),
    answer: (desk, { route, section = null }) =>
      answerPage(desk, route as string, section as string | null),
  },
  {
    name: 'lookup_symbol',
    title: 'Look up a symbol',
    description:
      'What a name of Sui is in the documented release: a Move item (sui::coin::split), GraphQL type or field (Coin.coinBalance), command or option (sui client gas), JSON-RPC method (suix_getCoins), SDK member (SuiClient.getCoins), error constant or abort code (coin::2). Answers with signature, description, aborts, deprecation and the same thing on other interfaces. Names of earlier releases lead to what replaced them. Use it before you write a name from memory.',
    inputSchema: input({ name: text('The name, with or without its path.', 300) }, ['name']),
    answer: (desk, { name }) => answerSymbol(desk, name as string),
  },
  {
    name: 'explain_error',
    title: 'Explain an error',
    description:
      'What an error of Sui means and what to do: paste the output of a command, the status of a transaction, or a MoveAbort. Decodes module, code and constant of aborts of the framework, and finds the pages that speak of the message.',
    inputSchema: input({ text: text('The error as it was printed.', 20_000) }, ['text']),
    answer: (desk, { text: pasted }) => answerError(desk, pasted as string),
  },
  {
    name: 'check_code',
    title: 'Check code',
    description:
      'Holds code against the documented release of Sui and says what is wrong, with line, reason and fix: Move (compiled, tests run), ts, tsx, js, jsx (typed against @mysten/sui), graphql, sh (sui command lines), json (JSON-RPC requests), Move.toml, yaml (client.yaml, node configuration). Nothing is sent anywhere. Check what you wrote before you show it.',
    inputSchema: input(
      {
        language: text('As of a code fence, or a file name such as Move.toml or client.yaml.', 60),
        code: { type: 'string', description: 'The code, at most 200,000 characters with files.' },
        files: {
          type: 'array',
          description: 'Further modules, Move.toml, or variables.json of a query.',
          items: input(
            { path: text('Such as sources/shop.move.', 120), text: { type: 'string' } },
            ['path', 'text'],
          ),
        },
      },
      ['language', 'code'],
    ),
    answer: (desk, { language, code, files = [] }, signal) =>
      answerCheck(desk, { language, code, files } as Snippet, signal),
  },
];
