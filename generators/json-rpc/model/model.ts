/** The JSON-RPC reference as plain data: methods and types by name, in byte order. Types only. */

import type { SdkSyntax, ServiceSyntax } from '../read/syntax.ts';
import type { Tables } from '../read/tables.ts';
import type { Field, Schema, Schemas } from '../schema/schema.ts';

/** One place in the list of parameters. */
export interface RpcParameter extends Field {
  /** Properties of the SDK method's input that it is made of; null where the SDK does not send it. */
  readonly sdkNames: readonly string[] | null;
}

/** A request and its answer, written by us. */
export interface RpcExample {
  readonly params: readonly unknown[];
  /** Null for a method that takes them by their places. */
  readonly named: Readonly<Record<string, unknown>> | null;
  readonly result: unknown;
  /** Subscriptions: what one message carries. */
  readonly message: unknown;
  /** The SDK method's input; null for a method that takes none, or that the SDK does not have. */
  readonly input: Readonly<Record<string, unknown>> | null;
}

/** Who says that a method is deprecated. Our words on what to use instead, and the SDK's. */
export interface RpcDeprecation {
  readonly by: 'interface' | 'sdk';
  readonly text: string | null;
  readonly reason: string | null;
}

export interface RpcMethod {
  readonly name: string;
  readonly slug: string;
  /** Title of one of the model's groups. */
  readonly group: string;
  /** False for what only the SDK calls. */
  readonly isInInterface: boolean;
  readonly deprecation: RpcDeprecation | null;
  readonly sdk: {
    readonly method: string;
    /** What it resolves to, as TypeScript writes it. */
    readonly result: string;
  } | null;
  /** Subscriptions: the method that ends one. */
  readonly unsubscribe: string | null;
  /** In wire order. */
  readonly parameters: readonly RpcParameter[];
  /** They go by name only, as an object. */
  readonly isByName: boolean;
  /** Nothing is answered. */
  readonly isNotification: boolean;
  readonly result: Schema;
  /** Subscriptions: what each message carries. */
  readonly message: Schema | null;
  readonly example: RpcExample | null;
  /** What a node answers instead of a result, or within one. Markdown, ours. */
  readonly failures: Tables['failures'];
}

export interface RpcType {
  readonly name: string;
  readonly schema: Schema;
  readonly group: string;
  /** What the SDK calls it; null where it has no such type. */
  readonly sdkName: string | null;
  readonly isInInterface: boolean;
}

/** A place where interface and SDK say different things about what travels. */
export interface Disagreement {
  /** `method`, `method.parameter`, `Type` or `Type.field`. */
  readonly id: string;
  /** Null where this side has no such thing. */
  readonly inInterface: Schema | null;
  readonly inSdk: Schema | null;
  /** Whom we believe: `interface`, `sdk` or `both`; null for what nobody has reviewed. */
  readonly belief: string | null;
  /** Why, in our words. */
  readonly text: string | null;
}

export interface RpcGroup {
  readonly title: string;
  readonly slug: string;
}

export type RpcService = ServiceSyntax;

export type SdkFacts = Omit<SdkSyntax, 'requests' | 'types'>;

export interface RpcModel {
  /** Release of the node that the interface is of, such as `1.53.0`. */
  readonly release: string;
  readonly sdk: SdkFacts;
  /** Another service than a Sui node: no SDK and no site of ours belongs to it. Null for ours. */
  readonly service: RpcService | null;
  readonly methods: readonly RpcMethod[];
  readonly types: readonly RpcType[];
  readonly schemas: Schemas;
  /** In the order of the index; none is empty. */
  readonly groups: readonly RpcGroup[];
  readonly disagreements: readonly Disagreement[];
  /** Markdown by id: `method`, `method.parameter`, `Type`, `Type.field`. */
  readonly descriptions: ReadonlyMap<string, string>;
  /** Ids that we do not describe, in byte order. */
  readonly undocumented: readonly string[];
}
