/** What a finished call lacks, or gives too often: arguments, options, groups. Pure. */

import type { OptionFacts, OptionGroup } from '../../../../generators/output/cli.ts';
import { inheritedOptions, textOfPath } from '../../../../generators/cli/model/facts.ts';
import { printArgumentName } from '../../../../generators/cli/model/notation.ts';
import type { ParseState } from './state.ts';
import { report } from './state.ts';

/** Called after the last word. A call for help lacks nothing. */
export function checkRequirements(state: ParseState): void {
  if (state.asksForHelp) return;
  checkSubcommand(state);
  checkArguments(state);
  const options = [
    ...state.command.options,
    ...inheritedOptions(state.program.commands, state.command).flatMap((level) => level.options),
  ];
  for (const option of options) checkOption(state, option);
  for (const group of state.command.groups) checkGroup(state, group);
  for (const group of inheritedGroups(state)) checkGroup(state, group);
}

/** Options that exclude each other do so below as well, wherever commands hand them down. */
function inheritedGroups(state: ParseState): readonly OptionGroup[] {
  return inheritedOptions(state.program.commands, state.command).flatMap(({ from, options }) =>
    from.groups.filter(
      (group) =>
        group.isExclusive &&
        !group.isRequired &&
        group.options.every((id) => options.some((option) => option.id === id)),
    ),
  );
}

function checkSubcommand(state: ParseState): void {
  if (!state.command.needsSubcommand) return;
  const command = textOfPath(state.program.name, state.command.path);
  report(state, state.commandWord, {
    rule: 'missing-command',
    message: `${command} needs a command`,
    fix: `add one that ${command} --help lists`,
  });
}

function checkArguments(state: ParseState): void {
  const required = state.command.arguments.filter((argument) => argument.isRequired);
  const missing = required[state.positionals];
  if (!missing) return;
  const command = textOfPath(state.program.name, state.command.path);
  const name = printArgumentName(missing);
  report(state, state.commandWord, {
    rule: 'missing-argument',
    message: `${command} needs the argument ${name}`,
    fix: missing.values.length === 0 ? 'add it' : `add one of ${missing.values.join(', ')}`,
  });
}

function checkOption(state: ParseState, option: OptionFacts): void {
  const word = state.given.get(option.id);
  if (!word) {
    const command = textOfPath(state.program.name, state.command.path);
    const instead =
      state.unknown.length === 1 && isOnlyMissing(state) ? state.unknown[0] : undefined;
    if (option.isRequired)
      report(state, state.commandWord, {
        rule: 'missing-option',
        message: `${command} needs ${option.id}`,
        fix: instead === undefined ? 'add it' : `write ${option.id} in place of ${instead}`,
      });
    return;
  }
  const rival = option.conflicts.find((other) => state.given.has(other));
  // Conflicts are listed on both sides; one report is enough.
  if (rival && rival < option.id)
    report(state, word, {
      rule: 'conflict',
      message: `${option.id} and ${rival} exclude each other`,
      fix: 'remove one of them',
    });
  const needed = option.requires.find((other) => !state.given.has(other));
  if (needed)
    report(state, word, {
      rule: 'missing-option',
      message: `${option.id} needs ${needed} as well`,
      fix: `add ${needed}`,
    });
}

/** One option that nobody knows, and one that is missing: they are the same. */
function isOnlyMissing({ command, given }: ParseState): boolean {
  return command.options.filter(({ id, isRequired }) => isRequired && !given.has(id)).length === 1;
}

function checkGroup(state: ParseState, group: OptionGroup): void {
  const given = group.options.filter((id) => state.given.has(id));
  const [first, second] = given;
  if (group.isExclusive && first && second) {
    const word = state.given.get(second) ?? state.commandWord;
    report(state, word, {
      rule: 'conflict',
      message: `${second} and ${first} exclude each other`,
      fix: 'remove one of them',
    });
  }
  if (group.isRequired && given.length === 0) {
    const command = textOfPath(state.program.name, state.command.path);
    const isChoice = group.options.length > 1;
    report(state, state.commandWord, {
      rule: 'missing-option',
      message: `${command} needs ${isChoice ? 'one of ' : ''}${group.options.join(', ')}`,
      fix: `add ${group.options.join(' or ')}`,
    });
  }
}
