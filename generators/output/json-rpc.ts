/**
 * `_data/json-rpc.json` for checking requests and answers (`RpcFacts`), `_data/json-rpc-index.json` for the page that lists
 * all methods (`MethodIndex`), and `_data/json-rpc-details.json` for what it shows of a method (`AllDetails`). Types only.
 */

/** JSON Schema in its small normal form: no `allOf`, one keyword for choices, null as a choice of its own, every object closed. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly enum?: readonly (string | number | boolean)[];
  /** One schema for all entries, or one for each place of a tuple. */
  readonly items?: Schema | readonly Schema[];
  /** What may follow the places of a tuple. */
  readonly additionalItems?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** Beside `properties` `false`, or what other fields hold; a schema for objects whose keys are data. */
  readonly additionalProperties?: Schema | false;
  readonly anyOf?: readonly Schema[];
  readonly default?: unknown;
}

export interface ParameterFacts {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

export interface MethodFacts {
  readonly name: string;
  /** Subscriptions: the method that ends one. */
  readonly unsubscribe: string | null;
  /** False for what only the SDK calls. */
  readonly isInInterface: boolean;
  /** Null when not deprecated; else what to use instead, empty where nobody says it. */
  readonly deprecation: string | null;
  /** In wire order. */
  readonly parameters: readonly ParameterFacts[];
  readonly result: Schema;
  /** Subscriptions: what each message carries. */
  readonly message: Schema | null;
}

export interface RpcFacts {
  /** Of the node, such as `1.53.0`. */
  readonly release: string;
  readonly methods: readonly MethodFacts[];
  /** By the name that a `$ref` ends with. */
  readonly schemas: Readonly<Record<string, Schema>>;
}

export interface MethodEntry {
  readonly name: string;
  readonly anchor: string;
  readonly route: string;
  readonly summary: string | null;
  readonly isDeprecated: boolean;
  /** False for what only the SDK calls. */
  readonly isInInterface: boolean;
  /** Null for a method that the SDK does not have. */
  readonly sdkMethod: string | null;
  /** Their names, for the filter. */
  readonly parameters: readonly string[];
}

export interface MethodGroup {
  readonly title: string;
  readonly methods: readonly MethodEntry[];
}

export interface MethodIndex {
  /** Of the node whose interface it is. */
  readonly release: string;
  readonly groups: readonly MethodGroup[];
}

/** Plain words, or code between them. */
export type WordPart = string | { readonly code: string };

/** A type in pieces: names of types lead to where they are explained. */
export type TypePart = string | { readonly text: string; readonly href: string };

export interface MethodDetails {
  readonly parameters: readonly {
    readonly name: string;
    readonly type: readonly TypePart[];
    readonly isRequired: boolean;
    readonly isSent: boolean;
    /** Empty for what is undocumented. */
    readonly description: readonly WordPart[];
  }[];
  readonly result: readonly TypePart[];
  readonly request: string | null;
  readonly response: string | null;
  readonly message: string | null;
  readonly curl: string | null;
  readonly sdk: string | null;
}

export type AllDetails = Readonly<Record<string, MethodDetails>>;
