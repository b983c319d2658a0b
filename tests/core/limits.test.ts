/** Inputs beyond every measure end in one diagnostic, never in a stack trace. */

import { describe, expect, it } from 'vitest';
import { formatDiagnostic, succeed } from '../../generators/core/diagnostics.ts';
import { MAX_CHARACTERS, MAX_DEPTH, limitDiagnostic } from '../../generators/core/limits.ts';
import type { Prepared, Reference } from '../../generators/core/reference.ts';
import { nestingOf } from '../../generators/graphql/read/nesting.ts';
import { runInto, temporaryFolder } from '../support/run.ts';

function diagnosticOf(text: string): string | undefined {
  const diagnostic = limitDiagnostic('graphql', { path: 'a.graphql', text }, nestingOf);
  return diagnostic ? formatDiagnostic(diagnostic) : undefined;
}

const tooDeepAt = (line: number, column: number): string =>
  `a.graphql:${line}:${column} error[graphql/too-deep] more than 200 brackets are open at once\n` +
  '  fix: close them, or write the type or value with less nesting';

describe('one input file', () => {
  it('may be as deep as the ceiling, and not one bracket more', () => {
    const deep = '['.repeat(MAX_DEPTH);
    expect(diagnosticOf(deep)).toBeUndefined();
    expect(diagnosticOf(`\n ${deep}[`)).toBe(tooDeepAt(2, MAX_DEPTH + 2));
    expect(diagnosticOf('[]'.repeat(MAX_DEPTH * 10))).toBeUndefined();
  });

  it('may be as long as the ceiling', () => {
    expect(diagnosticOf('a'.repeat(MAX_CHARACTERS))).toBeUndefined();
    expect(diagnosticOf('a'.repeat(MAX_CHARACTERS + 1))).toBe(
      'a.graphql:1:1 error[graphql/too-large] a.graphql has 64000001 characters, more than 64000000\n' +
        '  fix: check that this is the right file; split it when it is',
    );
  });

  const many = '['.repeat(MAX_DEPTH + 1);

  it.each([
    ['a comment', `# ${many}\n`],
    ['a string', `"${many}"\n`],
    ['a string with a quote', `"\\" ${many}"\n`],
    ['a string that never ends', `"${many}\n`],
    ['a block string', `"""${many}"""\n`],
    ['a block string with quotes', `""" \\""" ${many} """\n`],
  ])('counts no bracket of %s, and each one after it', (_what, text) => {
    expect(diagnosticOf(text)).toBeUndefined();
    expect(diagnosticOf(`${text}${many}`)).toBe(tooDeepAt(2, MAX_DEPTH + 1));
  });

  it('may end within a block string', () => {
    expect(diagnosticOf(`"""${many}`)).toBeUndefined();
  });
});

function recurse(depth: number): number {
  return depth < 0 ? 0 : 1 + recurse(depth + 1);
}

const nothing: Prepared = {
  targets: [],
  navigation: [],
  apiReport: null,
  counts: {},
  data: {},
  render: () => succeed([]),
};

function referenceOf(prepare: () => Promise<ReturnType<typeof succeed<Prepared>>>): Reference {
  return { name: 'deep', options: [], prepare } as unknown as Reference;
}

describe('a reference that runs out of stack', () => {
  it.each([
    ['while it reads', referenceOf(() => Promise.reject(thrownBy(() => recurse(0))))],
    ['while it starts', referenceOf(() => recurse(0) as never)],
    [
      'while it renders',
      referenceOf(() =>
        Promise.resolve(succeed({ ...nothing, render: () => recurse(0) as never })),
      ),
    ],
  ])('%s says so, and writes nothing', async (_when, reference) => {
    const report = await runInto(temporaryFolder(), [reference], ['deep']);
    expect(report.isFailed).toBe(true);
    expect(report.diagnostics.map(formatDiagnostic)).toEqual([
      'error[deep/too-deep] the input is nested more deeply than it can be read\n' +
        '  fix: look for a type or value with hundreds of nested parts, and flatten it',
    ]);
    expect(report.notes).toEqual(['nothing was written: the old pages are unchanged']);
  });

  it('does not hide other faults of ours', async () => {
    const broken = referenceOf(() => Promise.reject(new RangeError('Invalid array length')));
    await expect(runInto(temporaryFolder(), [broken], ['deep'])).rejects.toThrow('Invalid array');
  });
});

function thrownBy(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('nothing was thrown');
}
