/** The Move function that `sui client call` names with its options. Pure. */

import type { ArgumentForm, MoveCall, Part } from '../../move-calls/model.ts';
import type { ShellWord } from '../shell/line.ts';
import { OPAQUE } from '../shell/line.ts';
import type { ParseState } from './state.ts';
import { countOf, valuesOf } from './state.ts';

/** Null for another command, and where only the reader knows which function is called. */
export function calledFunction(state: ParseState): MoveCall | null {
  const [packageId, module, name] = ['--package', '--module', '--function'].map((id) =>
    known(state.values.get(id)?.[0]),
  );
  if (!module || !name) return null;
  const values = state.values.get('--args') ?? [];
  return {
    package: packageId ?? null,
    module,
    function: name,
    typeArguments:
      countOf(state, '--type-args') === null
        ? null
        : valuesOf(state, '--type-args').map((word) => partOf(word)),
    arguments:
      countOf(state, '--args') === null
        ? null
        : values.map((word) => ({ ...partOf(word), form: formOf(word.text) })),
  };
}

function partOf({ text, start, end }: ShellWord): Part {
  return { text, start, end };
}

function known(word: ShellWord | undefined): Part | null {
  return word && /^[\w@/.-]+$/.test(word.text) ? partOf(word) : null;
}

function formOf(text: string): ArgumentForm {
  if (text.includes(OPAQUE) || /^<[A-Z]/.test(text)) return 'unknown';
  if (/^0x[0-9a-fA-F]+$/.test(text)) return 'address';
  if (/^[0-9]+$/.test(text)) return 'number';
  if (text === 'true' || text === 'false') return 'bool';
  return text.startsWith('[') ? 'vector' : 'string';
}
