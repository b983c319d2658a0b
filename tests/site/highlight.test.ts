/** The grammars of ours: what each piece of code is taken for. */
import { Prism } from 'prism-react-renderer';
import { describe, expect, it } from 'vitest';
import { consoleGrammar } from '../../site/src/highlight/console';
import { graphqlGrammar } from '../../site/src/highlight/graphql';
import { moveGrammar } from '../../site/src/highlight/move';
import { expectGoldenLines } from '../support/golden.ts';

type Token = InstanceType<typeof Prism.Token>;
type Grammar = Parameters<typeof Prism.tokenize>[1];

/** `kind:text` of every token that is not plain, flattened. */
function kindsOf(code: string, grammar: unknown): readonly string[] {
  const walk = (token: string | Token): readonly string[] => {
    if (typeof token === 'string') return [];
    return typeof token.content === 'string'
      ? [`${token.type}:${token.content}`]
      : (token.content as (string | Token)[]).flatMap(walk);
  };
  return Prism.tokenize(code, grammar as Grammar).flatMap(walk);
}

describe('Move', () => {
  const kinds = (code: string): readonly string[] =>
    kindsOf(code, moveGrammar).filter((kind) => !/^(?:punctuation|operator):/.test(kind));

  it('is cut as its cases say', async () => {
    await expectGoldenLines('site/highlight-move.txt', kinds);
  });

  // What is not linear does not end within the time that a test may take.
  it.each(['f<', 'a<b(', '/*', '#[', 'b"', '@', "'", 'a::'])('ends on a long run of %s', (text) => {
    expect(kinds(text.repeat(50_000))).toBeInstanceOf(Array);
  });
});

describe('GraphQL', () => {
  const kinds = (code: string): readonly string[] =>
    kindsOf(code, graphqlGrammar).filter((kind) => !/^(?:punctuation|operator):/.test(kind));

  it('is cut as its cases say', async () => {
    await expectGoldenLines('site/highlight-graphql.txt', kinds);
  });
});

describe('a console session', () => {
  it('tells commands from output', () => {
    const kinds = kindsOf(
      '$ sui gas \\\n  --json\n[gas]\n$ ls',
      consoleGrammar({ word: /[\w-]+/ }),
    );
    expect(kinds).toEqual([
      'shell-symbol:$',
      'word:sui',
      'word:gas',
      'word:--json',
      'output:[gas]',
      'shell-symbol:$',
      'word:ls',
    ]);
  });
});
