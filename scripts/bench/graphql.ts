/**
 * How long the GraphQL reference takes, against the least any generator must do: read, parse, visit
 * every type, write as many small files. Starts processes; works in a temporary folder.
 */

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ASTNode, DocumentNode } from 'graphql';
import { Kind, parse, print, specifiedScalarTypes, visit } from 'graphql';
import { pinnedFile } from '../../generators/core/sources.ts';
import { root } from '../process/tool.ts';
import type { Measure, Measured } from './measure.ts';
import { measureInTurns } from './measure.ts';
import type { Bench, BenchRow } from './registry.ts';

const SUI = pinnedFile(root, 'graphql');
const GITHUB = 'node_modules/@octokit/graphql-schema/schema.graphql';

export const bench: Bench = {
  summary: 'schema to pages, against reading and parsing it and writing as many small files',
  run: () => Promise.resolve(inFolder(runAll)),
};

function inFolder(work: (folder: string) => readonly BenchRow[]): readonly BenchRow[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-graphql-'));
  try {
    return work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function runAll(folder: string): readonly BenchRow[] {
  const doubled = path.join(folder, 'doubled.graphql');
  fs.writeFileSync(doubled, doubleSchema(fs.readFileSync(path.join(root, GITHUB), 'utf8')));
  const sui = against(folder, { name: "Sui's schema", schema: SUI, aim: 2.2, times: 7 });
  const github = against(folder, { name: "GitHub's schema", schema: GITHUB, aim: 2.7, times: 5 });
  return [sui, github, growth(folder, doubled), secondRun(folder)];
}

interface Case {
  readonly name: string;
  readonly schema: string;
  readonly aim: number;
  readonly times: number;
}

/** The floor is a plain program, as Node runs it. */
function against(folder: string, { name, schema, aim, times }: Case): BenchRow {
  const out = path.join(folder, 'floor');
  const floor: Measured = {
    args: ['scripts/bench/graphql-floor.mjs', schema, out],
    before: () => fs.rmSync(out, { recursive: true, force: true }),
  };
  const generator = generation(schema, path.join(folder, 'out'));
  const [own, least] = measureInTurns([generator, floor], times);
  if (!own || !least) throw new Error('measureInTurns() lost a program');
  return {
    name,
    count: pagesOf(own),
    cpu: own.cpu,
    wall: own.wall,
    floor: least.cpu,
    ratio: own.cpu / least.cpu,
    aim,
  };
}

/** Into an empty folder each time: every page is written. */
function generation(schema: string, out: string): Measured {
  return {
    args: [
      'scripts/generate.mjs',
      'graphql',
      '--schema',
      schema,
      '--lenient',
      '--json',
      '--out',
      out,
    ],
    before: () => fs.rmSync(out, { recursive: true, force: true }),
  };
}

interface Report {
  readonly references: { readonly graphql: { readonly pages: number } };
  readonly written: number;
}

function reportOf(measure: Measure): Report {
  return JSON.parse(measure.stdout) as Report;
}

function pagesOf(measure: Measure): number {
  return reportOf(measure).references.graphql.pages;
}

/** Twice the types: the time for one page must stay what it was. */
function growth(folder: string, doubled: string): BenchRow {
  const programs = [
    generation(GITHUB, path.join(folder, 'one')),
    generation(doubled, path.join(folder, 'two')),
  ];
  const [single, double] = measureInTurns(programs, 3);
  if (!single || !double) throw new Error('measureInTurns() lost a program');
  const floor = (single.cpu / pagesOf(single)) * pagesOf(double);
  return {
    name: "GitHub's twice, by page",
    count: pagesOf(double),
    cpu: double.cpu,
    wall: double.wall,
    floor,
    ratio: double.cpu / floor,
    aim: 1.3,
  };
}

/** Nothing changed: everything is read and compared, nothing is written. */
function secondRun(folder: string): BenchRow {
  const out = path.join(folder, 'again');
  const first = generation(SUI, out);
  const [fresh, again] = measureInTurns([first, { args: first.args }], 5);
  if (!fresh || !again) throw new Error('measureInTurns() lost a program');
  const { written } = reportOf(again);
  if (written !== 0) throw new Error(`a second run wrote ${written} files`);
  return {
    name: "Sui's again, by first run",
    count: pagesOf(again),
    cpu: again.cpu,
    wall: again.wall,
    floor: fresh.cpu,
    ratio: again.cpu / fresh.cpu,
    aim: 1.1,
  };
}

const BUILT_IN: ReadonlySet<string> = new Set(specifiedScalarTypes.map((type) => type.name));

/** A schema twice as large: every type a second time under another name. The copies refer to the copies; the root types' copies are plain objects. */
export function doubleSchema(text: string): string {
  const document = parse(text, { noLocation: true });
  const types: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: document.definitions.filter((node) => node.kind.endsWith('TypeDefinition')),
  };
  const copy = visit(types, {
    enter: (node: ASTNode) => {
      const isType = node.kind === Kind.NAMED_TYPE || node.kind.endsWith('TypeDefinition');
      if (!isType || !('name' in node) || !node.name || BUILT_IN.has(node.name.value))
        return undefined;
      return { ...node, name: { ...node.name, value: `${node.name.value}Copy` } };
    },
  });
  return `${print(document)}\n\n${print(copy)}\n`;
}
