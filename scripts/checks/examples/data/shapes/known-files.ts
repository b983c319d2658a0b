/** Which file a block is, by its title or by its keys. `load…` reads `schema/operator`. */

import fs from 'node:fs';
import path from 'node:path';
import type { DataNode } from '../tree.ts';
import type { OperatorFile } from './operator-files.ts';
import { shapeOfFile } from './operator-files.ts';
import { cargoToml, packageJson } from './package-files.ts';
import { compose, prometheus, systemdUnit } from './service-files.ts';
import type { MapShape, Shape } from './shape.ts';

export interface KnownFile {
  /** In messages: `the node configuration`. */
  readonly name: string;
  readonly title: RegExp;
  readonly shape: MapShape;
  /** Keys that tell the file from others when it has no title. */
  readonly telling: RegExp;
  /** Keys that once had an effect, by their paths. */
  readonly unread: readonly string[];
}

export const cargoFile: KnownFile = {
  name: 'Cargo.toml',
  title: /(?:^|\/)Cargo\.toml$/,
  shape: cargoToml,
  telling: /^(?:(?:dev-|build-)?dependencies|workspace|profile)$/,
  unread: [],
};

export const packageFile: KnownFile = {
  name: 'package.json',
  title: /(?:^|\/)package\.json$/,
  shape: packageJson,
  telling: /^(?:dependencies|devDependencies|peerDependencies|scripts)$/,
  unread: [],
};

export const unitFile: KnownFile = {
  name: 'a unit of systemd',
  title: /\.(?:service|timer)$/,
  shape: systemdUnit,
  telling: /^(?:Unit|Service|Timer)$/,
  unread: [],
};

export const composeFile: KnownFile = {
  name: 'a Compose file',
  title: /(?:^|\/)(?:docker-)?compose(?:[\w.-]*)\.ya?ml$/,
  shape: compose,
  telling: /^services$/,
  unread: [],
};

export const prometheusFile: KnownFile = {
  name: 'the configuration of Prometheus',
  title: /(?:^|\/)prometheus[\w.-]*\.ya?ml$/,
  shape: prometheus,
  telling: /^scrape_configs$/,
  unread: [],
};

/** Keys of upstream's own examples that no code of this release reads. */
const UNREAD = `
authority-store-pruning-config.use-range-deletion consensus-config.address consensus-config.narwhal-config
enable-event-processing enable-experimental-rest-api epoch_duration_ms
expensive-safety-check-config.enable-move-vm-paranoid-checks indirect-objects-threshold rest state-archive-write-config
`
  .trim()
  .split(/\s+/);

const OPERATOR_FILES = [
  {
    facts: 'node-config',
    within: [],
    name: 'the node configuration',
    title: /(?:^|[/-])(?:fullnode|full-node|validator|archive)[\w.-]*\.yaml$/,
    unread: UNREAD,
  },
  {
    facts: 'bridge-config',
    within: ['cli'],
    name: 'the file of sui-bridge-cli',
    title: /bridge-cli[\w.-]*\.yaml$/,
    unread: [],
  },
  {
    facts: 'sui-data-ingestion',
    within: ['config_file'],
    name: 'the configuration of sui-data-ingestion',
    title: /data-ingestion[\w.-]*\.yaml$/,
    unread: [],
  },
  {
    facts: 'sui-data-ingestion',
    within: ['second_binary', 'config_file'],
    name: 'the configuration of checkpoint_bucket_writer',
    title: /bucket-writer[\w.-]*\.yaml$/,
    unread: [],
  },
  {
    facts: 'bridge-config',
    within: [],
    name: 'the bridge configuration',
    title: /(?:^|[/-])bridge[\w.-]*\.yaml$/,
    unread: [],
  },
  {
    facts: 'client-config',
    within: [],
    name: 'the client configuration',
    title: /(?:^|\/)client\.yaml$/,
    unread: [],
  },
  {
    facts: 'genesis-config',
    within: [],
    name: 'the genesis configuration',
    title: /(?:^|[/-])genesis[\w.-]*\.yaml$/,
    unread: [],
  },
];

/** Facts of a program hold its file within them. */
interface Facts {
  readonly [key: string]: Facts;
}

const loaded = new Map<string, readonly KnownFile[]>();

/** Those of YAML; without operators' files where their facts are missing. */
export function loadYamlFiles(root: string): readonly KnownFile[] {
  const files = loaded.get(root) ?? readYamlFiles(root);
  loaded.set(root, files);
  return files;
}

function readYamlFiles(root: string): readonly KnownFile[] {
  const operators = OPERATOR_FILES.flatMap(({ facts, within, name, title, unread }) => {
    const file = path.join(root, 'schema/operator', `${facts}.json`);
    if (!fs.existsSync(file)) return [];
    const all = JSON.parse(fs.readFileSync(file, 'utf8')) as Facts;
    const own = within.reduce<Facts | undefined>((inner, key) => inner?.[key], all);
    const telling = /[-_]|^(?:keystore|envs)$/;
    const shape = shapeOfFile(own as unknown as OperatorFile);
    return [{ name, title, telling, unread, shape }];
  });
  return [...operators, composeFile, prometheusFile];
}

/** A title decides. Without one, half of all keys must be known, and one of them must tell the file from others. */
export function fileOf(
  title: string | null,
  node: DataNode,
  files: readonly KnownFile[],
): KnownFile | null {
  // `fullnode.yaml (part)`
  const name = title?.replace(/ \([^)]*\)$/, '') ?? null;
  if (name !== null) return files.find((file) => file.title.test(name)) ?? null;
  const rated = files.map((file) => ({ file, ...countKeys(node, file.shape, file.telling) }));
  const likely = rated.filter(({ known, all, telling }) => telling > 0 && known * 2 >= all);
  return likely.toSorted((a, b) => b.known - a.known)[0]?.file ?? null;
}

interface KeyCount {
  readonly all: number;
  readonly known: number;
  readonly telling: number;
}

const NONE: KeyCount = { all: 0, known: 0, telling: 0 };

function countKeys(node: DataNode, shape: Shape, telling: RegExp): KeyCount {
  if (shape.kind === 'either')
    return shape.shapes
      .map((branch) => countKeys(node, branch, telling))
      .reduce((best, count) => (count.known > best.known ? count : best), NONE);
  if (node.kind === 'list' && shape.kind === 'list')
    return sumOf(node.items.map((item) => countKeys(item, shape.items, telling)));
  if (node.kind !== 'map' || shape.kind !== 'map') return NONE;
  return sumOf(
    node.entries.map(({ key, value }) => {
      const field = shape.fields.get(key);
      if (!field)
        return shape.others ? countKeys(value, shape.others, telling) : { ...NONE, all: 1 };
      const inner = countKeys(value, field.shape, telling);
      return sumOf([inner, { all: 1, known: 1, telling: telling.test(key) ? 1 : 0 }]);
    }),
  );
}

function sumOf(counts: readonly KeyCount[]): KeyCount {
  return counts.reduce(
    (sum, { all, known, telling }) => ({
      all: sum.all + all,
      known: sum.known + known,
      telling: sum.telling + telling,
    }),
    NONE,
  );
}
