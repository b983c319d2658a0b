/** The head of a page: there, readable, with the keys that search results and the sidebar need. Pure. */

import { isMap, isScalar, parseDocument } from 'yaml';
import type { StyleResult, Rule } from '../rule.ts';
import type { Page } from '../page.ts';

const KNOWN_KEYS = [
  'title',
  'slug',
  'description',
  'sidebar_label',
  'keywords',
  'symbols',
  'displayed_sidebar',
  'toc_max_heading_level',
  'hide_table_of_contents',
  'unlisted',
];
const DESCRIPTION_LIMIT = 160;
/** The guide asks for six; a page that many ask for in words of their own has more. */
const KEYWORDS = { min: 3, max: 32 };

interface Entry {
  readonly key: string;
  readonly value: unknown;
  readonly offset: number;
}

export const frontMatterRule: Rule = (page) => {
  if (page.head === null) {
    return [
      {
        offset: 0,
        code: 'style/front-matter',
        message: 'the page has no front matter',
        fix: 'begin it with title, slug, description and keywords between --- lines',
      },
    ];
  }
  const entries = readEntries(page.head);
  if (!Array.isArray(entries)) return [entries as StyleResult];
  const byKey = new Map((entries as readonly Entry[]).map((entry) => [entry.key, entry]));
  const start = page.head.offset;
  return [
    ...(entries as readonly Entry[]).flatMap(unknownKey),
    ...checkTitle(byKey.get('title'), start),
    ...checkSlug(byKey.get('slug'), start),
    ...checkDescription(byKey.get('description'), start),
    ...checkKeyword(byKey.get('keywords'), start, page),
  ];
};

function readEntries({ text, offset }: NonNullable<Page['head']>): readonly Entry[] | StyleResult {
  const document = parseDocument(text, { prettyErrors: false });
  const [error] = document.errors;
  if (error)
    return {
      offset: offset + error.pos[0],
      code: 'style/front-matter',
      message: `the front matter is not valid YAML: ${error.message}`,
      fix: 'put values with a colon or a quote into quotes',
    };
  if (!isMap(document.contents))
    return {
      offset,
      code: 'style/front-matter',
      message: 'the front matter holds no keys',
      fix: 'write title, slug, description and keywords',
    };
  return document.contents.items.map(({ key, value }) => ({
    key: isScalar(key) ? String(key.value) : '',
    value: (value as { toJSON(): unknown } | null)?.toJSON() ?? null,
    offset: offset + ((isScalar(key) && key.range?.[0]) || 0),
  }));
}

function unknownKey({ key, offset }: Entry): readonly StyleResult[] {
  if (KNOWN_KEYS.includes(key)) return [];
  return [
    {
      offset,
      code: 'style/front-matter-key',
      message: `the key "${key}" is not used`,
      fix: `delete it; the keys are ${KNOWN_KEYS.join(', ')}`,
    },
  ];
}

function missing(key: string, offset: number): StyleResult {
  return {
    offset,
    code: 'style/front-matter',
    message: `the front matter has no ${key}`,
    fix: `add ${key}: …`,
  };
}

function checkTitle(entry: Entry | undefined, start: number): readonly StyleResult[] {
  if (typeof entry?.value !== 'string' || entry.value.trim() === '')
    return [missing('title', entry?.offset ?? start)];
  if (!/[.,;:!…]$/.test(entry.value)) return [];
  return [
    {
      offset: entry.offset,
      code: 'style/title',
      message: 'the title ends with punctuation',
      fix: 'delete the last character',
    },
  ];
}

/** `npm run examples` holds it against the path. */
function checkSlug(entry: Entry | undefined, start: number): readonly StyleResult[] {
  return typeof entry?.value === 'string' ? [] : [missing('slug', entry?.offset ?? start)];
}

function checkDescription(entry: Entry | undefined, start: number): readonly StyleResult[] {
  if (typeof entry?.value !== 'string' || entry.value.trim() === '')
    return [missing('description', entry?.offset ?? start)];
  const { offset, value } = { offset: entry.offset, value: entry.value.trim() };
  const found: StyleResult[] = [];
  const length = Array.from(value).length;
  if (length > DESCRIPTION_LIMIT)
    found.push({
      offset,
      code: 'style/description',
      message: `the description has ${length} characters`,
      fix: `shorten it to ${DESCRIPTION_LIMIT}`,
    });
  if (!/[.?]$/.test(value))
    found.push({
      offset,
      code: 'style/description',
      message: 'the description is not a sentence',
      fix: 'end it with a full stop',
    });
  if (/[.!?]\s+[A-Z]/.test(value))
    found.push({
      offset,
      code: 'style/description',
      message: 'the description is more than one sentence',
      fix: 'keep the one that says what the page answers',
    });
  return found;
}

/** Snippets and the landing pages of sections are found without. */
function checkKeyword(entry: Entry | undefined, start: number, page: Page): readonly StyleResult[] {
  const isExempt = /^docs\/(?:[^/]+\.mdx?|snippets\/.*)$/.test(page.source.path);
  if (entry === undefined) return isExempt ? [] : [missing('keywords', start)];
  const isList =
    Array.isArray(entry.value) &&
    entry.value.every((word) => typeof word === 'string' && word.trim() !== '');
  const count = Array.isArray(entry.value) ? entry.value.length : 0;
  if (isList && count >= KEYWORDS.min && count <= KEYWORDS.max) return [];
  return [
    {
      offset: entry.offset,
      code: 'style/keywords',
      message: `keywords are a list of ${KEYWORDS.min} to ${KEYWORDS.max} words, and these are ${count}`,
      fix: 'keep those that a reader would type into the search',
    },
  ];
}
