/** The glossary: what is wrong with its data, the page that is made of it, and the terms that other pages mark. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkGlossary } from '../../scripts/checks/style/glossary.ts';
import { glossaryTree, readGlossary } from '../../site/dialect/glossary.ts';
import { linkTerms } from '../../site/dialect/term-links.ts';
import type { TreeNode } from '../../site/dialect/tree.ts';
import { outline } from '../../site/outline/outline.ts';
import { root } from '../support/run.ts';

const real = fs.readFileSync(path.join(root, 'docs/glossary.yaml'), 'utf8');

const entry = (term: string, more = ''): string =>
  `- term: ${term}\n  anchor: ${term.toLowerCase()}\n  text: A word. With two sentences.\n  page: /concepts\n${more}`;
const codesOf = (text: string): readonly string[] =>
  checkGlossary({ path: 'g.yaml', text }).map(({ code, at }) => `${code}:${at?.line ?? 0}`);

describe('the data of the glossary', () => {
  it('has no fault, and leads to pages of the site', () => {
    expect(checkGlossary({ path: 'docs/glossary.yaml', text: real })).toEqual([]);
    const routes = new Set(outline.map(({ route }) => route));
    const { terms } = readGlossary(real);
    expect(terms.length).toBeGreaterThanOrEqual(58);
    expect(terms.filter(({ page }) => !routes.has(page)).map(({ term }) => term)).toEqual([]);
  });

  it('keeps the addresses that other sites link to', () => {
    const anchors = new Set(readGlossary(real).terms.map(({ anchor }) => anchor));
    const reserved =
      `causal-history causal-order certificate epoch equivocation eventual-consistency finality gas
      genesis multi-writer-objects object proof-of-stake single-writer-objects smart-contract sui sui-1 total-order
      transaction transfer validator`.split(/\s+/);
    expect(reserved.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });

  it('names a term that is defined twice, by name, other name, anchor or form', () => {
    expect(codesOf(entry('Epoch') + entry('Gas'))).toEqual([]);
    expect(codesOf(entry('Epoch') + entry('Epoch'))).toEqual([
      'style/term-defined-twice:5',
      'style/term-defined-twice:5',
    ]);
    expect(codesOf(entry('Epoch') + entry('Gas', '  also: [Epoch]\n'))).toHaveLength(1);
    const form = '  forms: [fee]\n';
    expect(codesOf(entry('Epoch', form) + entry('Gas', form))).toHaveLength(1);
  });

  it('names a definition that is too long, a missing field, and a file that is not a list', () => {
    const long = entry('Epoch').replace('A word.', 'One. Two. Three.');
    expect(codesOf(long)).toEqual(['style/term-too-long:1']);
    expect(codesOf(entry('Epoch').replace(/ {2}page.*\n/, ''))).toEqual([
      'style/term-missing-field:1',
    ]);
    expect(codesOf('terms: 1')).toEqual(['style/term-syntax:1']);
    expect(codesOf('- a: [')).toHaveLength(1);
  });
});

const text = (value: string): TreeNode => ({ type: 'text', value });
const paragraph = (...children: TreeNode[]): TreeNode => ({ type: 'paragraph', children });
const link = (url: string, phrase: string): TreeNode => ({
  type: 'link',
  url,
  children: [text(phrase)],
});

describe('the page of the glossary', () => {
  it('has a heading for each letter and term, and a pointer for another name', () => {
    const tree = glossaryTree(
      entry('Gas', '  also: [Fee]\n').replace('A word', 'A `word`') + entry('Epoch'),
    );
    const headings = tree.filter(({ type }) => type === 'heading');
    expect(headings.map(({ depth, data }) => `${depth} ${String(data?.['id'])}`)).toEqual([
      ...['2 letter-e', '3 epoch', '2 letter-f', '2 letter-g', '3 gas'],
    ]);
    expect(JSON.stringify(tree)).toContain('{"type":"inlineCode","value":"word"}');
    expect(JSON.stringify(tree)).toContain('"url":"#gas"');
  });
});

describe('a term on a page', () => {
  const terms = readGlossary(
    entry('Epoch', '  forms: [epoch, epochs]\n') + entry('Gas', '  forms: [gas, gas price]\n'),
  ).terms;

  /** Marked words with their goals, and everything else as text. */
  function marked(nodes: TreeNode[], matter: Record<string, unknown> = {}): string {
    const tree: TreeNode = { type: 'root', children: nodes };
    linkTerms({ terms })(tree, { data: { frontMatter: { slug: '/x', ...matter } } });
    const print = (node: TreeNode): string => {
      const inner = (node.children ?? []).map(print).join('');
      const href = node.attributes?.find(({ name }) => name === 'href')?.value;
      return node.name === 'Term' ? `[${inner}](${href ?? ''})` : (node.value ?? '') + inner;
    };
    return print(tree);
  }

  it('is marked the first time only, in each of its forms', () => {
    expect(marked([paragraph(text('Two epochs, one epoch.')), paragraph(text('An epoch.'))])).toBe(
      'Two [epochs](/sui-glossary#epoch), one epoch.An epoch.',
    );
  });

  it('takes the longer form, and never a part of a word', () => {
    expect(marked([paragraph(text('A multi-gas gasket has a gas price.'))])).toBe(
      'A multi-gas gasket has a [gas price](/sui-glossary#gas).',
    );
  });

  it('gives an author’s link the definition, and keeps where it goes', () => {
    const nodes = [paragraph(text('See '), link('/concepts/y', 'Epoch'), text(' and epoch.'))];
    expect(marked(nodes)).toBe('See [Epoch](/concepts/y) and epoch.');
  });

  it('is left alone in headings, links, tables, cards and titles of notes', () => {
    const note: TreeNode = { ...paragraph(text('epoch')), data: { directiveLabel: true } };
    const closed: TreeNode[] = [
      { type: 'heading', depth: 2, children: [text('epoch')] },
      { type: 'table', children: [text('epoch')] },
      { type: 'mdxJsxFlowElement', name: 'Card', children: [paragraph(text('epoch'))] },
      paragraph(link('https://example.com', 'epoch'), link('/y', 'an epoch here')),
      note,
    ];
    expect(marked(closed)).not.toContain('[');
    expect(marked([...closed, paragraph(text('epoch'))])).toContain('[epoch](/sui-glossary#epoch)');
  });

  it('is left alone on its own page, in the glossary and on generated pages', () => {
    for (const matter of [{ slug: '/concepts' }, { slug: '/sui-glossary' }, { generated: true }])
      expect(marked([paragraph(text('An epoch.'))], matter)).toBe('An epoch.');
  });

  it('leaves what has no words as it is', () => {
    const code: TreeNode = { type: 'code', value: 'epoch' };
    const tree: TreeNode = { type: 'root', children: [code, paragraph({ type: 'break' })] };
    linkTerms({ terms })(tree, {});
    expect(Object.keys(code)).toEqual(['type', 'value']);
    expect(tree.children?.[1]?.children).toEqual([{ type: 'break' }]);
  });

  it('carries its definition as plain words', () => {
    const tree: TreeNode = { type: 'root', children: [paragraph(text('epoch'))] };
    linkTerms({ terms: readGlossary(real).terms })(tree, { data: { frontMatter: {} } });
    expect(JSON.stringify(tree)).toContain('A period of about 24 hours');
    expect(JSON.stringify(tree)).not.toContain('`');
  });
});
