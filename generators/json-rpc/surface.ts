/** The surface report: one line for each method, parameter and type. What people review when the input changes. Pure. */

import type { RpcMethod, RpcModel } from './model.ts';
import { shapeText } from './shapes.ts';

export function surfaceOf(model: RpcModel): string {
  const undocumented = new Set(model.undocumented);
  const flags = (id: string, deprecation: string | null): string =>
    `${deprecation === null ? '' : ' deprecated'}${undocumented.has(id) ? ' undocumented' : ''}`;
  const methods = model.methods.map(
    (method) =>
      `${method.name}${parametersOf(method)} → ${resultOf(method)}${flags(method.name, method.deprecation)}`,
  );
  const parameters = model.methods.flatMap((method) =>
    method.parameters.flatMap((parameter) => {
      const id = `${method.name}.${parameter.name}`;
      return undocumented.has(id) ? [`${id} undocumented`] : [];
    }),
  );
  const types = model.types.map((type) => `type ${type.name} = ${shapeText(type.shape)}`);
  return `${[`${model.package} ${model.version} ${model.client.entry}/${model.client.className}`, ...methods, ...parameters, ...types].join('\n')}\n`;
}

function parametersOf(method: RpcMethod): string {
  const shown = method.parameters.map(
    (one) =>
      `${one.isSent ? '' : 'unsent '}${one.name}${one.isRequired ? '' : '?'}: ${shapeText(one.shape)}`,
  );
  return `(${shown.join(', ')}) by ${method.sdkMethod}`;
}

function resultOf(method: RpcMethod): string {
  const result = shapeText(method.result);
  return method.notification === null
    ? result
    : `${result}, then ${shapeText(method.notification)} until ${method.unsubscribe ?? '?'}`;
}
