/** Examples as a reader copies them: JSON, a curl command, an SDK call. Pure. */

import { compareText } from '../../core/text.ts';
import type { RpcExample, RpcMethod, RpcModel, SdkFacts } from '../model/model.ts';

/** What a page says for mainnet and the overview switches. */
const MAINNET_URL = 'https://fullnode.mainnet.sui.io:443';
const NETWORK = 'mainnet';

function addressOf({ service }: RpcModel): string {
  return service === null ? MAINNET_URL : (service.servers[0]?.address ?? 'http://localhost:8545');
}

/** What asks for no answer has no number. */
export function requestOf(
  { name, isNotification }: Pick<RpcMethod, 'name' | 'isNotification'>,
  { params, named }: Pick<RpcExample, 'params' | 'named'>,
): unknown {
  const id = isNotification ? {} : { id: 1 };
  return { jsonrpc: '2.0', ...id, method: name, params: named ?? params };
}

/** What the node sends for each match; null for methods that answer once. */
function messageOf(method: RpcMethod, { result, message }: RpcExample): string | null {
  if (method.message === null) return null;
  const params = { subscription: result, result: message };
  return jsonText({ jsonrpc: '2.0', method: method.name, params });
}

type ExampleTexts = Record<'request' | 'response' | 'message' | 'curl' | 'sdk', string | null>;

/** What is shown of an example; null for what there is not. `url` and `network` are stand-ins where a reader chooses a network. */
export function exampleTexts(
  method: RpcMethod,
  model: RpcModel,
  { url, network } = { url: addressOf(model), network: NETWORK },
): Readonly<ExampleTexts> {
  const { example } = method;
  if (example === null)
    return { request: null, response: null, message: null, curl: null, sdk: null };
  return {
    request: jsonText(requestOf(method, example)),
    response: method.isNotification
      ? null
      : jsonText({ jsonrpc: '2.0', id: 1, result: example.result }),
    message: messageOf(method, example),
    curl: curlText(method, example, url),
    sdk: sdkText(method, example, { model, network }),
  };
}

/** Null for subscriptions: they need a connection that stays open. */
function curlText(method: RpcMethod, example: RpcExample, url: string): string | null {
  if (method.message !== null) return null;
  const body = jsonText(requestOf(method, example)).replaceAll("'", String.raw`'\''`);
  return `curl ${url} \\\n  --header 'Content-Type: application/json' \\\n  --data '${body}'`;
}

/** Import, client and call: a program that compiles as it is. Null where the SDK has no way to send it. */
export function sdkText(
  method: RpcMethod,
  example: RpcExample,
  { model, network = NETWORK }: { readonly model: RpcModel; readonly network?: string },
): string | null {
  const call = callText(method, example, model.sdk);
  if (call === null) return null;
  const { className, addressOf } = model.sdk;
  const takesNetwork = addressOf.entry === 'jsonRpc';
  return [
    ...importLines(model.sdk),
    '',
    `const client = new ${className}({ ${takesNetwork ? `network: '${network}', ` : ''}url: ${addressOf.name}('${network}') });`,
    call,
  ].join('\n');
}

/** One line for each entry point, in byte order. */
function importLines({ package: name, className, entry, addressOf }: SdkFacts): string[] {
  const names = new Map([[entry, [className]]]);
  names.set(addressOf.entry, [...(names.get(addressOf.entry) ?? []), addressOf.name]);
  return [...names]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(
      ([from, list]) => `import { ${list.sort(compareText).join(', ')} } from '${name}/${from}';`,
    );
}

function callText(method: RpcMethod, example: RpcExample, { anyCall }: SdkFacts): string | null {
  const { params, input } = example;
  if (method.sdk === null) {
    if (anyCall === null || method.message !== null) return null;
    return `const result = await client.${anyCall}('${method.name}', ${literalText(params, 0)});`;
  }
  if (method.message !== null) {
    const call = literalText({ ...input, onMessage: 0 }, 0).replace(
      'onMessage: 0',
      'onMessage: (message) => console.log(message)',
    );
    return `const unsubscribe = await client.${method.sdk.method}(${call});`;
  }
  return `const result = await client.${method.sdk.method}(${input === null ? '' : literalText(input, 0)});`;
}

function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Wider than this, a value gets a line for each entry. */
const WIDEST = 48;

/** A value as TypeScript writes it: single quotes, bare names, one line where it fits. */
function literalText(value: unknown, indent: number): string {
  const flat = flatText(value);
  if (flat.length + indent <= WIDEST || typeof value !== 'object' || value === null) return flat;
  const lines = Array.isArray(value)
    ? value.map((item) => literalText(item, indent + 2))
    : Object.entries(value).map(
        ([name, item]) => `${keyText(name)}: ${literalText(item, indent + 2)}`,
      );
  const inner = lines.map((line) => `${' '.repeat(indent + 2)}${line},\n`).join('');
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${inner}${' '.repeat(indent)}${close}`;
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
  const inner = JSON.stringify(value).slice(1, -1);
  return `'${inner.replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
}

function keyText(name: string): string {
  // Written bare, this one name would set the prototype.
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : stringText(name);
}
