/** Does a JSON-RPC request fit the methods of this release? For guides, whose requests are written by hand. Pure. */

import { nearestName } from '../core/text.ts';
import type { ShapeFault } from './check-shape.ts';
import { checkShape } from './check-shape.ts';
import type { Shape, ShapesByName } from './shapes.ts';
import { acceptsNull } from './shapes.ts';

/** The part of the model that `docs/generated/_data/json-rpc.json` carries for this check. */
export interface RequestModel {
  readonly methods: readonly {
    readonly name: string;
    readonly unsubscribe: string | null;
    readonly parameters: readonly {
      readonly name: string;
      readonly shape: Shape;
      readonly isRequired: boolean;
    }[];
  }[];
  readonly types: readonly { readonly name: string; readonly shape: Shape }[];
}

export interface RequestProblem {
  /** `params[0]`, `method`; empty for the request as a whole. */
  readonly path: string;
  readonly message: string;
}

/** Everything that is wrong with a request or a batch of requests. Empty when a node would take it. */
export function checkRequest(model: RequestModel, json: unknown): RequestProblem[] {
  if (!Array.isArray(json)) return checkOne(model, json, '');
  if (json.length === 0) return [{ path: '', message: 'is a batch without requests' }];
  return json.flatMap((one, index) => checkOne(model, one, `[${index}]`));
}

function checkOne(model: RequestModel, json: unknown, path: string): RequestProblem[] {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return [{ path, message: 'is no request object' }];
  const request = json as { jsonrpc?: unknown; id?: unknown; method?: unknown; params?: unknown };
  const problems = envelopeProblems(request, path);
  if (typeof request.method !== 'string')
    return [...problems, { path: join(path, 'method'), message: 'is missing' }];
  return [
    ...problems,
    ...callProblems(model, { method: request.method, params: request.params }, path),
  ];
}

const ENVELOPE = new Set(['jsonrpc', 'id', 'method', 'params']);

function envelopeProblems(
  request: { jsonrpc?: unknown; id?: unknown },
  path: string,
): RequestProblem[] {
  const problems: RequestProblem[] = [];
  if (request.jsonrpc !== '2.0')
    problems.push({ path: join(path, 'jsonrpc'), message: 'is not "2.0"' });
  if (typeof request.id !== 'number' && typeof request.id !== 'string') {
    problems.push({
      path: join(path, 'id'),
      message: 'is missing: without an id a node sends no answer',
    });
  }
  const strangers = Object.keys(request).filter((key) => !ENVELOPE.has(key));
  return [
    ...problems,
    ...strangers.map((key) => ({ path: join(path, key), message: 'is no part of a request' })),
  ];
}

function callProblems(
  model: RequestModel,
  call: { method: string; params: unknown },
  path: string,
): RequestProblem[] {
  const { params } = call;
  const known = model.methods.find((method) => method.name === call.method);
  if (known === undefined) {
    const ends = model.methods.some((method) => method.unsubscribe === call.method);
    return ends ? [] : [unknownMethod(model, call.method, path)];
  }
  if (params === undefined) return missingParameters(known.parameters, 0, path);
  if (!Array.isArray(params))
    return [{ path: join(path, 'params'), message: 'is no list: parameters go by position' }];
  const types = new Map(model.types.map((type) => [type.name, type.shape]));
  const given = known.parameters.slice(0, params.length);
  return [
    ...given.flatMap((parameter, index) =>
      parameterProblems(parameter, params[index], {
        types,
        path: `${join(path, 'params')}[${index}]`,
      }),
    ),
    ...extraParameters(known, params.length, path),
    ...missingParameters(known.parameters, params.length, path),
  ];
}

type Method = RequestModel['methods'][number];
type Parameter = Method['parameters'][number];

function extraParameters(
  { name, parameters }: Method,
  given: number,
  path: string,
): RequestProblem[] {
  const extra = given - parameters.length;
  const message = `has ${extra} more than the ${parameters.length} that ${name} takes`;
  return extra > 0 ? [{ path: join(path, 'params'), message }] : [];
}

function missingParameters(
  parameters: readonly Parameter[],
  from: number,
  path: string,
): RequestProblem[] {
  return parameters
    .slice(from)
    .filter((parameter) => parameter.isRequired)
    .map((parameter) => ({ path: join(path, 'params'), message: `lacks "${parameter.name}"` }));
}

function parameterProblems(
  parameter: Parameter,
  value: unknown,
  where: { readonly types: ShapesByName; readonly path: string },
): ShapeFault[] {
  if (value === null && (!parameter.isRequired || acceptsNull(parameter.shape))) return [];
  return checkShape(parameter.shape, value, where).map((fault) => ({
    ...fault,
    message: `(${parameter.name}) ${fault.message}`,
  }));
}

function unknownMethod(model: RequestModel, method: string, path: string): RequestProblem {
  const near = nearestName(
    method,
    model.methods.map((one) => one.name),
  );
  return {
    path: join(path, 'method'),
    message: `"${method}" is no method of this release${near === null ? '' : `; did you mean "${near}"?`}`,
  };
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
