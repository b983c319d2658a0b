/** Programs that run the command behind them, and what of their own stands before it. Pure. */

import type { ShellWord } from './shell.ts';

/** How to find the command behind a program such as `sudo` or `docker`. */
export interface Wrapper {
  /** Short options that take the next word. */
  readonly values: string;
  /** Long options that take the next word. */
  readonly longs?: readonly string[];
  /** Words before the command that are its own. */
  readonly operands?: number;
  /** Words that may stand before those. */
  readonly groups?: readonly string[];
  /** The first of its own words must be one of these: other commands of it run nothing. */
  readonly verbs?: readonly string[];
  /** Several words, or one that is a line of shell. */
  readonly takesLine?: boolean;
}

const CONTAINERS: Wrapper = {
  values: 'aceflmnpuvw',
  longs: [
    ...'add-host container cpus entrypoint env env-file file gpus hostname label memory mount name'.split(
      ' ',
    ),
    ...'namespace network platform project-name publish pull restart ulimit user volume workdir'.split(
      ' ',
    ),
  ],
  operands: 2,
  groups: ['compose', 'container'],
  verbs: ['exec', 'run'],
};

const WRAPPERS: ReadonlyMap<string, Wrapper> = new Map([
  ['sudo', { values: 'CDghpRrTtUu', longs: ['chdir', 'group', 'host', 'prompt', 'user'] }],
  ['doas', { values: 'Cu' }],
  ['env', { values: 'CSu', longs: ['chdir', 'unset'] }],
  ['time', { values: 'fo' }],
  ['timeout', { values: 'ks', longs: ['kill-after', 'signal'], operands: 1 }],
  ['nice', { values: 'n', longs: ['adjustment'] }],
  ['ionice', { values: 'cn' }],
  ['watch', { values: 'n', longs: ['interval'], takesLine: true }],
  ['xargs', { values: 'adEILnPs', longs: ['delimiter', 'max-args', 'max-procs', 'replace'] }],
  ['nohup', { values: '' }],
  ['setsid', { values: '' }],
  ['exec', { values: 'a' }],
  ['command', { values: '' }],
  ['builtin', { values: '' }],
  ['eval', { values: '', takesLine: true }],
  ['caffeinate', { values: 'tw' }],
  ['stdbuf', { values: 'eio', longs: ['error', 'input', 'output'] }],
  ['strace', { values: 'abeEIoOpPsSuX' }],
  ['flock', { values: 'Ew', operands: 1 }],
  ['chroot', { values: '', operands: 1 }],
  ['wsl', { values: 'du', longs: ['cd', 'distribution', 'user'] }],
  ['ssh', { values: 'BbcDEeFIiJLlmOopQRSWw', operands: 1, takesLine: true }],
  ['tmux', { values: 'ceFfLnSstxy', operands: 1, takesLine: true }],
  ['docker', CONTAINERS],
  ['docker-compose', CONTAINERS],
  ['podman', CONTAINERS],
  ['kubectl', CONTAINERS],
]);

/** The name in `~/.cargo/bin/sui`, and in `sui.exe`. */
export function nameOf(text: string): string {
  return text.replace(/^.*[/\\]/, '').replace(/\.exe$/, '');
}

/** `text` is the word of the program, a path or not; null for a program that runs no other. */
export function wrapperOf(text: string): Wrapper | null {
  return WRAPPERS.get(nameOf(text)) ?? null;
}

/** Where the command begins that the wrapper before `from` runs; null when it runs none. */
export function behindWrapper(
  words: readonly ShellWord[],
  from: number,
  wrapper: Wrapper,
): number | null {
  const operands: string[] = [];
  let at = from;
  for (; at < words.length; at += 1) {
    const text = words[at]?.text ?? '';
    if (text === '--') {
      at += 1;
      break;
    }
    if (text.startsWith('-')) at += takesNext(text, wrapper) ? 1 : 0;
    else if (operands.length === 0 && wrapper.groups?.includes(text)) continue;
    else if (operands.length < (wrapper.operands ?? 0)) operands.push(text);
    else break;
  }
  const isOther = wrapper.verbs && !wrapper.verbs.includes(operands[0] ?? '');
  return isOther ? null : at;
}

/** `-u NAME`, `-iu NAME`, `--user NAME`; but `-n5` and `--user=NAME` hold their value. */
function takesNext(text: string, { values, longs = [] }: Wrapper): boolean {
  if (text.startsWith('--')) return longs.includes(text.slice(2));
  const first = [...text.slice(1)].findIndex((letter) => values.includes(letter));
  return first !== -1 && first === text.length - 2;
}
