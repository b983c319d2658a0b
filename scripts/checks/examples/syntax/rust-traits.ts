/** Implementations of traits that programs write for crates of Sui: each function as the trait has it. Pure. */

import type { Node } from 'web-tree-sitter';
import { childrenOf } from '../../grammars.ts';
import { propose } from '../../proposal.ts';
import { fixOf, plainType } from './rust-paths.ts';

/** Types of the parameters by trait and function. */
export type Traits = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

interface TraitResult {
  readonly node: Node;
  readonly message: string;
  readonly fix: string;
}

/** `impl Worker for …`; nothing for other traits. */
export function checkImplementation(item: Node, traits: Traits): readonly TraitResult[] {
  const trait = item.childForFieldName('trait')?.text.split('::').at(-1) ?? '';
  const known = traits[trait];
  if (!known) return [];
  const functions = childrenOf(item.childForFieldName('body') ?? item).filter(
    ({ type }) => type === 'function_item',
  );
  return functions.flatMap((own) => {
    const node = own.childForFieldName('name');
    if (!node) return [];
    const types = known[node.text];
    if (types) return checkParameters(own, { node, path: `${trait}::${node.text}`, types });
    const near = propose(node.text, Object.keys(known))?.to ?? null;
    const message = `the trait \`${trait}\` has no function \`${node.text}\``;
    return [{ node, message, fix: fixOf(near) }];
  });
}

interface TraitFunction {
  readonly node: Node;
  readonly path: string;
  readonly types: readonly string[];
}

function checkParameters(own: Node, { node, path, types }: TraitFunction): readonly TraitResult[] {
  const parameters = childrenOf(own.childForFieldName('parameters') ?? own).filter(
    ({ isNamed, type }) => isNamed && !type.endsWith('_comment'),
  );
  const given = parameters.map((parameter) =>
    plainType(parameter.childForFieldName('type') ?? parameter),
  );
  const at = types.findIndex((type, index) => type !== given[index]);
  const isGeneric = types.some((type) => /\bR\b/.test(type));
  if (given.length === types.length && (at === -1 || isGeneric)) return [];
  const message = `\`${path}\` takes (${types.join(', ')}), not (${given.join(', ')})`;
  const location = given.length === types.length ? (parameters[at] ?? node) : node;
  return [{ node: location, message, fix: 'write the parameters as the trait has them' }];
}
