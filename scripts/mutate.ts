/** `npm run mutate`: breaks one thing after another and counts what no test notices. Starts processes; writes below .cache. */

import { optionsFor } from './mutation/options.ts';
import { isInside, targets } from './mutation/targets.ts';
import { isHelp, readOptions } from './process/tool.ts';

const rows = Object.entries(targets).map(([name, { summary }]) => `  ${name.padEnd(11)}${summary}`);

const HELP = `
Usage: npm run mutate -- TARGET [--file FILE]... [--fresh]

Breaks the code of a target in hundreds of small ways, runs its tests against each, and lists the
breakages that no test notices. Fails below 85 in 100 noticed. Takes minutes to hours; results are
retained when a run ends, so that runs over some files each add up to one over all.

Targets:
${rows.join('\n')}

  --file FILE   break this file of the target only, or the files of a pattern; may be repeated. What
                is known of the others is shown and counted as it was
  --fresh       forget the results of the last run; without it only what changed is run again
`;

async function main([name = '', ...args]: readonly string[]): Promise<number> {
  const target = targets[name];
  if (target === undefined) return refuse(`"${name}" is unknown`);
  const options = { file: { type: 'string', multiple: true }, fresh: { type: 'boolean' } } as const;
  const values = readOptions('mutate', options, args);
  if (!values) return 2;
  const { file: files = [], fresh = false } = values;
  const foreign = files.find((file) => !isInside(target, file));
  if (foreign !== undefined) return refuse(`"${foreign}" is not a file of ${name}`);
  process.env['MUTATION_TARGET'] = name;
  const { Stryker } = await import('@stryker-mutator/core');
  await new Stryker(optionsFor({ name, target, files, usesCache: !fresh })).runMutationTest();
  // Set by the tester when too few breakages were noticed.
  return Number(process.exitCode ?? 0);
}

function refuse(message: string): number {
  process.stderr.write(`mutate: ${message}\n  fix: see npm run mutate -- --help\n`);
  return 2;
}

if (!isHelp(HELP)) process.exitCode = await main(process.argv.slice(2));
