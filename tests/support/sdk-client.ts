/** The JSON-RPC client of the documented SDK, by the facts of its release: later ones export it elsewhere, by another name. */

import fs from 'node:fs';
import path from 'node:path';
import type { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import type { SdkFacts } from '../../generators/json-rpc/model/model.ts';
import { SDK_FILE } from '../../generators/json-rpc/load.ts';
import { root } from './run.ts';

const {
  package: name,
  entry,
  className,
  addressOf,
} = JSON.parse(fs.readFileSync(path.join(root, SDK_FILE), 'utf8')) as SdkFacts;

export interface SdkClient {
  readonly Client: typeof SuiClient;
  readonly addressOf: typeof getFullnodeUrl;
}

export async function loadSdkClient(): Promise<SdkClient> {
  const load = async (from: string): Promise<Record<string, unknown>> =>
    (await import(`${name}/${from}`)) as Record<string, unknown>;
  return {
    Client: (await load(entry))[className] as SdkClient['Client'],
    addressOf: (await load(addressOf.entry))[addressOf.name] as SdkClient['addressOf'],
  };
}

/** The lines of a program that make `client`, for the address in `url`, which is an expression. */
export function clientLines(url: string): readonly string[] {
  return [
    `import { ${className} } from '${name}/${entry}';`,
    `const client = new ${className}(${optionsFor(url)});`,
  ];
}

function optionsFor(url: string): string {
  return entry === 'client' ? `{ url: ${url} }` : `{ network: 'testnet', url: ${url} }`;
}
