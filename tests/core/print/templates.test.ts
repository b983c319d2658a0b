/** Layouts: they print through the printer or not at all, and say what is missing and where. */

import { describe, expect, it } from 'vitest';
import { loadTemplates } from '../../../generators/core/print/load-templates.ts';
import { printFlow } from '../../../generators/core/print/print.ts';
import { heading, paragraph, text, withHints } from '../../../generators/core/nodes.ts';
import type { View } from '../../../generators/core/templates.ts';
import { compileTemplate } from '../../../generators/core/templates.ts';
import { elementsOf, evaluatePage, propertiesOf, textOf } from '../../support/evaluate.ts';
import { KILLERS } from '../../support/hostile.ts';

const PATH = 'generators/x/templates/page.mdx.hbs';

const print = (source: string, view: View): string =>
  printFlow(compileTemplate(source, PATH)(view));

describe('a layout', () => {
  it.each([
    ['raw output with three braces', 'a\n  {{{x}}}', '2:3', 'prints raw'],
    ['raw output with an ampersand', '{{&x}}', '1:1', 'prints raw'],
    ['raw output through a helper', '{{{text x}}}', '1:1', 'prints raw'],
    ['an unknown helper', '{{shout x}}', '1:1', 'calls "shout"'],
    ['the built-in "lookup"', '{{lookup x "y"}}', '1:1', 'calls "lookup"'],
    ['the built-in "log"', '{{log x}}', '1:1', 'calls "log"'],
    ['an unknown block', '{{#shout x}}{{/shout}}', '1:1', 'uses the block "shout"'],
    ['a partial', '{{> other}}', '1:1', 'PartialStatement'],
    ['a partial block', '{{#> other}}x{{/other}}', '1:1', 'PartialBlockStatement'],
    ['an inline partial', '{{#*inline "x"}}x{{/inline}}', '1:1', 'DecoratorBlock'],
    ['a helper inside a helper', '{{text (lookup x "y")}}', '1:1', 'inside a helper'],
    ['named options', '{{text x y=1}}', '1:1', 'named options'],
    ['a block that no layout needs', '{{#each x}}{{y}}{{/each}}', '1:1', 'uses the block "each"'],
    ['a key of a key', '{{a.b}}', '1:1', 'reaches into a value'],
    ['an outer key', '{{#if a}}{{../b}}{{/if}}', '1:10', 'reaches into a value'],
    ['a heading without an anchor', 'a\n\n## b', '1:1', 'has a heading without an anchor'],
    ['raw output inside a block', '{{#if x}}\n{{{x}}}{{/if}}', '2:1', 'prints raw'],
    ['raw output in the other branch', '{{#if x}}{{else}}{{{x}}}{{/if}}', '1:18', 'prints raw'],
    ['raw output deep inside', '{{#if x}}{{#if y}}{{&z}}{{/if}}{{/if}}', '1:19', 'prints raw'],
  ])('is refused for %s, at its place', (_name, source, location, message) => {
    expect(() => compileTemplate(source, PATH)).toThrow(`${PATH}:${location} the layout `);
    expect(() => compileTemplate(source, PATH)).toThrow(message);
  });

  it.each([['{{#if x}}'], ['{{x'], ['{{/if}}']])(
    'that does not parse is refused by name: %s',
    (source) => {
      expect(() => compileTemplate(source, PATH)).toThrow(/parse error/i);
    },
  );

  it.each([
    ['at the top', '{{missing}}', {}],
    ['in a helper', '{{prose missing}}', {}],
    ['in a heading', '{{heading 2 missing "-a"}}', {}],
    ['as a condition', '{{#if missing}}x{{/if}}', {}],
    ['in a condition', '{{#if a}}{{missing}}{{/if}}', { a: true }],
    ['of the prototype', '{{constructor}}', {}],
    ['of the prototype, too', '{{toString}}', {}],
  ])('throws with path and key for a key that the view lacks: %s', (_name, source, view) => {
    expect(() => compileTemplate(source, PATH)(view)).toThrow(
      new RegExp(`^${PATH}: the view has no key "(missing|constructor|toString)"`),
    );
  });

  it.each([
    ['prose of words', '{{prose x}}', { x: 'words' }, 'prose'],
    ['words of a list', '{{text x}}', { x: [] }, 'text'],
    ['words of nothing', '{{x}}', { x: null }, 'text'],
    ['a fence of a flag', '{{fence "sh" x}}', { x: true }, 'fence'],
    ['a heading of nothing', '{{heading 2 x "-a"}}', { x: null }, 'heading'],
  ])('throws when a helper gets what it does not print: %s', (_name, source, view, helper) => {
    expect(() => compileTemplate(source, PATH)(view)).toThrow(
      new RegExp(`^${PATH}: the helper "${helper}"`),
    );
  });

  it('prints bare words as text, never as Markdown or code', () => {
    const source = '{{heading 2 title "-t"}}\n\n{{text words}} and {{words}}';
    for (const words of KILLERS.filter((text) => text.trim() !== '')) {
      const page = evaluatePage(print(source, { title: 'T', words }));
      // GFM links bare web addresses wherever they stand.
      expect(['', 'a', 'h2', 'p']).toEqual(expect.arrayContaining([...elementsOf(page)]));
      for (const href of propertiesOf(page, 'href'))
        expect(href).toMatch(/^(https?:\/\/[^/]|mailto:)/);
    }
  });

  it('gives one tree: its own Markdown, and every kind of value where it is named', () => {
    const source =
      '{{heading 2 d "-d"}}\n\n- {{text a}} and `code`\n\n{{fence "sh" c}}\n\n{{prose e}}';
    const view = { a: '*a*', c: '$ c', d: '<d>', e: [paragraph('e')] };
    expect(compileTemplate(source, PATH)(view)[0]).toEqual(
      withHints(heading(2, '<d>'), { id: '-d' }),
    );
    expect(print(source, view)).toBe(
      '## \\<d> {/* #-d */}\n\n- \\*a\\* and `code`\n\n```sh\n$ c\n```\n\ne',
    );
  });

  it('keeps its anchors apart from those of entries', () => {
    expect(() => compileTemplate('{{heading 2 "A" "a"}}', PATH)({})).toThrow(
      `${PATH}: "a" is not an anchor of a layout`,
    );
  });

  it('throws when prose is named inside a line', () => {
    expect(() => compileTemplate('a {{prose x}}', PATH)({ x: [paragraph('b')] })).toThrow(
      `${PATH}: prose, fences and headings need a line of their own`,
    );
    expect(compileTemplate('{{text x}}', PATH)({ x: 'b' })).toEqual([paragraph(text('b'))]);
  });

  it('leaves out what is empty, and ends with the last word', () => {
    const source =
      '{{prose notices}}\n\n{{text lead}}\n\n{{prose notices}}\n{{#if more}}\n\n{{heading 2 "More" "-m"}}\n{{/if}}\n\nEnd.\n';
    expect(print(source, { notices: [], lead: 'Lead.', more: [] })).toBe('Lead.\n\nEnd.');
  });

  it('does not mistake the data of a view for part of the layout', () => {
    const page = print('{{x}}', { x: '{{x}} {{{y}}} {{#if z}}' });
    expect(textOf(evaluatePage(page))).toBe('{{x}} {{{y}}} {{#if z}}');
  });
});

describe('the layouts of a reference', () => {
  it('are read by name, and named by their file', () => {
    const templates = loadTemplates('graphql', 'entity', 'index');
    expect(Object.keys(templates)).toEqual(['entity', 'index']);
    expect(() => templates.entity({})).toThrow(
      'generators/graphql/pages/templates/entity.mdx.hbs: the view has no key "notices"',
    );
    expect(() => loadTemplates('graphql', 'none')).toThrow('none.mdx.hbs');
  });
});
