/** What a page says, by section, as search reads it: the third form of its tree. Pure. */

import type { ListItem, TableRow } from 'mdast';
import type { SearchSection } from '../../output/pages.ts';
import type { Flow } from '../nodes.ts';
import { hintsOf, propertyOf } from '../nodes.ts';
import { plainText } from '../prose.ts';
import { oneLine } from '../text.ts';

type Section = { -readonly [Key in keyof SearchSection]: SearchSection[Key] } & {
  readonly text: string[];
  readonly messages: string[];
};

/** Rows come between the blocks of their section; what follows them belongs to the heading again. */
interface Reading {
  readonly sections: Section[];
  section: Section;
}

/** Of a list of names nobody reads more than the names, and they have entries of their own. */
const FEWEST_WORDS = 4;

export function searchSections(title: string, body: readonly Flow[]): readonly SearchSection[] {
  const section = sectionOf(null, title, 1);
  const reading = { sections: [section], section };
  readBlocks(reading, body);
  return reading.sections;
}

function sectionOf(anchor: string | null, heading: string, depth: number): Section {
  return { anchor, heading, depth, text: [], code: [], messages: [], isInternal: false };
}

function readBlocks(reading: Reading, nodes: readonly Flow[]): void {
  for (const node of nodes) if (!hintsOf(node).isUnsearched) readBlock(reading, node);
}

function readBlock(reading: Reading, node: Flow): void {
  switch (node.type) {
    case 'heading': {
      const { id = null, isInternal = false } = hintsOf(node);
      // "Fields", "Returns": a heading of the layout, with nothing of its own.
      if (id?.startsWith('-'))
        return void (reading.section = reading.sections[0] ?? reading.section);
      reading.section = { ...sectionOf(id, textOf(node), node.depth), isInternal };
      reading.sections.push(reading.section);
      break;
    }
    case 'code':
      if (node.lang === 'text') reading.section.messages.push(node.value);
      break;
    case 'table':
      // The head names the columns, on every page the same.
      return node.children.slice(1).forEach((row) => readRow(reading, row));
    case 'list':
      return node.children.forEach((item) => readItem(reading, item));
    case 'mdxJsxFlowElement':
      return node.name === 'summary' ? undefined : readBlocks(reading, node.children);
    case 'blockquote':
      return readBlocks(reading, node.children);
    default:
      addText(reading, textOf(node));
  }
}

function readRow(reading: Reading, row: TableRow): void {
  const cells = row.children.map(textOf);
  const anchor = anchorIn(row);
  if (anchor === null)
    return addText(reading, asLine(cells.filter((cell) => cell !== '').join(' · ')));
  const [heading = '', ...others] = cells;
  reading.sections.push({ ...sectionOf(anchor, heading, 7), text: [others.at(-1) ?? ''] });
}

function readItem(reading: Reading, item: ListItem): void {
  if (item.children.some(({ type }) => type === 'code' || type === 'list'))
    return readBlocks(reading, item.children);
  const text = textOf(item);
  if (text.split(' ').length >= FEWEST_WORDS) addText(reading, asLine(text));
}

/** Items and rows follow each other in a line of a hit, where nothing else would keep them apart. */
function asLine(text: string): string {
  return /[\p{L}\p{N})%]$/u.test(text) ? `${text};` : text;
}

function anchorIn(node: Flow): string | null {
  if (node.type === 'mdxJsxTextElement' && node.name === 'Anchor' && !hintsOf(node).isAlias)
    return propertyOf(node, 'id');
  for (const child of 'children' in node ? (node.children as readonly Flow[]) : []) {
    const found = anchorIn(child);
    if (found !== null) return found;
  }
  return null;
}

function textOf(node: Flow): string {
  return oneLine(plainText([node]));
}

function addText(reading: Reading, text: string): void {
  if (text !== '') reading.section.text.push(text);
}
