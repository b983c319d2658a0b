/** The surface report: a line for each method and type. What people review when the input changes. Pure. */

import type { RpcMethod, RpcModel } from './model/model.ts';
import { typeText } from './schema/type-text.ts';

export function apiReportOf(model: RpcModel): string {
  const { release, sdk, methods, types, disagreements, undocumented } = model;
  const describe = (schema: Parameters<typeof typeText>[0] | null): string =>
    schema === null ? 'nothing' : typeText(schema);
  const lines = [
    `interface ${release}, ${sdk.package} ${sdk.version} ${sdk.entry}/${sdk.className}`,
    ...methods.map(methodLine),
    ...types.map(
      ({ name, schema, isInInterface }) =>
        `type ${name} = ${typeText(schema)}${isInInterface ? '' : ' (SDK only)'}`,
    ),
    ...disagreements.map(
      ({ id, inInterface, inSdk, belief }) =>
        `disagreement ${id}: interface ${describe(inInterface)}, SDK ${describe(inSdk)}, believed ${belief ?? 'not reviewed'}`,
    ),
    ...undocumented.map((id) => `${id} undocumented`),
  ];
  return `${lines.join('\n')}\n`;
}

function methodLine(method: RpcMethod): string {
  const { name, parameters, result, message, unsubscribe, sdk } = method;
  const displayed = parameters.map(
    (parameter) =>
      `${sdk !== null && parameter.sdkNames === null ? 'unsent ' : ''}${parameter.name}${parameter.isRequired ? '' : '?'}: ${typeText(parameter.schema)}`,
  );
  const then = message === null ? '' : `, then ${typeText(message)} until ${unsubscribe ?? '?'}`;
  return [
    `${name}(${displayed.join(', ')}) → ${typeText(result)}${then}`,
    sdk === null ? 'not in the SDK' : `by ${sdk.method}`,
    ...(method.isInInterface ? [] : ['SDK only']),
    ...(method.deprecation === null ? [] : ['deprecated']),
  ].join('; ');
}
