/** Finds the call of a program among the words of one shell command: behind prompts, keywords and wrappers. Pure. */

import type { ShellWord } from './shell.ts';
import { OPAQUE } from './shell.ts';
import type { Call } from './state.ts';
import { behindWrapper, nameOf, wrapperOf } from './wrappers.ts';

/** Prompts, and words of the shell behind which a command begins. */
const SKIPPED: ReadonlySet<string> = new Set(
  '$ % > ❯ ➜ ! { if then elif else while until do coproc'.split(' '),
);

/** Where the command itself begins. */
export interface Place {
  readonly at: number;
  /** The last wrapper before it. */
  readonly wrapper: string | null;
  /** The words of `xargs`, when it fills in the rest. */
  readonly inputs: readonly ShellWord[] | null;
}

/** Where the command begins, behind assignments, words of the shell and wrappers. */
export function placeOf(words: readonly ShellWord[]): Place {
  let at = words[0]?.text === 'function' ? 2 : 0;
  let wrapper: string | null = null;
  let inputs: readonly ShellWord[] | null = null;
  for (let before = -1; before !== at;) {
    before = at;
    const text = words[at]?.text ?? '';
    const found = wrapperOf(text);
    if (SKIPPED.has(text) || text === OPAQUE || isAssignment(text)) at += 1;
    else if (found && !isLookup(words, at)) {
      at = behindWrapper(words, at + 1, found) ?? words.length;
      wrapper = nameOf(text);
      if (wrapper === 'xargs') inputs = words.slice(before, at);
    }
  }
  return { at, wrapper, inputs };
}

/** The words behind the program's name; null when another program is called. */
export function callOf(name: string, words: readonly ShellWord[]): Call | null {
  const { at, inputs } = placeOf(words);
  const head = words[at];
  if (!head) return null;
  if (nameOf(head.text) !== name) return builtCall(name, words.slice(at));
  const rest = words.slice(at + 1);
  return { head, rest: inputs === null ? rest : withInputs(rest, inputs) };
}

/** `cargo run --bin sui -- client gas`. */
function builtCall(name: string, words: readonly ShellWord[]): Call | null {
  const [cargo, run] = words;
  const end = words.findIndex(({ text }) => text === '--');
  const head = words[words.findIndex(({ text }) => text === '--bin') + 1];
  if (cargo?.text !== 'cargo' || run?.text !== 'run' || end === -1) return null;
  return head?.text === name ? { head, rest: words.slice(end + 1) } : null;
}

/** A variable that is set for one command. */
function isAssignment(text: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*=/.test(text);
}

/** `command -v sui` asks where a program is. */
function isLookup(words: readonly ShellWord[], at: number): boolean {
  return words[at]?.text === 'command' && /^-p?[vV]$/.test(words[at + 1]?.text ?? '');
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
