/** How much of the listing a release would remove, whatever it adds instead. Pure. */

import type { Diagnostic } from '../../../generators/core/diagnostics.ts';
import { inheritedOptions, keyOfPath } from '../../../generators/cli/model/facts.ts';
import type { CliCommand, CliProgram } from '../../../generators/cli/model/model.ts';

/** More than this share of commands, arguments and options may not vanish unnoticed. */
const MOST_REMOVED = 0.2;

/** Null when help still has most of what the listing has. */
export function shrinkOf(old: CliProgram, help: CliProgram): Diagnostic | null {
  const before = idsOf(old, ownOptions);
  const after = new Set(idsOf(help, acceptedOptions));
  const removed = before.filter((id) => !after.has(id));
  if (removed.length <= before.length * MOST_REMOVED) return null;
  return {
    level: 'error',
    code: 'cli/shrunk',
    message: `help lacks ${removed.length} of the ${before.length} commands, arguments and options of the listing, the first is ${removed[0]}: more than a fifth is gone`,
    at: null,
    fix: 'make sure that this is the whole program; if it is, add --accept',
  };
}

type OptionsOf = (program: CliProgram, command: CliCommand) => CliCommand['options'];

function ownOptions(program: CliProgram, command: CliCommand): CliCommand['options'] {
  const automatic = new Set(['--help', '--version', ...program.automatic.map(({ id }) => id)]);
  return command.options.filter(({ id, isHidden }) => !isHidden && !automatic.has(id));
}

/** An option that moved to a command above is still taken here. */
function acceptedOptions(program: CliProgram, command: CliCommand): CliCommand['options'] {
  const above = inheritedOptions(program.commands, command);
  return [...command.options, ...above.flatMap(({ options }) => options)];
}

/** `client gas`, `client gas ADDRESS`, `client gas --json`: what help shows of a program. */
function idsOf(program: CliProgram, optionsOf: OptionsOf): readonly string[] {
  const displayed = program.commands.filter((command) => !command.isHidden && !command.hasOwnHelp);
  return displayed.flatMap((command) => {
    const key = keyOfPath(command.path);
    const inner = [
      ...command.arguments.map(({ name }) => name),
      ...optionsOf(program, command).map(({ id }) => id),
    ];
    return [key, ...inner.map((id) => `${key}#${id}`)];
  });
}
