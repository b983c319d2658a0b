/** Pages and places of an opened index. Pure. */

import { kinds, type Kind } from '../../kinds';
import { fullName, restoreAnchor, restoreLabel, usualAnchor, usualSlug } from './labels';
import { unpackTerms } from './packed';
import { INDEX_FORMAT, type NameShard, type WordShard } from './shards';

export interface IndexPage {
  readonly route: string;
  readonly title: string;
  readonly kind: Kind;
}

/** A page, a symbol on a page, or a heading of a page. */
export interface IndexRecord {
  readonly page: number;
  /** Place among the places of its page: the order of the file of texts. */
  readonly order: number;
  readonly anchor: string | null;
  readonly title: string;
  /** The whole path of a symbol; the title of anything else. */
  readonly full: string;
  /** Null for pages and headings that define nothing. */
  readonly symbolKind: string | null;
  /** The heading above it, unless that is the page's. */
  readonly parent: string | null;
}

export class IndexFormatError extends Error {}

/** Throws an `IndexFormatError` on files of another release. */
export function checkFormat(format: unknown): void {
  if (format !== INDEX_FORMAT) throw new IndexFormatError('the search index is of another release');
}

export function openPages(shard: NameShard): readonly IndexPage[] {
  checkFormat(shard[0]);
  const titles = shard[2].split('\n');
  return unpackTerms(shard[1]).map((route, index) => ({
    route,
    title: titles[index] ?? route,
    kind: kinds[shard[3].charCodeAt(index) - 65]?.key ?? 'references',
  }));
}

/** Pages, then members: the numbers that the builder gave them. */
export function openNamedRecords(shard: NameShard, pages: readonly IndexPage[]): IndexRecord[] {
  const kindAt = (line: string): string | null => shard[4][line.charCodeAt(0) - 65] ?? null;
  const roots = shard[5].split('\n');
  const records = pages.map((page, index): IndexRecord => {
    const root = roots[index] ?? '';
    const label = root.slice(1) || page.title;
    return {
      page: index,
      order: 0,
      anchor: null,
      title: label,
      full: label,
      symbolKind: root === '' ? null : kindAt(root),
      parent: null,
    };
  });
  linesByPage(shard[6]).forEach((lines, page) => {
    const root = (roots[page] ?? '') === '' ? '' : (records[page]?.title ?? '');
    lines.forEach((line, index) => {
      const [short = '', named] = line.slice(1).split('\t');
      const title = restoreLabel(short, root);
      const usual = usualAnchor(title, root);
      const anchor = named === undefined ? usual : restoreAnchor(named, usual);
      records.push({
        page,
        order: index + 1,
        anchor,
        title,
        full: fullName(title, root),
        symbolKind: kindAt(line),
        parent: null,
      });
    });
  });
  return records;
}

/** Headings, numbered after all that the names hold. */
export function openHeadings(
  shard: WordShard,
  named: readonly IndexRecord[],
): readonly IndexRecord[] {
  checkFormat(shard[0]);
  const counts = new Map<number, number>();
  for (const { page } of named) counts.set(page, (counts.get(page) ?? 0) + 1);
  return linesByPage(shard[1]).flatMap((lines, page) => {
    const trail: { depth: number; title: string }[] = [];
    return lines.map((line, index): IndexRecord => {
      const depth = Number(line[0]);
      const [title = '', named] = line.slice(1).split('\t');
      while (trail.length > 0 && (trail.at(-1)?.depth ?? 0) >= depth) trail.pop();
      const parent = trail.at(-1)?.title ?? null;
      trail.push({ depth, title });
      const order = (counts.get(page) ?? 0) + index;
      return {
        page,
        order,
        anchor: named ?? usualSlug(title),
        title,
        full: title,
        symbolKind: null,
        parent,
      };
    });
  });
}

/** Blocks of lines, each line ended by a line feed, the blocks separated by one more. */
function linesByPage(packed: string): readonly (readonly string[])[] {
  const pages: string[][] = [[]];
  for (const line of packed.split('\n')) {
    if (line === '') pages.push([]);
    else pages.at(-1)?.push(line);
  }
  return pages;
}
