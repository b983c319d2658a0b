/** Finds the call of a program among the words of one shell command: behind prompts, keywords and wrappers. Pure. */

import type { ShellWord } from './shell.ts';
import { OPAQUE } from './shell.ts';
import type { Call } from './state.ts';

/** Prompts, and words of the shell behind which a command begins. */
const SKIPPED: ReadonlySet<string> = new Set(
  '$ % > ❯ ➜ ! { if then elif else while until do'.split(' '),
);

interface Wrapper {
  /** Short options that take the next word. */
  readonly values: string;
  /** Words before the command that are its own. */
  readonly operands: number;
}

/** Programs that run the command behind them. */
const WRAPPERS: ReadonlyMap<string, Wrapper> = new Map([
  ['sudo', { values: 'CDghpRrTtUu', operands: 0 }],
  ['doas', { values: 'Cu', operands: 0 }],
  ['env', { values: 'CSu', operands: 0 }],
  ['time', { values: 'fo', operands: 0 }],
  ['timeout', { values: 'ks', operands: 1 }],
  ['nice', { values: 'n', operands: 0 }],
  ['watch', { values: 'n', operands: 0 }],
  ['xargs', { values: 'adEILnPs', operands: 0 }],
  ['nohup', { values: '', operands: 0 }],
  ['exec', { values: 'a', operands: 0 }],
  ['command', { values: '', operands: 0 }],
  ['builtin', { values: '', operands: 0 }],
  ['caffeinate', { values: 'tw', operands: 0 }],
  ['stdbuf', { values: 'eio', operands: 0 }],
]);

/** The words behind the program's name; null when another program is called. */
export function callOf(name: string, words: readonly ShellWord[]): Call | null {
  let at = words[0]?.text === 'function' ? 2 : 0;
  let inputs: readonly ShellWord[] | null = null;
  for (let before = -1; before !== at;) {
    before = at;
    const text = words[at]?.text ?? '';
    const wrapper = WRAPPERS.get(text);
    if (SKIPPED.has(text) || text === OPAQUE || isAssignment(text)) at += 1;
    else if (wrapper) {
      at = behindWrapper(words, at + 1, wrapper);
      if (text === 'xargs') inputs = words.slice(before, at);
    }
  }
  const head = words[at];
  if (!head || nameOf(head.text) !== name) return null;
  const rest = words.slice(at + 1);
  return { head, rest: inputs === null ? rest : withInputs(rest, inputs) };
}

/** A variable that is set for one command. */
function isAssignment(text: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*=/.test(text);
}

/** `sui` of `~/.cargo/bin/sui` and of `sui.exe`. */
function nameOf(text: string): string {
  return text.replace(/^.*[/\\]/, '').replace(/\.exe$/, '');
}

function behindWrapper(words: readonly ShellWord[], from: number, wrapper: Wrapper): number {
  let at = from;
  while (words[at]?.text.startsWith('-') === true) {
    const text = words[at]?.text ?? '';
    at += 1;
    if (text === '--') break;
    const takesNext = !text.startsWith('--') && wrapper.values.includes(text.slice(1, 2));
    if (takesNext && text.length === 2) at += 1;
  }
  return at + wrapper.operands;
}

/** What `xargs` reads takes the place of the sign behind `-I`, or comes last. */
function withInputs(words: readonly ShellWord[], call: readonly ShellWord[]): readonly ShellWord[] {
  const option = call.findIndex((word) => word.text.startsWith('-I'));
  const text = call[option]?.text.slice(2) ?? '';
  const sign = text === '' ? call[option + 1]?.text : text;
  const last = words.at(-1) ?? call.at(-1);
  if (option === -1 || sign === undefined)
    return last === undefined ? words : [...words, { ...last, ...UNKNOWN }];
  return words.map((word) => (word.text.includes(sign) ? { ...word, ...UNKNOWN } : word));
}

const UNKNOWN = { text: OPAQUE, offsets: [], quoted: [] };
