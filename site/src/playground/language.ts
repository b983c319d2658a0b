/** Colors in the editor: Move by the grammar that pages are highlighted with, GraphQL by the tags of its parser. */

import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import type { StringStream } from '@codemirror/language';
import { Tag, tags } from '@lezer/highlight';
import { colorOf } from '../highlight/code-token';
import { moveGrammar } from '../highlight/move';

interface Rule {
  readonly pattern: RegExp;
  /** The class of its color. */
  readonly color: string | null;
}

interface MoveState {
  isInComment: boolean;
}

const rules: readonly Rule[] = Object.entries(moveGrammar).flatMap(([name, value]) =>
  [value].flat().flatMap((token) => {
    if (token === undefined) return [];
    const { pattern, alias = [] } = token instanceof RegExp ? { pattern: token } : token;
    const sticky = new RegExp(pattern.source, `${pattern.flags.replace('y', '')}y`);
    return [{ pattern: sticky, color: colorOf({ types: [name, alias].flat(), content: '' }) }];
  }),
);

/** What no rule knows. */
const OTHER = /\w+|./y;

const colors = [
  ...['comment', 'keyword', 'string', 'number', 'type', 'function', 'property', 'attribute'],
] as const;
const tagOf = new Map(colors.map((color) => [`code-${color}`, Tag.define()]));

export const move = StreamLanguage.define<MoveState>({
  name: 'move',
  startState: () => ({ isInComment: false }),
  tokenTable: Object.fromEntries(tagOf),
  languageData: { commentTokens: { line: '//', block: { open: '/*', close: '*/' } } },
  token: (stream, state) => {
    if (state.isInComment || stream.match('/*')) {
      state.isInComment = !stream.match(/^.*?\*\//);
      if (state.isInComment) stream.skipToEnd();
      return 'code-comment';
    }
    return stream.eatSpace() ? null : colorAt(stream);
  },
});

function colorAt(stream: StringStream): string | null {
  for (const { pattern, color } of [...rules, { pattern: OTHER, color: null }]) {
    pattern.lastIndex = stream.pos;
    const found = pattern.exec(stream.string)?.[0] ?? '';
    if (found === '') continue;
    stream.pos += found.length;
    return color;
  }
  stream.next();
  return null;
}

const graphqlColors: readonly (readonly [Tag | readonly Tag[], string])[] = [
  [tags.comment, 'comment'],
  [[tags.keyword, tags.bool, tags.null, tags.definitionKeyword], 'keyword'],
  [tags.string, 'string'],
  [[tags.number, tags.integer, tags.float], 'number'],
  [[tags.typeName, tags.className, tags.atom], 'type'],
  [[tags.function(tags.variableName), tags.special(tags.name)], 'function'],
  [[tags.propertyName, tags.attributeName, tags.variableName], 'property'],
  [tags.modifier, 'attribute'],
];

export const highlighting = syntaxHighlighting(
  HighlightStyle.define([
    ...[...tagOf].map(([name, tag]) => ({ tag, class: name })),
    ...graphqlColors.map(([tag, color]) => ({ tag, class: `code-${color}` })),
  ]),
);
