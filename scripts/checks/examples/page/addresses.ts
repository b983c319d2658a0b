/** Web addresses in code that are a slip away from one that works: schemes, hosts of the network, the owner on GitHub. Pure. */

import { locate } from '../../../../generators/core/source.ts';
import { propose } from '../../proposal.ts';
import type { Proposal } from '../../proposal.ts';
import type { PageDiagnostic } from '../model.ts';
import type { Block } from '../model.ts';
import { placeInFile } from './fence-rules.ts';

const SCHEMES =
  'http https ws wss git ssh ipfs file postgres postgresql s3 gs redis chrome vscode walrus data'.split(
    ' ',
  );
const HOSTS =
  'fullnode faucet checkpoints docs graphql archive rpc bridge explorer db-snapshot formal-snapshot'.split(
    ' ',
  );
const NETWORKS = ['mainnet', 'testnet', 'devnet'];

export function checkAddress(
  block: Pick<Block, 'code' | 'origin' | 'id'>,
): readonly PageDiagnostic[] {
  return nearMissesIn(block.code).map(({ near, offset }) => {
    const { line, column } = locate({ path: '', text: block.code }, offset);
    const at = placeInFile(block.origin, line, column);
    const { from, to, isUnique } = near;
    const isCase = from.toLowerCase() === to.toLowerCase();
    return {
      level: 'error',
      code: 'examples/web-address',
      message: isCase
        ? `the name is written "${to}", not "${from}"`
        : `no web address that works has "${from}" here`,
      at,
      fix: isCase ? `write ${to}` : `did you mean \`${to}\`?`,
      rename: isUnique ? { from, to, at: [at] } : null,
      block: block.id,
    };
  });
}

interface NearMiss {
  readonly near: Proposal;
  readonly offset: number;
}

function nearMissesIn(code: string): readonly NearMiss[] {
  return [
    ...nearMisses(code, /(?<![\w+.-])([a-z][a-z0-9]{2,8}):\/\//g, SCHEMES),
    ...nearMisses(code, /\/\/([a-z-]+)\.(?:[a-z]+\.)?sui\.io\b/g, HOSTS),
    ...nearMisses(code, /\/\/[a-z-]+\.([a-z]+)\.sui\.io\b/g, NETWORKS),
    ...nearMisses(code, /\bgithub\.com[/:](\w+)\//g, ['MystenLabs']),
  ];
}

/** The pattern's group is the part of the address that must be one of the known ones. */
function nearMisses(code: string, pattern: RegExp, known: readonly string[]): readonly NearMiss[] {
  return [...code.matchAll(pattern)].flatMap((match) => {
    const name = match[1] ?? '';
    const near = known.includes(name) ? null : propose(name, known);
    return near ? [{ near, offset: match.index + match[0].indexOf(name) }] : [];
  });
}
