/** The methods of a node as `docs/generated/_data/json-rpc.json` holds them. Types only. */

/** The part of JSON Schema that the file uses: `anyOf` for every choice, objects closed. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly (string | number | boolean)[];
  readonly items?: Schema | readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
  readonly anyOf?: readonly Schema[];
}

export interface RpcParameter {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

export interface RpcMethod {
  readonly name: string;
  /** Subscriptions: the method that ends one. */
  readonly unsubscribe: string | null;
  /** False for what only the SDK calls. */
  readonly isInInterface: boolean;
  /** Null when not deprecated; else what to use instead, empty where nobody says it. */
  readonly deprecation: string | null;
  /** In wire order. */
  readonly parameters: readonly RpcParameter[];
  readonly result: Schema;
  /** Subscriptions: what each message carries. */
  readonly message: Schema | null;
}

export interface RpcModel {
  /** Of the node, such as `1.53.0`. */
  readonly release: string;
  readonly methods: readonly RpcMethod[];
  /** By the name that a `$ref` ends with. */
  readonly schemas: Readonly<Record<string, Schema>>;
}

/** Something that a node would refuse, or that a reader should know before sending it. */
export interface RequestResult {
  readonly level: 'error' | 'warning';
  /** JSON pointer into the request, the batch or the answer: `/params/0/limit`; empty for the whole. */
  readonly pointer: string;
  /** A sentence that names the place: `params[0].limit is "10" where a number is expected`. */
  readonly message: string;
  /** What to do, as an instruction. */
  readonly fix: string;
  readonly proposal: Proposal | null;
}

/** The word that was probably meant, as the name of the field at the place or as its value. */
export interface Proposal {
  readonly for: 'name' | 'value';
  readonly word: string;
}
