/** How people write the name of something in guides, tables and prose. Pure. */

export interface Mention {
  /** For a sentence about it. */
  readonly displayed: string;
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

type NameMention = Omit<Mention, 'id' | 'hasId'>;

/** Null for what has no name of its own in texts. */
export function mentionOf(id: string): Mention | null {
  const [kind, rest] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)];
  const mention = nameMention(kind, rest);
  return mention && withId(mention, rest);
}

/** `ts:graphql/schemas/latest` has slashes, but is not a symbol `latest`: people write it where they import it. */
export function entryMention(id: string): Mention {
  const rest = id.slice(id.indexOf(':') + 1);
  return withId(mentionAs(rest, `@mysten/sui/${rest}`), rest);
}

function withId(mention: NameMention, rest: string): Mention {
  // The whole id: a part behind it, or a longer path before it, is another thing.
  const pattern = new RegExp(`(?<![\\w$./:#-])${escapePattern(rest)}(?![\\w$/:#(-]|\\.\\w)`);
  return { ...mention, id: rest, hasId: (line) => pattern.test(line) };
}

function nameMention(kind: string, rest: string): NameMention | null {
  switch (kind) {
    case 'move': {
      const [name = '', module = ''] = rest.split('::').reverse();
      return mentionAs(rest, rest.split('::').length > 2 ? `${module}::${name}` : rest);
    }
    case 'rpc':
      return mentionAs(rest, rest.split('.')[0] ?? rest);
    case 'graphql':
      return mentionAs(rest, rest.replace(/\(.*$/, ''));
    case 'ts':
      return rest.includes('/') ? symbolMention(rest) : entryMention(`ts:${rest}`);
    default:
      return commandMention(rest);
  }
}

function mentionAs(displayed: string, word: string): NameMention {
  const pattern = patternOf(word);
  return { displayed, word, pattern, isIn: (line) => line.search(pattern) >= 0 };
}

/**
 * A class or a function by its name; a member, and a name of a namespace, with its owner. Alone it is a common word, and `x.name()` may
 * belong to another class: what such a call needs is said by the check of code blocks.
 */
function symbolMention(path: string): NameMention {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return mentionAs(name, name);
}

function commandMention(path: string): NameMention | null {
  const [command = '', option] = path.split('#');
  if (command === '') return null;
  const text = `sui ${command.replaceAll('/', ' ')}`;
  if (option === undefined) return mentionAs(text, text);
  const own = mentionAs(`${text} ${option}`, option);
  const isCommand = patternOf(text);
  return { ...own, isIn: (line) => line.search(isCommand) >= 0 && own.isIn(line) };
}

/** Behind `::` is a name of Move, which has types of the same names as the APIs. */
function patternOf(word: string): RegExp {
  const move = word.includes('::') ? '' : '|::';
  return new RegExp(`(?<![\\w$-]${move})${escapePattern(word)}(?![\\w$-])`, 'g');
}

export function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
