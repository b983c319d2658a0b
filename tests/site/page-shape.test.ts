/** What the site makes of a page's blocks: its outline behind the lead, tables that a phone can stack, a repository that may be named. */

import { describe, expect, it } from 'vitest';
import { repositoryOf } from '../../site/config/repository';
import type { TreeNode } from '../../site/dialect/tree';
import { listTables } from '../../site/src/remark/listed-tables';
import { placeOutline } from '../../site/src/remark/outline-behind-lead';

const text = (value: string): TreeNode => ({ type: 'text', value });
const paragraph = (value: string): TreeNode => ({ type: 'paragraph', children: [text(value)] });
const heading = (depth: number): TreeNode => ({ type: 'heading', depth });
const code: TreeNode = { type: 'code' };

function placed(...children: TreeNode[]): readonly string[] {
  const page: TreeNode = { type: 'root', children };
  placeOutline()(page, {});
  return (page.children ?? []).map(({ name, type }) => name ?? type);
}

describe('the outline of a page', () => {
  it.each([
    ['behind the lead', [paragraph('Lead.'), heading(2)], ['paragraph', 'Outline', 'heading']],
    [
      'behind a title of the text',
      [heading(1), paragraph('Lead.')],
      ['heading', 'paragraph', 'Outline'],
    ],
    [
      'behind code that precedes the lead',
      [code, paragraph('Lead.')],
      ['code', 'paragraph', 'Outline'],
    ],
    [
      'behind what a lead leads to',
      [paragraph('Run:'), code, heading(2)],
      ['paragraph', 'code', 'Outline', 'heading'],
    ],
    [
      'before the first heading of a page without a lead',
      [code, heading(2), paragraph('Text.')],
      ['code', 'Outline', 'heading', 'paragraph'],
    ],
    ['on a page without anything', [], ['Outline']],
  ])('is %s', (_where, blocks, expected) => {
    expect(placed(...blocks)).toEqual(expected);
  });
});

describe('a table that explains names', () => {
  const row = (...cells: string[]): TreeNode => ({
    type: 'tableRow',
    children: cells.map((value) => ({
      type: 'tableCell',
      children: value === '' ? [] : [text(value)],
    })),
  });
  const marksOf = (...rows: TreeNode[]): readonly unknown[] => {
    const table: TreeNode = { type: 'table', children: rows };
    listTables()({ type: 'root', children: [table] }, {});
    const cells = rows.slice(1).flatMap(({ children }) => children ?? []);
    return [table, ...cells].map(({ data }) => data?.['hProperties'] ?? null);
  };

  it('names the values between name and explanation, and marks those that say nothing', () => {
    const head = row('Metric', 'Kind', 'Labels', 'Registered', 'Meaning');
    expect(marksOf(head, row('m', 'gauge', '–', '', 'What it counts'))).toEqual([
      { className: 'listed' },
      null,
      { 'data-label': 'Kind' },
      { className: 'none' },
      { className: 'none' },
      null,
    ]);
  });

  it('is left alone when its last column explains nothing', () => {
    expect(marksOf(row('Kind', 'What you query'), row('gauge', 'A number'))).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('the repository of the text', () => {
  it('is offered where one is named', () => {
    expect(repositoryOf({})).toBeNull();
    expect(repositoryOf({ SITE_REPOSITORY: ' ' })).toBeNull();
    expect(repositoryOf({ SITE_REPOSITORY: 'https://git.example/o/n/' })).toEqual({
      edit: 'https://git.example/o/n/edit/main/',
      issues: 'https://git.example/o/n/issues/new',
    });
    for (const wrong of ['o/n', 'http://git.example/o/n', 'javascript:alert(1)'])
      expect(() => repositoryOf({ SITE_REPOSITORY: wrong })).toThrow('give an https address');
  });
});
