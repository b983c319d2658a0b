/** Whether a listing agrees with itself: parents, names, groups, usage lines. Pure. */

import type { Diagnostic, Location } from '../../../core/diagnostics.ts';
import { errorAt } from '../../../core/diagnostics.ts';
import { nearestName } from '../../../core/text.ts';
import type { OptionFacts, RunTimeCheck } from '../../../output/cli.ts';
import { inheritedOptions, keyOfPath, spellingsOf, textOfPath } from '../../model/facts.ts';
import type { CliCommand, CliProgram } from '../../model/model.ts';

/** What is wrong, without its place. */
interface Mistake extends Pick<Diagnostic, 'message' | 'fix'> {
  /** The part of the code after `cli/`. */
  readonly rule: string;
}

interface Check {
  readonly program: CliProgram;
  readonly locations: ReadonlyMap<object, Location>;
  readonly diagnostics: Diagnostic[];
}

/** Every fault is an error, at the place of what has it; `places` knows what was read from a file. */
export function checkProgram(
  program: CliProgram,
  locations: ReadonlyMap<object, Location>,
): readonly Diagnostic[] {
  const check: Check = { program, locations, diagnostics: [] };
  if (!program.commands.some((command) => command.path.length === 0)) {
    const report = {
      message: 'the program itself is not listed',
      fix: "add a command with the name ''",
    };
    note(check, program.commands[0] ?? program, { rule: 'no-root', ...report });
    return check.diagnostics;
  }
  const keys = checkKeys(check);
  for (const command of program.commands) checkCommand(check, command, keys);
  for (const runCheck of program.checks ?? []) checkNames(check, runCheck, keys);
  if (program.ptb) checkListed(check, program.ptb, { key: keyOfPath(program.ptb.command), keys });
  return check.diagnostics;
}

/** The keys of all commands; two commands of one key are a fault. */
function checkKeys(check: Check): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const command of check.program.commands) {
    const key = keyOfPath(command.path);
    if (keys.has(key)) noteTwice(check, command, `"${key}"`);
    keys.add(key);
  }
  return keys;
}

function noteTwice(check: Check, at: object, what: string): void {
  const message = `${what} is listed twice`;
  note(check, at, { rule: 'duplicate', message, fix: 'remove one of them' });
}

function checkCommand(check: Check, command: CliCommand, keys: ReadonlySet<string>): void {
  const parent = keyOfPath(command.path.slice(0, -1));
  if (!keys.has(parent))
    note(check, command, {
      rule: 'no-parent',
      message: `"${parent}" is not listed`,
      fix: 'list the parent command too',
    });
  checkOptions(check, command);
}

/** A check that names what does not exist would always pass. */
function checkNames(check: Check, runCheck: RunTimeCheck, keys: ReadonlySet<string>): void {
  if (!checkListed(check, runCheck, { key: runCheck.command, keys })) return;
  const command = check.program.commands.find(({ path }) => keyOfPath(path) === runCheck.command);
  const known = new Set([
    ...(command?.options ?? []).map((option) => option.id),
    ...(command?.arguments ?? []).map((argument) => argument.name),
  ]);
  for (const name of [runCheck.name, runCheck.needs, runCheck.asManyAs, runCheck.differsFrom]) {
    if (name !== null) checkReference(check, runCheck, { id: name, known });
  }
}

/** Whether the command that something refers to is listed. */
function checkListed(
  check: Check,
  at: object,
  { key, keys }: { readonly key: string; readonly keys: ReadonlySet<string> },
): boolean {
  if (keys.has(key)) return true;
  const words = (of: string): string => of.replaceAll('/', ' ');
  const near = nearestName(key, keys);
  note(check, at, {
    rule: 'unknown-command',
    message: `"${words(key)}" is not a command of ${check.program.name}`,
    fix: near ? `write "${words(near)}"` : 'name a listed command, or remove this reference',
  });
  return false;
}

function checkOptions(check: Check, command: CliCommand): void {
  const spellings = new Set<string>();
  const inherited = inheritedOptions(check.program.commands, command).flatMap(
    (level) => level.options,
  );
  const known = new Set([...command.options, ...inherited].map((option) => option.id));
  for (const option of command.options) {
    for (const spelling of spellingsOf(option)) {
      if (spellings.has(spelling)) noteTwice(check, option, spelling);
      spellings.add(spelling);
    }
    for (const other of [...option.conflicts, ...option.requires])
      checkReference(check, option, { id: other, known });
    checkUsage(check, command, option);
  }
  for (const group of command.groups) {
    for (const other of group.options) checkReference(check, command, { id: other, known });
  }
}

function checkReference(
  check: Check,
  at: object,
  { id, known }: { readonly id: string; readonly known: ReadonlySet<string> },
): void {
  if (known.has(id)) return;
  const near = nearestName(id, known);
  note(check, at, {
    rule: 'unknown-option',
    message: `${id} is not an ${id.startsWith('-') ? 'option' : 'argument'} of this command`,
    fix: near ? `write ${near}` : 'correct the name',
  });
}

/** clap prints every required option in the usage line. */
function checkUsage(check: Check, command: CliCommand, option: OptionFacts): void {
  if (!option.isRequired || command.usages.length === 0) return;
  if (command.usages.some((usage) => usage.includes(option.id))) return;
  const text = textOfPath(check.program.name, command.path);
  note(check, option, {
    rule: 'usage',
    message: `the usage of "${text}" lacks the required ${option.id}`,
    fix: 'correct the usage or the option',
  });
}

function note(check: Check, at: object, { rule, message, fix }: Mistake): void {
  check.diagnostics.push(errorAt(check.locations.get(at) ?? null, `cli/${rule}`, { message, fix }));
}
