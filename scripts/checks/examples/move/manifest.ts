/** The keys that `Move.toml` knows in the documented release. Pure. */

import type { CheckResult } from '../../check-result.ts';
import { propose, renameOf } from '../../proposal.ts';

export type ManifestResult = CheckResult<{
  /** Keys from the top of the file to the place. */
  readonly path: readonly string[];
  /** The right key where the last of the path is a slip away from it. */
  readonly replacement: string | null;
}>;

const PACKAGE = ['name', 'version', 'edition', 'license', 'authors', 'published-at', 'flavor'];
const TABLES: Readonly<Record<string, readonly string[] | null>> = {
  package: PACKAGE,
  dependencies: null,
  'dev-dependencies': null,
  addresses: null,
  'dev-addresses': null,
  r: null,
  build: ['language_version', 'arch'],
};
const DEPENDENCY = [
  'local',
  'git',
  'rev',
  'subdir',
  'override',
  'addr_subst',
  'digest',
  'id',
  'r',
  'version',
];
const EDITIONS = ['legacy', '2024', '2024.alpha', '2024.beta'];

/** A title decides; without one, tables that only a Move manifest has. */
export function isManifest(
  title: string | null,
  value: Readonly<Record<string, unknown>>,
): boolean {
  if (title !== null && /\.toml$/.test(title)) return /(?:^|\/)Move\.toml$/.test(title);
  const manifest = value['package'] as { edition?: unknown } | undefined;
  const hasMoveEdition =
    typeof manifest?.edition === 'string' &&
    EDITIONS.some((edition) => manifest.edition === edition);
  return (
    hasMoveEdition ||
    'addresses' in value ||
    'dev-addresses' in value ||
    hasMoveDependency(value['dependencies'])
  );
}

/** Only Move writes `subdir`, and only Move calls packages `Sui` or `MoveStdlib`. */
function hasMoveDependency(value: unknown): boolean {
  if (!isTable(value)) return false;
  return Object.entries(value).some(
    ([name, source]) =>
      /^(?:Sui|SuiSystem|MoveStdlib|Bridge)$/.test(name) ||
      (isTable(source) && ('subdir' in source || 'local' in source)),
  );
}

export function checkManifest(value: Readonly<Record<string, unknown>>): readonly ManifestResult[] {
  const tables = Object.entries(value).flatMap(([table, content]) => {
    if (!(table in TABLES)) return [unknownKey([table], Object.keys(TABLES), 'table')];
    return isTable(content)
      ? checkTable(table, content)
      : [wrongValue([table], 'must be a table', `write [${table}] on a line of its own`)];
  });
  return tables;
}

function checkTable(
  table: string,
  content: Readonly<Record<string, unknown>>,
): readonly ManifestResult[] {
  if (table.endsWith('dependencies'))
    return Object.entries(content).flatMap(([name, source]) =>
      checkDependency([table, name], source),
    );
  if (table.endsWith('addresses'))
    return Object.entries(content).flatMap(([name, address]) =>
      checkAddress([table, name], address),
    );
  const keys = TABLES[table] ?? [];
  const unknown = Object.keys(content)
    .filter((key) => !keys.includes(key))
    .map((key) => unknownKey([table, key], keys, 'key'));
  return table === 'package' ? [...unknown, ...checkPackage(content)] : unknown;
}

function checkPackage(content: Readonly<Record<string, unknown>>): readonly ManifestResult[] {
  const { name, edition } = content;
  const at = (key: string): readonly string[] => ['package', key];
  return [
    ...(typeof name === 'string'
      ? []
      : [wrongValue(at('name'), 'is missing, or not text', 'add name = "…" to [package]')]),
    ...(edition === undefined || EDITIONS.some((known) => known === edition)
      ? []
      : [wrongValue(at('edition'), `must be one of ${EDITIONS.join(', ')}`, 'write "2024.beta"')]),
    ...['version', 'license', 'flavor'].flatMap((key) =>
      key in content && typeof content[key] !== 'string'
        ? [wrongValue(at(key), 'must be text', `write ${key} = "…"`)]
        : [],
    ),
    ...(typeof content['version'] === 'string' && !/^\d+\.\d+\.\d+$/.test(content['version'])
      ? [wrongValue(at('version'), 'must be three numbers', 'write a version such as "0.0.1"')]
      : []),
    ...('published-at' in content && !isAddress(content['published-at'])
      ? [wrongValue(at('published-at'), 'must be an address', 'write an address such as "0x2"')]
      : []),
  ];
}

function checkDependency(path: readonly string[], source: unknown): readonly ManifestResult[] {
  if (!isTable(source))
    return [
      wrongValue(
        path,
        'must be a table',
        'write { local = "../lock" } or { git = "…", rev = "…" }',
      ),
    ];
  const unknown = Object.keys(source)
    .filter((key) => !DEPENDENCY.includes(key))
    .map((key) => unknownKey([...path, key], DEPENDENCY, 'key'));
  const hasSource = 'local' in source || 'git' in source || 'r' in source;
  const isUnpinned = 'git' in source && !('rev' in source);
  const wrongTypes = Object.entries(source).flatMap(([key, value]) => {
    const isSwitch = key === 'override';
    const isText = ['local', 'git', 'rev', 'subdir'].includes(key);
    if (isSwitch && typeof value !== 'boolean')
      return [wrongValue([...path, key], 'must be true or false', 'write true')];
    if (isText && typeof value !== 'string')
      return [wrongValue([...path, key], 'must be text', `write ${key} = "…"`)];
    return [];
  });
  return [
    ...unknown,
    ...wrongTypes,
    ...(hasSource || unknown.length > 0
      ? []
      : [wrongValue(path, 'does not name a source', 'add local = "…", or git = "…" with rev')]),
    ...(isMisplaced(source)
      ? [
          wrongValue(
            [...path, 'subdir'],
            `must be one of ${FOLDERS.join(', ')} below ${FRAMEWORK}`,
            `write "${FRAMEWORK}${FOLDERS.includes(lastFolder(source)) ? lastFolder(source) : 'sui-framework'}"`,
          ),
        ]
      : []),
    ...(isUnpinned
      ? [wrongValue(path, 'comes from git without a revision', 'add rev = "…", a tag or a commit')]
      : []),
    ...checkRevision(path, source),
  ];
}

const FRAMEWORK = 'crates/sui-framework/packages/';
const FOLDERS = ['bridge', 'deepbook', 'move-stdlib', 'sui-framework', 'sui-system'];

/** Of the repository of Sui, the packages of its framework are known, and where they are. */
function isMisplaced(source: Readonly<Record<string, unknown>>): boolean {
  const { git, subdir } = source;
  if (!isOfSui(git) || typeof subdir !== 'string') return false;
  const folder = lastFolder(source);
  const isKnown = FOLDERS.includes(folder);
  if (!subdir.startsWith(FRAMEWORK) && !isKnown) return false;
  return !isKnown || subdir.replace(/\/$/, '') !== FRAMEWORK + folder;
}

function lastFolder({ subdir }: Readonly<Record<string, unknown>>): string {
  return /([^/]*)\/?$/.exec(String(subdir))?.[1] ?? '';
}

const NETWORKS = ['mainnet', 'testnet', 'devnet'];
const BRANCHES = ['main', ...NETWORKS, ...NETWORKS.map((network) => `framework/${network}`)];
/** A commit, a tag such as `testnet-v1.52.2`, or what the reader fills in. */
const REVISION = /^(?:[0-9a-f]{7,40}|(?:mainnet|testnet|devnet)-v\d+\.\d+\.\d+|.*[<$…].*)$/;

/** Branches of the repository of Sui, where the framework comes from there. */
function checkRevision(
  path: readonly string[],
  { git, rev }: Readonly<Record<string, unknown>>,
): readonly ManifestResult[] {
  if (!isOfSui(git) || typeof rev !== 'string' || BRANCHES.includes(rev) || REVISION.test(rev))
    return [];
  const near = propose(rev, BRANCHES);
  const fix = `write ${near ? `"${near.to}"` : '"framework/testnet", or a commit'}`;
  return [wrongValue([...path, 'rev'], `is "${rev}", and Sui has no such branch`, fix)];
}

function isOfSui(git: unknown): boolean {
  return typeof git === 'string' && /\/MystenLabs\/sui(?:\.git)?$/i.test(git);
}

function checkAddress(path: readonly string[], address: unknown): readonly ManifestResult[] {
  return isAddress(address) || address === '_'
    ? []
    : [wrongValue(path, 'must be an address', 'write an address such as "0x0", or "_"')];
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^(?:0x[0-9a-fA-F]{1,64}|<[A-Z][A-Z0-9_-]*>)$/.test(value);
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unknownKey(
  path: readonly string[],
  candidates: readonly string[],
  what: string,
): ManifestResult {
  const key = path.at(-1) ?? '';
  const where = path.length > 1 ? ` in [${path.slice(0, -1).join('.')}]` : '';
  const near = propose(key, candidates);
  return {
    code: 'toml-unknown-key',
    path,
    message: `Move.toml has no ${what} "${key}"${where}`,
    fix: near ? `did you mean \`${near.to}\`?` : `use one of ${candidates.join(', ')}`,
    replacement: renameOf(near),
  };
}

function wrongValue(path: readonly string[], message: string, fix: string): ManifestResult {
  return {
    code: 'toml-value',
    path,
    message: `"${path.join('.')}" ${message}`,
    fix,
    replacement: null,
  };
}
