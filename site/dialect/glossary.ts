/** The glossary: its data as terms, what is wrong with it, and the page that is made of it. Pure. */

import { LineCounter, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { DialectError } from './dialect-error';
import type { TreeNode, TreePlugin } from './tree';
import { rewrite } from './tree';

/** Below `docs/`. */
export const glossaryFile = 'glossary.yaml';
export const glossaryRoute = '/sui-glossary';

export interface Term {
  readonly term: string;
  readonly anchor: string;
  /** At most two sentences; code in backticks is the only markup. */
  readonly text: string;
  /** Route of the page that explains it. */
  readonly page: string;
  /** Other names, which the glossary lists as pointers. */
  readonly also: readonly string[];
  /** Words by which pages mean it; where they are found first, the definition is shown. */
  readonly forms: readonly string[];
  /** Line in the file, from 1. */
  readonly line: number;
}

export interface GlossaryError extends DialectError {
  readonly line: number;
}

export interface Glossary {
  /** By name, without regard to case. */
  readonly terms: readonly Term[];
  readonly errors: readonly GlossaryError[];
}

export function readGlossary(text: string): Glossary {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error || !isSeq(document.contents)) {
    const message = error?.message ?? 'it is not a list of terms';
    const line = error ? lines.linePos(error.pos[0]).line : 1;
    return { terms: [], errors: [{ rule: 'syntax', line, message, fix: 'write a list of terms' }] };
  }
  const terms = document.contents.items.map((item): Term => {
    const line = isMap(item) ? lines.linePos(item.range?.[0] ?? 0).line : 1;
    const textAt = (key: string): string => {
      const value = isMap(item) ? item.get(key, true) : undefined;
      return isScalar(value) ? String(value.value) : '';
    };
    const listAt = (key: string): readonly string[] => {
      const value = isMap(item) ? item.get(key) : undefined;
      return isSeq(value) ? value.items.map(String) : [];
    };
    const [term, anchor, definition, page] = ['term', 'anchor', 'text', 'page'].map(textAt);
    return {
      ...{ term: term ?? '', anchor: anchor ?? '', text: definition ?? '', page: page ?? '' },
      ...{ also: listAt('also'), forms: listAt('forms'), line },
    };
  });
  return { terms: terms.toSorted(byName), errors: [...fieldErrors(terms), ...rivals(terms)] };
}

function byName(a: Term, b: Term): number {
  const [x, y] = [a.term.toLowerCase(), b.term.toLowerCase()];
  return x < y ? -1 : x > y ? 1 : a.line - b.line;
}

const MOST_SENTENCES = 2;

function fieldErrors(terms: readonly Term[]): GlossaryError[] {
  return terms.flatMap(({ term, anchor, text, page, line }): GlossaryError[] => {
    const missing = Object.entries({ term, anchor, text, page }).filter(
      ([, value]) => value === '',
    );
    const sentences = text.match(/[.!?](?=\s|$)/g)?.length ?? 0;
    return [
      ...missing.map(([key]): GlossaryError => ({
        ...{ rule: 'missing-field', line, message: `the term "${term}" has no "${key}"` },
        fix: `add "${key}"`,
      })),
      ...(sentences > MOST_SENTENCES
        ? [
            {
              ...{ rule: 'too-long' as const, line },
              message: `the definition of "${term}" has ${sentences} sentences, and ${MOST_SENTENCES} are its limit`,
              fix: 'leave the rest to the page that explains the term',
            },
          ]
        : []),
    ];
  });
}

/** One name, one other name, one anchor and one form each mean one term. `Sui` and `SUI` are two names. */
function rivals(terms: readonly Term[]): GlossaryError[] {
  const names = terms.flatMap((term) =>
    [term.term, ...term.also].map((name) => [name, term] as const),
  );
  const anchors = terms.map((term) => [`#${term.anchor}`, term] as const);
  const forms = terms.flatMap((term) => term.forms.map((form) => [`“${form}”`, term] as const));
  const first = new Map<string, Term>();
  return [...names, ...anchors, ...forms].flatMap(([name, term]): GlossaryError[] => {
    const known = first.get(name);
    if (!known) first.set(name, term);
    if (!known || known === term) return [];
    const message = `${name} is defined twice, first on line ${known.line}`;
    return [{ rule: 'defined-twice', line: term.line, message, fix: 'keep one of the two' }];
  });
}

/** `<Glossary />` on a line of its own becomes the list of terms. */
export function listTerms({
  load,
}: {
  readonly load: (path: string) => string | null;
}): TreePlugin {
  return (tree) => {
    rewrite(tree, (node) =>
      node.name === 'Glossary' ? glossaryTree(load(glossaryFile) ?? '') : null,
    );
  };
}

/** A heading for each letter and each term; other names point to their term. */
export function glossaryTree(source: string): TreeNode[] {
  const entries = readGlossary(source)
    .terms.flatMap((term) => [
      { name: term.term, nodes: () => termNodes(term) },
      ...term.also.map((name) => ({ name, nodes: () => [pointer(name, term)] })),
    ])
    .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  const letters = [...new Set(entries.map(({ name }) => letterOf(name)))];
  return letters.flatMap((letter) => [
    heading(2, letter, `letter-${letter.toLowerCase()}`),
    ...entries.filter(({ name }) => letterOf(name) === letter).flatMap(({ nodes }) => nodes()),
  ]);
}

function letterOf(name: string): string {
  return name.charAt(0).toUpperCase();
}

function termNodes({ term, anchor, text, page }: Term): TreeNode[] {
  const way: TreeNode = { type: 'link', url: page, children: [prose(`More about: ${term}`)] };
  return [
    heading(3, term, anchor),
    { type: 'paragraph', children: [...definitionNodes(text), prose(' '), way, prose('.')] },
  ];
}

function pointer(name: string, { term, anchor }: Term): TreeNode {
  const link: TreeNode = { type: 'link', url: `#${anchor}`, children: [prose(term)] };
  const strong: TreeNode = { type: 'strong', children: [prose(name)] };
  return { type: 'paragraph', children: [strong, prose(': see '), link, prose('.')] };
}

function definitionNodes(text: string): TreeNode[] {
  return text
    .split('`')
    .map((part, at): TreeNode => (at % 2 === 0 ? prose(part) : { type: 'inlineCode', value: part }))
    .filter(({ value }) => value !== '');
}

function heading(depth: number, text: string, id: string): TreeNode {
  return { type: 'heading', depth, data: { hProperties: { id }, id }, children: [prose(text)] };
}

function prose(value: string): TreeNode {
  return { type: 'text', value };
}
