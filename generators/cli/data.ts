/** Facts for other programs: what the command line accepts, without a word of prose. `_data/cli.json`. Pure. */

import type { CommandFacts, OptionFacts, ProgramFacts, PtbFacts } from '../output/cli.ts';
import type { CliCommand, CliOption, CliProgram, PtbLanguage } from './model/model.ts';

export function factsOf(program: CliProgram): ProgramFacts {
  return {
    name: program.name,
    release: program.release,
    automatic: program.automatic.map(optionFacts),
    commands: program.commands.map(commandFacts),
    ptb: program.ptb === null ? null : ptbFacts(program.ptb),
    checks: program.checks ?? [],
  };
}

function commandFacts(command: CliCommand): CommandFacts {
  const { path, aliases, isHidden, needsSubcommand, hasOwnHelp, usages, groups } = command;
  return {
    ...{ path, aliases, isHidden, needsSubcommand, hasOwnHelp, usages },
    arguments: command.arguments.map(({ prose: _prose, valueNotes: _notes, ...facts }) => facts),
    options: command.options.map(optionFacts),
    groups,
  };
}

function optionFacts({ prose: _prose, valueNotes: _notes, ...facts }: CliOption): OptionFacts {
  return facts;
}

function ptbFacts({ command, items, keywords, packages }: PtbLanguage): PtbFacts {
  return {
    command,
    items: items.map(({ name, short, kind, takes, ...more }) => {
      const { hasResult, gives, isOnce, conflicts } = more;
      return { name, short, kind, takes, hasResult, gives, isOnce, conflicts };
    }),
    keywords,
    packages,
  };
}
