/** Web addresses in code that are a slip away from one that works: schemes, hosts of the network, the owner on GitHub. Pure. */

import type { Diagnostic } from '../../../../generators/core/diagnostics.ts';
import { nearestName } from '../../../../generators/core/text.ts';
import { locate } from '../../../../generators/core/source.ts';
import { placeInFile } from './fence-rules.ts';
import type { Block } from '../model.ts';

const SCHEMES = [
  'http',
  'https',
  'ws',
  'wss',
  'git',
  'ssh',
  'ipfs',
  'file',
  'postgres',
  'postgresql',
  's3',
  'gs',
  'redis',
  'chrome',
  'vscode',
  'walrus',
  'data',
];
const HOSTS = [
  'fullnode',
  'faucet',
  'checkpoints',
  'docs',
  'graphql',
  'archive',
  'rpc',
  'bridge',
  'explorer',
  'db-snapshot',
  'formal-snapshot',
];
const NETWORKS = ['mainnet', 'testnet', 'devnet'];

interface Slip {
  readonly from: string;
  readonly to: string;
  readonly offset: number;
}

export function addressProblems(block: Pick<Block, 'code' | 'origin'>): readonly Diagnostic[] {
  return slipsIn(block.code).map(({ from, to, offset }) => {
    const { line, column } = locate({ path: '', text: block.code }, offset);
    return {
      level: 'error',
      code: 'examples/web-address',
      message: `"${from}" is no part of a web address that works`,
      at: placeInFile(block.origin, line, column),
      fix: `did you mean \`${to}\`?`,
    };
  });
}

function slipsIn(code: string): readonly Slip[] {
  const schemes = partsOf(code, /(?<![\w+.-])([a-z][a-z0-9]{2,8}):\/\//g);
  const hosts = partsOf(code, /\/\/([a-z-]+)\.(?:[a-z]+\.)?sui\.io\b/g);
  const networks = partsOf(code, /\/\/[a-z-]+\.([a-z]+)\.sui\.io\b/g);
  const owners = partsOf(code, /\bgithub\.com[/:](\w+)\//g);
  return [
    ...slips(schemes, SCHEMES),
    ...slips(hosts, HOSTS),
    ...slips(networks, NETWORKS),
    ...slips(owners, ['MystenLabs']),
  ];
}

function partsOf(
  code: string,
  pattern: RegExp,
): readonly { readonly name: string; readonly offset: number }[] {
  return [...code.matchAll(pattern)].map((match) => {
    const name = match[1] ?? '';
    return { name, offset: match.index + match[0].indexOf(name) };
  });
}

function slips(
  parts: readonly { readonly name: string; readonly offset: number }[],
  known: readonly string[],
): readonly Slip[] {
  return parts.flatMap(({ name, offset }) => {
    const near = known.includes(name) ? null : nearestName(name, known);
    return near === null ? [] : [{ from: name, to: near, offset }];
  });
}
