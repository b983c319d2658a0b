/** The JSON-RPC reference as plain data: methods sorted by name, types by name. Types only. */

import type { Location } from '../core/diagnostics.ts';
import type { AddressFunction } from './syntax.ts';
import type { Shape, ShapesByName } from './shapes.ts';

/** One place in the list of parameters. */
export interface RpcParameter {
  readonly name: string;
  readonly shape: Shape;
  readonly isRequired: boolean;
  readonly description: string | null;
  /** False for parameters that the node takes and this SDK release does not send. */
  readonly isSent: boolean;
  /** How the value comes out of the SDK's input. */
  readonly from: WireSource;
}

/** `nothing` is a value that the SDK does not send, or that nobody could trace. */
export type WireSource =
  | { readonly kind: 'property'; readonly name: string; readonly as: 'itself' | 'text' | 'list' }
  | { readonly kind: 'object'; readonly names: readonly string[] }
  | { readonly kind: 'equals'; readonly name: string; readonly value: string }
  | { readonly kind: 'nothing' };

/** One property of the SDK method's input object. */
export interface SdkProperty {
  readonly name: string;
  readonly shape: Shape;
  readonly isRequired: boolean;
}

export interface RpcExample {
  /** The SDK method's input; null for methods without one. */
  readonly input: Readonly<Record<string, unknown>> | null;
  readonly params: readonly unknown[];
  readonly result: unknown;
  /** Subscriptions: one notification. */
  readonly notification: unknown;
}

/** A request that the client sends, and what comes back. */
export interface RpcMethod {
  readonly name: string;
  readonly slug: string;
  readonly group: string;
  /** Markdown, or null where neither upstream nor we say anything. */
  readonly description: string | null;
  readonly deprecation: string | null;
  readonly sdkMethod: string;
  /** What the SDK method resolves to, as TypeScript writes it. */
  readonly sdkResult: string;
  readonly unsubscribe: string | null;
  /** In wire order. */
  readonly parameters: readonly RpcParameter[];
  readonly input: readonly SdkProperty[];
  readonly result: Shape;
  readonly notification: Shape | null;
  readonly example: RpcExample;
  readonly at: Location;
}

/** A declared type; `description` is ours or upstream's, null where nobody says anything. */
export interface RpcType {
  readonly name: string;
  readonly shape: Shape;
  readonly description: string | null;
}

export interface RpcModel {
  readonly package: string;
  readonly version: string;
  /** The class that sends the calls, and the entry point of the package that exports it. */
  readonly client: {
    readonly className: string;
    readonly entry: string;
    readonly addressOf: AddressFunction | null;
  };
  readonly methods: readonly RpcMethod[];
  /** Every type that a parameter or a result mentions. */
  readonly types: readonly RpcType[];
  readonly shapes: ShapesByName;
  /** Ids that neither upstream nor we describe, without prefix, sorted. */
  readonly undocumented: readonly string[];
}
