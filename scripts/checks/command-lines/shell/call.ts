/** Finds the program that a command calls, after wrappers such as `sudo` and `docker exec`. Pure. */

import type { ShellWord } from './line.ts';
import { OPAQUE } from './line.ts';

/** The words of one call: the name of the program, then its arguments. */
export interface Call {
  readonly head: ShellWord;
  readonly rest: readonly ShellWord[];
}

/** How to find the command that a program such as `sudo` runs. */
interface Wrapper {
  /** Short options that take the next word, then long ones. */
  readonly values: string;
  readonly longs?: string;
  /** Words before the command that are the wrapper's own. */
  readonly operands?: number;
  /** The first of these words must be one of these: other commands of the wrapper run nothing. */
  readonly verbs?: readonly string[];
}

const CONTAINERS: Wrapper = {
  values: 'aceflmnpuvw',
  longs:
    'add-host cpus entrypoint env env-file file gpus hostname label memory mount name network platform project-name publish pull restart ulimit user volume workdir',
  operands: 2,
  verbs: ['exec', 'run'],
};

/** Those that pages use. Add one when a page needs it. */
const WRAPPERS: ReadonlyMap<string, Wrapper> = new Map([
  ['sudo', { values: 'CDghpRrTtUu', longs: 'chdir group host prompt user' }],
  ['env', { values: 'CSu', longs: 'chdir unset' }],
  ['time', { values: 'fo' }],
  ['nohup', { values: '' }],
  ['xargs', { values: 'adEILnPs', longs: 'delimiter max-args max-procs replace' }],
  ['ssh', { values: 'BbcDEeFIiJLlmOopQRSWw', operands: 1 }],
  ['docker', CONTAINERS],
  ['docker-compose', CONTAINERS],
]);

/** Where the command itself begins. */
export interface CommandPosition {
  readonly at: number;
  /** The last wrapper before it. */
  readonly wrapper: string | null;
  /** The words of `xargs`, which fills in the rest. */
  readonly inputs: readonly ShellWord[];
}

export function positionOf(words: readonly ShellWord[]): CommandPosition {
  let position: CommandPosition = { at: 0, wrapper: null, inputs: [] };
  for (;;) {
    const text = words[position.at]?.text ?? '';
    const name = nameOf(text);
    const wrapper = WRAPPERS.get(name);
    // `env A=b sui`, and a variable that holds a wrapper.
    if (text === OPAQUE || (position.wrapper !== null && /^\w+=/.test(text)))
      position = { ...position, at: position.at + 1 };
    else if (wrapper) {
      const at = afterWrapper(words, position.at + 1, wrapper);
      position = {
        at,
        wrapper: name,
        inputs: name === 'xargs' ? words.slice(position.at, at) : [],
      };
    } else return position;
  }
}

/** Where the command begins that the wrapper before `from` runs; the end when it runs none. */
function afterWrapper(words: readonly ShellWord[], from: number, wrapper: Wrapper): number {
  const { verbs, operands = 0 } = wrapper;
  const own: string[] = [];
  let at = from;
  for (; at < words.length; at += 1) {
    const text = words[at]?.text ?? '';
    if (text === '--') {
      at += 1;
      break;
    }
    if (text.startsWith('-')) at += takesNext(text, wrapper) ? 1 : 0;
    // `docker compose exec` has a word more than `docker exec`.
    else if (own.length === 0 && verbs && ['compose', 'container'].includes(text)) continue;
    else if (own.length < operands) own.push(text);
    else break;
  }
  return verbs && !verbs.includes(own[0] ?? '') ? words.length : at;
}

/** `-u NAME`, `-iu NAME`, `--user NAME`; but `-n5` and `--user=NAME` hold their value. */
function takesNext(text: string, { values, longs = '' }: Wrapper): boolean {
  if (text.startsWith('--')) return longs.split(' ').includes(text.slice(2));
  const first = [...text.slice(1)].findIndex((letter) => values.includes(letter));
  return first !== -1 && first === text.length - 2;
}

/** The name in `~/.cargo/bin/sui`, and in `sui.exe`. */
export function nameOf(text: string): string {
  return text.replace(/^.*[/\\]/, '').replace(/\.exe$/, '');
}

/** Null when another program is called. */
export function callOf(name: string, words: readonly ShellWord[]): Call | null {
  const { at, inputs } = positionOf(words);
  const head = words[at];
  if (!head) return null;
  if (nameOf(head.text) !== name) return builtCall(name, words.slice(at));
  return { head, rest: withInputs(words.slice(at + 1), inputs) };
}

/** `cargo run --bin sui -- client gas`. */
function builtCall(name: string, words: readonly ShellWord[]): Call | null {
  const [cargo, run] = words;
  const end = words.findIndex(({ text }) => text === '--');
  const head = words[words.findIndex(({ text }) => text === '--bin') + 1];
  if (cargo?.text !== 'cargo' || run?.text !== 'run' || end === -1) return null;
  return head?.text === name ? { head, rest: words.slice(end + 1) } : null;
}

/** What `xargs` reads replaces the sign after `-I`, or comes last. */
function withInputs(
  words: readonly ShellWord[],
  xargs: readonly ShellWord[],
): readonly ShellWord[] {
  if (xargs.length === 0) return words;
  const unknown = { text: OPAQUE, offsets: [], quoted: [] };
  const option = xargs.findIndex(({ text }) => text.startsWith('-I'));
  const sign = xargs[option]?.text.slice(2) || xargs[option + 1]?.text;
  const last = words.at(-1) ?? xargs.at(-1);
  if (option === -1 || sign === undefined)
    return last === undefined ? words : [...words, { ...last, ...unknown }];
  return words.map((word) => (word.text.includes(sign) ? { ...word, ...unknown } : word));
}
