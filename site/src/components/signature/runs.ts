/** Cuts highlighted code at the borders of its links. Pure. */

import type { CodeLines, CodeToken } from '../../highlight/code-token';
import type { LinkRange } from './ranges';

/** Neighboring pieces with one destination, or none. */
export interface CodeRun {
  readonly href: string | null;
  readonly tokens: readonly CodeToken[];
}

/** Lines in, lines out: the texts of the runs are the texts of the tokens. */
export function linkLines(
  lines: CodeLines,
  ranges: readonly LinkRange[],
): readonly (readonly CodeRun[])[] {
  let offset = 0;
  return lines.map((line) => {
    const pieces = line.flatMap((token) => {
      const start = offset;
      offset += token.empty ? 0 : token.content.length;
      return token.empty ? [{ href: null, token }] : cutToken(token, start, ranges);
    });
    offset += 1;
    return joinPieces(pieces);
  });
}

/** All lines as one, with their ends as text. */
export function joinLines(lines: ReturnType<typeof linkLines>): readonly CodeRun[] {
  const pieces = lines.flatMap((runs, line) => [
    ...(line === 0 ? [] : [{ href: null, token: { types: [], content: '\n' } }]),
    ...runs.flatMap(({ href, tokens }) => tokens.map((token) => ({ href, token }))),
  ]);
  return joinByLink(pieces);
}

interface Piece {
  readonly href: string | null;
  readonly token: CodeToken;
}

function cutToken(token: CodeToken, start: number, ranges: readonly LinkRange[]): readonly Piece[] {
  const end = start + token.content.length;
  const pieces: Piece[] = [];
  let at = start;
  const push = (to: number, href: string | null): void => {
    if (to <= at) return;
    pieces.push({
      href,
      token: { types: token.types, content: token.content.slice(at - start, to - start) },
    });
    at = to;
  };
  for (const range of ranges) {
    if (range.end <= start || range.start >= end) continue;
    push(range.start, null);
    push(Math.min(range.end, end), range.href);
  }
  push(end, null);
  return pieces;
}

function joinPieces(pieces: readonly Piece[]): readonly CodeRun[] {
  return joinByLink(pieces).map(({ href, tokens }) => ({ href, tokens: joinKeywords(tokens) }));
}

function joinByLink(pieces: readonly Piece[]): readonly CodeRun[] {
  const runs: { href: string | null; tokens: CodeToken[] }[] = [];
  for (const { href, token } of pieces) {
    const last = runs.at(-1);
    if (last && last.href === href) last.tokens.push(token);
    else runs.push({ href, tokens: [token] });
  }
  return runs;
}

/** What may be between two keywords of one phrase: `public fun`, `public(package) fun`. */
const GLUE = /^[ ()]+$/;

/** Keywords that belong together are one token, since neighbors of one color need one element. The `mut` of `&mut` is part of its type. */
function joinKeywords(tokens: readonly CodeToken[]): readonly CodeToken[] {
  const joined: CodeToken[] = [];
  for (const token of tokens) {
    const start = isKeyword(token) ? joined.findLastIndex(isKeyword) : -1;
    const glue = joined.slice(start + 1).map(({ content }) => content);
    const before = joined[start];
    if (before && GLUE.test(glue.join('')))
      joined.splice(start, Infinity, {
        types: before.types,
        content: [before.content, ...glue, token.content].join(''),
      });
    else joined.push(isMutability(token, joined.at(-1)) ? { ...token, types: ['plain'] } : token);
  }
  return joined;
}

function isMutability({ content }: CodeToken, before: CodeToken | undefined): boolean {
  return content === 'mut' && before?.content.endsWith('&') === true;
}

function isKeyword({ types }: CodeToken): boolean {
  return types.length === 1 && types[0] === 'keyword';
}
