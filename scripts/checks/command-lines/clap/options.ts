/** Options of one call: their spellings, values and places, as clap reads them. Pure but for the errors it notes. */

import type { CommandFacts, OptionFacts } from '../../../../generators/output/cli.ts';
import {
  comparePaths,
  inheritedOptions,
  spellingsOf,
  takesValue,
  textOfPath,
} from '../../../../generators/cli/model/facts.ts';
import { propose } from '../../proposal.ts';
import { listedFix, relatedFix } from '../../../../site/move/explain/related-names.ts';
import { printArgumentName } from '../../../../generators/cli/model/notation.ts';
import type { ShellWord } from '../shell/line.ts';
import { OPAQUE } from '../shell/line.ts';
import type { ParseState } from './state.ts';
import { headOf, noteValue, report, display } from './state.ts';
import { valueResult } from './value.ts';

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

/** `--name`, `--name VALUE`, `--name=VALUE`. */
export function readLong(state: ParseState, word: ShellWord): void {
  const equals = word.text.indexOf('=');
  const name = equals === -1 ? word.text : word.text.slice(0, equals);
  const option = optionNamed(state, name);
  state.at += 1;
  if (name.includes(OPAQUE)) return;
  if (!option) return reportUnknownOption(state, word, name);
  readOption(state, { option, word, inline: equals === -1 ? null : word.text.slice(equals + 1) });
}

/** `-s`, `-abc`, `-i100`, `-i=100`: several switches, or one option with its value. */
export function readShorts(state: ParseState, word: ShellWord): void {
  state.at += 1;
  for (let at = 1; at < word.text.length; at += 1) {
    const name = `-${word.text[at] ?? ''}`;
    const option = optionNamed(state, name);
    if (name.includes(OPAQUE)) return;
    if (!option) return reportUnknownOption(state, word, at === 1 ? wholeName(state, word) : name);
    if (takesValue(option)) {
      const rest = word.text.slice(at + 1);
      const inline = rest === '' ? null : rest.replace(/^=/, '');
      return readOption(state, { option, word, inline });
    }
    readOption(state, { option, word, inline: null });
  }
}

/** `-json` is a long option without its second hyphen rather than four switches. */
function wholeName(state: ParseState, word: ShellWord): string {
  const name = word.text.replace(/=.*$/s, '');
  return optionNamed(state, `-${name}`) ? name : word.text.slice(0, 2);
}

interface GivenOption {
  readonly option: OptionFacts;
  readonly word: ShellWord;
  /** The value in the same word; null when there is none. */
  readonly inline: string | null;
}

function readOption(state: ParseState, given: GivenOption): void {
  const { option, word, inline } = given;
  if (option.id === '--help' || option.id === '--version') state.asksForHelp = true;
  if (state.given.has(option.id) && !option.isRepeatable) {
    report(state, word, {
      rule: 'repeated-option',
      message: `${option.id} is given twice`,
      fix: 'remove one of them',
    });
  }
  state.given.set(option.id, word);
  if (takesValue(option)) readOptionValues(state, given);
  else if (inline !== null)
    report(state, word, {
      rule: 'bad-value',
      message: `${option.id} is a switch and takes no value`,
      fix: `write ${option.id} alone`,
    });
}

function readOptionValues(state: ParseState, { option, word, inline }: GivenOption): void {
  const values = inline === null ? readValues(state, option) : [tailOf(word, inline)];
  if (values.length < option.count.least && isNegative(state)) return readNegative(state, option);
  if (values.length < option.count.least) {
    report(state, word, {
      rule: 'missing-value',
      message: `${option.id} needs a value`,
      fix: `write ${option.id} <${option.valueNames[0] ?? 'VALUE'}>`,
    });
  }
  for (const value of values) {
    noteValue(state, option.id, value);
    checkOptionValue(state, option, value);
  }
}

/** What follows the equals sign, or the letter of a short option. */
function tailOf(word: ShellWord, text: string): ShellWord {
  const from = word.text.length - text.length;
  const start = word.offsets[from] ?? word.start;
  return {
    ...word,
    text,
    offsets: word.offsets.slice(from),
    quoted: word.quoted.slice(from),
    start,
  };
}

function readValues(state: ParseState, option: OptionFacts): ShellWord[] {
  const values: ShellWord[] = [];
  if (option.needsEquals) return values;
  while (option.count.most === null || values.length < option.count.most) {
    const next = nextValue(state);
    if (!next) break;
    values.push(next);
    state.at += 1;
  }
  return values;
}

function nextValue(state: ParseState): ShellWord | null {
  const next = state.words[state.at];
  return !next || (next.text.startsWith('-') && next.text.length > 1) ? null : next;
}

/** `-5` looks like an option and is meant as a value. */
function isNegative(state: ParseState): boolean {
  return /^-[0-9]/.test(state.words[state.at]?.text ?? '');
}

function readNegative(state: ParseState, option: OptionFacts): void {
  const value = state.words[state.at];
  state.at += 1;
  if (value) {
    const message = `"${display(value.text)}" for ${option.id} reads like an option`;
    report(state, value, {
      rule: 'bad-value',
      message,
      fix: 'write a value that does not begin with a hyphen',
    });
  }
}

function checkOptionValue(state: ParseState, option: OptionFacts, value: ShellWord): void {
  const parts = option.delimiter === null ? [value.text] : value.text.split(option.delimiter);
  for (const part of parts) {
    // Values that are merely known do not restrict the option.
    const values = option.valuesCheckedBy === null ? [] : option.values;
    const result = valueResult(part, option.type, values);
    const message = `"${display(part)}" for ${option.id} ${result?.message}`;
    // In a list the value is a part of its word.
    const replacement = part === value.text ? (result?.replacement ?? null) : null;
    if (result) report(state, value, { ...result, rule: 'bad-value', message, replacement });
  }
}

function reportUnknownOption(state: ParseState, word: ShellWord, name: string): void {
  const command = textOfPath(state.program.name, state.command.path);
  const owner = ownerOfOption(state, name);
  if (owner) {
    const words = textOfPath(state.program.name, owner.path);
    report(state, word, {
      rule: 'misplaced-option',
      message: `${name} belongs to ${words}, not to ${command}`,
      fix: `put it directly after "${words}"`,
    });
    const option = owner.options.find((known) => spellingsOf(known).includes(name));
    if (option && takesValue(option) && !word.text.includes('=')) readValues(state, option);
    return;
  }
  if (/^-[0-9]/.test(name)) {
    const message = `"${display(word.text)}" reads like an option`;
    return report(state, word, {
      rule: 'bad-value',
      message,
      fix: 'write a value that does not begin with a hyphen',
    });
  }
  const near = nearestOption(state, name);
  report(state, headOf(word, name.length), {
    rule: 'unknown-option',
    message: `${command} has no option ${name}`,
    fix: near
      ? `write ${near.spelling}`
      : (relatedFix(
          name,
          visibleOptions(state).flatMap(({ longs }) => longs),
        ) ??
        argumentFix(state) ??
        listedFix(
          'use one of',
          state.command.options.flatMap(({ longs }) => longs),
        ) ??
        `use an option that ${command} --help lists`),
    replacement: near?.isUnique ? near.spelling : null,
  });
  if (near) return skipValues(state, near.option, word);
  state.unknown.push(name);
  // Where the command takes no arguments, what follows is the value of the option.
  if (state.command.arguments.length === 0 && !word.text.includes('=') && nextValue(state))
    state.at += 1;
}

/** `sui move test --match NAME`: what the option should say may be an argument. */
function argumentFix(state: ParseState): string | null {
  const argument = state.command.arguments[state.positionals];
  return argument === undefined || nextValue(state) === null
    ? null
    : `write the value alone, as ${printArgumentName(argument)}`;
}

/** The option that was meant: misspelt, cut short, or with one hyphen. */
function nearestOption(
  state: ParseState,
  name: string,
): {
  readonly option: OptionFacts;
  readonly spelling: string;
  readonly isUnique: boolean;
} | null {
  const longs = visibleOptions(state).flatMap((option) => option.longs);
  const bare = name.replace(/^-+/, '');
  if (bare.length < 2) return null;
  const begun = longs.filter((long) => long.startsWith(`--${bare}`));
  const near = propose(
    bare,
    longs.map((long) => long.slice(2)),
  );
  const spelling = longs.includes(`--${bare}`)
    ? `--${bare}`
    : near
      ? `--${near.to}`
      : begun.length === 1
        ? begun[0]
        : undefined;
  const option = spelling === undefined ? null : optionNamed(state, spelling);
  if (option === null || spelling === undefined) return null;
  return { option, spelling, isUnique: spelling !== `--${near?.to}` || near?.isUnique === true };
}

/** An option that was reported already keeps its values, so that they are not reported too. */
function skipValues(state: ParseState, option: OptionFacts, word: ShellWord): void {
  state.given.set(option.id, word);
  if (takesValue(option) && !word.text.includes('=')) readValues(state, option);
}

/** A command above that does not hand the option down. */
function ownerOfOption(state: ParseState, name: string): CommandFacts | null {
  for (let depth = state.command.path.length - 1; depth >= 0; depth -= 1) {
    const path = state.command.path.slice(0, depth);
    const above = state.program.commands.find((command) => comparePaths(command.path, path) === 0);
    if (above?.options.some((option) => spellingsOf(option).includes(name))) return above;
  }
  return null;
}

function visibleOptions(state: ParseState): readonly OptionFacts[] {
  const inherited = inheritedOptions(state.program.commands, state.command).flatMap(
    (level) => level.options,
  );
  return [...state.command.options, ...inherited, ...state.program.automatic];
}
