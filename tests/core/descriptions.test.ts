/** Prose files: sections by id, faults with their line. */

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  describedBy,
  loadDescriptions,
  readDescriptions,
  undocumentedItem,
  unusedDescriptions,
  descriptionsFrom,
} from '../../generators/core/descriptions.ts';
import { printFlow } from '../../generators/core/print/print.ts';
import { root, temporaryFolder } from '../support/run.ts';

const read = (text: string) => readDescriptions({ path: 'schema/prose/x.md', text }, 'x');

describe('a prose file', () => {
  it('gives each section to its id and keeps what stands before the first to editors', () => {
    const { value } = read('# For editors\n\nhello\n\n## a.b\n\nOne.\n\nTwo.\n\n## `c`\nThree.\n');
    expect(
      [...(value ?? [])].map(([id, description]) => [id, description.markdown, description.line]),
    ).toEqual([
      ['a.b', 'One.\n\nTwo.', 5],
      ['c', 'Three.', 11],
    ]);
  });

  it('does not take a line of a code block for a section', () => {
    const { value } = read('## a\n```sh\n## no section\n```\n');
    expect([...(value ?? []).keys()]).toEqual(['a']);
  });

  it('takes what begins a line for a section or a fence, and nothing else', () => {
    const { value } = read('## a\nnot ## b\nc ``` d\n## e\nf\n');
    expect([...(value ?? []).keys()]).toEqual(['a', 'e']);
  });

  it('names a section that is there twice and one that says nothing', () => {
    const { diagnostics } = read('## a\nOne.\n## a\nTwo.\n## b\n');
    expect(diagnostics.map((diagnostic) => [diagnostic.code, diagnostic.at?.line])).toEqual([
      ['x/duplicate-description', 3],
      ['x/empty-description', 5],
    ]);
  });

  it('warns of a section about nothing, and of one that upstream has no need of any more', () => {
    const { value } = read('## a\nOne.\n## b\nTwo.\n## c\nThree.\n');
    const warnings = unusedDescriptions('x', value ?? new Map(), {
      used: new Set(['a']),
      upstream: new Set(['c']),
    });
    expect(warnings).toEqual([
      {
        level: 'warning',
        code: 'x/unused-description',
        message: '"b" is described, but the input has no such thing',
        at: { file: 'schema/prose/x.md', line: 3, column: 1 },
        fix: 'rename the section after the new id, or remove it',
      },
      {
        level: 'warning',
        code: 'x/unused-description',
        message: '"c" is described by the input as well, whose words the page has',
        at: { file: 'schema/prose/x.md', line: 5, column: 1 },
        fix: 'remove the section',
      },
    ]);
  });

  it('knows no line breaks of Windows, and fences of two kinds', () => {
    const { value } = read('## a\r\n~~~\r\n## b\r\n~~~\r\nc\r\n## `d`\r\ne');
    expect([...(value ?? [])].map(([id, description]) => [id, description.markdown])).toEqual([
      ['a', '~~~\n## b\n~~~\nc'],
      ['d', 'e'],
    ]);
  });

  it('says what is wrong and what to do', () => {
    expect(read('## a\nb\n## a\nc\n').diagnostics).toEqual([
      {
        level: 'error',
        code: 'x/duplicate-description',
        message: '"a" is described twice, first on line 1',
        at: { file: 'schema/prose/x.md', line: 3, column: 1 },
        fix: 'keep one of the two sections',
      },
    ]);
    expect(read('## a\n \n').diagnostics).toEqual([
      {
        level: 'error',
        code: 'x/empty-description',
        message: 'the section "a" says nothing',
        at: { file: 'schema/prose/x.md', line: 1, column: 1 },
        fix: 'write a sentence, or remove the section',
      },
    ]);
    expect(read('## a\n').value).toBeNull();
  });

  it('is not needed', () => {
    expect(loadDescriptions(temporaryFolder(), 'graphql').value).toEqual(new Map());
    expect(loadDescriptions(root, 'graphql').value?.size).toBeGreaterThan(10);
  });
});

describe('links of a prose file', () => {
  it('lead below the folder that the pages are in', () => {
    const folder = temporaryFolder();
    fs.mkdirSync(path.join(folder, 'schema/prose'), { recursive: true });
    const file = path.join(folder, 'schema/prose/x.md');
    fs.writeFileSync(file, '## a\n[b](/from/b) [c](/from/c) [d](/other/d) /from/e\n## a\n');
    const of = (base?: readonly [string, string]) => loadDescriptions(folder, 'x', base);
    expect(of().diagnostics.map(({ at }) => at)).toEqual([
      { file: 'schema/prose/x.md', line: 3, column: 1 },
    ]);
    fs.writeFileSync(file, '## a\n[b](/from/b) [c](/from/c) [d](/other/d) /from/e\n');
    expect(of(['/from', '/to']).value?.get('a')?.markdown).toBe(
      '[b](/to/b) [c](/to/c) [d](/other/d) /from/e',
    );
    expect(of().value?.get('a')?.markdown).toContain('[b](/from/b)');
  });
});

describe('words by id', () => {
  it('are given as they are and as a tree, and are used once they were asked for', () => {
    const descriptions = descriptionsFrom(
      read('## a\nA [b](/b).\n## *c\nC.\n## d\nD.\n').value ?? new Map(),
    );
    expect([descriptions.of('a'), descriptions.of('bc'), descriptions.of('none')]).toEqual([
      'A [b](/b).',
      'C.',
      null,
    ]);
    expect(descriptions.used).toEqual(new Set(['a', '*c']));
    expect(printFlow(descriptions.proseOf('a'))).toBe('A [b](/b).');
    expect(descriptions.proseOf('none')).toEqual([]);
  });
});

describe('an item without a description', () => {
  it('is a warning that says where its words go', () => {
    expect(undocumentedItem('x', 'x:a.b')).toEqual({
      level: 'warning',
      code: 'x/undocumented',
      message: 'x:a.b has no description',
      at: null,
      fix: 'describe it in schema/prose/x.md under "## a.b"',
    });
    expect(undocumentedItem('x', 'a', 'write it').fix).toBe('write it');
  });
});

describe('the section for an id', () => {
  it('is the exact one, else the longest pattern that fits', () => {
    const sections =
      '## *(first)\na\n## Q*.b(first)\nb\n## Q.b(first)\nc\n## *z\nd\n## *y\ne\n## aba*aba\nf\n## q\ng\n';
    const of = describedBy(read(sections).value ?? new Map());
    expect(
      ['Q.b(first)', 'Qx.b(first)', 'R.c(first)', 'z', 'ay', 'none', 'aba', 'abaaba', 'xq'].map(of),
    ).toEqual(['Q.b(first)', 'Q*.b(first)', '*(first)', '*z', '*y', null, null, 'aba*aba', null]);
  });
});
