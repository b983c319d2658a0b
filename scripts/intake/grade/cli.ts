/** Two releases of a command line, graded by what stops a script or makes it do something else. Pure. */

import type { OptionGroup } from '../../../generators/output/cli.ts';
import { keyOfPath, spellingsOf } from '../../../generators/cli/model/facts.ts';
import type {
  CliCommand,
  CliOption,
  CliProgram,
  PtbItem,
} from '../../../generators/cli/model/model.ts';
import { printArgumentName, printOptionName } from '../../../generators/cli/model/notation.ts';
import type { Flow } from '../../../generators/core/nodes.ts';
import { plainText } from '../../../generators/core/prose.ts';
import { oneLine } from '../../../generators/core/text.ts';
import type { Change, Grading } from './change.ts';
import { changesIn, matchUp } from './change.ts';
import type { Say } from './cli-values.ts';
import { argumentLine, compareOption, compareValues, optionLine } from './cli-values.ts';

/** Ids of the reference: `cli:client/gas`, `cli:client/gas#--json`. */
const idOfCommand = ({ path }: { readonly path: readonly string[] }): string =>
  `cli:${keyOfPath(path)}`;
const idOfOption = (
  command: { readonly path: readonly string[] },
  option: { readonly id: string },
): string => `${idOfCommand(command)}#${option.id}`;

export function gradeCli(before: CliProgram, after: CliProgram): readonly Change[] {
  const found: Change[] = [];
  const { removed, added, retained } = matchUp(before.commands, after.commands, ({ path }) =>
    keyOfPath(path),
  );
  const aliases = new Set(after.commands.flatMap(aliasesOf));
  for (const command of removed) {
    const isAlias = aliases.has(keyOfPath(command.path));
    const message = isAlias ? 'the command is an alias of another one now' : 'the command is gone';
    found.push(
      change(
        idOfCommand(command),
        [isAlias ? 'safe' : 'breaking', 'command-gone', message],
        lineOf(command),
        null,
      ),
    );
  }
  for (const command of added)
    found.push(
      change(
        idOfCommand(command),
        ['safe', 'command-new', 'the command is new'],
        null,
        lineOf(command),
      ),
    );
  for (const [old, now] of retained) found.push(...compareCommands(old, now));
  const automatic = { path: [] as readonly string[] };
  found.push(...compareOptions(automatic, before.automatic, after.automatic));
  found.push(...comparePtb(before, after));
  found.push(...compareVariables(before, after));
  return found;
}

const change = changesIn('cli');

function collect(
  id: string,
  before: string,
  after: string,
  mention: (say: Say) => void,
): readonly Change[] {
  const found: Change[] = [];
  mention((grade, rule, message) => found.push(change(id, [grade, rule, message], before, after)));
  return found;
}

/** `client/faucet` for an alias `faucet` of `client/ask`. */
function aliasesOf({ path, aliases }: CliCommand): readonly string[] {
  return aliases.map((alias) => keyOfPath([...path.slice(0, -1), alias]));
}

function lineOf({ path, usages, aliases }: CliCommand): string {
  const names = aliases.length === 0 ? [] : [`aliases ${aliases.join(' ')}`];
  return [usages[0] ?? (keyOfPath(path) || '(program)'), ...names].join(' · ');
}

function compareCommands(old: CliCommand, now: CliCommand): readonly Change[] {
  const own = collect(idOfCommand(old), lineOf(old), lineOf(now), (say) => {
    if (!old.needsSubcommand && now.needsSubcommand)
      say('breaking', 'needs-command', 'it does nothing without a command behind it any longer');
    const lost = old.aliases.filter((alias) => !now.aliases.includes(alias));
    if (lost.length > 0) say('breaking', 'alias-gone', `it is no longer called ${lost.join(', ')}`);
    const won = now.aliases.filter((alias) => !old.aliases.includes(alias));
    if (won.length > 0) say('safe', 'alias-new', `it is also called ${won.join(', ')}`);
    if (old.hasJson && !now.hasJson) say('breaking', 'json-gone', '--json no longer gives JSON');
    if (!old.hasJson && now.hasJson) say('safe', 'json-new', '--json gives JSON');
    if (old.output !== now.output)
      say(
        'dangerous',
        'output',
        `it prints ${now.output ?? 'something unknown'}, not ${old.output ?? 'something unknown'}`,
      );
    if (old.isHidden !== now.isHidden)
      say(
        'documentation',
        'hidden',
        now.isHidden ? 'help no longer lists it' : 'help lists it now',
      );
    compareGroups(old.groups, now.groups, say);
  });
  return [
    ...own,
    ...compareWords(idOfCommand(old), old, now),
    ...compareArguments(old, now),
    ...compareOptions(old, old.options, now.options),
  ];
}

interface Described {
  readonly prose: readonly Flow[];
  readonly summary?: string | null;
}

function compareWords(id: string, old: Described, now: Described): readonly Change[] {
  const [before, after] = [old, now].map(
    ({ prose, summary }) => oneLine(plainText(prose)) || (summary ?? ''),
  );
  if (before === after) return [];
  const grading: Grading = ['documentation', 'words', 'its description changed'];
  return [change(id, grading, before || null, after || null)];
}

/** Scripts give arguments by place. */
function compareArguments(old: CliCommand, now: CliCommand): readonly Change[] {
  const found: Change[] = [];
  const most = Math.max(old.arguments.length, now.arguments.length);
  for (let index = 0; index < most; index += 1) {
    const [was, is] = [old.arguments[index], now.arguments[index]];
    const id = `${idOfCommand(old)}#${(was ?? is)?.name ?? ''}`;
    if (was && !is)
      found.push(
        change(
          id,
          ['breaking', 'argument-gone', 'the argument is gone'],
          printArgumentName(was),
          null,
        ),
      );
    else if (!was && is)
      found.push(
        change(
          id,
          is.isRequired
            ? ['breaking', 'argument-required', 'a required argument is new']
            : ['safe', 'argument-new', 'an optional argument is new'],
          null,
          printArgumentName(is),
        ),
      );
    else if (was && is)
      found.push(
        ...collect(id, argumentLine(was), argumentLine(is), (say) => {
          if (was.name !== is.name)
            say(
              'dangerous',
              'argument-name',
              `the argument in place ${index + 1} has another name`,
            );
          if (!was.isRequired && is.isRequired)
            say('breaking', 'argument-required', 'it is required now');
          if (was.isRequired && !is.isRequired)
            say('safe', 'argument-optional', 'it is optional now');
          if (was.isMany && !is.isMany)
            say('breaking', 'argument-single', 'it takes one value only');
          if (!was.isMany && is.isMany) say('safe', 'argument-many', 'it takes several values');
          compareValues(was, is, say);
        }),
        ...compareWords(id, was, is),
      );
  }
  return found;
}

function compareOptions(
  command: { readonly path: readonly string[] },
  before: readonly CliOption[],
  after: readonly CliOption[],
): readonly Change[] {
  const spellings = new Map(
    after.flatMap((option) => spellingsOf(option).map((name) => [name, option] as const)),
  );
  const replacements = new Set<CliOption>();
  const found = before.flatMap((old) => {
    // An option stays itself while one of its names does.
    const now = spellingsOf(old).flatMap((name) => spellings.get(name) ?? [])[0];
    const id = idOfOption(command, old);
    if (now === undefined)
      return [
        change(id, ['breaking', 'option-gone', 'the option is gone'], printOptionName(old), null),
      ];
    replacements.add(now);
    return [
      ...collect(id, optionLine(old), optionLine(now), (say) => compareOption(old, now, say)),
      ...compareWords(id, old, now),
    ];
  });
  const added = after.filter((option) => !replacements.has(option));
  return [
    ...found,
    ...added.map((option) =>
      change(
        idOfOption(command, option),
        option.isRequired
          ? ['breaking', 'option-required', 'a required option is new']
          : ['safe', 'option-new', 'the option is new'],
        null,
        printOptionName(option),
      ),
    ),
  ];
}

function compareGroups(old: readonly OptionGroup[], now: readonly OptionGroup[], say: Say): void {
  const key = ({ options }: OptionGroup): string => [...options].sort().join(' ');
  const { added, retained } = matchUp(old, now, key);
  const strict = [
    ...added.map((is) => ({ is, isRequired: is.isRequired, isExclusive: is.isExclusive })),
    ...retained.map(([was, is]) => ({
      is,
      isRequired: is.isRequired && !was.isRequired,
      isExclusive: is.isExclusive && !was.isExclusive,
    })),
  ];
  for (const { is, isRequired, isExclusive } of strict) {
    if (isRequired)
      say('breaking', 'group-required', `one of ${is.options.join(', ')} is required`);
    if (isExclusive)
      say('breaking', 'group-exclusive', `only one of ${is.options.join(', ')} is allowed`);
  }
}

function comparePtb(before: CliProgram, after: CliProgram): readonly Change[] {
  const block = before.ptb ?? after.ptb;
  if (block === null) return [];
  const idOf = (item: PtbItem): string => `${idOfCommand({ path: block.command })}#${item.name}`;
  const { removed, added, retained } = matchUp(
    before.ptb?.items ?? [],
    after.ptb?.items ?? [],
    ({ name }) => name,
  );
  return [
    ...removed.map((item) =>
      change(idOf(item), ['breaking', 'ptb-gone', 'the block item is gone'], item.syntax, null),
    ),
    ...added.map((item) =>
      change(idOf(item), ['safe', 'ptb-new', 'the block item is new'], null, item.syntax),
    ),
    ...retained.flatMap(([old, now]) =>
      collect(idOf(old), old.syntax, now.syntax, (say) => {
        if (old.takes !== now.takes) say('breaking', 'ptb-takes', 'it takes something else');
        if (old.hasResult && !now.hasResult)
          say('breaking', 'ptb-result', 'it has no result any longer');
        if (!old.isOnce && now.isOnce) say('breaking', 'ptb-once', 'it can be given only once');
      }),
    ),
  ];
}

function compareVariables(before: CliProgram, after: CliProgram): readonly Change[] {
  const { removed, added } = matchUp(before.environment, after.environment, ({ name }) => name);
  return [
    ...removed.map(({ name }) =>
      change(
        'cli:',
        ['breaking', 'variable-gone', `the variable ${name} is no longer read`],
        name,
        null,
      ),
    ),
    ...added.map(({ name }) =>
      change('cli:', ['safe', 'variable-new', `the variable ${name} is read`], null, name),
    ),
  ];
}
