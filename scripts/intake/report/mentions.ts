/** How people write the name of something in guides, tables and prose. Pure. */

export interface Look {
  /** For a sentence about it. */
  readonly shown: string;
  /** Must be in a line for a closer look; a rename replaces it. */
  readonly word: string;
  /** Every place of the word in a line that speaks of this thing. */
  readonly pattern: RegExp;
  /** False for a line that has the word and means something else. */
  isIn(line: string): boolean;
  /** The id without the name of its interface, as the tables in `schema/prose` have it. */
  readonly id: string;
  hasId(line: string): boolean;
}

type NameLook = Omit<Look, 'id' | 'hasId'>;

/** Null for what has no name of its own in texts. */
export function lookFor(id: string): Look | null {
  const [kind, rest] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)];
  const look = nameLook(kind, rest);
  return look && withId(look, rest);
}

/** `ts:graphql/schemas/latest` has slashes, but is not a symbol `latest`: people write it where they import it. */
export function lookForEntry(id: string): Look {
  const rest = id.slice(id.indexOf(':') + 1);
  return withId(lookAt(rest, `@mysten/sui/${rest}`), rest);
}

function withId(look: NameLook, rest: string): Look {
  // The whole id: a part behind it, or a longer path before it, is another thing.
  const pattern = new RegExp(`(?<![\\w$./:#-])${escapePattern(rest)}(?![\\w$/:#(-]|\\.\\w)`);
  return { ...look, id: rest, hasId: (line) => pattern.test(line) };
}

function nameLook(kind: string, rest: string): NameLook | null {
  switch (kind) {
    case 'move': {
      const [name = '', module = ''] = rest.split('::').reverse();
      return lookAt(rest, rest.split('::').length > 2 ? `${module}::${name}` : rest);
    }
    case 'rpc':
      return lookAt(rest, rest.split('.')[0] ?? rest);
    case 'graphql':
      return lookAt(rest, rest.replace(/\(.*$/, ''));
    case 'ts':
      return rest.includes('/') ? symbolLook(rest) : lookForEntry(`ts:${rest}`);
    default:
      return commandLook(rest);
  }
}

function lookAt(shown: string, word: string): NameLook {
  const pattern = patternOf(word);
  return { shown, word, pattern, isIn: (line) => line.search(pattern) >= 0 };
}

/**
 * A class or a function by its name; a member, and a name of a namespace, with its owner. Alone it is a common word, and `x.name()` may
 * belong to another class: what such a call needs is said by the check of code blocks.
 */
function symbolLook(path: string): NameLook {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return lookAt(name, name);
}

function commandLook(path: string): NameLook | null {
  const [command = '', option] = path.split('#');
  if (command === '') return null;
  const words = `sui ${command.replaceAll('/', ' ')}`;
  if (option === undefined) return lookAt(words, words);
  const own = lookAt(`${words} ${option}`, option);
  const isCommand = patternOf(words);
  return { ...own, isIn: (line) => line.search(isCommand) >= 0 && own.isIn(line) };
}

function patternOf(word: string): RegExp {
  return new RegExp(`(?<![\\w$-])${escapePattern(word)}(?![\\w$-])`, 'g');
}

export function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
