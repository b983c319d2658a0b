/** Whether a listing agrees with itself: parents, names, groups, usage lines, examples. Pure. */

import type { Diagnostic, Location } from '../../../core/diagnostics.ts';
import { locate } from '../../../core/source.ts';
import { nearestName } from '../../../core/text.ts';
import type { Fault } from '../../../../scripts/checks/command-lines/problem.ts';
import { checkCommandLine } from '../../../../scripts/checks/command-lines/check-line.ts';
import type { OptionFacts, ProgramFacts, RunTimeCheck } from '../../model/facts.ts';
import { inheritedOptions, keyOfPath, spellingsOf, wordsOfPath } from '../../model/facts.ts';
import type { CliCommand, CliExample, CliProgram, PtbLanguage } from '../../model/model.ts';
import { factsOf } from '../../model/model.ts';

interface Check {
  readonly program: CliProgram;
  readonly facts: ProgramFacts;
  readonly places: ReadonlyMap<object, Location>;
  readonly diagnostics: Diagnostic[];
}

/** Every fault is an error, at the place of what has it; `places` knows what was read from a file. */
export function checkProgram(
  program: CliProgram,
  places: ReadonlyMap<object, Location>,
): readonly Diagnostic[] {
  const check: Check = { program, facts: factsOf(program), places, diagnostics: [] };
  if (!program.commands.some((command) => command.path.length === 0)) {
    note(check, program.commands[0] ?? program, {
      rule: 'no-root',
      message: 'the program itself is not listed',
      fix: "add a command with the name ''",
    });
    return check.diagnostics;
  }
  const keys = checkKeys(check);
  for (const command of program.commands) checkCommand(check, command, keys);
  for (const one of program.checks ?? []) checkNames(check, one, keys);
  if (program.ptb) checkBlock(check, program.ptb, keys);
  return check.diagnostics;
}

/** The keys of all commands; two commands of one key are a fault. */
function checkKeys(check: Check): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const command of check.program.commands) {
    const key = keyOfPath(command.path);
    if (keys.has(key))
      note(check, command, {
        rule: 'duplicate',
        message: `"${key}" is listed twice`,
        fix: 'remove one of them',
      });
    keys.add(key);
  }
  return keys;
}

function checkBlock(check: Check, ptb: PtbLanguage, keys: ReadonlySet<string>): void {
  checkListed(check, ptb, { key: keyOfPath(ptb.command), keys });
  const examples = [...ptb.items, ptb].flatMap((one) => one.examples);
  for (const example of examples) checkExample(check, example);
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
  command.examples.forEach((example) => checkExample(check, example));
}

/** A check that names what is not there would pass for ever. */
function checkNames(check: Check, one: RunTimeCheck, keys: ReadonlySet<string>): void {
  if (!checkListed(check, one, { key: one.command, keys })) return;
  const command = check.program.commands.find(({ path }) => keyOfPath(path) === one.command);
  const known = new Set([
    ...(command?.options ?? []).map((option) => option.id),
    ...(command?.arguments ?? []).map((argument) => argument.name),
  ]);
  for (const name of [one.name, one.needs, one.asManyAs, one.differsFrom]) {
    if (name !== null) checkReference(check, one, { id: name, known });
  }
}

/** Whether the command that something speaks about is there. */
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
    message: `"${words(key)}" is no command of ${check.program.name}`,
    fix: near ? `write "${words(near)}"` : 'name a listed command, or remove what speaks about it',
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
      if (spellings.has(spelling))
        note(check, option, {
          rule: 'duplicate',
          message: `${spelling} is listed twice`,
          fix: 'remove one of them',
        });
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
    message: `${id} is no ${id.startsWith('-') ? 'option' : 'argument'} of this command`,
    fix: near ? `write ${near}` : 'correct the name',
  });
}

/** clap prints every required option in the usage line. */
function checkUsage(check: Check, command: CliCommand, option: OptionFacts): void {
  if (!option.isRequired || command.usages.length === 0) return;
  if (command.usages.some((usage) => usage.includes(option.id))) return;
  const words = wordsOfPath(check.program.name, command.path);
  note(check, option, {
    rule: 'usage',
    message: `the usage of "${words}" lacks the required ${option.id}`,
    fix: 'correct the usage or the option',
  });
}

function checkExample(check: Check, example: CliExample): void {
  const at = check.places.get(example) ?? null;
  for (const problem of checkCommandLine(check.facts, example.run)) {
    const place = locate({ path: '', text: example.run }, problem.start);
    const message = `example "${example.title}", line ${place.line}, column ${place.column}: ${problem.message}`;
    check.diagnostics.push({
      level: 'error',
      code: 'cli/bad-example',
      message,
      at,
      fix: problem.fix,
    });
  }
}

function note(check: Check, at: object, { rule, message, fix }: Fault): void {
  check.diagnostics.push({
    level: 'error',
    code: `cli/${rule}`,
    message,
    at: check.places.get(at) ?? null,
    fix,
  });
}
