/** Where commands, options and block items are documented: routes and anchors. Pure. */

import type { Target } from '../core/links.ts';
import { summaryOf } from '../core/prose.ts';
import { assignSlugs, slugOf } from '../core/slugs.ts';
import { keyOfPath, textOfPath } from './model/facts.ts';
import type { CliCommand, CliOption, CliProgram, PtbItem } from './model/model.ts';

/** The cheat sheet is written by hand and keeps its place. */
const RESERVED = ['cheatsheet'];

type Path = readonly string[];

/** How a program is spread over the site. */
export interface Placing {
  /** Route of the index page, or of the only page. */
  readonly base: string;
  /** All commands are sections of one page. */
  readonly isOnePage: boolean;
  /** What ids begin with: `cli:` for the documented `sui`, `program:sui-tool` for a program beside it. */
  readonly idBase: string;
}

/** Throws for a command of another program. */
export interface CliRoutes {
  readonly base: string;
  /** `cli:client/gas`, `program:sui-tool/fetch-object`; of the program itself `cli:`, `program:sui-tool`. */
  idOf(command: { readonly path: Path }): string;
  /** `cli:client/gas#--json`. */
  idOfOption(command: { readonly path: Path }, option: { readonly id: string }): string;
  /** The page a command is on. */
  pageOf(command: CliCommand): string;
  /** Null for the command that the page is about. */
  anchorOf(command: CliCommand): string | null;
  optionAnchor(command: CliCommand, option: CliOption): string;
  itemAnchor(item: PtbItem): string;
}

interface CommandAddress {
  readonly route: string;
  readonly anchor: string | null;
  readonly options: ReadonlyMap<string, string>;
}

/** Hidden commands have a place too. */
export function assignRoutes(program: CliProgram, placing: Placing): CliRoutes {
  const { base, idBase } = placing;
  const addresses = assignAddresses(program, placing);
  const idOf: CliRoutes['idOf'] = ({ path }) =>
    `${idBase}${path.length > 0 && !idBase.endsWith(':') ? '/' : ''}${keyOfPath(path)}`;
  const addressOf = ({ path }: CliCommand): CommandAddress => {
    const address = addresses.get(keyOfPath(path));
    if (!address) throw new Error(`"${keyOfPath(path)}" is not part of this program`);
    return address;
  };
  return {
    base,
    idOf,
    idOfOption: (command, option) => `${idOf(command)}#${option.id}`,
    pageOf: (command) => addressOf(command).route,
    anchorOf: (command) => addressOf(command).anchor,
    optionAnchor: (command, option) => addressOf(command).options.get(option.id) ?? '',
    itemAnchor: (item) => `ptb${item.name}`,
  };
}

/** Every visible command of the first level has a page, and so has every command that asks for one. */
function assignPageSlugs({ commands }: CliProgram): ReadonlyMap<string, string> {
  const own = commands.flatMap(({ path, page }) =>
    page === null ? [] : [[keyOfPath(path), slugOf(page)] as const],
  );
  const tops = commands.flatMap(({ path, isHidden, page }) =>
    path.length === 1 && !isHidden && page === null ? path : [],
  );
  const taken = [...RESERVED, ...own.map(([, slug]) => slug)];
  return new Map([...own, ...assignSlugs(tops, taken)]);
}

function assignAddresses(
  program: CliProgram,
  { base, isOnePage }: Placing,
): ReadonlyMap<string, CommandAddress> {
  const slugs = isOnePage ? new Map<string, string>() : assignPageSlugs(program);
  const takenByRoute = new Map<string, Set<string>>();
  const addresses = program.commands.map(({ path, options }): [string, CommandAddress] => {
    const owner = ownerOf(path, slugs);
    const slug = slugs.get(keyOfPath(owner));
    const route = slug === undefined ? base : `${base}/${slug}`;
    const taken = takenByRoute.get(route) ?? new Set<string>();
    takenByRoute.set(route, taken);
    const below = path.slice(owner.length);
    const anchor = below.length === 0 ? null : claim(taken, anchorText(below.join('-')));
    const stem = anchor ?? anchorText(path.at(-1) ?? program.name);
    const anchors = options.map(
      ({ id }) => [id, claim(taken, `${stem}${optionText(id)}`)] as const,
    );
    return [keyOfPath(path), { route, anchor, options: new Map(anchors) }];
  });
  return new Map(addresses);
}

/** The nearest command above, or the command itself, that has a page; empty for the program. */
function ownerOf(path: Path, slugs: ReadonlyMap<string, string>): Path {
  const isOwner = path.length === 0 || slugs.has(keyOfPath(path));
  return isOwner ? path : ownerOf(path.slice(0, -1), slugs);
}

/** Command names may hold hyphens, so `a-b c` and `a b-c` want one anchor: the later one gets a number. */
function claim(taken: Set<string>, planned: string): string {
  let anchor = planned;
  for (let number = 2; taken.has(anchor); number += 1) anchor = `${planned}-${number}`;
  taken.add(anchor);
  return anchor;
}

function anchorText(phrase: string): string {
  const text = phrase.replace(/[^A-Za-z0-9_.-]+/g, '-').replace(/^[.-]+/, '');
  return text === '' ? 'command' : text;
}

function optionText(id: string): string {
  return id.replace(/[^A-Za-z0-9_.-]+/g, '~');
}

/** Everything that can be linked to: commands, options, items of the block language. */
export function claimTargets(program: CliProgram, routes: CliRoutes): readonly Target[] {
  const { name, commands, ptb } = program;
  const block = commands.find(({ path }) => ptb && keyOfPath(path) === keyOfPath(ptb.command));
  return [
    ...commands.flatMap((command) => commandTargets(name, command, routes)),
    ...(ptb && block ? itemTargets(name, block, { routes, items: ptb.items }) : []),
  ];
}

function commandTargets(program: string, command: CliCommand, routes: CliRoutes): Target[] {
  const route = routes.pageOf(command);
  const label = textOfPath(program, command.path);
  const address = { id: routes.idOf(command), route, anchor: routes.anchorOf(command) };
  const own: Target = { ...address, label, kind: 'command', summary: command.summary };
  const options = command.options.map((option) => ({
    id: routes.idOfOption(command, option),
    route,
    anchor: routes.optionAnchor(command, option),
    label: `${label} ${option.id}`,
    kind: 'option',
    summary: summaryOf(option.prose) || null,
  }));
  return [own, ...options];
}

function itemTargets(
  program: string,
  block: CliCommand,
  { routes, items }: { readonly routes: CliRoutes; readonly items: readonly PtbItem[] },
): Target[] {
  return items.map((item) => ({
    id: routes.idOfOption(block, { id: item.name }),
    route: routes.pageOf(block),
    anchor: routes.itemAnchor(item),
    label: `${textOfPath(program, block.path)} ${item.name}`,
    kind: `block ${item.kind}`,
    summary: item.summary,
  }));
}
