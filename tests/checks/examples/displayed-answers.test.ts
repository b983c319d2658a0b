/** When an answer on a page is held against the operation before it. */

import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { checkGraphqlAnswer } from '../../../scripts/checks/examples/graphql/answers.ts';
import { blocksOfPage } from '../../../scripts/checks/examples/page/blocks.ts';
import { readPage } from '../../../scripts/checks/examples/page/read-page.ts';

const schema = buildSchema('type Query { name: String me: Query }');
const wrong = '```json\n{ "data": { "nome": "Ada" } }\n```\n';

function codes(text: string): readonly string[] {
  const page = readPage({ path: 'docs/a.mdx', text });
  if (!page.value) throw new Error(page.diagnostics[0]?.message);
  const { blocks } = blocksOfPage(page.value, {
    loadFile: () => null,
    files: [],
    month: '2026-11',
  });
  return checkGraphqlAnswer(blocks, schema).map(({ code }) => code);
}

const asked = (operation: string): string => `\`\`\`graphql\n${operation}\n\`\`\`\n\n`;

describe('an answer', () => {
  test('is held against the last operation', () => {
    expect(codes(`${asked('{ me { name } }')}${asked('{ name }')}${wrong}`)).toEqual([
      'examples/graphql-answer',
    ]);
  });

  test.each([
    ['that does not parse', '{ name'],
    ['with a fault of its own', '{ name(first: 3) }'],
    [
      'whose fragments go in circles',
      '{ ...A }\nfragment A on Query { me { ...B } }\nfragment B on Query { ...A }',
    ],
    ['of which there are two', 'query A { name }\nquery B { me { name } }'],
  ])('is let be behind an operation %s', (_what, operation) => {
    expect(codes(asked(operation) + wrong)).toEqual([]);
  });

  test('without an operation, or without data, is not an answer', () => {
    expect(codes(wrong)).toEqual([]);
    expect(codes(`${asked('{ name }')}\`\`\`json\n{ "nome": 1 }\n\`\`\``)).toEqual([]);
  });

  test('that says why it is not checked is not', () => {
    const unchecked = wrong.replace('json', 'json unchecked="shortened"');
    expect(codes(asked('{ name }') + unchecked)).toEqual([]);
  });
});
