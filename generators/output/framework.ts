/** `_data/framework-signatures.json` and `_data/framework-aborts.json`, which the two tools for readers fetch. Types only. */

/** Lists, not objects keyed by names: a function may be called `constructor`. */
export interface SignatureData {
  /** Full type texts; signatures point into it, since most types occur in many. */
  readonly types: readonly string[];
  readonly modules: readonly {
    readonly id: string;
    readonly route: string;
    readonly functions: readonly SignatureEntry[];
  }[];
}

export interface SignatureEntry {
  readonly name: string;
  readonly anchor: string;
  /** `public`, `package` or `entry`, with `macro` behind it. */
  readonly kind: string;
  /** `T: key + store` as `["T", "key store"]`. */
  readonly generics: readonly (readonly [string, string])[];
  readonly parameters: readonly (readonly [string, number])[];
  readonly returns: readonly number[];
  readonly summary: string;
  readonly isDeprecated: boolean;
}

export interface AbortData {
  readonly modules: readonly AbortModule[];
}

export interface AbortModule {
  readonly id: string;
  readonly address: string;
  readonly route: string;
  readonly errors: readonly AbortEntry[];
  /** Functions with the line they start at upstream, for codes that carry a line. */
  readonly functions: readonly (readonly [string, number])[];
}

export interface AbortEntry {
  readonly name: string;
  readonly anchor: string;
  /** Decimal; null for `#[error]` constants without a number, whose code is made by the compiler. */
  readonly code: string | null;
  readonly message: string | null;
  readonly meaning: string;
  /** Name and anchor of each function that raises it. */
  readonly raisedBy: readonly (readonly [string, string])[];
}
