/** Flattened help: `tool sub:` heads the options of a subcommand when the usage lists that subcommand too. Pure. */

import { noAnnotations } from './annotations.ts';
import type { HelpCommand, HelpPage } from './page.ts';
import type { Usage, UsageContext } from './usage.ts';
import { plainTerms, readUsage, tokensOf } from './usage.ts';

/** The path below the program; null for any other title. */
export function subcommandTerms(
  title: string | null,
  usages: readonly string[],
): readonly string[] | null {
  if (title === null || !title.includes(' ')) return null;
  return usages.some((usage) => isUsageOf(usage, title)) ? plainTerms(title).slice(1) : null;
}

/** `tool {sync|--sync|-S}` → `sync`, `--sync`, `-S`. */
export function commandNames(title: string): readonly string[] {
  const last = tokensOf(title).at(-1) ?? '';
  return /^\{.*\}$/.test(last) ? last.slice(1, -1).split('|') : [last];
}

export function isUsageOf(usage: string, title: string): boolean {
  return usage === title || usage.startsWith(`${title} `);
}

/**
 * The usage lines of the page itself. A command that does nothing without a subcommand has none:
 * then the lines of its subcommands are used, and what comes before all of them is required.
 */
export function splitUsages(
  all: readonly string[],
  titles: readonly string[],
  context: UsageContext,
): { usages: readonly string[]; usage: Usage } {
  const own = all.filter((usage) => !titles.some((title) => isUsageOf(usage, title)));
  if (own.length > 0 || titles.length === 0) return { usages: own, usage: readUsage(own, context) };
  const leads = titles.map((title) => [...tokensOf(title).slice(0, -1), '<COMMAND>'].join(' '));
  // No line shows arguments that may be left out then.
  return { usages: all, usage: { ...readUsage(leads, context), hidesArguments: true } };
}

/** Commands that the page lists nowhere else: the nearest level of its sections. */
export function flattenedCommands(flattened: HelpPage['flattened']): HelpCommand[] {
  const nearest = Math.min(...flattened.map(({ terms }) => terms.length));
  return flattened
    .filter(({ terms }) => terms.length === nearest)
    .map(({ names, page }) => ({
      names,
      prose: page.description,
      annotations: noAnnotations(),
      heading: 'Commands',
    }));
}
