/** Names in shell that are a slip away from the right one: programs, and variables that the block sets. Pure. */

import { positionOf } from '../../command-lines/shell/call.ts';
import type { ShellLine, ShellWord } from '../../command-lines/shell/line.ts';
import type { LineResult } from '../../command-lines/result.ts';
import { propose } from '../../proposal.ts';
import type { Proposal } from '../../proposal.ts';
import { STANDARD_PROGRAMS } from './standard-programs.ts';

const SUI_PROGRAMS = `
move-analyzer sui sui-bridge sui-bridge-cli sui-data-ingestion sui-faucet sui-graphql-rpc sui-indexer sui-indexer-alt
sui-indexer-alt-graphql sui-node sui-tool suiup walrus
`
  .trim()
  .split(/\s+/);

/** Programs that pages call. A name that is one slip away from one of these is hardly another program. */
const PROGRAMS = `
apt apt-get awk base64 bash brew bun cargo cast cat cd chmod choco chown clang cmake code cp curl cut date deno docker
echo env exit export find forge gcloud git grep grpcurl gunzip head journalctl jq kill less ln ls make mkdir mv node npm
npx openssl pnpm printf psql pwd python python3 read rm rustc rustup scp screen sed seq set sha256sum sh sleep sort
source ssh su sudo systemctl tail tar tee test time touch tr true uniq unzip vim watch wc wget which xargs yarn zsh zstd
`
  .trim()
  .split(/\s+/);

const KNOWN: ReadonlySet<string> = new Set([...SUI_PROGRAMS, ...PROGRAMS]);

export function checkNearMiss({ commands, variables }: ShellLine): readonly LineResult[] {
  const programs = commands.flatMap(({ words }) => {
    const word = words[positionOf(words).at];
    return word ? checkProgram(word) : [];
  });
  const misspelt = variables.used.flatMap(({ name, start }) =>
    checkVariable(name, start, variables.assigned),
  );
  return [...programs, ...misspelt];
}

function checkProgram({ text, start }: ShellWord): readonly LineResult[] {
  if (text.length < 3 || KNOWN.has(text) || STANDARD_PROGRAMS.has(text)) return [];
  if (!/^[a-z][a-z0-9-]*$/.test(text)) return [];
  // Half of all names of three letters are programs: of those only ours is guessed at.
  const candidates =
    text.length < 4
      ? SUI_PROGRAMS
      : [...KNOWN].filter((known) => known.length > 3 || known === 'sui');
  const near = propose(text, candidates);
  const isTypo = near !== null && Math.abs(near.to.length - text.length) <= 1;
  return isTypo ? [wrongName(near, { what: 'program', start })] : [];
}

function checkVariable(
  name: string,
  start: number,
  assigned: readonly string[],
): readonly LineResult[] {
  const isKnown = name.length < 3 || assigned.includes(name);
  const near = isKnown ? null : propose(name, assigned);
  return near ? [wrongName(near, { what: 'variable', start })] : [];
}

function wrongName(
  { from, to, isUnique }: Proposal,
  { what, start }: { readonly what: string; readonly start: number },
): LineResult {
  return {
    code: `sh/unknown-${what}`,
    message: `no ${what} is called "${from}"`,
    fix: `did you mean \`${to}\`?`,
    start,
    end: start + from.length,
    replacement: isUnique ? to : null,
  };
}
