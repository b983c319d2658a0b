/** Signatures of the framework's functions, for a node that is asked for one. Reads the generated data. */

import fs from 'node:fs';
import path from 'node:path';
import { readSignature } from '../../node/fixture/move-signature.ts';
import type { MoveFunction } from '../../node/model.ts';

interface Signatures {
  readonly types: readonly string[];
  readonly modules: readonly {
    readonly id: string;
    readonly functions: readonly {
      readonly name: string;
      readonly kind: string;
      readonly generics: readonly (readonly [name: string, abilities: string])[];
      readonly parameters: readonly (readonly [name: string, type: number])[];
      readonly returns: readonly number[];
    }[];
  }[];
}

const PACKAGES: Readonly<Record<string, string>> = {
  std: '0x1',
  sui: '0x2',
  sui_system: '0x3',
  bridge: '0xb',
};

/** Functions of the framework, as the framework reference wrote them down; none until it was generated. */
export function loadFrameworkFunctions(root: string): (target: string) => MoveFunction | null {
  const file = path.join(root, 'docs/generated/_data/framework-signatures.json');
  if (!fs.existsSync(file)) return () => null;
  const { types, modules } = JSON.parse(fs.readFileSync(file, 'utf8')) as Signatures;
  const inFull = (text: string): string =>
    text.replace(
      /\b(std|sui|sui_system|bridge)::/g,
      (_, name: string) => `${PACKAGES[name] ?? ''}::`,
    );
  return (target) => {
    const [address = '', module = '', name = ''] = target.split('::');
    const id = `0x${address.slice(2).replace(/^0+/, '')}::${module}`;
    const found = modules
      .find((candidate) => inFull(candidate.id) === id)
      ?.functions.find((candidate) => candidate.name === name);
    if (!found) return null;
    const generics = found.generics.map(([own, abilities]) => `${own}: ${abilities}`).join(', ');
    const listed = (indexes: readonly number[]): string =>
      indexes.map((index) => inFull(types[index] ?? '')).join(', ');
    const text = `${id}::${name}<${generics}>(${listed(found.parameters.map(([, type]) => type))}): (${listed(found.returns)})`;
    return readSignature(`${found.kind === 'entry' ? 'entry ' : ''}${text}`)?.signature ?? null;
  };
}
