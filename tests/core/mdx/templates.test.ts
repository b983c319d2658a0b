/** Layouts: they print through the printer or not at all, and say what is missing and where. */

import { describe, expect, it } from 'vitest';
import { loadTemplates } from '../../../generators/core/mdx/load-templates.ts';
import { badge, paragraph } from '../../../generators/core/nodes.ts';
import { compileTemplate } from '../../../generators/core/templates.ts';
import { elementsOf, evaluatePage, propertiesOf, textOf } from '../../support/evaluate.ts';
import { KILLERS } from '../../support/hostile.ts';

const PATH = 'generators/x/templates/page.mdx.hbs';

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
    ['block parameters', '{{#each x as |y|}}{{y}}{{/each}}', '1:1', 'names what a block gives'],
    ['raw output inside a block', '{{#if x}}\n{{{x}}}{{/if}}', '2:1', 'prints raw'],
    ['raw output in the other branch', '{{#if x}}{{else}}{{{x}}}{{/if}}', '1:18', 'prints raw'],
    [
      'raw output deep inside',
      '{{#each x}}{{#with y}}{{&z}}{{/with}}{{/each}}',
      '1:23',
      'prints raw',
    ],
  ])('is refused for %s, at its place', (_name, source, place, message) => {
    expect(() => compileTemplate(source, PATH)).toThrow(`${PATH}:${place} the layout `);
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
    ['in an item', '{{#each list}}{{missing}}{{/each}}', { list: [{ there: 'x' }] }],
    ['as a condition', '{{#if missing}}x{{/if}}', {}],
    ['as the other condition', '{{#unless missing}}x{{/unless}}', {}],
    ['as a list', '{{#each missing}}x{{/each}}', {}],
    ['inside a value', '{{#with a}}{{missing}}{{/with}}', { a: { b: 'x' } }],
    ['below a value', '{{a.missing}}', { a: { b: 'x' } }],
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
    ['code of a flag', '{{code x}}', { x: true }, 'code'],
  ])('throws when a helper gets what it does not print: %s', (_name, source, view, helper) => {
    expect(() => compileTemplate(source, PATH)(view)).toThrow(
      new RegExp(`^${PATH}: the helper "${helper}"`),
    );
  });

  it('prints bare words as text, never as Markdown or code', () => {
    const template = compileTemplate('# {{title}}\n\n{{text words}} and {{words}}', PATH);
    for (const words of KILLERS.filter((text) => text.trim() !== '')) {
      const page = evaluatePage(template({ title: 'T', words }));
      // GFM links bare web addresses wherever they stand.
      expect(['', 'a', 'h1', 'p']).toEqual(expect.arrayContaining([...elementsOf(page)]));
      for (const href of propertiesOf(page, 'href'))
        expect(href).toMatch(/^(https?:\/\/[^/]|mailto:)/);
    }
  });

  it('reaches outer keys, positions and the item itself', () => {
    const source = '{{#each list}}{{@index}} {{text this.x}} {{../name}} {{../deep.er}};{{/each}}';
    const view = { list: [{ x: 'a' }, { x: 'b' }], name: 'n', deep: { er: 'd' } };
    expect(compileTemplate(source, PATH)(view)).toBe('0 a n d;1 b n d;');
  });

  it('prints every kind of value with its helper', () => {
    const source =
      '{{text a}} {{code b}}\n\n{{fence "sh" c}}\n\n<Badge text={{attr d}} />\n\n{{prose e}}\n{{#each f}}\n\n- {{name}}\n{{/each}}';
    const view = {
      a: '*a*',
      b: '`b`',
      c: '$ c',
      d: '"d" & {d}',
      e: [paragraph('e')],
      f: [{ name: 'f1' }, { name: 2 }],
    };
    expect(compileTemplate(source, PATH)(view)).toBe(
      '\\*a\\* `` `b` ``\n\n```sh\n$ c\n```\n\n<Badge text="&quot;d&quot; &amp; {d}" />\n\ne\n\n- f1\n\n- 2',
    );
  });

  it('leaves out what is empty, and ends with the last word', () => {
    const source = '{{prose notices}}\n\n{{text lead}}\n{{#if more}}\n\n## More\n{{/if}}\n';
    expect(compileTemplate(source, PATH)({ notices: [], lead: 'Lead.', more: [] })).toBe('Lead.');
  });

  it('does not mistake the data of a view for part of the layout', () => {
    const page = compileTemplate('{{x}}', PATH)({ x: '{{x}} {{{y}}} {{#if z}}' });
    expect(textOf(evaluatePage(page))).toBe('{{x}} {{{y}}} {{#if z}}');
  });

  it('of another site prints no components, and all else alike', () => {
    const source = '{{prose x}}\n\n{{text y}} {{code y}}';
    const view = { x: [paragraph('a ', badge('info', 'b'))], y: '*c*' };
    const print = (isPlain?: boolean): string => compileTemplate(source, PATH, isPlain)(view);
    expect(print()).toBe('a <Badge kind="info" text="b" />\n\n\\*c\\* `*c*`');
    expect(print(false)).toBe(print());
    expect(print(true)).toBe('a **b**\n\n\\*c\\* `*c*`');
  });
});

describe('the layouts of a reference', () => {
  it('are read by name, and named by their file', () => {
    const forms = [true, false].map((isPlain) =>
      loadTemplates('graphql', { isPlain }, 'entity', 'index'),
    );
    for (const templates of forms) {
      expect(Object.keys(templates)).toEqual(['entity', 'index']);
      expect(() => templates.entity({})).toThrow(
        'generators/graphql/pages/templates/entity.mdx.hbs: the view has no key "notices"',
      );
    }
    expect(() => loadTemplates('graphql', { isPlain: false }, 'none')).toThrow('none.mdx.hbs');
  });
});
