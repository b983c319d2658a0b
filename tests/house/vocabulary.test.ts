/** The field's words: no identifier and no file is named by a word that only we used for it. */

import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { textOf, trackedFiles } from '../support/house.ts';

/** Parts of names, and what the field calls it. */
const OURS: Readonly<Record<string, string>> = {
  alive: 'hydrated',
  acts: 'actions',
  twin: 'Markdown page',
  twins: 'Markdown pages',
  kept: 'cached',
  stamp: 'check status',
  stamps: 'check status',
  verdict: 'check result',
  verdicts: 'check results',
  judge: 'check',
  fault: 'Diagnostic',
  faults: 'diagnostics',
  problem: 'Diagnostic',
  problems: 'diagnostics',
  finding: 'Diagnostic',
  findings: 'diagnostics',
  refusal: 'Diagnostic',
  refusals: 'diagnostics',
  blast: 'impact',
  heir: 'replacement',
  heirs: 'replacements',
  slip: 'near miss, typo',
  slips: 'near misses, typos',
  counterpart: 'equivalent',
  counterparts: 'equivalents',
};

/** Names that are not ours to choose: of browsers, of VS Code, and of the column of `framework-aborts.tsv`. */
const THEIRS = new Set(['timeStamp', 'problemMatcher', 'verdict', 'VERDICTS']);

/** Several parts in a row. */
const PHRASES =
  /first-?touch|few-?routes|slim-?docs|used-?styles|own-?(?:script|factory)|page-?chunks|small-?scripts|style-?rules/i;

describe('the names of the house', () => {
  const files = trackedFiles.filter((file) =>
    /^(?:generators|site|scripts|tests)\/(?!house\/vocabulary|.*(?:golden|corpus|fixtures)\/).*\.(?:m?tsx?|mjs)$/.test(
      file,
    ),
  );

  it('are read from all sources', () => {
    expect(files.length).toBeGreaterThan(1300);
  });

  it("are the field's words, in files and folders", () => {
    expect(
      files.filter((file) => PHRASES.test(file) || partsOf(path.basename(file)).some(isOurs)),
    ).toEqual([]);
  });

  it("are the field's words, in code", () => {
    expect(
      files.flatMap(namesIn).filter(({ name }) => PHRASES.test(name) || partsOf(name).some(isOurs)),
    ).toEqual([]);
  });
});

const isOurs = (part: string): boolean => Object.hasOwn(OURS, part);

/** `readTwinOf` is read, twin, of. */
function partsOf(name: string): readonly string[] {
  if (THEIRS.has(name)) return [];
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((part) => part.toLowerCase());
}

/** Each name once for a file. */
function namesIn(file: string): readonly { readonly file: string; readonly name: string }[] {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest);
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...names].map((name) => ({ file, name }));
}
