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
import { isManifest } from '../../generators/framework/read/manifests.ts';
import { loadInput, loadMoveParser } from '../../generators/framework/load.ts';
import { readInput } from '../../generators/framework/read/read.ts';
import { prepareModel } from '../../generators/framework/reference.ts';
import type { MoveParser } from '../../generators/framework/read/source/parser.ts';
import { bundleProgram } from '../process/bundle.mjs';
import { root } from '../process/tool.ts';
import { median } from './measure.ts';
import type { Bench, BenchRow } from './registry.ts';

export const bench: Bench = {
  summary: 'reading and generating all framework modules, against a bare parse of the same files',
  // This file again, bundled as the generator runs: the TypeScript loader leaves marks in its code.
  run: async () => {
    const address = await bundleProgram('scripts/bench/framework.ts');
    const { benchFramework: bundled } = (await import(address)) as {
      benchFramework: typeof benchFramework;
    };
    return [await bundled()];
  },
};

const WARM_UP = 25;

const ROUNDS = 25;

/** Both tasks take turns, so that whatever else the machine does falls on both. */
export async function benchFramework(): Promise<BenchRow> {
  const parser = await loadMoveParser();
  const files = loadInput(path.join(root, 'framework-sources'), 'framework-sources').value;
  if (!files) throw new Error('framework-sources cannot be loaded');
  const megabytes = modulesOf(files).reduce((sum, { text }) => sum + text.length, 0) / 1_000_000;
  const [parsing, generating, walls]: [number[], number[], number[]] = [[], [], []];
  let pages = 0;
  // The parser is compiled ahead, the rest while it runs: early rounds would measure the compiler.
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
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
  const [floor, cpu] = [median(parsing), median(generating)];
  const speeds = [cpu, floor].map((seconds) => (megabytes / seconds).toFixed(1)).join(' of ');
  const name = `all modules, ${speeds} MB/s`;
  return { name, count: pages, cpu, wall: median(walls), floor, ratio: cpu / floor, aim: 6 };
}

/** Without the manifests, which are no Move. */
function modulesOf({ sources }: InputFiles): InputFiles['sources'] {
  return sources.filter((source) => !isManifest(source.path));
}

function parseAll(files: InputFiles, parser: MoveParser): void {
  for (const source of modulesOf(files)) parser.parse(source.text)?.delete();
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
  const modules = modulesOf(files);
  if (parsed !== modules.length)
    throw new Error(`a round parsed ${parsed} of ${modules.length} files`);
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
