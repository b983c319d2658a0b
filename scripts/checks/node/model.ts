/** What the loopback full node speaks of: fixtures, objects it holds, errors it noticed. Types only. Pure. */

/** A line of a fixture file. */
export interface FixtureLocation {
  readonly file: string;
  readonly line: number;
}

/** Something wrong with a fixture, or with what a program asked: the example fails, whatever it does with the answer. */
export interface NodeFailure {
  readonly code: 'node-fixture' | 'node-request' | 'node-answer' | 'node-unanswered';
  readonly message: string;
  /** What to do next, as an instruction. */
  readonly fix: string;
  /** Null when no fixture is to blame. */
  readonly at: FixtureLocation | null;
}

export interface FixtureFile {
  readonly path: string;
  readonly text: string;
}

/** All fixture files of a run together. */
export interface Fixture {
  readonly environment: Readonly<Record<string, string>>;
  readonly chain: Chain;
  readonly objects: readonly StoredObject[];
  /** By `0x…::module::name`, with the package's address in full. */
  readonly functions: ReadonlyMap<string, MoveFunction>;
  readonly rpc: readonly RpcEntry[];
  readonly graphql: readonly GraphqlEntry[];
  readonly transactions: readonly TransactionEntry[];
  readonly faucet: readonly FaucetEntry[];
  /** Where an author adds what is missing; null without a fixture. */
  readonly file: string | null;
}

export interface Chain {
  /** First four bytes of the genesis checkpoint's digest; null when no fixture names the network. */
  readonly identifier: string | null;
  readonly gasPrice: bigint;
  readonly epoch: bigint;
  /** The next one to come. */
  readonly checkpoint: bigint;
  readonly timestampMs: bigint;
}

/** As JSON-RPC writes it. */
export type Owner =
  | { readonly AddressOwner: string }
  | { readonly ObjectOwner: string }
  | { readonly Shared: { readonly initial_shared_version: string } }
  | 'Immutable';

/** An object as it is after the last transaction that touched it. */
export interface StoredObject {
  /** Address in full. */
  readonly id: string;
  readonly version: bigint;
  readonly digest: string;
  readonly type: string;
  readonly owner: Owner;
  readonly previousTransaction: string;
  /** Of coins: the smallest units it holds. */
  readonly balance: bigint | null;
  /** Of other objects: their fields as JSON-RPC shows them. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Why it is there although no step of the page makes it. */
  readonly given?: string | null;
}

/** A function's signature, as JSON-RPC shows it. */
export interface MoveFunction {
  readonly visibility: 'Public' | 'Private' | 'Friend';
  readonly isEntry: boolean;
  readonly typeParameters: readonly { readonly abilities: readonly string[] }[];
  readonly parameters: readonly unknown[];
  readonly return: readonly unknown[];
}

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

export type RpcAnswer = { readonly result: unknown } | { readonly error: RpcError };

export interface RpcEntry {
  readonly method: string;
  /** The first parameters; what follows is free. Null when all are. */
  readonly params: readonly unknown[] | null;
  /** The n-th call gets the n-th; the last one stays. */
  readonly answers: readonly RpcAnswer[];
  readonly at: FixtureLocation;
}

export interface GraphqlAnswer {
  readonly data: unknown;
  readonly errors: readonly { readonly message: string }[] | null;
}

export interface GraphqlEntry {
  /** Name of the operation, or its text; one of the two. */
  readonly operation: string | null;
  readonly query: string | null;
  readonly variables: unknown;
  readonly answers: readonly GraphqlAnswer[];
  readonly at: FixtureLocation;
}

/** What a transaction does beyond moving coins, which the node works out itself. */
export interface TransactionEntry {
  readonly sender: string | null;
  /** `SplitCoins`, `TransferObjects`, or the function of a Move call; null for any. */
  readonly commands: readonly string[] | null;
  /** Why it fails, as the effects say it. */
  readonly fails: string | null;
  readonly gas: {
    readonly computation: bigint;
    readonly storage: bigint;
    readonly rebate: bigint;
  } | null;
  readonly created: readonly NewObject[];
  readonly changed: readonly ObjectPatch[];
  readonly deleted: readonly string[];
  readonly wrapped: readonly string[];
  readonly published: readonly { readonly id: string; readonly modules: readonly string[] }[];
  readonly events: readonly EventEntry[];
  readonly at: FixtureLocation;
}

export interface NewObject {
  /** Null: derived from the transaction's digest, as on the chain. */
  readonly id: string | null;
  readonly type: string;
  readonly owner: OwnerText;
  readonly balance: bigint | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface ObjectPatch {
  readonly id: string;
  readonly owner: OwnerText | null;
  readonly balance: bigint | null;
  readonly fields: Readonly<Record<string, unknown>> | null;
}

/** An address, `shared`, `immutable`, or `object 0x…`. */
export type OwnerText = string;

export interface EventEntry {
  readonly type: string;
  readonly json: unknown;
  readonly bcs: string;
}

export interface FaucetEntry {
  /** Null for anybody. */
  readonly recipient: string | null;
  readonly coins: readonly bigint[];
  /** Status of an error, such as 429; null when coins are sent. */
  readonly refuses: number | null;
  readonly at: FixtureLocation;
}
