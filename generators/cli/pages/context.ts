/** What every part of a page may ask: the program, its routes, and how a command is shown. Pure. */

import type { Equivalents } from '../../core/equivalents/equivalents.ts';
import type { Links } from '../../core/links.ts';
import { mark } from '../../core/marks.ts';
import type { Flow, Inline } from '../../core/nodes.ts';
import { inlineCode, linkCode, linkIf } from '../../core/nodes.ts';
import type { Crumb } from '../../core/page.ts';
import { comparePaths, keyOfPath, textOfPath } from '../model/facts.ts';
import type { CliCommand, CliProgram } from '../model/model.ts';
import type { CliRoutes } from '../routes.ts';

export interface OtherProgram {
  readonly name: string;
  readonly route: string;
  readonly summary: string | null;
}

export interface PageContext {
  /** The way to the reference; empty for a program that is not on this site. */
  readonly crumbs: readonly Crumb[];
  readonly program: CliProgram;
  readonly routes: CliRoutes;
  readonly links: Links;
  readonly equivalents: Equivalents;
  /** Programs with a page of their own below this one. */
  readonly others: readonly OtherProgram[];
}

/** `sui client gas`. */
export function textOf({ program }: PageContext, command: CliCommand): string {
  return textOfPath(program.name, command.path);
}

/** A command as code that links to its section; `words` are the last ones of its path, or all. */
export function commandLink(
  { links, routes }: PageContext,
  command: CliCommand,
  text: string,
): Inline {
  return linkIf(links.href(routes.idOf(command)), inlineCode(text));
}

/** One sentence about a command, or a mark that there is none. */
export function summaryOf({ summary }: CliCommand): Inline {
  return summary ?? mark('undocumented');
}

/** Commands directly below this one, hidden ones left out. */
export function childrenOf({ program }: PageContext, { path }: CliCommand): readonly CliCommand[] {
  return program.commands.filter(
    (other) =>
      !other.isHidden &&
      other.path.length === path.length + 1 &&
      comparePaths(other.path.slice(0, -1), path) === 0,
  );
}

/** `sui client gas` in prose leads to its section. `self` is the command that the words are about. */
export function linkCommands(
  { links, program, routes }: PageContext,
  flow: readonly Flow[],
  self: CliCommand | null,
): readonly Flow[] {
  return linkCode(flow, (code) => {
    const [name, ...path] = code.split(/\s+/);
    if (name !== program.name || path.length === 0) return null;
    const isSelf = self !== null && keyOfPath(path) === keyOfPath(self.path);
    return isSelf ? null : links.href(routes.idOf({ path }));
  });
}
