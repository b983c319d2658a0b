/** Does a JSON-RPC request fit the methods of a release, and an answer the method that was asked? Pure. */

import type { ValueFault } from './faults.ts';
import { nameOf, proposed } from './faults.ts';
import type {
  MethodFacts,
  RpcFacts,
  ParameterFacts,
  Schema,
} from '../../../generators/output/json-rpc.ts';
import type { RequestProblem } from './model.ts';
import { placeOf, pointerTo } from './place.ts';
import { validatorOf } from './validator.ts';

/** Everything that is wrong with a request or a batch of requests. No error when a node would take it. */
export function checkRequest(model: RpcFacts, request: unknown): readonly RequestProblem[] {
  if (!Array.isArray(request)) return checkOne(model, request, '');
  if (request.length === 0) return [problem('', 'is a batch without requests', 'write a request')];
  return request.flatMap((call, index) => checkOne(model, call, pointerTo('', index)));
}

/** Everything in `result` that the method does not answer. Pointers begin within the result. */
export function checkAnswer(
  model: RpcFacts,
  method: string,
  result: unknown,
): readonly RequestProblem[] {
  const known = model.methods.find((rpcMethod) => rpcMethod.name === method);
  if (known === undefined) return [{ ...unknownMethod(model, method, '/method'), pointer: '' }];
  const fix = `answer as the page of ${method} in the JSON-RPC reference shows it`;
  return validatorOf(model)(known.result, result).map(({ pointer, message, proposal }) => ({
    ...problem(`/result${pointer}`, message, fix),
    pointer,
    proposal,
  }));
}

const FIX = 'write the request as the JSON-RPC reference shows it';

function problem(pointer: string, what: string, fix = FIX): RequestProblem {
  const place = pointer === '' ? 'the request' : placeOf(pointer);
  return { level: 'error', pointer, message: `${place} ${what}`, fix, proposal: null };
}

const ENVELOPE = ['jsonrpc', 'id', 'method', 'params'];

function checkOne(model: RpcFacts, json: unknown, pointer: string): RequestProblem[] {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return [problem(pointer, `is ${nameOf(json)} where a request object is expected`)];
  const request = json as Readonly<Record<string, unknown>>;
  const at = (name: string, what: string, fix?: string): RequestProblem =>
    problem(pointerTo(pointer, name), what, fix);
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
      ? callProblems(model, { method, params: request['params'] }, pointer)
      : [at('method', 'is missing', 'name the method')]),
  ];
}

function callProblems(
  model: RpcFacts,
  call: { readonly method: string; readonly params: unknown },
  pointer: string,
): RequestProblem[] {
  const known = model.methods.find((method) => method.name === call.method);
  if (known === undefined) {
    const ends = model.methods.some(({ unsubscribe }) => unsubscribe === call.method);
    return ends ? [] : [unknownMethod(model, call.method, pointerTo(pointer, 'method'))];
  }
  const at = pointerTo(pointer, 'params');
  const notes = methodNotes(known, model, pointerTo(pointer, 'method'));
  if (call.params !== undefined && !Array.isArray(call.params))
    return [...notes, problem(at, 'is not a list: parameters go by position', 'write a list')];
  const given: readonly unknown[] = call.params ?? [];
  return [
    ...notes,
    ...known.parameters
      .slice(0, given.length)
      .flatMap((parameter, index) =>
        parameterProblems(parameter, given[index], { model, pointer: pointerTo(at, index) }),
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
): RequestProblem[] {
  const successor = deprecation === null || deprecation === '' ? 'use another method' : deprecation;
  return [
    ...(deprecation === null
      ? []
      : [{ ...problem(pointer, `"${name}" is deprecated`, successor), level: 'warning' } as const]),
    ...(isInInterface
      ? []
      : [
          {
            ...problem(
              pointer,
              `"${name}" is not in the interface of ${release}: only the SDK calls it`,
            ),
            level: 'warning',
          } as const,
        ]),
  ];
}

/** Null passes for what may be left out: it is how a parameter in the middle is skipped. */
function parameterProblems(
  parameter: ParameterFacts,
  value: unknown,
  { model, pointer }: { readonly model: RpcFacts; readonly pointer: string },
): RequestProblem[] {
  const { name, schema, isRequired } = parameter;
  if (value === null && (!isRequired || acceptsNull(schema))) return [];
  const said = (fault: ValueFault): RequestProblem => {
    const fix = fault.proposal === null ? (fault.fix ?? FIX) : `write \`${fault.proposal.word}\``;
    const proposal = fault.proposal;
    return {
      ...problem(`${pointer}${fault.pointer}`, `(${name}) ${fault.message}`, fix),
      proposal,
    };
  };
  return withoutTypos(validatorOf(model)(schema, value)).map(said);
}

/** A misspelt field is not missing as well. */
function withoutTypos(faults: readonly ValueFault[]): readonly ValueFault[] {
  const meant = new Set(
    faults.map(({ pointer, proposal }) =>
      proposal?.for === 'name' ? `${parentOf(pointer)}: lacks "${proposal.word}"` : '',
    ),
  );
  return faults.filter(({ pointer, message }) => !meant.has(`${pointer}: ${message}`));
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

function extraParameters(
  { name, parameters }: MethodFacts,
  given: number,
  at: string,
): RequestProblem[] {
  const extra = given - parameters.length;
  if (extra <= 0) return [];
  const what = `has ${extra} more than the ${parameters.length} that ${name} takes`;
  return [problem(at, what, 'remove what is too much, or look at the order')];
}

function missingParameters(
  { parameters }: MethodFacts,
  given: number,
  at: string,
): RequestProblem[] {
  return parameters.flatMap(({ name, isRequired }, index) =>
    isRequired && index >= given
      ? [problem(at, `lacks "${name}", parameter ${index + 1}`, `give ${name}`)]
      : [],
  );
}

function unknownMethod(
  { methods, release }: RpcFacts,
  method: string,
  pointer: string,
): RequestProblem {
  const proposal = proposed(
    'value',
    method,
    methods.map(({ name }) => name),
  );
  const guess = proposal === null ? '' : `; did you mean "${proposal.word}"?`;
  const said = problem(pointer, `"${method}" is not a method of ${release}${guess}`);
  return { ...said, fix: proposal === null ? FIX : `write \`${proposal.word}\``, proposal };
}

function acceptsNull({ type, anyOf = [] }: Schema): boolean {
  return type === 'null' || anyOf.some(acceptsNull);
}
