/** Code colors as CSS variables: one theme for light and dark, no repaint when a page wakes up. Plain data. */

import type { PrismTheme } from 'prism-react-renderer';

const color = (name: string): { color: string } => ({ color: `var(--code-${name})` });

export const prismTheme: PrismTheme = {
  plain: { color: 'var(--code-text)', backgroundColor: 'var(--code-background)' },
  styles: [
    { types: ['comment', 'prolog', 'cdata', 'doctype', 'output'], style: color('comment') },
    {
      types: ['keyword', 'atrule', 'important', 'boolean', 'null', 'nil'],
      style: color('keyword'),
    },
    {
      types: ['string', 'char', 'attr-value', 'regex', 'url', 'description'],
      style: color('string'),
    },
    { types: ['number', 'constant', 'address', 'symbol'], style: color('number') },
    {
      types: ['class-name', 'builtin', 'type-definition', 'scalar', 'object', 'atom-input', 'enum'],
      style: color('type'),
    },
    {
      types: ['function', 'function-name', 'function-definition', 'macro', 'method'],
      style: color('function'),
    },
    {
      types: ['property', 'attr-name', 'key', 'table', 'parameter', 'variable', 'assign-left'],
      style: color('property'),
    },
    {
      types: ['annotation', 'attribute', 'directive', 'decorator', 'shell-symbol'],
      style: color('attribute'),
    },
    { types: ['tag', 'selector'], style: color('keyword') },
    { types: ['inserted', 'inserted-sign'], style: color('inserted') },
    { types: ['deleted', 'deleted-sign'], style: color('deleted') },
  ],
};
