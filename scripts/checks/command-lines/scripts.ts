/** Lines of shell inside a line of shell: `bash -c '…'`, `ssh host '…'`, `bash <<EOF`. Pure. */

import { placeOf } from './call.ts';
import type { LineProblem } from './problem.ts';
import type { ShellLine, ShellWord, SimpleCommand } from './shell.ts';
import { readShell } from './shell.ts';
import { nameOf, wrapperOf } from './wrappers.ts';

/** Programs with `-c LINE`. */
const SHELLS: ReadonlySet<string> = new Set(
  'bash sh zsh dash ash ksh fish su runuser script pwsh powershell'.split(' '),
);
const DEEPEST = 4;

/** The commands of a line, and those of the lines that it holds, with their places in the whole. */
export function readScripts(line: string): ShellLine {
  return withInner(readShell(line), 0);
}

function withInner(shell: ShellLine, depth: number): ShellLine {
  if (depth === DEEPEST) return shell;
  const inner = shell.commands.flatMap(scriptsOf).map((script) => readScript(script, depth + 1));
  return {
    commands: [...shell.commands, ...inner.flatMap(({ commands }) => commands)],
    problems: [...shell.problems, ...inner.flatMap(({ problems }) => problems)],
  };
}

type Script = Pick<ShellWord, 'text' | 'offsets'>;

function readScript({ text, offsets }: Script, depth: number): ShellLine {
  const { commands, problems } = withInner(readShell(text), depth);
  const startOf = (at: number): number => offsets[at] ?? (offsets.at(-1) ?? 0) + 1;
  const endOf = (at: number): number => startOf(at - 1) + 1;
  const move = <P extends Pick<LineProblem, 'start' | 'end'>>(place: P): P => ({
    ...place,
    start: startOf(place.start),
    end: Math.max(endOf(place.end), startOf(place.start)),
  });
  return {
    commands: commands.map(({ words, documents }) => ({
      words: words.map((word) => ({ ...move(word), offsets: word.offsets.map(startOf) })),
      documents,
    })),
    problems: problems.map(move),
  };
}

function scriptsOf({ words, documents }: SimpleCommand): readonly Script[] {
  const { at, wrapper } = placeOf(words);
  const [head, ...rest] = words.slice(at);
  if (!head) return wrapper === 'ssh' ? documents : [];
  const takesLine = wrapper !== null && wrapperOf(wrapper)?.takesLine === true;
  if (takesLine && rest.length === 0 && /\s/.test(head.text)) return [head];
  const name = nameOf(head.text);
  if (name === 'trap') return rest.slice(0, 1);
  if (!SHELLS.has(name)) return [];
  const option = rest.findIndex(({ text }) => /^(?:-[a-z]*c|--?command)$/i.test(text));
  if (option !== -1) return rest.slice(option + 1, option + 2);
  return rest.every(({ text }) => text.startsWith('-')) ? documents : [];
}
