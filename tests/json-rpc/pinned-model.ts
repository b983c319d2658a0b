/** The model of the documented release, for tests of what is in it. */

import fs from 'node:fs';
import path from 'node:path';
import { loadModel } from '../../generators/json-rpc/reference.ts';
import type { RpcModel } from '../../generators/json-rpc/model/model.ts';
import { INTERFACE_FILE } from '../../generators/json-rpc/load.ts';
import { root } from '../support/run.ts';

export function pinnedModel(): RpcModel {
  const { value } = loadModel(root);
  if (!value) throw new Error('the documented release cannot be built');
  return value;
}

/** The interface file as any JSON: what the reference must agree with, read without its reader. */
export interface InterfaceFile {
  readonly release: string;
  readonly methods: readonly {
    readonly name: string;
    readonly tags: readonly string[];
    readonly params: readonly {
      readonly name: string;
      readonly required: boolean;
      readonly schema: object;
    }[];
    readonly result: { readonly schema: object };
  }[];
  readonly schemas: Readonly<Record<string, object>>;
}

export function interfaceFile(): InterfaceFile {
  return JSON.parse(fs.readFileSync(path.join(root, INTERFACE_FILE), 'utf8')) as InterfaceFile;
}
