/** What a script gives to a command: options and arguments of two releases, and their lines. Pure. */

import type { ArgumentFacts, OptionFacts } from '../../../generators/output/cli.ts';
import { spellingsOf, takesValue } from '../../../generators/cli/model/facts.ts';
import { printArgumentName, printOptionName } from '../../../generators/cli/model/notation.ts';
import type { Grade } from './change.ts';
import { isSame } from './change.ts';

/** Grade, rule without the reference, and message. */
export type Say = (grade: Grade, rule: string, message: string) => void;

export function compareOption(old: OptionFacts, now: OptionFacts, say: Say): void {
  const more = (before: readonly string[], after: readonly string[]): readonly string[] =>
    after.filter((name) => !before.includes(name));
  const [was, is] = [spellingsOf(old), spellingsOf(now)];
  const [lost, won] = [more(is, was), more(was, is)];
  if (lost.length > 0)
    say('breaking', 'option-name-gone', `it is no longer called ${lost.join(', ')}`);
  else if (won.length > 0) say('safe', 'option-name-new', `it is also called ${won.join(', ')}`);
  if (!old.isRequired && now.isRequired) say('breaking', 'option-required', 'it is required now');
  if (old.isRequired && !now.isRequired) say('safe', 'option-optional', 'it is optional now');
  if (takesValue(old) !== takesValue(now))
    say(
      'breaking',
      'option-value',
      takesValue(now) ? 'it needs a value now' : 'it takes no value now',
    );
  else if (now.count.least > old.count.least || isLess(now.count.most, old.count.most))
    say('breaking', 'option-count', 'it takes another number of values');
  else if (!isSame(old.count, now.count)) say('safe', 'option-count', 'it takes more values');
  if (!old.needsEquals && now.needsEquals)
    say('breaking', 'option-equals', 'its value needs an equals sign');
  if (old.isRepeatable && !now.isRepeatable)
    say('breaking', 'option-once', 'it can be given only once');
  if (!old.isRepeatable && now.isRepeatable)
    say('safe', 'option-repeat', 'it can be given several times');
  if (old.isGlobal && !now.isGlobal)
    say('breaking', 'option-global', 'commands below no longer take it');
  const conflicts = more(old.conflicts, now.conflicts);
  if (conflicts.length > 0)
    say('breaking', 'option-conflict', `it excludes ${conflicts.join(', ')}`);
  const requires = more(old.requires, now.requires);
  if (requires.length > 0) say('breaking', 'option-requires', `it needs ${requires.join(', ')}`);
  if (old.bareDefault !== now.bareDefault)
    say('dangerous', 'option-default', 'without a value it means something else');
  compareValues(old, now, say);
}

function isLess(a: number | null, b: number | null): boolean {
  return a !== null && (b === null || a < b);
}

type Values = Pick<
  OptionFacts | ArgumentFacts,
  'type' | 'default' | 'runTimeDefault' | 'values' | 'valuesCheckedBy' | 'environment'
>;

export function compareValues(old: Values, now: Values, say: Say): void {
  const lost = old.values.filter((value) => !now.values.includes(value));
  if (now.values.length > 0 && old.values.length === 0)
    say('breaking', 'values', `it takes only ${now.values.join(', ')}`);
  else if (lost.length > 0 && now.values.length > 0)
    say('breaking', 'values', `it no longer takes ${lost.join(', ')}`);
  else if (!isSame(old.values, now.values)) say('safe', 'values', 'it takes more values');
  if (old.default !== now.default || old.runTimeDefault !== now.runTimeDefault)
    say('dangerous', 'default', 'left out, it means something else');
  if (old.type !== now.type) say('dangerous', 'type', 'its value is of another kind');
  if (old.environment !== now.environment && old.environment !== null)
    say('breaking', 'environment', `the variable ${old.environment} no longer sets it`);
  else if (old.environment !== now.environment)
    say('safe', 'environment', 'a variable sets it now');
}

export function argumentLine(argument: ArgumentFacts): string {
  return [printArgumentName(argument), ...notesOf(argument)].join(' · ');
}

export function optionLine(option: OptionFacts): string {
  return [
    printOptionName(option),
    ...(option.isRequired ? ['required'] : []),
    ...(option.conflicts.length > 0 ? [`excludes ${option.conflicts.join(' ')}`] : []),
    ...(option.requires.length > 0 ? [`needs ${option.requires.join(' ')}`] : []),
    ...notesOf(option),
  ].join(' · ');
}

function notesOf(values: Values): readonly string[] {
  return [
    ...(values.type === null ? [] : [values.type]),
    ...(values.default === null ? [] : [`default ${values.default}`]),
    ...(values.runTimeDefault === null ? [] : [`default at run time ${values.runTimeDefault}`]),
    ...(values.values.length > 0 ? [`values ${values.values.join(' ')}`] : []),
    ...(values.environment === null ? [] : [`env ${values.environment}`]),
  ];
}
