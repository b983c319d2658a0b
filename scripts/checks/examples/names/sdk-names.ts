/** Names of the TypeScript packages in sentences: modules, exports, members, and those of earlier releases. Reads installed packages. */

import fs from 'node:fs';
import path from 'node:path';
import type { InlineCode } from '../../../../site/dialect/page/authored-page.ts';
import type { SymbolIndex } from '../../../../site/dialect/symbol-index.ts';
import { newNameOf } from '../../old-names.ts';
import { propose } from '../../proposal.ts';
import { loadModules, loadPackageNames, wrongPackage } from '../data/packages.ts';
import type { WrongName } from './own-names.ts';
import { isTypo, styleOf } from './own-names.ts';

/** `@mysten/sui/transaction`: a package that is installed exports what its manifest lists. */
export function checkModule({ value }: InlineCode, root: string): WrongName | null {
  const [, name = '', inner] = /^(@mysten\/[\w.-]+)((?:\/[\w.-]+)*)$/.exec(value) ?? [];
  // Pages tell how to leave the second version of the order book, so they name its package.
  if (name === '' || name === '@mysten/deepbook') return null;
  const wrong = wrongPackage(name, loadPackageNames(root));
  if (wrong) return { message: wrong.message, near: wrong.to };
  const own = (inner ?? '').slice(1);
  const modules = loadModules(root, name);
  if (own === '' || modules.length === 0 || modules.includes(own)) return null;
  const near = propose(own, modules)?.to ?? modules.find((module) => module.endsWith(`/${own}`));
  const message = `the package ${name} exports no "${own}"`;
  return { message, near: near === undefined ? null : `${name}/${near}` };
}

/** Variables as pages call them, and the classes whose members they have. */
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  tx: ['Transaction'],
  client: ['SuiClient', 'SuiGraphQLClient'],
  suiClient: ['SuiClient'],
  keypair: ['Keypair', 'Ed25519Keypair', 'Secp256k1Keypair', 'Secp256r1Keypair'],
};

/** `tx.splitCoin(…)`, and `tx.pure(100)`, which does not say of which type. */
export function checkExpression({ value }: InlineCode, index: SymbolIndex): WrongName | null {
  const [, variable = '', member = '', given = ''] = /^(\w+)\.(\w+)([.(].*)?$/s.exec(value) ?? [];
  const owners = CLASSES[variable] ?? [];
  const members = owners.flatMap((owner) => index.memberNames.get(owner) ?? []);
  if (members.length === 0) return null;
  if (
    variable === 'tx' &&
    /\bpure\((?:\d[\d_]*n?|(?!\w*(?:[Bb]ytes|[Bb]cs|[Ss]erial))\w+)\)/.test(member + given)
  )
    return { message: '`pure` must know the type of its value', near: 'tx.pure.u64(100)' };
  if (members.includes(member)) return null;
  const shorter = member.replace(ENDINGS, '');
  const near = members.includes(shorter) ? shorter : propose(member, members)?.to;
  const message = `${owners[0] ?? ''} has no member "${member}"`;
  return near === undefined ? null : { message, near: `${variable}.${near}` };
}

/** Endings that a name lost, or had in another release. */
const ENDINGS = /(?:Blocks?|[Vv]\d|s|Async)$/;
const NAME = /^(?:[a-z]+[A-Z]|[A-Z][a-z0-9]+[A-Z])\w{4,}$/;

/**
 * `requestSuiFromFaucetv1`, `useSignTransactionBlock()`: a name that no package has, one slip or one ending away
 * from the only one that is near.
 */
export function checkExport(code: InlineCode, root: string): WrongName | null {
  const name = code.value.replace(/\(.*\)$/s, '');
  if (!NAME.test(name)) return null;
  const now = newNameOf(root, name);
  if (now !== null) return { message: `"${name}" is a name of an earlier release`, near: now };
  const known = loadExports(root);
  if (known.has(name)) return null;
  const message = `no package of the SDK has "${name}"`;
  const shorter = name.replace(ENDINGS, '');
  if (shorter !== name && known.has(shorter)) return { message, near: shorter };
  const near = propose(
    name,
    [...known].filter((other) => styleOf(other) === styleOf(name)),
  );
  return near?.isUnique && isTypo(name, near.to) ? { message, near: near.to } : null;
}

let loaded: { readonly root: string; readonly names: ReadonlySet<string> } | null = null;

/** What the packages that pages import declare anywhere. */
function loadExports(root: string): ReadonlySet<string> {
  if (loaded?.root === root) return loaded.names;
  const names = new Set<string>();
  for (const name of ['dapp-kit', 'sui', 'kiosk', 'deepbook-v3', 'wallet-standard', 'bcs']) {
    const folder = path.join(root, 'node_modules/@mysten', name, 'dist/esm');
    if (!fs.existsSync(folder)) continue;
    for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.d.ts'))
        for (const word of fs
          .readFileSync(path.join(folder, file), 'utf8')
          .match(/\b[A-Za-z]\w{5,}/g) ?? [])
          names.add(word);
  }
  loaded = { root, names };
  return names;
}
