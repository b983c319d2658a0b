/** `npm run sync -- <reference> --from …`: takes in another release. Starts no process itself. */

import v8 from 'node:v8';
import { isHelp } from './process/tool.ts';
import { OPTIMIZE_LATE } from './process/v8-flags.mjs';

const HELP = `
Usage: npm run sync -- release [--sdk VERSION] [--abi VERSION] [--framework DIR] [--cli BINARY] …
       npm run sync -- REFERENCE --from SOURCE [--accept]

Takes another release into the repository, for review: rewrites facts, keeps our descriptions, and
reports what is new, gone, changed and undocumented.

The whole site at once:
  release      --sdk VERSION    of @mysten/sui: installed, pinned, read
               --abi VERSION    of @typemove/sui, the same; the framework too, unless given
               --framework DIR  as below, with --commit HASH
               --openrpc FILE   as below, for json-rpc
               --cli BINARY     as below, or the folder of its saved help
               --name NAME      such as "August 2025"
               --sui VERSION, --protocol NUMBER, --graphql STAGE   what the home page says
               --accept         as below
               Prepared in a git worktree, .release/tree, from the last commit, and committed to the
               branch release/<name>: the files that you work on are not touched.
               --dry-run        leaves the report and no branch
               --report FILE    writes the report as Markdown, or as JSON when FILE ends in .json;
                                without it, .release/report.md and .release/report.json
               --no-examples    leaves the check of code blocks and the unit tests for later: they take minutes
               --apply-renames  carries what was renamed into guides, tables and prose

References:
  framework    --from DIR     an upstream checkout's crates/sui-framework/packages, a
                              package_summaries folder, or on-chain ABI files
               --commit HASH  the checkout's commit, read from its .git when not given
               --release NAME such as "July 2025"
  cli          --from BINARY  the sui program; its --help is captured, command by command; or a
                              folder that --to saved it in
               --to DIR       save the help of BINARY, any clap program, in DIR instead and leave
                              the listing alone; generate -- cli --help-dir DIR reads it
               --pages DIR    with --to: also make the pages of that help in DIR
  graphql      --from PACKAGE@VERSION   pins the installed version and its hashes
  json-rpc     --from FILE              openrpc.json of an upstream checkout or of a node
               --from PACKAGE@VERSION   pins the installed version, and what its client sends
  typescript   --from PACKAGE@VERSION   the same
  abi          --from PACKAGE@VERSION   the same, for the ABI that the framework is proved against:
                              a new one is taken into the declarations
               --only-pin     without that, because sources are taken in as well

  messages     --from DIR               an upstream checkout: what its programs print, for the checker

  --accept     take the new state even if more than a fifth of the commands are gone
`;

const VERBS: Readonly<Record<string, () => Promise<(args: readonly string[]) => Promise<number>>>> =
  {
    release: async () => (await import('./intake/release/main.ts')).main,
    framework: async () => (await import('./intake/framework/sync.ts')).main,
    cli: async () => (await import('./intake/cli/sync.ts')).main,
    graphql: async () => (await import('./intake/pins.ts')).main,
    'json-rpc': async () => (await import('./intake/json-rpc/sync.ts')).main,
    typescript: async () => (await import('./intake/pins.ts')).main,
    abi: async () => (await import('./intake/pins.ts')).main,
    messages: async () => (await import('./intake/printed/sync.ts')).main,
  };

async function main(): Promise<number> {
  const [name = '', ...rest] = process.argv.slice(2);
  return name === 'steps' ? runSteps(JSON.parse(rest[0] ?? '[]') as string[][]) : run(name, rest);
}

/** What a release starts in its worktree, in one process: one after another, until one fails. */
async function runSteps(steps: readonly (readonly string[])[]): Promise<number> {
  for (const [name = '', ...rest] of steps) {
    process.stderr.write(`\n── Take in ${name} from ${rest[1] ?? ''}\n`);
    const code = await run(name, rest);
    if (code !== 0) return code;
  }
  return 0;
}

async function run(name: string, rest: readonly string[]): Promise<number> {
  const load = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (!load) {
    process.stderr.write(
      `sync: no reference is called "${name}"\n  fix: name one of ${Object.keys(VERBS).join(', ')}\n`,
    );
    return 2;
  }
  return (await load())([name, ...rest]);
}

for (const flag of OPTIMIZE_LATE) v8.setFlagsFromString(flag);
if (!isHelp(HELP)) process.exitCode = await main();
