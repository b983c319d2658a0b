/** Reads the words of one call the way clap does, and notes everything clap would refuse. Pure. */

import type {
  ArgumentFacts,
  CommandFacts,
  ProgramFacts,
} from '../../../../generators/output/cli.ts';
import { editDistance } from '../../../../generators/core/text.ts';
import { comparePaths, textOfPath } from '../../../../generators/cli/model/facts.ts';
import { printArgumentName } from '../../../../generators/cli/model/notation.ts';
import { readLong, readShorts } from './options.ts';
import { propose } from '../../proposal.ts';
import {
  listedFix,
  relatedFix,
  relatedNames,
} from '../../../../site/move/explain/related-names.ts';
import type { MoveCall } from '../../move-calls/model.ts';
import type { LineResult } from '../result.ts';
import { checkPtb } from '../ptb/ptb.ts';
import type { Call } from '../shell/call.ts';
import { checkRequirements } from './requirements.ts';
import { checkRunTime } from './run-time.ts';
import type { ShellWord } from '../shell/line.ts';
import { OPAQUE } from '../shell/line.ts';
import { calledFunction } from './client-call.ts';
import type { ParseState } from './state.ts';
import { noteValue, report, display } from './state.ts';
import { valueResult } from './value.ts';

export interface ParsedCall {
  readonly results: readonly LineResult[];
  /** Move functions that the command line names. */
  readonly moveCalls: readonly MoveCall[];
}

/**
 * One call, read as clap reads it. Where a variable may name a command or an option, reading ends
 * without an error. Throws for a program without a root.
 */
export function parseCommand(program: ProgramFacts, call: Call): ParsedCall {
  const root = program.commands.find((command) => command.path.length === 0);
  if (!root)
    throw new Error('a program needs a command with an empty path: every listing has a root');
  const state: ParseState = {
    program,
    words: call.rest,
    at: 0,
    command: root,
    commandWord: call.head,
    given: new Map(),
    values: new Map(),
    unknown: [],
    positionals: 0,
    isLiteral: false,
    asksForHelp: false,
    isUnknown: false,
    results: [],
    moveCalls: [],
  };
  while (state.at < state.words.length && !state.isUnknown) readWord(state);
  if (!state.isUnknown) checkRequirements(state);
  if (!state.asksForHelp) checkRunTime(state);
  const called = state.asksForHelp ? null : calledFunction(state);
  return {
    results: state.results,
    moveCalls: called === null ? state.moveCalls : [...state.moveCalls, called],
  };
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
  const option = `${name.length > 1 ? '--' : '-'}${name}`;
  report(state, word, {
    rule: 'unknown-option',
    message: `"${display(word.text)}" begins with a dash, not a hyphen`,
    fix: `write ${display(option)}`,
    replacement: option.includes(OPAQUE) ? null : option,
  });
}

/** Enters a subcommand; false when the word is an argument of the current command. */
function descend(state: ParseState, word: ShellWord): boolean {
  const children = childrenOf(state.program, state.command);
  // `run-back-fill 1 100 sql`: the arguments of a command come before its subcommand, all or none.
  const awaited = state.command.arguments.length;
  if (children.length === 0 || (state.positionals > 0 && state.positionals < awaited)) return false;
  if (word.text === OPAQUE) {
    state.isUnknown = true;
    return true;
  }
  if (word.text === 'help') return readHelp(state);
  const child = children.find(
    (command) => command.path.at(-1) === word.text || command.aliases.includes(word.text),
  );
  if (!child) {
    if (state.positionals < awaited) return false;
    reportUnknownCommand(state, word, children);
    state.isUnknown = true;
    return true;
  }
  state.command = child;
  state.commandWord = word;
  state.positionals = 0;
  state.at += 1;
  enterOwnLanguage(state);
  return true;
}

/** `help` is added by clap: the words after it name a command. */
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
  const block = checkPtb(ptb, state.words.slice(state.at));
  state.results.push(...block.results);
  state.moveCalls.push(...block.moveCalls);
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
  const names = children.flatMap((child) => [child.path.at(-1) ?? '', ...child.aliases]);
  const nearest = propose(word.text, names);
  const isTypo = nearest !== null && editDistance(word.text, nearest.to) <= 2;
  // `create-address` is nearer to `remove-address` than to `new-address`, which says the same.
  const related = isTypo ? null : relatedFix(word.text, names);
  const near = related === null ? nearest : null;
  const parent = textOfPath(state.program.name, state.command.path);
  report(state, word, {
    rule: 'unknown-command',
    message: `${parent} has no command "${word.text}"`,
    fix: near
      ? `write "${near.to}"`
      : (related ??
        fixElsewhere(state, word.text) ??
        listedFix('use one of', names) ??
        `use a command that ${parent} --help lists`),
    replacement: near?.isUnique ? near.to : null,
  });
}

/** Elsewhere in the program: `sui keytool export` for `sui client export-key`. */
function fixElsewhere(state: ParseState, name: string): string | null {
  const visible = state.program.commands.filter((command) => !command.isHidden);
  const named = (other: string): readonly CommandFacts[] =>
    visible.filter((command) => command.path.at(-1) === other);
  const known = visible.map((command) => command.path.at(-1) ?? '');
  const [only, another] =
    named(name).length > 0 ? named(name) : relatedNames(name, known).flatMap(named);
  return only && !another ? `write "${textOfPath(state.program.name, only.path)}"` : null;
}

function readPositional(state: ParseState, word: ShellWord): void {
  state.at += 1;
  const argument = argumentAt(state.command.arguments, state.positionals);
  state.positionals += 1;
  if (argument?.takesRest) state.isLiteral = true;
  if (!argument) {
    const command = textOfPath(state.program.name, state.command.path);
    const hasMany = state.command.options.some((option) => option.count.most === null);
    report(state, word, {
      rule: 'extra-argument',
      message: `"${display(word.text)}" is one argument too many for ${command}`,
      fix: hasMany ? 'put it in quotes, or after its option' : 'remove it',
    });
    return;
  }
  noteValue(state, argument.name, word);
  const values = argument.valuesCheckedBy === null ? [] : argument.values;
  const result = valueResult(word.text, argument.type, values);
  const message = `"${display(word.text)}" for ${printArgumentName(argument)} ${result?.message}`;
  if (result) report(state, word, { ...result, rule: 'bad-value', message });
}

function argumentAt(known: readonly ArgumentFacts[], index: number): ArgumentFacts | undefined {
  const last = known.at(-1);
  return known[index] ?? (last?.isMany || last?.takesRest ? last : undefined);
}
