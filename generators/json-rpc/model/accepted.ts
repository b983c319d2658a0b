/**
 * The model as checks read it: where interface and SDK disagree, what either says is accepted. A check
 * that took one side would call right what nodes refuse, or wrong what they send. Pure.
 */

import type { Schema, Schemas } from '../schema/schema.ts';
import { choiceOf, membersOf } from '../schema/schema.ts';
import type { Disagreement, RpcMethod, RpcModel } from './model.ts';

export function acceptedSide(model: RpcModel): {
  readonly methods: readonly RpcMethod[];
  readonly schemas: Schemas;
} {
  const byId = new Map(model.disagreements.map((clash) => [clash.id, clash] as const));
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

function either(schema: Schema, clash: Disagreement | undefined): Schema {
  return clash?.inSdk ? choiceOf([...membersOf(schema), ...membersOf(clash.inSdk)]) : schema;
}

/** Of an object, fields that either side leaves out are optional. */
function eitherField(
  owner: string,
  schema: Schema,
  byId: ReadonlyMap<string, Disagreement>,
): Schema {
  if (schema.properties === undefined) return schema;
  const fields = Object.entries(schema.properties).map(
    ([name, field]) => [name, either(field, byId.get(`${owner}.${name}`))] as const,
  );
  const required = (schema.required ?? []).filter(
    (name) => byId.get(`${owner}.${name}`)?.inSdk !== null,
  );
  return { ...schema, properties: Object.fromEntries(fields), required };
}
