/** A wrong listing is named by file, line and column, with an order to follow; nothing is half read. */

import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../generators/core/diagnostics.ts';
import { readListing } from '../../generators/cli/read/listing/listing.ts';
import { expectGoldenLines } from '../support/golden.ts';
import {
  scanArgumentName,
  scanOptionName,
  printArgumentName,
  printOptionName,
} from '../../generators/cli/model/notation.ts';

const GOOD = `program: tool
texts:
  words: Shared words.
commands:
  - command: ''
    summary: Does things.
    usage: tool <COMMAND>
  - command: copy
    summary: Copies.
    usage: tool copy --depth <N>
    options:
      - name: -d, --depth <N>
        type: u64
        required: true
        shared: words
      - name: --fast
        conflicts: [--depth]
        text: Fast.
    groups:
      - { id: one, options: [--depth, --fast], exclusive: true }
    examples:
      - title: Deep
        run: tool copy --depth 3
`;

function report(text: string): string[] {
  return readListing([{ path: 'tool.yaml', text }]).diagnostics.map(
    (diagnostic) => formatDiagnostic(diagnostic).split('\n')[0] ?? '',
  );
}

describe('the command listing', () => {
  it('is read without a complaint when it is right', () => {
    expect(report(GOOD)).toEqual([]);
  });

  it('is refused when a word of it is another one', async () => {
    await expectGoldenLines('cli/wrong/listing.txt', (change) => {
      const [from = '', to = ''] = change.split(' => ');
      expect(GOOD).toContain(from);
      const text = GOOD.replace(from, to);
      expect(readListing([{ path: 'tool.yaml', text }]).value).toBeNull();
      return report(text);
    });
  });

  it('keeps a text that only retired words use', () => {
    const text = GOOD.replace('shared: words', 'text: Own words.');
    const retired = "retired:\n  - id: 'copy#--old'\n    lines: |2\n              shared: words\n";
    expect(report(`${text}${retired}`)).toEqual([]);
  });

  it('shows all mistakes in one run', () => {
    const text = GOOD.replace('summary: Copies.', 'sumary: Copies.')
      .replace('shared: words', 'shared: wrds')
      .replace('required: true', 'required: perhaps');
    expect(report(text).length).toBeGreaterThanOrEqual(3);
  });

  it('gives an empty folder a name', () => {
    expect(readListing([]).diagnostics[0]?.code).toBe('cli/empty-listing');
  });
});

describe('the notation of clap', () => {
  it.each([
    '-a',
    '--all',
    '-a, --all',
    '--all <X>',
    '--all=<X>',
    '--all [<X>]',
    '--all[=<X>]',
    '--all[=<X>...]',
    '--two <A> <B>',
    '--many <X>...',
    '-v, --verbose...',
    '--choice <a|b>',
    '--url <PATH or URL>',
    '--odd <NUM+SUFFIX?>',
    '--nested <[A]...>',
    '--client.config <CONFIG>',
    '-.',
    '-1',
  ])('reads and prints %s', (name) => {
    const scanned = scanOptionName(name);
    expect(scanned?.end).toBe(name.length);
    expect(scanned && printOptionName(scanned.value)).toBe(name);
  });

  it.each(['<A>', '[A]', '<A>...', '[A]...', '<PATH or URL>', '[+toolchain]'])(
    'reads and prints the argument %s',
    (name) => {
      const scanned = scanArgumentName(name);
      expect(scanned?.end).toBe(name.length);
      expect(scanned && printArgumentName(scanned.value)).toBe(name);
    },
  );

  it.each(['', 'all', '-', '--', '<X>', '- item', '— dash'])('refuses %s as an option', (name) => {
    expect(scanOptionName(name)).toBeNull();
  });
});
