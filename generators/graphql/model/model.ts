/** The GraphQL reference as plain data: sorted, serializable, no graphql-js classes. Types only. Pure. */

/** A type as written in the schema: `[Coin!]!` is `{ name: 'Coin', text: '[Coin!]!' }`. */
export interface TypeUse {
  readonly name: string;
  readonly text: string;
}

interface Documented {
  readonly name: string;
  /** Markdown of the schema, or null where the schema says nothing. */
  readonly description: string | null;
  /** Null when not deprecated; empty when no reason is given. */
  readonly deprecation: string | null;
  /** Directives written on the definition, as SDL, without `@deprecated`. */
  readonly directives: readonly string[];
}

export interface ValueModel extends Documented {
  /** `graphql:Coin.balances(first)`, `graphql:CoinInput.id`. */
  readonly id: string;
  readonly type: TypeUse;
  /** As SDL, or null without a default. */
  readonly defaultValue: string | null;
  readonly isRequired: boolean;
}

export interface FieldModel extends Documented {
  /** `graphql:Coin.balance`. */
  readonly id: string;
  readonly type: TypeUse;
  /** In schema order. */
  readonly arguments: readonly ValueModel[];
}

export interface EnumValueModel extends Documented {
  readonly id: string;
}

/** Where something is used: a field, or an argument of it. */
export interface Backlink {
  readonly id: string;
  readonly label: string;
}

interface EntityBase extends Documented {
  /** `graphql:Coin`; operations carry their root: `graphql:Query.coins`. */
  readonly id: string;
}

interface TypeBase extends EntityBase {
  readonly memberOf: readonly string[];
  readonly returnedBy: readonly Backlink[];
  readonly usedBy: readonly Backlink[];
  readonly example: ExampleQuery | null;
}

/** A field of a root type. */
export interface OperationModel extends EntityBase {
  readonly kind: 'queries' | 'mutations' | 'subscriptions';
  /** Its arguments. */
  readonly inputs: readonly ValueModel[];
  readonly type: TypeUse;
  readonly example: ExampleQuery | null;
}

export interface DirectiveModel extends EntityBase {
  readonly kind: 'operation-directives' | 'directives';
  /** Its arguments. */
  readonly inputs: readonly ValueModel[];
  readonly locations: readonly string[];
  readonly isRepeatable: boolean;
}

export interface FieldsModel extends TypeBase {
  readonly kind: 'objects' | 'interfaces';
  readonly fields: readonly FieldModel[];
  readonly interfaces: readonly string[];
  /** Of an interface, sorted. */
  readonly implementedBy: readonly string[];
}

export interface InputModel extends TypeBase {
  readonly kind: 'inputs';
  /** Its fields. */
  readonly inputs: readonly ValueModel[];
  readonly isOneOf: boolean;
}

export interface EnumModel extends TypeBase {
  readonly kind: 'enums';
  readonly values: readonly EnumValueModel[];
}

export interface UnionModel extends TypeBase {
  readonly kind: 'unions';
  /** Sorted. */
  readonly members: readonly string[];
}

export interface ScalarModel extends TypeBase {
  readonly kind: 'scalars';
  readonly specifiedBy: string | null;
}

export type TypeModel = FieldsModel | InputModel | EnumModel | UnionModel | ScalarModel;
export type Entity = OperationModel | DirectiveModel | TypeModel;

export interface ExampleQuery {
  readonly query: string;
  /** JSON, or null when the query has no variables. */
  readonly variables: string | null;
}

export interface RootType {
  readonly name: string;
  /** What its fields are. */
  readonly kind: OperationModel['kind'];
}

/** Sorted by kind, then by name in byte order. */
export interface GraphqlModel {
  readonly entities: readonly Entity[];
  /** Root types have no page: their fields are the operations. */
  readonly roots: readonly RootType[];
}
