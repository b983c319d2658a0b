/** What each checker's results depend on besides the blocks, and how a check status names it. Loads no compiler. */

import fs from 'node:fs';
import path from 'node:path';
import { loadPins } from '../../../generators/core/sources.ts';
import { signaturesFile } from '../move-calls/known-modules.ts';
import { targetsFile } from '../move-calls/paths.ts';
import { isUnit } from './data/ini.ts';
import { jsonFileName } from './data/json.ts';
import { tomlFileName } from './data/toml.ts';
import { yamlFileName } from './data/yaml.ts';
import { MOVE_COMPILER } from '../../../site/move/compiler/version.ts';
import { hashOf, versionOf } from './hashes.ts';
import type { CheckerName } from './page/languages.ts';
import type { Block } from './model.ts';

interface Environment {
  /** Files and folders whose bytes can change a result. */
  readonly inputs: readonly string[];
  /** What this block was held against, for its reader: no more than what its checker did with it. */
  readonly status: (root: string, block: Block) => string;
}

/** Alert rules, whose queries name metrics. */
const HAS_RULES = /^[ -]*expr: /m;

const CLI_INPUTS = [
  'docs/generated/_data/cli.json',
  'docs/generated/_data/cli-programs.json',
  'generators/cli/model',
  'schema/operator',
  'scripts/checks/command-lines',
];
const PATH_INPUTS = [targetsFile, 'framework-sources', 'scripts/checks/move-calls'];
const CALL_INPUTS = [signaturesFile, ...PATH_INPUTS];
const GRAPHQL_INPUTS = ['schema/sources.json', ...PATH_INPUTS];
const RPC_INPUTS = ['docs/generated/_data/json-rpc.json', 'scripts/checks/requests'];
const NEIGHBOURS = 'docs/examples/_neighbours';
const MOVE_INPUTS = [
  'framework-sources',
  'docs/examples/_contexts',
  NEIGHBOURS,
  'docs/examples/_test_only',
  'scripts/checks/move',
  'site/move',
];

const ENVIRONMENTS: Readonly<Record<CheckerName, Environment>> = {
  graphql: { inputs: GRAPHQL_INPUTS, status: graphqlStatus },
  json: {
    inputs: [NEIGHBOURS, ...RPC_INPUTS, ...GRAPHQL_INPUTS],
    status: jsonStatus,
  },
  mermaid: { inputs: [], status: (root) => `Mermaid ${versionOf(root, 'mermaid')}` },
  move: {
    inputs: MOVE_INPUTS,
    status: moveStatus,
  },
  'move-tests': { inputs: MOVE_INPUTS, status: () => 'the tests that run' },
  programs: {
    inputs: [
      ...RPC_INPUTS,
      ...['docs/examples/_contexts', 'docs/generated/_data/framework-signatures.json'],
      ...['schema/sources.json', 'scripts/checks/node', 'scripts/checks/programs'],
    ],
    status: () => `run with Node.js ${process.versions.node.split('.')[0] ?? ''}`,
  },
  rust: {
    inputs: ['schema/rust', ...RPC_INPUTS],
    status: (_root, { code }) =>
      /\bsui_(?:sdk|types|data_ingestion_core)::/.test(code)
        ? 'Rust syntax; names of sui-sdk'
        : 'syntax only',
  },
  shell: {
    inputs: [NEIGHBOURS, ...CLI_INPUTS, ...RPC_INPUTS, ...CALL_INPUTS, ...GRAPHQL_INPUTS],
    status: (root, { code }) =>
      /\bsui\b/.test(code)
        ? `shell syntax; command lines of Sui's programs of ${releaseName(root)}`
        : 'shell syntax',
  },
  ini: {
    inputs: CLI_INPUTS,
    status: (_root, block) => (isUnit(block) ? 'INI syntax; directives of systemd' : 'INI syntax'),
  },
  sql: { inputs: [], status: () => 'PostgreSQL syntax' },
  syntax: {
    inputs: RPC_INPUTS,
    status: (_root, { language }) =>
      ['go', 'python'].includes(language) ? 'syntax; names that the block defines' : 'syntax only',
  },
  toml: {
    inputs: [],
    status: (root, block) => {
      const file = tomlFileName(block);
      const release = file === 'Move.toml' ? ` of ${releaseName(root)}` : '';
      return file === null ? 'TOML syntax' : `TOML syntax; keys of ${file}${release}`;
    },
  },
  typescript: {
    inputs: [
      ...['docs/examples/_contexts', 'site/src/search/old-names.tsv', NEIGHBOURS],
      'schema/releases/gone.json',
      ...[...CALL_INPUTS, ...GRAPHQL_INPUTS, ...RPC_INPUTS],
    ],
    status: (root) =>
      `TypeScript ${versionOf(root, 'typescript')}, @mysten/sui ${versionOf(root, '@mysten/sui')}`,
  },
  yaml: {
    inputs: CLI_INPUTS,
    status: (root, block) => {
      const file = yamlFileName(block, root);
      if (file === null)
        return HAS_RULES.test(block.code) ? 'YAML syntax; metrics of rules' : 'YAML syntax';
      const release = file.includes('Compose') ? '' : ` of ${releaseName(root)}`;
      return `YAML syntax; keys of ${file}${release}`;
    },
  },
};

/** The checker's own code and the installed packages count for every language. */
const COMMON = [
  'package-lock.json',
  'scripts/checks/examples',
  'scripts/checks/grammars.ts',
  'scripts/checks/proposal.ts',
  'site/dialect',
  'site/move/explain',
];

export function environmentOf(name: CheckerName, root: string): string {
  return hashOf(root, [...COMMON, ...ENVIRONMENTS[name].inputs]);
}

export function statusOf(name: CheckerName, root: string, block: Block): string {
  return ENVIRONMENTS[name].status(root, block);
}

function jsonStatus(root: string, block: Block): string {
  const { code, meta } = block;
  if (meta.isVariables) return `the variables of the operation above; ${graphqlStatus(root)}`;
  const isRequest = code.includes('"jsonrpc"') && code.includes('"params"');
  if (isRequest) return `JSON-RPC methods of ${releaseName(root)}`;
  const file = jsonFileName(block);
  return file === null ? 'JSON syntax' : `JSON syntax; keys of ${file}`;
}

/** What a test draws here, nobody draws on the chain. */
function moveStatus(root: string, { code }: Block): string {
  const compiled = `Move compiler ${MOVE_COMPILER}, Sui framework of ${releaseName(root)}`;
  const drawsInTest =
    /#\[[^\]]*\btest\b/.test(code) && /\brandom::|\bRandom\b|\bnew_generator/.test(code);
  return drawsInTest ? `${compiled}; random values as in tests, not as on the chain` : compiled;
}

function graphqlStatus(root: string): string {
  const pin = loadPins(root)['graphql'];
  return `GraphQL schema ${pin?.files[0]?.sha256.slice(0, 8) ?? ''} of @mysten/sui ${pin?.version ?? ''}`;
}

/** Such as `July 2025`. */
function releaseName(root: string): string {
  const text = fs.readFileSync(path.join(root, 'site/config/release.json'), 'utf8');
  return (JSON.parse(text) as { name: string }).name;
}
