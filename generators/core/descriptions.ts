/**
 * Our own words for what an upstream source leaves undocumented: `schema/prose/<reference>.md`.
 * `loadDescriptions` reads that one file; the rest is pure.
 */

import fs from 'node:fs';
import path from 'node:path';
import type { Diagnostic, Outcome } from './diagnostics.ts';
import { errorAt, fail, succeed, warningAt } from './diagnostics.ts';
import type { Flow } from './nodes.ts';
import { parseProse } from './prose.ts';
import type { SourceText } from './source.ts';
import { compareText } from './text.ts';

export interface Description {
  /** Markdown, ours: it may link inside the site. */
  readonly markdown: string;
  readonly line: number;
}

/** By id without the reference's prefix: `suix_getCoins.owner`. */
export type Descriptions = ReadonlyMap<string, Description>;

export function descriptionsFile(reference: string): string {
  return `schema/prose/${reference}.md`;
}

/** A reference without a prose file has no prose of its own; that is not a fault. Links below `from` lead below `to`. */
export function loadDescriptions(
  root: string,
  reference: string,
  [from, to]: readonly [string, string] = ['', ''],
): Outcome<Descriptions> {
  const displayed = descriptionsFile(reference);
  const file = path.join(root, displayed);
  if (!fs.existsSync(file)) return succeed(new Map());
  const text = fs.readFileSync(file, 'utf8').replaceAll(`](${from}/`, `](${to}/`);
  return readDescriptions({ path: displayed, text }, reference);
}

/** Sections `## <id>`, each followed by its text; whatever stands before the first is for editors. */
export function readDescriptions(source: SourceText, reference: string): Outcome<Descriptions> {
  const found = new Map<string, Description>();
  const diagnostics: Diagnostic[] = [];
  for (const section of sectionsOf(source.text)) {
    const markdown = section.body.join('\n').trim();
    const at = { file: source.path, line: section.line, column: 1 };
    if (found.has(section.id)) {
      diagnostics.push(
        errorAt(at, `${reference}/duplicate-description`, {
          message: `"${section.id}" is described twice, first on line ${found.get(section.id)?.line}`,
          fix: 'keep one of the two sections',
        }),
      );
    } else if (markdown === '') {
      diagnostics.push(
        errorAt(at, `${reference}/empty-description`, {
          message: `the section "${section.id}" says nothing`,
          fix: 'write a sentence, or remove the section',
        }),
      );
    } else found.set(section.id, { markdown, line: section.line });
  }
  return diagnostics.length > 0 ? fail(diagnostics) : succeed(found);
}

interface Section {
  readonly id: string;
  readonly line: number;
  readonly body: string[];
}

function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  let isFenced = false;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^(```|~~~)/.test(line)) isFenced = !isFenced;
    const id = isFenced ? undefined : /^## (.+)$/.exec(line)?.[1];
    if (id !== undefined)
      sections.push({ id: id.replace(/^`|`$/g, '').trim(), line: index + 1, body: [] });
    else sections.at(-1)?.body.push(line);
  }
  return sections;
}

/** In strict mode, an item without a description is a warning. `fix` says where its words go. */
export function undocumentedItem(
  reference: string,
  id: string,
  fix = `describe it in ${descriptionsFile(reference)} under "## ${id.slice(id.indexOf(':') + 1)}"`,
): Diagnostic {
  return warningAt(null, `${reference}/undocumented`, { message: `${id} has no description`, fix });
}

/** Sections about ids that do not exist, most often after a rename upstream, and about what upstream describes now. */
export function unusedDescriptions(
  reference: string,
  all: Descriptions,
  {
    used,
    upstream,
  }: { readonly used: ReadonlySet<string>; readonly upstream?: ReadonlySet<string> },
): Diagnostic[] {
  return [...all].flatMap(([id, description]): Diagnostic[] => {
    if (used.has(id)) return [];
    const at = { file: descriptionsFile(reference), line: description.line, column: 1 };
    const text = upstream?.has(id)
      ? {
          message: `"${id}" is described by the input as well, whose words the page has`,
          fix: 'remove the section',
        }
      : {
          message: `"${id}" is described, but the input has no such thing`,
          fix: 'rename the section after the new id, or remove it',
        };
    return [warningAt(at, `${reference}/unused-description`, text)];
  });
}

/**
 * Finds the section for an id: the exact one, else the longest pattern that fits. A `*` in a
 * section's id stands for any run of characters: `*(first)` describes that argument of every field.
 */
export function describedBy(all: Descriptions): (id: string) => string | null {
  const patterns = [...all.keys()]
    .filter((key) => key.includes('*'))
    .sort((a, b) => b.length - a.length || compareText(a, b));
  return (id) => (all.has(id) ? id : (patterns.find((pattern) => fits(pattern, id)) ?? null));
}

function fits(pattern: string, id: string): boolean {
  const at = pattern.indexOf('*');
  const isLong = id.length >= pattern.length - 1;
  return isLong && id.startsWith(pattern.slice(0, at)) && id.endsWith(pattern.slice(at + 1));
}

/** Our words for what upstream leaves without any, and which of them somebody asked for. */
export interface DescriptionLookup {
  /** The section for exactly this id, else the longest pattern that fits. Null where we say nothing. */
  readonly of: (id: string) => string | null;
  /** The same as a tree; empty where we say nothing. */
  readonly proseOf: (id: string) => readonly Flow[];
  /** Sections that were asked for, or could have been; grows with each question. */
  readonly used: ReadonlySet<string>;
}

export function descriptionsFrom(all: Descriptions): DescriptionLookup {
  const used = new Set<string>();
  const sectionOf = describedBy(all);
  const of: DescriptionLookup['of'] = (id) => {
    const section = sectionOf(id);
    if (section === null) return null;
    used.add(section);
    return all.get(section)?.markdown ?? null;
  };
  return { used, of, proseOf: (id) => parseProse(of(id) ?? '', 'ours') };
}
