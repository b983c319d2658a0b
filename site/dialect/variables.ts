/** The variables that pages read: `docs/examples/_variables.tsv`, and its rows as a page shows them. Pure. */

export const variablesFile = 'examples/_variables.tsv';

export interface Variable {
  readonly name: string;
  readonly meaning: string;
  /** Empty where no command prints it. */
  readonly command: string;
  /** Names that mean the same and are not used. */
  readonly synonyms: readonly string[];
}

export function readVariables(text: string): ReadonlyMap<string, Variable> {
  const [, ...rows] = text.trimEnd().split('\n');
  return new Map(
    rows.map((row) => {
      const [name = '', meaning = '', command = '', synonyms = ''] = row.split('\t');
      return [name, { name, meaning, command, synonyms: synonyms.split(' ').filter(Boolean) }];
    }),
  );
}

/** A table in Markdown, in the order of the names; the name that the list lacks. */
export function variablesTable(
  names: readonly string[],
  known: ReadonlyMap<string, Variable>,
): { readonly table: string } | { readonly missing: string } {
  const rows: string[] = [];
  for (const name of names) {
    const variable = known.get(name);
    if (!variable) return { missing: name };
    const { meaning, command } = variable;
    // Also inside of code, a stroke would end the cell.
    const printed = command === '' ? '–' : `\`${command.replaceAll('|', '\\|')}\``;
    rows.push(`| \`${name}\` | ${meaning} | ${printed} |`);
  }
  return {
    table: ['| Variable | What it is | What prints it |', '| --- | --- | --- |', ...rows].join(
      '\n',
    ),
  };
}
