/** Examples as a reader copies them: JSON, a curl command, an SDK call. Pure. */

import { compareText } from '../core/text.ts';
import type { RpcMethod, RpcModel } from './model.ts';
import type { AddressFunction } from './syntax.ts';

/** What a page says for mainnet and the overview switches. */
export const MAINNET_URL = 'https://fullnode.mainnet.sui.io:443';
export const NETWORK = 'mainnet';

export function requestOf(method: RpcMethod): unknown {
  return { jsonrpc: '2.0', id: 1, method: method.name, params: method.example.params };
}

export function responseOf(method: RpcMethod): unknown {
  return { jsonrpc: '2.0', id: 1, result: method.example.result };
}

/** What the node sends for each match; null for methods that answer once. */
export function notificationOf(method: RpcMethod): unknown {
  if (method.notification === null) return null;
  return {
    jsonrpc: '2.0',
    method: method.name,
    params: { subscription: method.example.result, result: method.example.notification },
  };
}

/** Null for subscriptions: they need a connection that stays open. */
export function curlText(method: RpcMethod, url: string = MAINNET_URL): string | null {
  if (method.notification !== null) return null;
  const body = jsonText(requestOf(method)).replaceAll("'", String.raw`'\''`);
  return `curl ${url} \\\n  --header 'Content-Type: application/json' \\\n  --data '${body}'`;
}

/** Import, client and call: a program that compiles as it stands. */
export function sdkText(method: RpcMethod, model: RpcModel, network: string = NETWORK): string {
  const { className, entry } = model.client;
  const addressOf = model.client.addressOf ?? addressFunctionOf(entry);
  const takesNetwork = addressOf.entry === 'jsonRpc';
  return [
    ...importLines(model, addressOf),
    '',
    `const client = new ${className}({ ${takesNetwork ? `network: '${network}', ` : ''}url: ${addressOf.name}('${network}') });`,
    callText(method),
  ].join('\n');
}

/** What the entry points of known releases export, for sources that do not say it. */
function addressFunctionOf(entry: string): AddressFunction {
  return { name: entry === 'client' ? 'getFullnodeUrl' : 'getJsonRpcFullnodeUrl', entry };
}

/** One line for each entry point, in byte order. */
function importLines(model: RpcModel, addressOf: AddressFunction): string[] {
  const { className, entry } = model.client;
  const names = new Map([[entry, [className]]]);
  names.set(addressOf.entry, [...(names.get(addressOf.entry) ?? []), addressOf.name]);
  return [...names]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(
      ([from, list]) =>
        `import { ${list.sort(compareText).join(', ')} } from '${model.package}/${from}';`,
    );
}

function callText(method: RpcMethod): string {
  const { input } = method.example;
  if (method.notification !== null) {
    const call = literalText({ ...input, onMessage: 0 }, 0).replace(
      'onMessage: 0',
      'onMessage: (message) => console.log(message)',
    );
    return `const unsubscribe = await client.${method.sdkMethod}(${call});`;
  }
  return `const result = await client.${method.sdkMethod}(${input === null ? '' : literalText(input, 0)});`;
}

export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

const WIDEST = 88;

/** A value as TypeScript writes it: single quotes, bare names, one line where it fits. */
export function literalText(value: unknown, indent: number): string {
  const flat = flatText(value);
  if (flat.length + indent <= WIDEST - 40) return flat;
  const inner = ' '.repeat(indent + 2);
  const close = ' '.repeat(indent);
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => `${inner}${literalText(item, indent + 2)},\n`).join('')}${close}]`;
  }
  if (typeof value !== 'object' || value === null) return flat;
  const lines = Object.entries(value).map(
    ([name, item]) => `${inner}${keyText(name)}: ${literalText(item, indent + 2)},\n`,
  );
  return `{\n${lines.join('')}${close}}`;
}

function flatText(value: unknown): string {
  if (typeof value === 'string') return stringText(value);
  if (Array.isArray(value)) return `[${value.map(flatText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(
    ([name, item]) => `${keyText(name)}: ${flatText(item)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function stringText(value: string): string {
  return `'${JSON.stringify(value)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;
}

function keyText(name: string): string {
  // Written bare, this one name would set the prototype.
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : stringText(name);
}
