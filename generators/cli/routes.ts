/** Where commands, options and block items live: routes and anchors. Pure. */

import type { Target } from '../core/links.ts';
import { summaryOf } from '../core/prose.ts';
import { assignSlugs, slugOf } from '../core/slugs.ts';
import { keyOfPath, wordsOfPath } from './model/facts.ts';
import type { CliCommand, CliOption, CliProgram, PtbItem } from './model/model.ts';

/** The cheat sheet is written by hand and keeps its place. */
const RESERVED = ['cheatsheet'];

/** Throws for a command of another program. */
export interface CliRoutes {
  readonly base: string;
  /** The page a command is on. */
  pageOf(command: CliCommand): string;
  /** Null for the command that the page is about. */
  anchorOf(command: CliCommand): string | null;
  optionAnchor(command: CliCommand, option: CliOption): string;
  itemAnchor(item: PtbItem): string;
}

/** `cli:client/gas`; the program itself is `cli:`. */
export function idOfCommand(command: { readonly path: readonly string[] }): string {
  return command.path.length === 0 ? 'cli:' : `cli:${keyOfPath(command.path)}`;
}

/** `cli:client/gas#--json`. */
export function idOfOption(
  command: { readonly path: readonly string[] },
  option: { readonly id: string },
): string {
  return `${idOfCommand(command)}#${option.id}`;
}

interface Place {
  readonly route: string;
  readonly anchor: string | null;
  /** Anchors of options begin with this. */
  readonly stem: string;
  readonly options: ReadonlyMap<string, string>;
}

/** Hidden commands have a place too. `base` is the route of the index page. */
export function assignRoutes(program: CliProgram, base: string): CliRoutes {
  const slugs = assignPageSlugs(program);
  const places = assignPlaces(program, base, slugs);
  const placeOf = (command: CliCommand): Place => {
    const place = places.get(keyOfPath(command.path));
    if (!place)
      throw new Error(`"${keyOfPath(command.path)}" has no place: it is not part of this program`);
    return place;
  };
  return {
    base,
    pageOf: (command) => placeOf(command).route,
    anchorOf: (command) => placeOf(command).anchor,
    optionAnchor: (command, option) => placeOf(command).options.get(option.id) ?? '',
    itemAnchor: (item) => `ptb${item.name}`,
  };
}

/** Every visible command of the first level has a page, and so has every command that asks for one. */
function assignPageSlugs(program: CliProgram): ReadonlyMap<string, string> {
  const own = program.commands.filter((command) => command.page !== null);
  const wanted = own.map((command) => slugOf(command.page ?? ''));
  const tops = program.commands.filter(
    (command) => command.path.length === 1 && !command.isHidden && command.page === null,
  );
  const slugs = new Map(
    assignSlugs(
      tops.map((command) => command.path[0] ?? ''),
      [...RESERVED, ...wanted],
    ),
  );
  const byKey = new Map(
    own.map((command) => [keyOfPath(command.path), slugOf(command.page ?? '')]),
  );
  for (const top of tops) byKey.set(keyOfPath(top.path), slugs.get(top.path[0] ?? '') ?? '');
  return byKey;
}

function assignPlaces(
  program: CliProgram,
  base: string,
  slugs: ReadonlyMap<string, string>,
): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const takenByRoute = new Map<string, Set<string>>();
  for (const command of program.commands) {
    const pagePath = pagePathOf(command.path, slugs);
    const slug = slugs.get(keyOfPath(pagePath));
    const route = slug === undefined ? base : `${base}/${slug}`;
    const taken = takenByRoute.get(route) ?? new Set<string>();
    takenByRoute.set(route, taken);
    const below = command.path.slice(slug === undefined ? 0 : pagePath.length);
    const anchor = below.length === 0 ? null : claim(taken, anchorText(below.join('-')));
    const stem = anchor ?? anchorText(command.path.at(-1) ?? program.name);
    const options = new Map(
      command.options.map((option) => [option.id, claim(taken, `${stem}${optionText(option.id)}`)]),
    );
    places.set(keyOfPath(command.path), { route, anchor, stem, options });
  }
  return places;
}

/** The nearest command above, or the command itself, that has a page. */
function pagePathOf(
  path: readonly string[],
  slugs: ReadonlyMap<string, string>,
): readonly string[] {
  for (let depth = path.length; depth > 0; depth -= 1) {
    if (slugs.has(keyOfPath(path.slice(0, depth)))) return path.slice(0, depth);
  }
  return [];
}

/** Command names may hold hyphens, so `a-b c` and `a b-c` want one anchor: the later one gets a number. */
function claim(taken: Set<string>, wanted: string): string {
  let anchor = wanted;
  for (let number = 2; taken.has(anchor); number += 1) anchor = `${wanted}-${number}`;
  taken.add(anchor);
  return anchor;
}

function anchorText(words: string): string {
  const text = words.replace(/[^A-Za-z0-9_.-]+/g, '-').replace(/^[.-]+/, '');
  return text === '' ? 'command' : text;
}

function optionText(id: string): string {
  return id.replace(/[^A-Za-z0-9_.-]+/g, '~');
}

/** Everything that can be linked to: commands, options, items of the block language. */
export function claimTargets(program: CliProgram, routes: CliRoutes): readonly Target[] {
  return [
    ...program.commands.flatMap((command) => commandTargets(program, command, routes)),
    ...itemTargets(program, routes),
  ];
}

function commandTargets(program: CliProgram, command: CliCommand, routes: CliRoutes): Target[] {
  const route = routes.pageOf(command);
  const words = wordsOfPath(program.name, command.path);
  const own: Target = {
    id: idOfCommand(command),
    route,
    anchor: routes.anchorOf(command),
    label: words,
    kind: 'command',
    summary: command.summary,
  };
  const options = command.options.map((option) => ({
    id: idOfOption(command, option),
    route,
    anchor: routes.optionAnchor(command, option),
    label: `${words} ${option.id}`,
    kind: 'option',
    summary: summaryOfOption(option),
  }));
  return [own, ...options];
}

function summaryOfOption(option: CliOption): string | null {
  return summaryOf(option.prose) || null;
}

function itemTargets(program: CliProgram, routes: CliRoutes): Target[] {
  const { ptb } = program;
  const command = program.commands.find(
    (other) => ptb && keyOfPath(other.path) === keyOfPath(ptb.command),
  );
  if (!ptb || !command) return [];
  return ptb.items.map((item) => ({
    id: `${idOfCommand(command)}#${item.name}`,
    route: routes.pageOf(command),
    anchor: routes.itemAnchor(item),
    label: `${wordsOfPath(program.name, command.path)} ${item.name}`,
    kind: `block ${item.kind}`,
    summary: item.summary,
  }));
}
