/**
 * How long the GraphQL reference takes, against the least any generator must do: read, parse, visit
 * every type, write as many small files. Starts processes; works in a temporary folder.
 */

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pinnedFile } from '../../generators/core/sources.ts';
import { root } from '../process/tool.ts';
import type { Measure, Measured } from './measure.ts';
import { compareInTurns } from './measure.ts';
import type { Bench, BenchRow } from './registry.ts';

const SUI = pinnedFile(root, 'graphql');
/** Eight times as large: what grows faster than a schema shows in its ratio. */
const GITHUB = 'node_modules/@octokit/graphql-schema/schema.graphql';

export const bench: Bench = {
  summary: 'schema to pages, against reading and parsing it and writing as many small files',
  run: () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-graphql-'));
    try {
      const sui = against(folder, { name: "Sui's schema", schema: SUI, aim: 2.2, times: 7 });
      const github = { name: "GitHub's schema", schema: GITHUB, aim: 2.7, times: 5 };
      return Promise.resolve([sui, against(folder, github), secondRun(folder)]);
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
};

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
  const { row, measure } = compareInTurns(
    generation(schema, path.join(folder, 'out')),
    floor,
    times,
  );
  return { name, count: reportOf(measure).references.graphql.pages, ...row, aim };
}

/** Into an empty folder each time: every page is written. */
function generation(schema: string, out: string): Measured {
  const options = ['--schema', schema, '--lenient', '--json', '--out', out];
  return {
    args: ['scripts/generate.mjs', 'graphql', ...options],
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

/** Nothing changed: everything is read and compared, nothing is written. */
function secondRun(folder: string): BenchRow {
  const first = generation(SUI, path.join(folder, 'again'));
  const { row, measure } = compareInTurns({ args: first.args }, first, 5);
  const { written, references } = reportOf(measure);
  if (written !== 0) throw new Error(`a second run wrote ${written} files`);
  return { name: "Sui's again, by first run", count: references.graphql.pages, ...row, aim: 1.1 };
}
