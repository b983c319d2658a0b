/** `npm run mutate`: breaks one thing after another and counts what no test notices. Starts processes; writes below .cache. */

import { optionsFor } from './mutation/options.ts';
import { targets } from './mutation/targets.ts';
import { isHelp } from './process/tool.ts';

const rows = Object.entries(targets).map(([name, { summary }]) => `  ${name.padEnd(11)}${summary}`);

const HELP = `
Usage: npm run mutate -- TARGET [--fresh]

Breaks the code of a target in hundreds of small ways, runs its tests against each, and lists the
breakages that no test notices. Fails below 85 in 100 noticed. Takes minutes to an hour.

Targets:
${rows.join('\n')}

  --fresh   forget the results of the last run; without it only what changed is run again
`;

async function main([name = '', ...flags]: readonly string[]): Promise<number> {
  const unknown = flags.find((flag) => flag !== '--fresh');
  const chosen = targets[name];
  if (chosen === undefined || unknown !== undefined) {
    process.stderr.write(
      `mutate: "${unknown ?? name}" is unknown\n  fix: see npm run mutate -- --help\n`,
    );
    return 2;
  }
  process.env['MUTATION_TARGET'] = name;
  const run = { name, target: chosen, usesCache: flags.length === 0 };
  const { Stryker } = await import('@stryker-mutator/core');
  await new Stryker(optionsFor(run)).runMutationTest();
  // Set by the tester when too few breakages were noticed.
  return Number(process.exitCode ?? 0);
}

if (!isHelp(HELP)) process.exitCode = await main(process.argv.slice(2));
