/**
 * Reading and generating all framework modules against the least that any reader must do: parse the same
 * files, in the same run, by the same parser. Reads `framework-sources/`; writes nothing.
 */

import path from 'node:path';
import { buildLinks } from '../../generators/core/links.ts';
import { printPage } from '../../generators/core/page.ts';
import { forgetProse } from '../../generators/core/prose.ts';
import { buildModel } from '../../generators/framework/model/build.ts';
import { readCalls } from '../../generators/framework/read/calls.ts';
import { readFacts } from '../../generators/framework/read/facts.ts';
import type { InputFiles } from '../../generators/framework/load.ts';
import { loadInput, loadMoveParser } from '../../generators/framework/load.ts';
import { readInput } from '../../generators/framework/read/read.ts';
import { prepareModel } from '../../generators/framework/reference.ts';
import type { MoveParser } from '../../generators/framework/read/source/parser.ts';
import { bundleProgram } from '../process/bundle.mjs';
import { root } from '../process/tool.ts';
import type { Bench, BenchRow } from './registry.ts';

export const bench: Bench = {
  summary: 'reading and generating all framework modules, against a bare parse of the same files',
  run: async () => [rowOf(await (await loadBundled()).benchFramework())],
};

/** This file again, bundled as the generator runs: the TypeScript loader leaves marks in its code. */
async function loadBundled(): Promise<{ benchFramework: typeof benchFramework }> {
  const address = await bundleProgram('scripts/bench/framework.ts');
  return (await import(address)) as { benchFramework: typeof benchFramework };
}

function rowOf({
  pages,
  megabytes,
  parseSpeed,
  generateSpeed,
  ratio,
  wall,
}: FrameworkBench): BenchRow {
  return {
    name: `all modules, ${generateSpeed.toFixed(1)} of ${parseSpeed.toFixed(1)} MB/s`,
    count: pages,
    cpu: megabytes / generateSpeed,
    wall,
    floor: megabytes / parseSpeed,
    ratio,
    aim: 6,
  };
}

export interface FrameworkBench {
  readonly modules: number;
  readonly pages: number;
  /** Characters of source, in millions. */
  readonly megabytes: number;
  /** Medians over the rounds, in millions of characters a second of CPU time. */
  readonly parseSpeed: number;
  readonly generateSpeed: number;
  /** How many times as long as a bare parse: the aim is 6. */
  readonly ratio: number;
  /** Seconds by the clock. */
  readonly wall: number;
}

const WARM_UP = 25;

/** Both tasks take turns, so that whatever else the machine does falls on both. */
export async function benchFramework(rounds = 25): Promise<FrameworkBench> {
  const parser = await loadMoveParser();
  const files = loadInput(path.join(root, 'framework-sources'), 'framework-sources').value;
  if (!files) throw new Error('framework-sources cannot be loaded');
  const size = files.sources.reduce((sum, source) => sum + source.text.length, 0) / 1_000_000;
  const parsing: number[] = [];
  const generating: number[] = [];
  const walls: number[] = [];
  let pages = 0;
  // The parser is compiled ahead, the rest while it runs: early rounds would measure the compiler.
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const parse = cpuOf(() => parseAll(files, parser));
    const start = performance.now();
    const generate = cpuOf(() => {
      pages = generateAll(files, parser);
    });
    if (round < 0) continue;
    parsing.push(parse);
    generating.push(generate);
    walls.push((performance.now() - start) / 1000);
  }
  const [parse, generate] = [median(parsing), median(generating)];
  return {
    modules: files.sources.length,
    pages,
    megabytes: size,
    parseSpeed: size / parse,
    generateSpeed: size / generate,
    ratio: generate / parse,
    wall: median(walls),
  };
}

function parseAll(files: InputFiles, parser: MoveParser): void {
  for (const source of files.sources) parser.parse(source.text)?.delete();
}

function generateAll(files: InputFiles, parser: MoveParser): number {
  // A run reads every text once; what an earlier round knows would make this one cheaper.
  forgetProse();
  let parsed = 0;
  const fresh: MoveParser = {
    parse: (text) => {
      parsed += 1;
      return parser.parse(text);
    },
  };
  const input = readInput(files.sources, fresh, 'framework-sources').value;
  if (parsed !== files.sources.length)
    throw new Error(`a round parsed ${parsed} of ${files.sources.length} files`);
  if (!input) throw new Error('framework-sources cannot be read');
  const facts = files.facts.flatMap((source) => readFacts(source).value ?? []);
  const calls = new Map(files.calls.flatMap((source) => [...(readCalls(source).value ?? [])]));
  const prepared = prepareModel(
    buildModel({ modules: input.modules, facts, calls, reviews: [], origin: 'ours' }),
    null,
  );
  const links = buildLinks(prepared.targets).value;
  const pages = links ? (prepared.render(links, { site: null }).value ?? []) : [];
  for (const page of pages) printPage(page);
  return pages.length;
}

/** Seconds of user and system time. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
