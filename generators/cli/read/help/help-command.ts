/** The command `help` that clap adds: it prints what the other pages say. Pure. */

import { plainText } from '../../../core/prose.ts';
import type { HelpCommand } from './page.ts';

/** Programs word it in many ways. A command of that name may also do something else, such as open a manual. */
const HELP_WORDS =
  /^(?:(?:print|show|display|output|view|list)s?\b.*\b(?:help|usage|this message)\b|(?:get )?help (?:about|for|on|with)\b|(?:this )?(?:help|message)\.?$|$)/i;

export function isOwnHelp({ names, prose }: Pick<HelpCommand, 'names' | 'prose'>): boolean {
  return isNamedHelp(names[0], plainText([...prose]));
}

/** What it is called, and what is said about it in a list or a section. */
export function isNamedHelp(name: string | undefined, text: string): boolean {
  return name === 'help' && HELP_WORDS.test(text.trim());
}
