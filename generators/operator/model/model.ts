/** Configuration files and metrics as plain data, with the words that explain them. Types only. Pure. */

import type { Flow } from '../../core/nodes.ts';
import type { AdminFacts, MetricFacts } from '../read/syntax.ts';

/** A value as a page shows it: code that can be written into the file, or words. */
export interface DisplayedValue {
  readonly text: string;
  readonly isCode: boolean;
}

/** One of the values that a key can have. `takes` is the type of what it holds, null for a bare word. */
export interface Choice {
  readonly names: readonly string[];
  readonly takes: string | null;
}

export interface ConfigKey {
  /** `config:node/p2p-config.seed-peers[].address`. */
  readonly id: string;
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** Where the code tells the two apart; null for both. */
  readonly role: 'validator' | 'full node' | null;
  /** False for a key that is parsed, and that nothing reads. */
  readonly isRead: boolean;
  /** What counts when the key is absent; null when nothing does. */
  readonly default: DisplayedValue | null;
  /** The same when the whole section is absent, where that differs. */
  readonly defaultWithoutSection: DisplayedValue | null;
  readonly choices: readonly Choice[];
  /** Keys of which exactly one is given, this one included. Empty for most. */
  readonly oneOf: readonly string[];
  /** Facts for writers; the surface report shows them, pages do not. */
  readonly remarks: readonly string[];
  readonly prose: readonly Flow[];
  /** Keys inside, by path, whatever they are inside of: a section, items of a list, a choice. */
  readonly parts: readonly ConfigKey[];
}

export interface ConfigFile {
  /** `config:node`. */
  readonly id: string;
  readonly name:
    'node' | 'bridge' | 'bridge-cli' | 'client' | 'genesis' | 'data-ingestion' | 'bucket-writer';
  readonly prose: readonly Flow[];
  readonly keys: readonly ConfigKey[];
}

export interface Metric extends Omit<MetricFacts, 'area' | 'registered'> {
  /** `metric:uptime`. */
  readonly id: string;
  /** When the program registers it: before, it does not exist. Null where that is unknown. */
  readonly registered: string | null;
  readonly prose: readonly Flow[];
}

/** What measures one part of the node; areas and metrics are in the order of the facts, most operational first. */
export interface MetricArea {
  /** `metrics:state-sync`. */
  readonly id: string;
  readonly title: string;
  readonly prose: readonly Flow[];
  readonly metrics: readonly Metric[];
}

/** A request that a running node answers on its own machine. */
export interface AdminRequest extends AdminFacts {
  /** `admin:POST /logging`. */
  readonly id: string;
  readonly prose: readonly Flow[];
}

export interface OperatorModel {
  readonly release: string;
  readonly files: readonly ConfigFile[];
  readonly areas: readonly MetricArea[];
  /** In the order of the facts. */
  readonly admin: readonly AdminRequest[];
  /** Names of programs whose command lines the CLI reference documents. */
  readonly programs: readonly string[];
  /** Ids without a description, in byte order. */
  readonly undocumented: readonly string[];
}

/** A key and all keys inside it, each before its parts. */
export function withParts(key: ConfigKey): readonly ConfigKey[] {
  return [key, ...key.parts.flatMap(withParts)];
}
