/** Which section of a page lists commands: its heading says so, or its rows, or its usage. Pure. */

import { isBlank } from './lines.ts';
import type { Section } from './sections.ts';
import type { Usage } from './usage.ts';
import { COMMAND_PLACEHOLDER } from './usage.ts';

const HELP_ROW = /(?:^|\s)Prints? this message or the help of the given subcommand/;

/** The usage takes a command, and nothing says where they are: the first section without options. */
export function impliedCommands(sections: readonly Section[], usage: Usage): Section | null {
  if (![...usage.names].some((name) => COMMAND_PLACEHOLDER.test(name))) return null;
  const titled = sections.filter(({ title, lines }) => {
    const first = lines.find((line) => !isBlank(line))?.text ?? '';
    return title !== null && /^[\p{L}\p{N}]/u.test(first);
  });
  if (titled.some((section) => isCommandHeading(section, usage))) return null;
  const isOther = /\b(?:environment|exit|notes?|see|files|learn)\b/i;
  return titled.find(({ title }) => !isOther.test(title ?? '')) ?? null;
}

export function isCommandHeading(section: Section, usage: Usage): boolean {
  const title = section.title ?? '';
  if (callsProgram(section, usage)) return false;
  if (/(?:^|\s)(?:sub)?commands?\b/i.test(title)) return true;
  if (holdsHelpRow(section)) return true;
  // A program may call its commands otherwise: `<ACTION>` in the usage, `Actions:` above the list.
  const last = title.split(' ').at(-1)?.toLowerCase();
  return [...usage.names].some((name) => `${name}s`.toLowerCase() === last);
}

/** Only lists of commands have the row that clap adds to them. */
export function holdsHelpRow({ lines }: Section): boolean {
  return HELP_ROW.test(lines.map(({ text }) => text).join(' '));
}

/** `Common commands:` with lines to type is a list of examples. */
function callsProgram({ lines }: Section, { program }: Usage): boolean {
  const first = lines.find((line) => !isBlank(line))?.text ?? '';
  return program !== '' && first.startsWith(`${program} `) && !first.startsWith(`${program}  `);
}
