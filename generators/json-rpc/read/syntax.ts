/** What the readers hand on: the interface as its file says it, and what the SDK sends. Types only. */

import type { Descriptions } from '../../core/descriptions.ts';
import type { Field, Schema, Schemas } from '../schema/schema.ts';
import type { Tables } from './tables.ts';

/** A method as the interface file declares it. */
export interface MethodSyntax {
  readonly name: string;
  readonly tags: readonly string[];
  readonly isDeprecated: boolean;
  readonly parameters: readonly Field[];
  /** Parameters go by name only, as an object. */
  readonly isByName: boolean;
  /** Nothing is answered, which JSON-RPC calls a notification. */
  readonly isNotification: boolean;
  readonly result: Schema;
}

/** The interface file: methods and schemas in its own order. */
export interface InterfaceSyntax {
  /** Of the node that the file comes from, such as `1.53.0`. */
  readonly release: string;
  readonly methods: readonly MethodSyntax[];
  readonly schemas: Schemas;
}

/** What the document of another service says of itself; of ours, tables and prose of the project say it. */
export interface ServiceSyntax {
  readonly title: string;
  /** Markdown, theirs. */
  readonly text: string | null;
  readonly servers: readonly {
    readonly name: string;
    /** With its variables in braces. */
    readonly url: string;
    /** One that can be called: variables have their default values. */
    readonly address: string;
    /** Markdown, theirs. */
    readonly text: string | null;
  }[];
  readonly tables: Tables;
  readonly descriptions: Descriptions;
}

/** One entry of `params: [...]` in a request of the SDK. */
export interface SentSyntax {
  /** Properties of the SDK method's input that the code mentions. */
  readonly mentioned: readonly string[];
  /** True for `input.owner` and its like: the property travels as it is. */
  readonly isDirect: boolean;
  /** Of a property that travels as it is, what the SDK declares. */
  readonly schema: Schema | null;
  readonly isOptional: boolean;
}

/** One request that the SDK's client sends. */
export interface RequestSyntax {
  readonly rpc: string;
  /** Subscriptions: the method that ends one. */
  readonly unsubscribe: string | null;
  /** Name of the class's method. */
  readonly sdk: string;
  /** Null when not deprecated; empty when no reason is given. */
  readonly deprecation: string | null;
  readonly sent: readonly SentSyntax[];
  /** What the request asks for, in the SDK's types. */
  readonly result: Schema;
  /** What the SDK method resolves to, as its source writes it. */
  readonly promised: string;
  /** Subscriptions: what the callback receives. */
  readonly message: Schema | null;
}

/** The function that gives the address of a network, and the entry point that exports it. */
export interface AddressFunction {
  readonly name: string;
  readonly entry: string;
}

/** The SDK's client: what it is called, what it sends, and the types that it declares for that. */
export interface SdkSyntax {
  readonly package: string;
  readonly version: string;
  /** Entry point that exports the client. */
  readonly entry: string;
  readonly className: string;
  readonly addressOf: AddressFunction;
  /** The method that sends whatever request it is given; null where there is none. */
  readonly anyCall: string | null;
  readonly requests: readonly RequestSyntax[];
  /** By the SDK's names; references are to names in here. */
  readonly types: Schemas;
}
