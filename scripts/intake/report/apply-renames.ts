/** Carries renames into what people have written. Pure. */

import path from 'node:path';
import type { Target } from '../../../generators/core/links.ts';
import type { Rename } from '../grade/renames.ts';
import { escapePattern, mentionOf } from './mentions.ts';
import { vanishedLinks } from './targets.ts';

/** Files that change, with their new text. Only names that stand for themselves: `pay::split`, `SuiClient`. */
export function renameIn(
  files: ReadonlyMap<string, string>,
  renames: readonly Rename[],
): ReadonlyMap<string, string> {
  const changes = renames.flatMap(({ from, to }) => {
    const [old, now] = [mentionOf(from), mentionOf(to)];
    return old === null || now === null || old.word === now.word ? [] : [{ old, now: now.word }];
  });
  const changed = new Map<string, string>();
  for (const [file, text] of files) {
    const headings = new Set(text.split('\n').filter((line) => line.startsWith('## ')));
    const lines = text.split('\n').map((line) => {
      const renamed = replaceAll(
        line,
        changes.flatMap(({ old, now }) =>
          line.includes(old.word) && old.isIn(line) ? [{ pattern: old.pattern, now }] : [],
        ),
      );
      // Both are described: which words stay is for a person, and the old section is in the list of what to do.
      return renamed !== line && headings.has(renamed) ? line : renamed;
    });
    const after = lines.join('\n');
    if (after !== text) changed.set(file, after);
  }
  return changed;
}

/**
 * The ids by which our tables and descriptions name what is only exported elsewhere now: no word of a sentence
 * changes, so it needs nobody's leave. A section that is there already stays as it is.
 */
export function moveIdsIn(
  files: ReadonlyMap<string, string>,
  renames: readonly Rename[],
): ReadonlyMap<string, string> {
  const moves = renames
    .filter(({ reason }) => reason === 'same')
    .map(({ from, to }) => {
      const [old, now] = [from, to].map((id) => id.slice(id.indexOf(':') + 1)) as [string, string];
      // With what belongs to it: `client/Balance.coinType`.
      const pattern = new RegExp(`(?<![\\w$./:#-])${escapePattern(old)}(?![\\w$/:#-])`, 'g');
      return { old, pattern, now };
    });
  const changed = new Map<string, string>();
  for (const [file, text] of files) {
    if (!file.startsWith('schema/prose/')) continue;
    const mentioned = moves.filter(({ old }) => text.includes(old));
    const lines = text.split('\n');
    const after = lines.map((line) => {
      const moved = replaceAll(line, mentioned);
      return moved !== line && moved.startsWith('## ') && lines.includes(moved) ? line : moved;
    });
    if (after.some((line, at) => line !== lines[at])) changed.set(file, after.join('\n'));
  }
  return changed;
}

/**
 * What a rename brings along: links to the old address, and in code the bare name of a member, where no
 * other thing of that interface has the old name. `before` and `after` are what the two releases document.
 */
export function followIn(
  files: ReadonlyMap<string, string>,
  renames: readonly Rename[],
  { before, after }: { readonly before: readonly Target[]; readonly after: readonly Target[] },
): ReadonlyMap<string, string> {
  const links = linkChanges(renames, before, after);
  const members = memberChanges(renames, after);
  const changed = new Map<string, string>();
  for (const [file, text] of files) {
    const languages = languagesOf(file, text);
    const follow = (line: string, at: number): string =>
      replaceAll(
        line,
        members.filter(({ language }) => language.test(languages(at))).concat(links),
      );
    const now = text.split('\n').map(follow).join('\n');
    if (now !== text) changed.set(file, now);
  }
  return changed;
}

interface Replacement {
  /** Global. */
  readonly pattern: RegExp;
  readonly now: string;
}

/**
 * All at once, so that a new name is never taken for an old one: `a → b, b → c` makes `b` of `a`, and two names
 * can be swapped. Where two old names overlap, the longer one counts.
 */
function replaceAll(line: string, replacements: readonly Replacement[]): string {
  const found = replacements
    .flatMap(({ pattern, now }) =>
      [...line.matchAll(pattern)].map((match) => ({ from: match.index, old: match[0], now })),
    )
    .toSorted((a, b) => a.from - b.from || b.old.length - a.old.length);
  let end = 0;
  let after = '';
  for (const { from, old, now } of found) {
    if (from < end) continue;
    after += line.slice(end, from) + now;
    end = from + old.length;
  }
  return after + line.slice(end);
}

interface MemberReplacement extends Replacement {
  /** Of the code in which the old word is meant. */
  readonly language: RegExp;
}

function linkChanges(
  renames: readonly Rename[],
  before: readonly Target[],
  after: readonly Target[],
): readonly MemberReplacement[] {
  const vanished = vanishedLinks(before, after, []);
  const linkOf = (targets: readonly Target[]): ReadonlyMap<string, string> =>
    new Map(
      targets.map(({ id, route, anchor }) => [id, anchor === null ? route : `${route}#${anchor}`]),
    );
  const [old, now] = [linkOf(before), linkOf(after)];
  return renames.flatMap(({ from, to }) => {
    const [was, other] = [old.get(from), now.get(to)];
    if (was === undefined || other === undefined || !vanished.has(was)) return [];
    return [{ pattern: exactly(was, '[\\w/#-]'), now: other, language: /^/ }];
  });
}

function memberChanges(
  renames: readonly Rename[],
  after: readonly Target[],
): readonly MemberReplacement[] {
  const present = new Set(after.map(({ id }) => `${interfaceOf(id)} ${memberOf(id) ?? ''}`));
  return renames.flatMap(({ from, to }) => {
    const [old, now, language] = [memberOf(from), memberOf(to), CODE.get(interfaceOf(from))];
    if (old === null || now === null || old === now || language === undefined) return [];
    if (present.has(`${interfaceOf(from)} ${old}`)) return [];
    return [{ pattern: exactly(old, '[\\w$-]'), now, language }];
  });
}

/** Where members are written bare. */
const CODE: ReadonlyMap<string, RegExp> = new Map([
  ['graphql', /^graphql$/],
  ['ts', /^[tj]sx?$/],
]);

function interfaceOf(id: string): string {
  return id.slice(0, id.indexOf(':'));
}

/** `digest` of `graphql:Object.digest`; null for what is not a member. */
function memberOf(id: string): string | null {
  return /\.([A-Za-z_]\w*)$/.exec(id)?.[1] ?? null;
}

function exactly(word: string, neighbor: string): RegExp {
  return new RegExp(`(?<!${neighbor})${escapePattern(word)}(?!${neighbor})`, 'g');
}

/** The language of the code in a line: of its fence in a page, else of the file. Empty in prose. */
function languagesOf(file: string, text: string): (line: number) => string {
  const own = path.extname(file).slice(1);
  if (!/^mdx?$/.test(own)) return () => own;
  let inside = '';
  const all = text.split('\n').map((line) => {
    const fence = /^\s*```+([\w-]*)/.exec(line);
    if (fence) inside = inside === '' ? (fence[1] ?? '') || 'text' : '';
    return inside;
  });
  return (line) => all[line] ?? '';
}
