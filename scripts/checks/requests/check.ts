/** Does a JSON-RPC request fit the methods of a release, and an answer the method that was asked? Pure. */

import { wrongMethod } from './method-names.ts';
import type { ValueResult } from './values.ts';
import { nameOf, proposed } from './values.ts';
import type {
  MethodFacts,
  ParameterFacts,
  RpcFacts,
  Schema,
} from '../../../generators/output/json-rpc.ts';
import type { RequestResult } from './model.ts';
import { locationOf, pointerTo } from './location.ts';
import { validatorOf } from './validator.ts';

/** Everything that is wrong with a request or a batch of requests. No error when a node would take it. */
export function checkRequest(model: RpcFacts, request: unknown): readonly RequestResult[] {
  if (!Array.isArray(request)) return checkOne(model, request, '');
  if (request.length === 0) return [report('', 'is a batch without requests', 'write a request')];
  return request.flatMap((call, index) => checkOne(model, call, pointerTo('', index)));
}

/** Everything in `result` that the method does not answer. Pointers begin within the result. */
export function checkAnswer(
  model: RpcFacts,
  method: string,
  result: unknown,
): readonly RequestResult[] {
  const known = model.methods.find((rpcMethod) => rpcMethod.name === method);
  if (known === undefined) return [{ ...unknownMethod(model, method, '/method'), pointer: '' }];
  const fix = `answer as the page of ${method} in the JSON-RPC reference shows it`;
  return validatorOf(model)(known.result, result).map(({ pointer, message, proposal }) => ({
    ...report(`/result${pointer}`, message, fix),
    pointer,
    proposal,
  }));
}

const FIX = 'write the request as the JSON-RPC reference shows it';

function report(pointer: string, what: string, fix = FIX): RequestResult {
  const location = pointer === '' ? 'the request' : locationOf(pointer);
  return { level: 'error', pointer, message: `${location} ${what}`, fix, proposal: null };
}

const ENVELOPE = ['jsonrpc', 'id', 'method', 'params'];

function checkOne(model: RpcFacts, json: unknown, pointer: string): RequestResult[] {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return [report(pointer, `is ${nameOf(json)} where a request object is expected`)];
  const request = json as Readonly<Record<string, unknown>>;
  const at = (name: string, what: string, fix?: string): RequestResult =>
    report(pointerTo(pointer, name), what, fix);
  const { method } = request;
  return [
    ...(request['jsonrpc'] === '2.0'
      ? []
      : [at('jsonrpc', 'is not "2.0"', 'write "jsonrpc": "2.0"')]),
    ...(['number', 'string'].includes(typeof request['id'])
      ? []
      : [at('id', 'is missing: without an id a node sends no answer', 'write "id": 1')]),
    ...Object.keys(request)
      .filter((key) => !ENVELOPE.includes(key))
      .map((key) => ({
        ...at(key, 'is not part of a request'),
        proposal: proposed(
          'name',
          key,
          ENVELOPE.filter((part) => request[part] === undefined),
        ),
      })),
    ...(typeof method === 'string'
      ? checkCall(model, { method, params: request['params'] }, pointer)
      : [at('method', 'is missing', 'name the method')]),
  ];
}

function checkCall(
  model: RpcFacts,
  call: { readonly method: string; readonly params: unknown },
  pointer: string,
): RequestResult[] {
  const known = model.methods.find((method) => method.name === call.method);
  if (known === undefined) {
    const ends = model.methods.some(({ unsubscribe }) => unsubscribe === call.method);
    return ends ? [] : [unknownMethod(model, call.method, pointerTo(pointer, 'method'))];
  }
  const at = pointerTo(pointer, 'params');
  const notes = methodNotes(known, model, pointerTo(pointer, 'method'));
  if (call.params !== undefined && !Array.isArray(call.params))
    return [...notes, report(at, 'is not a list: parameters go by position', 'write a list')];
  const given: readonly unknown[] = call.params ?? [];
  return [
    ...notes,
    ...known.parameters
      .slice(0, given.length)
      .flatMap((parameter, index) =>
        checkParameter(parameter, given[index], { model, pointer: pointerTo(at, index) }),
      ),
    ...extraParameters(known, given.length, at),
    ...missingParameters(known, given.length, at),
  ];
}

/** What a reader should know of a method that a node may still answer. */
function methodNotes(
  { name, deprecation, isInInterface }: MethodFacts,
  { release }: RpcFacts,
  pointer: string,
): RequestResult[] {
  const successor = deprecation === null || deprecation === '' ? 'use another method' : deprecation;
  return [
    ...(deprecation === null
      ? []
      : [{ ...report(pointer, `"${name}" is deprecated`, successor), level: 'warning' } as const]),
    ...(isInInterface
      ? []
      : [
          {
            ...report(
              pointer,
              `"${name}" is not in the interface of ${release}: only the SDK calls it`,
            ),
            level: 'warning',
          } as const,
        ]),
  ];
}

/** Null passes for what may be left out: it is how a parameter in the middle is skipped. */
function checkParameter(
  parameter: ParameterFacts,
  value: unknown,
  { model, pointer }: { readonly model: RpcFacts; readonly pointer: string },
): RequestResult[] {
  const { name, schema, isRequired } = parameter;
  if (value === null && (!isRequired || acceptsNull(schema))) return [];
  const describe = (mistake: ValueResult): RequestResult => {
    const fix =
      mistake.proposal === null ? (mistake.fix ?? FIX) : `write \`${mistake.proposal.word}\``;
    const proposal = mistake.proposal;
    return {
      ...report(`${pointer}${mistake.pointer}`, `(${name}) ${mistake.message}`, fix),
      proposal,
    };
  };
  return withoutTypos(validatorOf(model)(schema, value)).map(describe);
}

/** A misspelt field is not missing as well. */
function withoutTypos(results: readonly ValueResult[]): readonly ValueResult[] {
  const meant = new Set(
    results.map(({ pointer, proposal }) =>
      proposal?.for === 'name' ? `${parentOf(pointer)}: lacks "${proposal.word}"` : '',
    ),
  );
  return results.filter(({ pointer, message }) => !meant.has(`${pointer}: ${message}`));
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

function extraParameters(
  { name, parameters }: MethodFacts,
  given: number,
  at: string,
): RequestResult[] {
  const extra = given - parameters.length;
  if (extra <= 0) return [];
  const what = `has ${extra} more than the ${parameters.length} that ${name} takes`;
  return [report(at, what, 'remove what is too much, or look at the order')];
}

function missingParameters(
  { parameters }: MethodFacts,
  given: number,
  at: string,
): RequestResult[] {
  return parameters.flatMap(({ name, isRequired }, index) =>
    isRequired && index >= given
      ? [report(at, `lacks "${name}", parameter ${index + 1}`, `give ${name}`)]
      : [],
  );
}

function unknownMethod(
  { methods, release }: RpcFacts,
  method: string,
  pointer: string,
): RequestResult {
  const names = methods.map(({ name }) => name);
  const proposal = proposed('value', method, names);
  const guess = proposal === null ? '' : `; did you mean "${proposal.word}"?`;
  const documented = report(pointer, `"${method}" is not a method of ${release}${guess}`);
  return { ...documented, fix: wrongMethod(method, names)?.fix ?? FIX, proposal };
}

function acceptsNull({ type, anyOf = [] }: Schema): boolean {
  return type === 'null' || anyOf.some(acceptsNull);
}
