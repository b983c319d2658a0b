/** A release that drops what our words use, and the release after it: sync takes both in, and what returns stands where it stood. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../../generators/core/diagnostics.ts';
import type { SourceText } from '../../../generators/core/source.ts';
import { readHelpFiles } from '../../../generators/cli/read/help/saved-pages.ts';
import type { CliCommand, CliProgram } from '../../../generators/cli/model/model.ts';
import {
  isForReview,
  readListing,
  readUnreviewed,
} from '../../../generators/cli/read/listing/listing.ts';
import { joinListing, splitListing } from '../../../scripts/intake/cli/lines.ts';
import { mergeListing } from '../../../scripts/intake/cli/merge.ts';
import { loadLineCheck } from '../../../scripts/checks/command-lines/check-line.ts';
import { checkListingExamples } from '../../../scripts/checks/examples/shell/listing-examples.ts';

import { printHelpFiles } from '../../cli/clap-printer.ts';
import { listedProgram, listingFiles } from '../../cli/input.ts';

const files = listingFiles();
const same = helpOf(listedProgram());

function helpOf(program: CliProgram): CliProgram {
  const { value } = readHelpFiles(printHelpFiles(program));
  if (!value) throw new Error('printed help could not be read');
  return value;
}

/** Help without the commands, options and arguments whose ids are given. */
function without(ids: readonly string[]): CliProgram {
  const isRemoved = (id: string) =>
    ids.some((removed) => id === removed || id.startsWith(`${removed}/`));
  const keep = (command: CliCommand): CliCommand => {
    const key = command.path.join('/');
    return {
      ...command,
      options: command.options.filter(({ id }) => !isRemoved(`${key}#${id}`)),
      arguments: command.arguments.filter(({ name }) => !isRemoved(`${key}#${name}`)),
    };
  };
  const commands = same.commands.filter(({ path }) => !isRemoved(path.join('/')));
  return { ...same, commands: commands.map(keep) };
}

/** The listing after a sync with each of the releases. */
function syncAll(
  releases: readonly CliProgram[],
  start: readonly SourceText[] = files,
): readonly SourceText[] {
  return releases.reduce((listing, help) => {
    const old = readUnreviewed(listing);
    if (!old.value) throw new Error(old.diagnostics.map(formatDiagnostic).join('\n'));
    const split = listing.map(({ path, text }) => splitListing(path, text));
    const merged = mergeListing({ files: split, old: old.value, help });
    return merged.files.map((file) => ({ path: file.path, text: joinListing(file) }));
  }, start);
}

const USED: readonly (readonly [what: string, ids: readonly string[], said: RegExp])[] = [
  [
    'an option of an example',
    ['client/pay#--amounts'],
    /client\.yaml:\d+:\d+ error\[cli\/bad-example\].*--amounts/,
  ],
  [
    'an option of a check',
    ['client/call#--function'],
    /sui\.yaml:\d+:\d+ error\[cli\/unknown-option\] --function/,
  ],
  [
    'an argument of a check',
    ['client/new-address#ALIAS'],
    /sui\.yaml:\d+:\d+ .*ALIAS is not an argument/,
  ],
  [
    'a whole group with its block language',
    ['client'],
    /ptb\.yaml:\d+:\d+ error\[cli\/bad-example\].*sui has no command "client"/,
  ],
  ['everything but the program', ['client', 'keytool', 'move', 'validator'], /bad-example/],
];

describe('a release that drops what the listing uses', () => {
  it.each(USED)('can lack %s: it is named, and it returns byte for byte', async (_, ids, said) => {
    const removed = syncAll([without(ids)]);
    expect(removed).not.toEqual(files);
    const { value, locations, diagnostics: read } = readUnreviewed(removed);
    if (!value) throw new Error('a listing that is for review cannot be used');
    expect(read.filter((diagnostic) => !isForReview(diagnostic))).toEqual([]);
    expect(readListing(removed).value === null).toBe(read.length > 0);
    const diagnostics = [...read, ...checkListingExamples(await loadLineCheck(), value, locations)];
    expect(diagnostics.map(formatDiagnostic).join('\n')).toMatch(said);
    expect(diagnostics.filter(({ fix, at }) => fix === '' || at === null)).toEqual([]);
    expect(syncAll([without(ids), without(ids), same])).toEqual(files);
  });

  it('can lack anything, one thing after another', () => {
    const ids = same.commands.flatMap(({ path, options, arguments: operands }) => {
      const key = path.join('/');
      const inner = [...options.map(({ id }) => id), ...operands.map(({ name }) => name)];
      return [...(key === '' ? [] : [key]), ...inner.map((id) => `${key}#${id}`)];
    });
    const some = fc.subarray(ids, { maxLength: 60 });
    fc.assert(
      fc.property(some, some, some, (first, second, third) => {
        const releases = [first, second, third].map(without);
        expect(syncAll([...releases, same])).toEqual(files);
      }),
      { numRuns: 5 },
    );
  });

  it('can empty a file, and bring commands that nobody described before others', () => {
    const main = "program: tool\ncommands:\n  - command: ''\n    summary: Does things.\n";
    const [leading, two, last] = ['one', 'two', 'last'].map(
      (name) => `  - command: ${name}\n    summary: Does ${name}.\n    usage: tool ${name}\n`,
    );
    const start = [
      { path: 'main.yaml', text: main },
      { path: 'more.yaml', text: `commands:\n${leading}\n${two}\n${last}` },
    ];
    const root = same.commands.filter(({ path }) => path.length === 0);
    const release = (...names: readonly string[]): CliProgram => {
      const leaf = (name: string) => ({ path: [name], usages: [`tool ${name}`], options: [] });
      const tops = root.map((command) => ({ ...command, usages: [], options: [] }));
      const leaves = names.map((name) => ({ ...tops[0], ...leaf(name) }) as CliCommand);
      const commands = [...tops, ...leaves].map((command) => ({
        ...command,
        needsSubcommand: false,
        aliases: [],
      }));
      return { ...same, commands };
    };
    const all = release('one', 'two', 'last');
    const first = syncAll([all], start);
    expect(syncAll([release(), all], first)).toEqual(first);
    const between = first.map(({ path, text }) => ({
      path,
      text: text.replace(leading ?? '', `${leading}\n  - command: new\n    usage: tool new\n`),
    }));
    expect(between).not.toEqual(first);
    expect(syncAll([release('one', 'last'), all], between)).toEqual(first);
  });
});
