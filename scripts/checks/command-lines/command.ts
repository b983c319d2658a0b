/** Reads the words of one call the way clap does, and notes everything clap would refuse. Pure. */

import { nearestName } from '../../../generators/core/text.ts';
import type {
  ArgumentFacts,
  CommandFacts,
  ProgramFacts,
} from '../../../generators/cli/model/facts.ts';
import { comparePaths, wordsOfPath } from '../../../generators/cli/model/facts.ts';
import { printArgumentName } from '../../../generators/cli/model/notation.ts';
import { readLong, readShorts } from './options.ts';
import type { LineProblem } from './problem.ts';
import { checkPtb } from './ptb.ts';
import { checkRequirements } from './requirements.ts';
import { checkRunTime } from './run-time.ts';
import type { ShellWord } from './shell.ts';
import { OPAQUE } from './shell.ts';
import type { Call, ParseState } from './state.ts';
import { noteValue, report, shown } from './state.ts';
import { valueFault } from './value.ts';

/**
 * Faults of one call, read as clap reads it. Where a variable may name a command or an option, reading
 * ends without a fault. Throws for a program without a root.
 */
export function parseCommand(program: ProgramFacts, call: Call): readonly LineProblem[] {
  const root = program.commands.find((command) => command.path.length === 0);
  if (!root)
    throw new Error('the program has no command with an empty path: every listing has a root');
  const state: ParseState = {
    program,
    words: call.rest,
    at: 0,
    command: root,
    commandWord: call.head,
    given: new Map(),
    values: new Map(),
    positionals: 0,
    isLiteral: false,
    asksForHelp: false,
    isUnknown: false,
    problems: [],
  };
  while (state.at < state.words.length && !state.isUnknown) readWord(state);
  if (!state.isUnknown) checkRequirements(state);
  if (!state.asksForHelp) checkRunTime(state);
  return state.problems;
}

function readWord(state: ParseState): void {
  const word = state.words[state.at];
  if (!word) return;
  if (state.isLiteral) return readPositional(state, word);
  if (word.text === '--') {
    state.isLiteral = true;
    state.at += 1;
  } else if (word.text.startsWith('--')) readLong(state, word);
  else if (word.text.startsWith('-') && word.text.length > 1) readShorts(state, word);
  else if (/^[\u2010-\u2015\u2212]/.test(word.text)) reportDash(state, word);
  else if (!descend(state, word)) readPositional(state, word);
}

/** Text that went through a word processor has dashes where a shell wants hyphens. */
function reportDash(state: ParseState, word: ShellWord): void {
  state.at += 1;
  const name = word.text.replace(/^[-\u2010-\u2015\u2212]+/, '');
  const fix = `write ${name.length > 1 ? '--' : '-'}${shown(name)}`;
  report(state, word, {
    rule: 'unknown-option',
    message: `"${shown(word.text)}" begins with a dash, not a hyphen`,
    fix,
  });
}

/** Enters a subcommand; false when the word is an argument of the present command. */
function descend(state: ParseState, word: ShellWord): boolean {
  const children = childrenOf(state.program, state.command);
  if (children.length === 0 || state.positionals > 0) return false;
  if (word.text === OPAQUE) {
    state.isUnknown = true;
    return true;
  }
  if (word.text === 'help') return readHelp(state);
  const child = children.find(
    (command) => command.path.at(-1) === word.text || command.aliases.includes(word.text),
  );
  if (!child) {
    if (state.command.arguments.length > 0) return false;
    reportUnknownCommand(state, word, children);
    state.isUnknown = true;
    return true;
  }
  state.command = child;
  state.commandWord = word;
  state.at += 1;
  enterOwnLanguage(state);
  return true;
}

/** `help` is added by clap: the words behind it name a command. */
function readHelp(state: ParseState): boolean {
  state.at += 1;
  state.asksForHelp = true;
  for (; state.at < state.words.length; state.at += 1) {
    const word = state.words[state.at];
    const children = childrenOf(state.program, state.command);
    const child = children.find((command) => command.path.at(-1) === word?.text);
    if (!word || word.text.includes(OPAQUE)) break;
    if (!child) {
      reportUnknownCommand(state, word, children);
      break;
    }
    state.command = child;
  }
  state.at = state.words.length;
  return true;
}

function enterOwnLanguage(state: ParseState): void {
  const { ptb } = state.program;
  if (!ptb || comparePaths(ptb.command, state.command.path) !== 0) return;
  state.problems.push(...checkPtb(ptb, state.words.slice(state.at)));
  state.at = state.words.length;
  state.asksForHelp = true;
}

function childrenOf(program: ProgramFacts, command: CommandFacts): readonly CommandFacts[] {
  const depth = command.path.length;
  return program.commands.filter(
    (other) =>
      other.path.length === depth + 1 &&
      comparePaths(other.path.slice(0, depth), command.path) === 0,
  );
}

function reportUnknownCommand(
  state: ParseState,
  word: ShellWord,
  children: readonly CommandFacts[],
): void {
  const near = nearestName(
    word.text,
    children.flatMap((child) => [child.path.at(-1) ?? '', ...child.aliases]),
  );
  const parent = wordsOfPath(state.program.name, state.command.path);
  state.problems.push({
    code: 'cli/unknown-command',
    message: `${parent} has no command "${word.text}"`,
    fix: near ? `write "${near}"` : fixElsewhere(state, word.text, parent),
    start: word.start,
    end: word.end,
  });
}

/** Where a command of that name is, when it is nowhere near. */
function fixElsewhere(state: ParseState, name: string, parent: string): string {
  const found = state.program.commands.filter(
    (command) => command.path.at(-1) === name && !command.isHidden,
  );
  const [only] = found;
  return only && found.length === 1
    ? `write "${wordsOfPath(state.program.name, only.path)}"`
    : `use a command that ${parent} --help lists`;
}

function readPositional(state: ParseState, word: ShellWord): void {
  state.at += 1;
  const argument = argumentAt(state.command.arguments, state.positionals);
  state.positionals += 1;
  if (argument?.takesRest) state.isLiteral = true;
  if (!argument) {
    const command = wordsOfPath(state.program.name, state.command.path);
    const hasMany = state.command.options.some((option) => option.count.most === null);
    report(state, word, {
      rule: 'extra-argument',
      message: `"${shown(word.text)}" is one argument too many for ${command}`,
      fix: hasMany ? 'put it in quotes or behind its option' : 'remove it',
    });
    return;
  }
  noteValue(state, argument.name, word);
  const fault = valueFault(
    word.text,
    argument.type,
    argument.valuesCheckedBy === null ? [] : argument.values,
  );
  if (fault)
    report(state, word, {
      rule: 'bad-value',
      message: `"${shown(word.text)}" for ${printArgumentName(argument)} ${fault.message}`,
      fix: fault.fix,
    });
}

function argumentAt(known: readonly ArgumentFacts[], index: number): ArgumentFacts | undefined {
  const last = known.at(-1);
  return known[index] ?? (last?.isMany || last?.takesRest ? last : undefined);
}
