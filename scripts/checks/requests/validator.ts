/** Values against the schemas of a node, checked by Ajv. Pure: the same model gives the same validator. */

import { Ajv } from 'ajv';
import type { AnySchemaObject, ErrorObject, ValidateFunction } from 'ajv';
import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import { checkChoice } from './choice.ts';
import type { ValueResult } from './values.ts';
import { resultOf } from './values.ts';
import type { RpcFacts, Schema } from '../../../generators/output/json-rpc.ts';

export type Validator = (schema: Schema, value: unknown) => readonly ValueResult[];

/** Under this name the schemas of the model refer to each other. */
const ROOT = 'rpc';
const known = new WeakMap<RpcFacts, Validator>();

/** Compiles each schema when it is first asked for. */
export function validatorOf(model: RpcFacts): Validator {
  const found = known.get(model) ?? compileModel(model);
  known.set(model, found);
  return found;
}

function compileModel(model: RpcFacts): Validator {
  // Without the schema of schemas: its own choices are not ours to explain.
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    verbose: true,
    validateFormats: false,
    meta: false,
    validateSchema: false,
  });
  const compiled = new WeakMap<Schema, ValidateFunction>();
  const validate: Validator = (schema, value) => {
    const check = compiled.get(schema) ?? ajv.compile(rooted(schema));
    compiled.set(schema, check);
    return check(value) ? [] : (check.errors ?? []).map(resultOf);
  };
  ajv.removeKeyword('anyOf');
  ajv.addKeyword({
    keyword: 'anyOf',
    errors: 'full',
    compile: (members: readonly Schema[]) => choiceKeyword(model, members, validate),
  });
  ajv.addSchema(
    rooted({ components: { schemas: { ...model.schemas, ...addresses(model) } } }),
    ROOT,
  );
  return validate;
}

/**
 * The interface calls both hexadecimal text, of any length. A node of this release pads an ID that begins with `0x`
 * (`HexAccountAddress` in `sui-types/src/base_types.rs`), and takes an account address only in full (`SuiAddress`
 * there, read by `decode_bytes_hex` of fastcrypto).
 */
const ADDRESSES = {
  ObjectID: '^(?:0x[0-9a-fA-F]{1,64}|[0-9a-fA-F]{64})$',
  SuiAddress: '^(?:0x)?[0-9a-fA-F]{64}$',
};

function addresses({ schemas }: RpcFacts): Readonly<Record<string, object>> {
  const own = Object.entries(ADDRESSES).filter(([name]) => Object.hasOwn(schemas, name));
  return Object.fromEntries(own.map(([name, pattern]) => [name, { type: 'string', pattern }]));
}

/** Ajv's keyword: sets its errors as Ajv's own keywords do, at the place of the value. */
function choiceKeyword(
  model: RpcFacts,
  members: readonly Schema[],
  validate: Validator,
): DataValidateFunction {
  const check: DataValidateFunction = (value, context) => {
    const results = checkChoice(
      members.map((member) => ({
        schema: targetOf(member, model),
        resultsOf: (given) => validate(member, given),
      })),
      value,
    );
    const path = context?.instancePath ?? '';
    check.errors = results.map((result) =>
      errorOf({ ...result, pointer: `${path}${result.pointer}` }),
    );
    return results.length === 0;
  };
  return check;
}

function errorOf(result: ValueResult): ErrorObject {
  const location = { instancePath: result.pointer, schemaPath: '#/anyOf' };
  return { ...location, keyword: 'choice', params: { ...result } };
}

/** The schema that names lead to; a choice behind a name stays one. */
function targetOf(schema: Schema, model: RpcFacts, depth = 0): Schema {
  const name = schema.$ref?.split('/').at(-1);
  if (name === undefined || depth > DEEPEST) return schema;
  const target = Object.hasOwn(model.schemas, name) ? model.schemas[name] : undefined;
  return target === undefined ? {} : targetOf(target, model, depth + 1);
}

/** Names stand for names a few times; more often only in a circle. */
const DEEPEST = 32;

/** A schema on its own, whose references lead to the schemas of the model. */
function rooted(schema: object): AnySchemaObject {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#')
      ? `${ROOT}${value}`
      : value,
  ) as AnySchemaObject;
}
