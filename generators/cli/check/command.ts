/** Reads the words of one call the way clap does, and notes everything clap would refuse. Pure. */

import { nearestName } from '../../core/text.ts';
import type { ArgumentFacts, CommandFacts, OptionFacts, ProgramFacts } from '../facts.ts';
import { comparePaths, inheritedOptions, spellingsOf, takesValue, wordsOfPath } from '../facts.ts';
import { printArgumentName } from '../notation.ts';
import type { LineProblem } from './problem.ts';
import { checkPtb } from './ptb.ts';
import { checkRequirements } from './requirements.ts';
import type { ShellWord } from './shell.ts';
import { OPAQUE } from './shell.ts';
import { valueFault } from './value.ts';

export interface Call {
  readonly head: ShellWord;
  readonly rest: readonly ShellWord[];
}

/** Where reading stands. Options of all levels are noted with the word that gave them. */
export interface ParseState {
  readonly program: ProgramFacts;
  readonly words: readonly ShellWord[];
  at: number;
  command: CommandFacts;
  /** Last word that named the command: problems of the whole command point there. */
  commandWord: ShellWord;
  readonly given: Map<string, ShellWord>;
  positionals: number;
  isLiteral: boolean;
  asksForHelp: boolean;
  /** A variable stands where a command or an option could: nothing more can be said. */
  isUnknown: boolean;
  readonly problems: LineProblem[];
}

export function parseCommand(program: ProgramFacts, call: Call): readonly LineProblem[] {
  const root = program.commands.find((command) => command.path.length === 0);
  if (!root) throw new Error('the program has no command with an empty path: every listing has a root');
  const state: ParseState = {
    program,
    words: call.rest,
    at: 0,
    command: root,
    commandWord: call.head,
    given: new Map(),
    positionals: 0,
    isLiteral: false,
    asksForHelp: false,
    isUnknown: false,
    problems: [],
  };
  while (state.at < state.words.length && !state.isUnknown) readWord(state);
  if (!state.isUnknown) checkRequirements(state);
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
  else if (!descend(state, word)) readPositional(state, word);
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
  const child = children.find((command) => command.path.at(-1) === word.text || command.aliases.includes(word.text));
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
    (other) => other.path.length === depth + 1 && comparePaths(other.path.slice(0, depth), command.path) === 0,
  );
}

function reportUnknownCommand(state: ParseState, word: ShellWord, children: readonly CommandFacts[]): void {
  const near = nearestName(word.text, children.flatMap((child) => [child.path.at(-1) ?? '', ...child.aliases]));
  const parent = wordsOfPath(state.program.name, state.command.path);
  state.problems.push({
    code: 'cli/unknown-command',
    message: `${parent} has no command "${word.text}"`,
    fix: near ? `write "${near}"` : `use a command that ${parent} --help lists`,
    start: word.start,
    end: word.end,
  });
}

/** Options that can stand here, by spelling. Own ones hide inherited ones. */
function optionNamed(state: ParseState, spelling: string): OptionFacts | null {
  const own = state.command.options.find((option) => spellingsOf(option).includes(spelling));
  if (own) return own;
  for (const { options } of inheritedOptions(state.program.commands, state.command)) {
    const found = options.find((option) => spellingsOf(option).includes(spelling));
    if (found) return found;
  }
  return state.program.automatic.find((option) => spellingsOf(option).includes(spelling)) ?? null;
}

function readLong(state: ParseState, word: ShellWord): void {
  const equals = word.text.indexOf('=');
  const name = equals === -1 ? word.text : word.text.slice(0, equals);
  const option = optionNamed(state, name);
  state.at += 1;
  if (name.includes(OPAQUE)) return;
  if (!option) return reportUnknownOption(state, word, name);
  readOption(state, { option, word, inline: equals === -1 ? null : word.text.slice(equals + 1) });
}

/** `-s`, `-abc`, `-i100`, `-i=100`: several switches, or one option with its value. */
function readShorts(state: ParseState, word: ShellWord): void {
  state.at += 1;
  for (let at = 1; at < word.text.length; at += 1) {
    const name = `-${word.text[at] ?? ''}`;
    const option = optionNamed(state, name);
    if (name.includes(OPAQUE)) return;
    if (!option) return reportUnknownOption(state, word, name);
    if (takesValue(option)) {
      const rest = word.text.slice(at + 1);
      const inline = rest === '' ? null : rest.replace(/^=/, '');
      return readOption(state, { option, word, inline });
    }
    readOption(state, { option, word, inline: null });
  }
}

interface GivenOption {
  readonly option: OptionFacts;
  readonly word: ShellWord;
  /** Value in the same word; null when there is none. */
  readonly inline: string | null;
}

function readOption(state: ParseState, given: GivenOption): void {
  const { option, word, inline } = given;
  if (option.id === '--help' || option.id === '--version') state.asksForHelp = true;
  if (state.given.has(option.id) && !option.isRepeatable) {
    report(state, word, 'repeated-option', `${option.id} is given twice`, 'remove one of them');
  }
  state.given.set(option.id, word);
  if (!takesValue(option)) {
    if (inline !== null) report(state, word, 'bad-value', `${option.id} is a switch and takes no value`, `write ${option.id} alone`);
    return;
  }
  const values = inline === null ? readValues(state, option) : [{ ...word, text: inline }];
  if (values.length < option.count.least) {
    report(state, word, 'missing-value', `${option.id} needs a value`, `write ${option.id} <${option.valueNames[0] ?? 'VALUE'}>`);
  }
  for (const value of values) checkOptionValue(state, option, value);
}

function readValues(state: ParseState, option: OptionFacts): ShellWord[] {
  const values: ShellWord[] = [];
  if (option.needsEquals) return values;
  while (option.count.most === null || values.length < option.count.most) {
    const next = state.words[state.at];
    if (!next || (next.text.startsWith('-') && next.text.length > 1)) break;
    values.push(next);
    state.at += 1;
  }
  return values;
}

function checkOptionValue(state: ParseState, option: OptionFacts, value: ShellWord): void {
  const parts = option.delimiter === null ? [value.text] : value.text.split(option.delimiter);
  for (const part of parts) {
    // Values that are merely known do not restrict the option.
    const fault = valueFault(part, option.type, option.valuesCheckedBy === null ? [] : option.values);
    if (fault) report(state, value, 'bad-value', `"${shown(part)}" for ${option.id} ${fault}`, 'correct the value');
  }
}

function readPositional(state: ParseState, word: ShellWord): void {
  state.at += 1;
  const argument = argumentAt(state.command.arguments, state.positionals);
  state.positionals += 1;
  if (argument?.takesRest) state.isLiteral = true;
  if (!argument) {
    const command = wordsOfPath(state.program.name, state.command.path);
    const hasMany = state.command.options.some((option) => option.count.most === null);
    report(state, word, 'extra-argument', `"${shown(word.text)}" is one argument too many for ${command}`, hasMany ? 'put it in quotes or behind its option' : 'remove it');
    return;
  }
  const fault = valueFault(word.text, argument.type, argument.valuesCheckedBy === null ? [] : argument.values);
  if (fault) report(state, word, 'bad-value', `"${shown(word.text)}" for ${printArgumentName(argument)} ${fault}`, 'correct the value');
}

function argumentAt(known: readonly ArgumentFacts[], index: number): ArgumentFacts | undefined {
  const last = known.at(-1);
  return known[index] ?? (last?.isMany || last?.takesRest ? last : undefined);
}

function reportUnknownOption(state: ParseState, word: ShellWord, name: string): void {
  const command = wordsOfPath(state.program.name, state.command.path);
  const owner = ownerOfOption(state, name);
  if (owner) {
    const words = wordsOfPath(state.program.name, owner.path);
    report(state, word, 'misplaced-option', `${name} belongs to ${words}, not to ${command}`, `put it directly after "${words}"`);
    return;
  }
  const near = nearestName(name, visibleSpellings(state));
  report(state, word, 'unknown-option', `${command} has no option ${name}`, near ? `write ${near}` : `use an option that ${command} --help lists`);
}

/** A command above that has the option for itself alone. */
function ownerOfOption(state: ParseState, name: string): CommandFacts | null {
  for (let depth = state.command.path.length - 1; depth >= 0; depth -= 1) {
    const path = state.command.path.slice(0, depth);
    const above = state.program.commands.find((command) => comparePaths(command.path, path) === 0);
    if (above?.options.some((option) => spellingsOf(option).includes(name))) return above;
  }
  return null;
}

function visibleSpellings(state: ParseState): string[] {
  const inherited = inheritedOptions(state.program.commands, state.command).flatMap((level) => level.options);
  return [...state.command.options, ...inherited, ...state.program.automatic].flatMap(spellingsOf);
}

export function report(state: ParseState, word: ShellWord, rule: string, message: string, fix: string): void {
  state.problems.push({ code: `cli/${rule}`, message, fix, start: word.start, end: word.end });
}

/** Unknown text is shown as dots. */
function shown(text: string): string {
  return text.replaceAll(OPAQUE, '…');
}
