/** Help of programs that nobody here wrote: every option they have is on a page, and none is invented. */

import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CommandFacts, OptionFacts } from '../../generators/output/cli.ts';
import { inheritedOptions, spellingsOf } from '../../generators/cli/model/facts.ts';
import { readHelpFiles } from '../../generators/cli/read/help/saved-pages.ts';
import type { CliProgram } from '../../generators/cli/model/model.ts';
import { reference } from '../../generators/cli/reference.ts';
import { contractErrors, deadLinks } from '../support/contract.ts';
import { renderReference } from '../support/run.ts';
import { FIXTURES, savedHelp, savedPrograms } from './input.ts';

function readProgram(name: string): CliProgram {
  const { value, diagnostics } = readHelpFiles(savedHelp(name));
  if (!value) throw new Error(diagnostics.map((diagnostic) => diagnostic.message).join('\n'));
  return value;
}

/** What help itself says of one command: its own text, long and short. */
function textOf(name: string, command: CommandFacts): string {
  const stem = [name, ...command.path].join('/');
  const files = savedHelp(name).filter(
    (file) => file.path === `${stem}.txt` || file.path === `${stem}.short.txt`,
  );
  return files.map((file) => file.text).join('\n');
}

/** Flags at the beginning of lines, found without the reader: rows are indented by 2 to 8 blanks. */
function flagsAtLineStarts(text: string): Set<string> {
  const flags = new Set<string>();
  for (const line of text.split('\n')) {
    const row = /^ {2,8}(-\S.*?)(?: {2,}.*)?$/.exec(line)?.[1];
    for (const name of row?.split(', ') ?? []) {
      const flag = /^--?[A-Za-z0-9.][A-Za-z0-9_.-]*/.exec(name)?.[0];
      if (flag !== undefined && /^ {2,8}-{1,2}\S/.test(line))
        flags.add(flag.replace(/\.\.\.$/, ''));
    }
  }
  return flags;
}

function accepted(program: CliProgram, command: CommandFacts): readonly OptionFacts[] {
  const found = program.commands.find((other) => other.path.join() === command.path.join());
  if (!found) return [];
  return [
    ...found.options,
    ...inheritedOptions(program.commands, found).flatMap((level) => level.options),
  ];
}

function isMentioned(text: string, flag: string): boolean {
  const at = text.indexOf(flag);
  if (at === -1) return false;
  const isWhole =
    !/[\w-]/.test(text[at - 1] ?? ' ') && !/[\w-]/.test(text[at + flag.length] ?? ' ');
  return isWhole || isMentioned(text.slice(at + flag.length), flag);
}

describe.each(savedPrograms())('help of %s', (name) => {
  const program = readProgram(name);

  it('yields every option that stands at the start of a row', () => {
    const missing = program.commands.flatMap((command) => {
      const known = new Set(accepted(program, command).flatMap(spellingsOf));
      const flags = [...flagsAtLineStarts(textOf(name, command))];
      return flags
        .filter((flag) => !known.has(flag))
        .map((flag) => `${command.path.join(' ')} ${flag}`);
    });
    expect(missing).toEqual([]);
  });

  it('yields no option, value name, default or environment variable that help does not mention', () => {
    const invented = program.commands.flatMap((command) => {
      const text = textOf(name, command);
      const flat = text.replace(/\s+/g, ' ');
      return command.options.flatMap((option) => [
        ...spellingsOf(option).filter((flag) => !isMentioned(text, flag)),
        ...option.valueNames.filter((value) => !text.includes(value)),
        ...(option.default !== null &&
        !flat.includes(`[default: ${option.default.replace(/\s+/g, ' ')}]`)
          ? [`default of ${option.id}`]
          : []),
        ...(option.environment !== null && !flat.includes(`[env: ${option.environment}`)
          ? [`environment of ${option.id}`]
          : []),
        ...option.values.filter((value) => !isMentioned(text, value)),
      ]);
    });
    expect(invented).toEqual([]);
  });

  it('lists every option on the page of its command, within the page contract', async () => {
    const { pages, prepared } = await renderReference(reference, {
      'help-dir': path.join(FIXTURES, name),
    });
    const texts = [...pages.values()];
    expect(texts.flatMap(contractErrors)).toEqual([]);
    expect(deadLinks(texts, (route) => route === '/references')).toEqual([]);
    const lost = program.commands.flatMap((command) =>
      command.options.filter((option) => {
        const target = prepared?.targets.find(
          (other) => other.id === `cli:${command.path.join('/')}#${option.id}`,
        );
        const page = pages.get(target?.route ?? '') ?? '';
        return (
          !page.includes(`<Anchor id="${target?.anchor ?? ''}" />`) ||
          !page.includes(`\`${option.id}`)
        );
      }),
    );
    expect(lost.map((option) => option.id)).toEqual([]);
  });
});

it('covers programs with and without subcommands', () => {
  const programs = new Map(savedPrograms().map((name) => [name, readProgram(name)]));
  const options = (name: string): number =>
    programs.get(name)?.commands.reduce((sum, command) => sum + command.options.length, 0) ?? 0;
  // Counted by hand in the saved help: a reader that stops early would pass the tests above.
  expect({ just: options('just'), fdfind: options('fdfind') }).toEqual({ just: 68, fdfind: 44 });
  expect(programs.get('rustup')?.commands.length).toBe(41);
});
