/** What every reference says in the same words. */

import { describe, expect, it } from 'vitest';
import {
  deprecationNote,
  describedFlow,
  describedInline,
  mark,
} from '../../generators/core/marks.ts';
import { printFlow } from '../../generators/core/print/print.ts';
import { list, paragraph } from '../../generators/core/nodes.ts';

const DEPRECATED = '<Badge kind="deprecated" text="Deprecated" />';
const UNDOCUMENTED = '<Badge kind="undocumented" text="Undocumented" />';

describe('a mark', () => {
  it.each([
    ['deprecated', 'deprecated', 'Deprecated'],
    ['required', 'required', 'Required'],
    ['undocumented', 'undocumented', 'Undocumented'],
    ['hidden', 'info', 'Hidden'],
    ['oneOf', 'info', 'One of'],
    ['optional', 'info', 'Optional'],
    ['repeatable', 'info', 'Repeatable'],
    ['removed', 'deprecated', 'Removed'],
    ['sdkOnly', 'info', 'SDK only'],
    ['testsOnly', 'tests', 'Tests only'],
    ['validatorOnly', 'info', 'Validator'],
    ['fullNodeOnly', 'info', 'Full node'],
    ['notRead', 'undocumented', 'Not read'],
  ] as const)('of %s looks like %s and says %s', (name, kind, text) => {
    expect(printFlow([paragraph(mark(name))])).toBe(`<Badge kind="${kind}" text="${text}" />`);
  });
});

describe('a deprecation', () => {
  it('is a mark before the words that give its reason', () => {
    expect(printFlow(deprecationNote([paragraph('Use b.'), paragraph('Or c.')]))).toBe(
      `${DEPRECATED} Use b.\n\nOr c.`,
    );
  });

  it('keeps a reason that does not begin with words', () => {
    expect(printFlow(deprecationNote([list([[paragraph('Use b.')]])]))).toBe(
      `${DEPRECATED}\n\n- Use b.`,
    );
  });

  it('is a mark alone without a reason', () => {
    expect(printFlow(deprecationNote([]))).toBe(DEPRECATED);
  });
});

describe('a description', () => {
  it('is its words', () => {
    const words = [paragraph('a')];
    expect(describedFlow(words)).toBe(words);
    expect(describedInline(['a'])).toEqual(['a']);
  });

  it('that nobody has written is a mark', () => {
    expect(printFlow(describedFlow([]))).toBe(UNDOCUMENTED);
    expect(printFlow([paragraph(...describedInline([]))])).toBe(UNDOCUMENTED);
  });
});
