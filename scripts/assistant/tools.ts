/** The tools that the server and `npm run ask` offer: what callers read of them, what they take, and who answers. */

import { z } from 'zod';
import type { Kind } from '../../site/src/search/kinds.ts';
import { kinds } from '../../site/src/search/kinds.ts';
import { snippetShape } from '../checks/snippet/model.ts';
import type { Answer, Desk } from './answers.ts';
import * as answers from './answers.ts';

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What does not match it never reaches `answer`. */
  readonly input: z.AnyZodObject;
  answer(desk: Desk, input: unknown, signal?: AbortSignal): Promise<Answer>;
}

type Given<Shape extends z.ZodRawShape> = Omit<Tool, 'input' | 'answer'> & {
  readonly input: Shape;
  answer(
    desk: Desk,
    input: z.infer<z.ZodObject<Shape, 'strict'>>,
    signal?: AbortSignal,
  ): Promise<Answer>;
};

/** An answer rejects, with what to do, before the references were generated. */
function tool<Shape extends z.ZodRawShape>({ input: shape, answer, ...tool }: Given<Shape>): Tool {
  const input = z.strictObject(shape);
  return {
    ...tool,
    input,
    answer: async (desk, values, signal) => {
      if (answers.hasReferences(desk.root)) return answer(desk, input.parse(values), signal);
      throw new Error('the reference pages are missing: run npm run generate once');
    },
  };
}

const text = (description: string, longest: number): z.ZodString =>
  z.string().min(1).max(longest).describe(description);

const kindNames = kinds.map(({ key }) => key) as [Kind, ...Kind[]];

export const tools: readonly Tool[] = [
  tool({
    name: 'search_docs',
    title: 'Search the Sui documentation',
    description:
      'Finds pages, sections and symbols of the Sui documentation by words, names or pasted lines. Use it first when you do not know where something is; then read_page or lookup_symbol for the whole.',
    input: {
      query: text('Words, a name such as coin::split, or a pasted line.', 2000),
      kind: z.enum(kindNames).nullable().default(null).describe('Only this part of the site.'),
      limit: z.number().int().min(1).max(20).default(8).describe('Hits.'),
    },
    answer: answers.answerSearch,
  }),
  tool({
    name: 'read_page',
    title: 'Read a page',
    description:
      'The Markdown of a page of the Sui documentation, or of one section of it. Takes the route or the address that other tools return.',
    input: {
      route: text('Such as /concepts/versioning; an address with #section works too.', 300),
      section: text('Anchor or heading of one section.', 200).optional(),
    },
    answer: answers.answerPage,
  }),
  tool({
    name: 'lookup_symbol',
    title: 'Look up a symbol',
    description:
      'What a name of Sui is in the documented release: a Move item (sui::coin::split), GraphQL type or field (Coin.coinBalance), command or option (sui client gas), JSON-RPC method (suix_getCoins), SDK member (SuiClient.getCoins), error constant or abort code (coin::2). Answers with signature, description, aborts, deprecation and the same thing on other interfaces. Names of earlier releases lead to what replaced them. Use it before you write a name from memory.',
    input: { name: text('The name, with or without its path.', 300) },
    answer: answers.answerSymbol,
  }),
  tool({
    name: 'explain_error',
    title: 'Explain an error',
    description:
      'What an error of Sui means and what to do: paste the output of a command, the status of a transaction, or a MoveAbort. Decodes module, code and constant of aborts of the framework, and finds the pages that speak of the message.',
    input: { text: text('The error as it was printed.', 20_000) },
    answer: answers.answerError,
  }),
  tool({
    name: 'check_code',
    title: 'Check code',
    description:
      'Checks code against the documented release of Sui and says what is wrong, with line, reason and fix: Move (compiled, tests run), ts, tsx, js, jsx (typed against @mysten/sui), graphql, sh (sui command lines), json (JSON-RPC requests), Move.toml, yaml (client.yaml, node configuration). Nothing is sent anywhere. Check what you wrote before you show it.',
    input: snippetShape,
    answer: answers.answerCheck,
  }),
];
