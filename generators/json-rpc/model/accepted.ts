/**
 * The model as checks read it: where interface and SDK disagree, what either says is accepted. A check
 * that took one side would call right what nodes refuse, or wrong what they send. Pure.
 */

import type { Schema, Schemas } from '../schema/schema.ts';
import { ANY, choiceOf, membersOf, namesIn } from '../schema/schema.ts';
import type { RpcMethod, RpcModel } from './model.ts';

export function acceptedSide(model: RpcModel): {
  readonly methods: readonly RpcMethod[];
  readonly schemas: Schemas;
} {
  const byId = new Map(
    model.disagreements.map((clash) => [clash.id, clash.inSdk && known(clash.inSdk, model)]),
  );
  const accepted = (id: string, schema: Schema): Schema => either(schema, byId.get(id));
  const methods = model.methods.map((method) => ({
    ...method,
    ...(method.message === null
      ? { result: accepted(method.name, method.result) }
      : { message: accepted(method.name, method.message) }),
    parameters: method.parameters.map((parameter) => ({
      ...parameter,
      schema: accepted(`${method.name}.${parameter.name}`, parameter.schema),
    })),
  }));
  const schemas = [...model.schemas].map(([name, schema]) => {
    const members = membersOf(schema).map((member) => eitherField(name, member, byId));
    return [name, accepted(name, choiceOf(members))] as const;
  });
  return { methods, schemas: new Map(schemas) };
}

/** A newer SDK names types that the interface does not have: of those, any value passes. */
function known(schema: Schema, { schemas }: RpcModel): Schema {
  return namesIn(schema).every((name) => schemas.has(name)) ? schema : ANY;
}

/** `inSdk` is null where the SDK does not have it, and undefined where both agree. */
function either(schema: Schema, inSdk: Schema | null | undefined): Schema {
  return inSdk ? choiceOf([...membersOf(schema), ...membersOf(inSdk)]) : schema;
}

/** Of an object, fields that either side leaves out are optional. */
function eitherField(
  owner: string,
  schema: Schema,
  byId: ReadonlyMap<string, Schema | null>,
): Schema {
  if (schema.properties === undefined) return schema;
  const fields = Object.entries(schema.properties).map(
    ([name, field]) => [name, either(field, byId.get(`${owner}.${name}`))] as const,
  );
  const required = (schema.required ?? []).filter((name) => byId.get(`${owner}.${name}`) !== null);
  return { ...schema, properties: Object.fromEntries(fields), required };
}
