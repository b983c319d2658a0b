/** Prose files: sections by id, faults with their line. */

import { describe, expect, it } from 'vitest';
import { readDescriptions, unusedDescriptions } from '../../generators/core/descriptions.ts';

const read = (text: string) => readDescriptions({ path: 'schema/prose/x.md', text }, 'x');

describe('a prose file', () => {
  it('gives each section to its id and keeps what stands before the first to editors', () => {
    const { value } = read('# For editors\n\nhello\n\n## a.b\n\nOne.\n\nTwo.\n\n## `c`\nThree.\n');
    expect([...(value ?? [])].map(([id, one]) => [id, one.markdown, one.line])).toEqual([
      ['a.b', 'One.\n\nTwo.', 5],
      ['c', 'Three.', 11],
    ]);
  });

  it('does not take a line of a code block for a section', () => {
    const { value } = read('## a\n```sh\n## no section\n```\n');
    expect([...(value ?? []).keys()]).toEqual(['a']);
  });

  it('names a section that is there twice and one that says nothing', () => {
    const { diagnostics } = read('## a\nOne.\n## a\nTwo.\n## b\n');
    expect(diagnostics.map((one) => [one.code, one.at?.line])).toEqual([
      ['x/duplicate-description', 3],
      ['x/empty-description', 5],
    ]);
  });

  it('warns of a section about nothing', () => {
    const { value } = read('## a\nOne.\n## b\nTwo.\n');
    const warnings = unusedDescriptions('x', value ?? new Map(), new Set(['a']));
    expect(warnings.map((one) => [one.level, one.message])).toEqual([
      ['warning', '"b" is described, but the input has no such thing'],
    ]);
  });
});
