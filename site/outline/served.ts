/** The promise that an address stays: what is served, what has moved, and what got lost. Pure. */

import { outline } from './outline';

/** Every address that the site has ever served, one per line, in byte order. Written by `npm run urls`. */
export const SERVED_FILE = 'site/outline/served.txt';
/** Old address and new address, one move per line. Written by releases, and by hand for guides. */
export const MOVED_FILE = 'site/outline/moved.tsv';

export interface Move {
  readonly from: string;
  /** A page of today, never another old address: a reader is redirected once. May have an anchor. */
  readonly to: string;
}

export interface AddressError {
  readonly rule:
    'page-vanished' | 'page-unlisted' | 'bad-move' | 'slug-unlike-path' | 'page-without-place';
  readonly route: string;
  readonly message: string;
  readonly fix: string;
}

export function readServed(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}

export function printServed(routes: Iterable<string>): string {
  return [...new Set(routes)]
    .sort()
    .map((route) => `${route}\n`)
    .join('');
}

export function readMoved(text: string): readonly Move[] {
  return readServed(text).map((line) => {
    const [from = '', to = ''] = line.split('\t');
    return { from, to };
  });
}

export function printMoved(moves: readonly Move[]): string {
  return printServed(moves.map(({ from, to }) => `${from}\t${to}`));
}

/** Pages that are programs: no file below `docs/` holds them. */
export const toolPages = outline.filter(({ kind }) => kind === 'page');

/** The public addresses among pages: snippets are read where they are quoted. */
export function publicRoutes(pages: Iterable<{ readonly route: string }>): readonly string[] {
  const routes = [...pages].map(({ route }) => route);
  return [...new Set(routes)].filter((route) => !route.startsWith('/snippets/')).sort();
}

/** Moves that lead to a page at once: what moved twice is sent to where it is now, and what came back has not moved. */
export function straighten(moves: readonly Move[], built: ReadonlySet<string>): readonly Move[] {
  const next = new Map(moves.map(({ from, to }) => [from, to]));
  const endOf = (route: string, hops: number): string => {
    const to = built.has(pageOf(route)) || hops === 0 ? undefined : next.get(pageOf(route));
    return to === undefined ? route : endOf(to, hops - 1);
  };
  return moves
    .filter(({ from }) => !built.has(from))
    .map(({ from, to }) => ({ from, to: endOf(to, moves.length) }));
}

/** `built` holds the pages of today, without redirects. */
export function checkAddresses(
  served: readonly string[],
  moves: readonly Move[],
  built: ReadonlySet<string>,
): readonly AddressError[] {
  const moved = new Set(moves.map(({ from }) => from));
  const listed = new Set(served);
  return [
    ...served.filter((route) => !built.has(route) && !moved.has(route)).map(vanished),
    ...[...built, ...moved].filter((route) => !listed.has(route)).map(unlisted),
    ...moves.flatMap((move) => checkMove(move, built)),
  ];
}

function checkMove({ from, to }: Move, built: ReadonlySet<string>): readonly AddressError[] {
  const wrong = (message: string, fix: string): readonly AddressError[] => [
    { rule: 'bad-move', route: from, message, fix },
  ];
  if (built.has(from))
    return wrong('a page is where a redirect should be', 'run npm run urls, which drops the move');
  if (!built.has(pageOf(to)))
    return wrong(
      `the redirect leads to ${to === '' ? 'nothing' : to}, where no page is`,
      `run npm run urls, or correct the line in ${MOVED_FILE}`,
    );
  return [];
}

function vanished(route: string): AddressError {
  return {
    rule: 'page-vanished',
    route,
    message: 'the page was public, and is neither built nor redirected',
    fix: `bring it back, or write its old and new address into ${MOVED_FILE} and run npm run urls`,
  };
}

function unlisted(route: string): AddressError {
  return {
    rule: 'page-unlisted',
    route,
    message: 'the page is new, and not in the list of addresses',
    fix: `run npm run urls, and commit ${SERVED_FILE}`,
  };
}

/** The page above an address, for one that nothing replaces: `/a/b/c` → `/a`. */
export function nearestPage(route: string, built: ReadonlySet<string>): string {
  const above = route.slice(0, route.lastIndexOf('/')) || '/';
  return above === '/' || built.has(above) ? above : nearestPage(above, built);
}

function pageOf(address: string): string {
  return address.split('#')[0] ?? address;
}
