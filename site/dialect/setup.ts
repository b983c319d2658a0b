/** What completes a fragment: the text before it and after it, from its contexts. Pure. */

export interface Setup {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The line of a context that a fragment takes the place of. */
const MARKER = /^\s*\/\/ fragment\s*$/;

/** Contexts wrap the code from the outside in; one without a place only comes before it. */
export function setupOf(contexts: readonly string[], code: string): Setup {
  const before: string[] = [];
  const after: string[] = [];
  const imported = new Set(importsIn(code));
  for (const context of contexts) {
    const lines = context.trimEnd().split('\n');
    const marker = lines.findIndex((line) => MARKER.test(line));
    const head = marker < 0 ? lines : lines.slice(0, marker);
    before.push(...head.flatMap((line) => withoutImported(line, imported)));
    after.unshift(...(marker < 0 ? [] : lines.slice(marker + 1)));
  }
  return { before, after };
}

const IMPORT = /^import (type )?\{ ([^}]*) \} from ([^;]+);$/;

function importsIn(code: string): readonly string[] {
  return [...code.matchAll(/\bimport\s+(?:type\s+)?\{([^}]*)\}\s+from\b/g)].flatMap(
    ([, names = '']) => namesOf(names),
  );
}

/** `a, type b as c` are the names `a` and `c`. */
function namesOf(list: string): readonly string[] {
  return list
    .split(',')
    .map((part) => part.trim().split(/\s+/).at(-1) ?? '')
    .filter((name) => name !== '');
}

/** A name may be imported once: what the fragment, or a context before, imports already is left out. */
function withoutImported(line: string, imported: Set<string>): readonly string[] {
  const match = IMPORT.exec(line);
  if (!match) return [line];
  const [, type = '', list = '', source = ''] = match;
  const used = list
    .split(', ')
    .filter((part) => namesOf(part).every((name) => !imported.has(name)));
  for (const name of namesOf(list)) imported.add(name);
  return used.length === 0 ? [] : [`import ${type}{ ${used.join(', ')} } from ${source};`];
}

/** The file of a context, by the language of the fragment: `client` of a `tsx` block is `client.ts`. */
export function contextFile(name: string, language: string): string {
  return `${name}.${language === 'move' ? 'move' : 'ts'}`;
}

/** Fragment and setup as one text, as the checker reads it. */
export function wholeOf({ before, after }: Setup, code: string): string {
  return [...before, code, ...after].join('\n');
}

/** The setup on its own: where code follows it, a comment says where the fragment goes. */
export function displayedSetup({ before, after }: Setup): string {
  const indent = /^\s*/.exec(before.at(-1) ?? '')?.[0] ?? '';
  const marker = after.length === 0 ? [] : [`${indent}    // the code below`];
  return [...before, ...marker, ...after].join('\n').trim();
}
