/**
 * What the framework's functions do in tests, in our own words: `name: expression` gives a declared function its
 * body (`native` leaves it to the virtual machine), `+ item` adds an item, such as a native function that nobody
 * declares. Pure.
 */

export interface Stubs {
  /** Expression by function name. */
  readonly functions: ReadonlyMap<string, string>;
  readonly items: readonly string[];
}

/** An entry starts at the margin and continues as long as lines are indented. */
export function readStubs(text: string): Stubs {
  const functions = new Map<string, string>();
  const items: string[] = [];
  const entries = text
    .split(/\n(?=\S)/)
    .filter((entry) => entry.trim() !== '' && !entry.startsWith('//'));
  for (const entry of entries) {
    const named = /^(\w+): ([\s\S]+)$/.exec(entry);
    if (entry.startsWith('+ ')) items.push(entry.slice(2).trim());
    else if (named && !functions.has(named[1] ?? ''))
      functions.set(named[1] ?? '', (named[2] ?? '').trim());
    else
      throw new Error(
        `a body is neither "name: expression" nor "+ item", or is there twice: ${entry.slice(0, 60)}`,
      );
  }
  return { functions, items };
}
