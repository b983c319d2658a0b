/** Keys of YAML blocks on pages for operators lead to their reference. */

import type { Document, ParsedNode } from 'yaml';
import { isMap, isScalar, isSeq, parseAllDocuments } from 'yaml';
import { readFenceMeta } from './fence-meta';
import { configFileOf } from './symbol-context';
import type { SymbolIndex, SymbolTarget } from './symbol-index';
import { hrefOf } from './symbol-links';
import type { TreeNode, TreePlugin } from './tree';
import { element, rewrite } from './tree';

/** Which file a block is, by its title. */
const FILES: readonly (readonly [RegExp, string])[] = [
  [/(?:^|[/-])bridge-cli[\w.-]*\.yaml$/, 'bridge-cli'],
  [/(?:^|[/-])data-ingestion[\w.-]*\.yaml$/, 'data-ingestion'],
  [/(?:^|[/-])bucket-writer[\w.-]*\.yaml$/, 'bucket-writer'],
  [/(?:^|[/-])bridge[\w.-]*\.yaml$/, 'bridge'],
  [/(?:^|\/)client\.yaml$/, 'client'],
  [/(?:^|[/-])genesis[\w.-]*\.yaml$/, 'genesis'],
  [/(?:^|[/-])(?:fullnode|full-node|validator|archive)[\w.-]*\.yaml$/, 'node'],
];

/** Blocks without a known key, with marked lines or with a title of another file stay as they are. */
export function linkKeys({ index }: { readonly index: SymbolIndex | null }): TreePlugin {
  return (tree, { data }) => {
    const file = configFileOf(data?.frontMatter ?? {});
    if (index === null || file === null) return;
    rewrite(tree, (node) => {
      if (
        node.type !== 'code' ||
        node.lang !== 'yaml' ||
        /[{]|showLineNumbers/.test(node.meta ?? '')
      )
        return null;
      const { title } = readFenceMeta(node.meta).meta;
      const known = title === null ? file : FILES.find(([name]) => name.test(title))?.[1];
      const links = known === undefined ? [] : linksOf(node.value ?? '', { index, file: known });
      return links.length === 0 ? null : [signature(node, { links, title })];
    });
  };
}

function signature(
  { value = '' }: TreeNode,
  { links, title }: { readonly links: readonly string[]; readonly title: string | null },
): TreeNode {
  const properties = { language: 'yaml', code: value, links: links.join(' ') };
  return element('Signature', title === null ? properties : { ...properties, title });
}

interface Keys {
  readonly index: SymbolIndex;
  readonly file: string;
}

/** `0-7:/route#anchor`, in the order of the block. Nothing where the block is not YAML. */
export function linksOf(code: string, keys: Keys): readonly string[] {
  return parseAllDocuments(code).flatMap((document) =>
    document.errors.length > 0
      ? []
      : linksBelow((document as Document<ParsedNode>).contents, [], keys),
  );
}

function linksBelow(node: unknown, path: readonly string[], keys: Keys): readonly string[] {
  if (isSeq(node)) return node.items.flatMap((item) => linksBelow(item, path, keys));
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !key.range) return [];
    const own = [...path, String(key.value)];
    const target = targetOf(own.join('.'), keys);
    const [start, end] = key.range;
    return [
      ...(target ? [`${start}-${end}:${hrefOf(target)}`] : []),
      ...linksBelow(value, own, keys),
    ];
  });
}

/** The index knows keys without the marks of lists. */
function targetOf(path: string, { index, file }: Keys): SymbolTarget | undefined {
  return index.keys
    .get(path)
    ?.find(({ id }) => id.replaceAll('[]', '') === `config:${file}/${path}`);
}
