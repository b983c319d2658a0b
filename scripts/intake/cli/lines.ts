/** The listing files as blocks of lines, so that facts can be replaced and words stay byte for byte. Pure. */

/** `key: …` with everything indented below it. */
export interface FieldLines {
  readonly key: string;
  readonly lines: readonly string[];
}

/** One item of `options:` or `arguments:`. */
export interface ItemLines {
  readonly name: string;
  readonly fields: readonly FieldLines[];
}

export interface CommandLines {
  /** `client/new-env`; the program itself is the empty text. */
  readonly key: string;
  readonly fields: readonly FieldLines[];
}

export interface ListingLines {
  readonly path: string;
  /** Everything above the commands. */
  readonly head: readonly string[];
  readonly commands: readonly CommandLines[];
  /** Removed commands and options with their words, so that nothing written is lost. */
  readonly retired: readonly string[];
}

const COMMAND = /^ {2}- command: (.*)$/;

/** Files without commands, such as the block language, have only a head. */
export function splitListing(path: string, text: string): ListingLines {
  const lines = text.replace(/\n$/, '').split('\n');
  const start = lines.indexOf('commands:');
  const retiredAt = lines.indexOf('retired:');
  const end = retiredAt === -1 ? lines.length : retiredAt;
  // A file that lost all its commands may be empty; a blank line above the next ones would be new.
  if (start === -1)
    return { path, head: text.trim() === '' ? [] : lines, commands: [], retired: [] };
  const blocks: string[][] = [];
  for (const line of lines.slice(start + 1, end)) {
    if (COMMAND.test(line)) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  // Blank lines separate commands; those inside a text are part of it.
  for (const block of blocks) while (block.at(-1)?.trim() === '') block.pop();
  return {
    path,
    head: lines.slice(0, start),
    commands: blocks.map(splitCommand),
    retired: retiredAt === -1 ? [] : lines.slice(retiredAt + 1),
  };
}

function splitCommand(block: readonly string[]): CommandLines {
  const text = unquote(COMMAND.exec(block[0] ?? '')?.[1] ?? '');
  const fields = splitFields(['    command: '.concat(quoteIfNeeded(text)), ...block.slice(1)], 4);
  return {
    key: text
      .split(' ')
      .filter((word) => word !== '')
      .join('/'),
    fields,
  };
}

/** Lines at `indent` begin a field; deeper ones belong to it. */
export function splitFields(lines: readonly string[], indent: number): FieldLines[] {
  const fields: { key: string; lines: string[] }[] = [];
  for (const line of lines) {
    const isStart =
      line.startsWith(' '.repeat(indent)) && line[indent] !== ' ' && line[indent] !== '-';
    const key = isStart ? (/^([a-z-]+):/.exec(line.slice(indent))?.[1] ?? '') : '';
    if (key !== '') fields.push({ key, lines: [line] });
    else fields.at(-1)?.lines.push(line);
  }
  return fields;
}

/** The items of `options:` or `arguments:`; `name` comes first in each. */
export function splitItems(field: FieldLines | undefined): readonly ItemLines[] {
  const items: string[][] = [];
  for (const line of field?.lines.slice(1) ?? []) {
    if (line.startsWith('      - ')) items.push([`        ${line.slice(8)}`]);
    else items.at(-1)?.push(line);
  }
  return items.map((lines) => {
    const fields = splitFields(lines, 8);
    const name = unquote(fields[0]?.lines[0]?.slice('        name: '.length) ?? '');
    return { name, fields };
  });
}

export function joinItems(key: string, items: readonly ItemLines[]): FieldLines | null {
  if (items.length === 0) return null;
  const lines = items.flatMap((item) => {
    const [first = '', ...rest] = item.fields.flatMap((field) => field.lines);
    return [`      - ${first.slice(8)}`, ...rest];
  });
  return { key, lines: [`    ${key}:`, ...lines] };
}

export function joinListing(listing: ListingLines): string {
  const commands = listing.commands.flatMap((command) => {
    const [first = '', ...rest] = command.fields.flatMap((field) => field.lines);
    return ['', `  - ${first.slice(4)}`, ...rest];
  });
  const body = listing.commands.length === 0 ? [] : ['commands:', ...commands.slice(1)];
  const retired = listing.retired.length === 0 ? [] : ['', 'retired:', ...listing.retired];
  return `${[...listing.head, ...body, ...retired].join('\n')}\n`;
}

/** The lines of a command or of an item. */
export function linesOf({ fields }: { readonly fields: readonly FieldLines[] }): readonly string[] {
  return fields.flatMap((field) => field.lines);
}

/** A scalar on one line; quoted where YAML would read it otherwise. */
export function scalar(value: string): string {
  return quoteIfNeeded(value);
}

function quoteIfNeeded(value: string): string {
  const isPlain = /^[A-Za-z0-9<(/][^\n]*$/.test(value) || /^--?[A-Za-z]/.test(value);
  const isOdd =
    /: |\s#|:$|^\s|\s$/.test(value) ||
    /^(?:true|false|yes|no|on|off|null|~|[-+]?[0-9][0-9._e]*|0x[0-9a-f]+)$/i.test(value);
  return isPlain && !isOdd ? value : `'${value.replaceAll("'", "''")}'`;
}

export function unquote(text: string): string {
  const quoted = /^'((?:[^']|'')*)'$/.exec(text)?.[1];
  if (quoted !== undefined) return quoted.replaceAll("''", "'");
  const double = /^"([^"\\]*)"$/.exec(text)?.[1];
  return double ?? text;
}
