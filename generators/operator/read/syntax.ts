/** The facts of operators' files as `schema/operator` has them. Types only. Pure. */

/** A value of JSON. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface TypeFacts {
  readonly type: string;
  readonly keys?: readonly KeyFacts[];
  readonly items?: TypeFacts;
  readonly items_in_order?: readonly TypeFacts[];
  readonly map_keys?: TypeFacts;
  readonly map_values?: TypeFacts;
  readonly variants?: readonly VariantFacts[];
}

export interface VariantFacts {
  readonly name: string;
  readonly aliases?: readonly string[];
  /** `plain string`, or `map with this single key`. */
  readonly form: string;
  readonly value?: TypeFacts;
}

export interface KeyFacts extends TypeFacts {
  /** As a reader writes it, with the sections around it: `p2p-config.seed-peers[].address`. */
  readonly path: string;
  /** Parsing fails without the key; inside a section, when the section is given. */
  readonly required: boolean;
  /** After parsing, when the key is absent. */
  readonly default?: Json;
  readonly default_when_section_absent?: Json;
  /** What the program uses where it parses null, or nothing. */
  readonly effective_default?: Json;
  readonly one_of?: readonly string[];
  /** Where the code tells validator and full node apart, in words that begin with one of them. */
  readonly role?: string;
  readonly read_by_node?: boolean;
  readonly remark?: string;
}

export interface FileFacts {
  readonly keys: readonly KeyFacts[];
  /** `bridge-config.json` also holds the file of `sui-bridge-cli`. */
  readonly cli?: FileFacts;
}

/** Facts of a program that hold its configuration file too. */
export interface ProgramFacts {
  readonly config_file: FileFacts;
  readonly second_binary: { readonly config_file: FileFacts };
}

export interface AdminFacts {
  readonly method: string;
  readonly path: string;
  /** Of the query, or `body: …` for what is sent. */
  readonly parameters: readonly string[];
}

export interface NodeFacts {
  readonly admin_interface: { readonly routes: readonly AdminFacts[] };
}

export interface MetricFacts {
  readonly name: string;
  readonly kind: string;
  readonly labels: readonly string[];
  readonly area: string;
  /** At which step of a start, and where; absent where nobody looked it up. */
  readonly registered?: string;
}

export interface MetricsFacts {
  readonly metrics: readonly MetricFacts[];
}
