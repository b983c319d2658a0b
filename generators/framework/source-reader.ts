/** Move source, declaration files and full sources alike, as modules with full names. Pure once the parser is loaded. */

import type { Node } from 'web-tree-sitter';
import type { Diagnostic } from '../core/diagnostics.ts';
import type { SourceText } from '../core/source.ts';
import { addressName } from './addresses.ts';
import type { ReadMethod, ReadModule } from './declarations.ts';
import { buildScope, resolvePath } from './names.ts';
import type { Import } from './names.ts';
import { unreadableSource } from './problems.ts';
import { isLeftOut, readAttributes } from './source-attributes.ts';
import { isDocComment, docOf } from './source-docs.ts';
import { syntaxErrors } from './source-errors.ts';
import { readItems } from './source-items.ts';
import type { Draft } from './source-nodes.ts';
import { nameOf, placeOf, textOf } from './source-nodes.ts';
import type { MoveParser } from './source-parser.ts';
import { childrenOf } from './source-parser.ts';
import type { MethodImport } from './use-declarations.ts';
import { PRIMITIVES } from './types.ts';
import { parseUse, parseUseFun } from './use-declarations.ts';

export interface SourceReading {
  readonly modules: readonly ReadModule[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A broken file gives diagnostics and no modules: half of a module would be taken for the whole. */
export function readSource(parser: MoveParser, source: SourceText): SourceReading {
  const tree = parser.parse(source.text);
  if (tree === null) {
    return {
      modules: [],
      diagnostics: [unreadableSource({ file: source.path, line: 1, column: 1 })],
    };
  }
  try {
    const errors = syntaxErrors(tree.rootNode, source);
    if (errors.length > 0) return { modules: [], diagnostics: errors };
    const diagnostics: Diagnostic[] = [];
    const drafts = draftsOf(childrenOf(tree.rootNode), source);
    const modules = drafts
      .filter((draft) => draft.node.type === 'module_definition')
      .map((draft) => readModule(draft, source, diagnostics));
    return { modules, diagnostics };
  } finally {
    tree.delete();
  }
}

/**
 * The declarations among these nodes, each with the doc comments and attributes before it. What is there for
 * tests or proofs only is left out, with everything under it.
 */
export function draftsOf(nodes: readonly Node[], source: SourceText): readonly Draft[] {
  const drafts: Draft[] = [];
  let comments: string[] = [];
  let annotations: Node[] = [];
  let start = -1;
  for (const node of nodes) {
    const { type } = node;
    // Signs such as `;` and `{` are no declarations. Asking the parser whether a node has a name costs more.
    if (type === 'newline' || !/^[a-z_A-Z]/.test(type)) continue;
    if (start === -1) start = node.startIndex;
    if (type === 'line_comment' || type === 'block_comment') {
      const text = source.text.slice(node.startIndex, node.endIndex);
      if (isDocComment(text)) comments.push(text);
      continue;
    }
    if (type === 'annotation') {
      annotations.push(node);
      continue;
    }
    const attributes = annotations.length === 0 ? [] : readAttributes(annotations, source);
    if (!isLeftOut(attributes)) drafts.push({ node, start, doc: docOf(comments), attributes });
    comments = [];
    annotations = [];
    start = -1;
  }
  return drafts;
}

function readModule(draft: Draft, source: SourceText, diagnostics: Diagnostic[]): ReadModule {
  const parts = childrenOf(draft.node);
  const identity = parts.find((part) => part.type === 'module_identity');
  const [address = '', name = ''] = identity
    ? textOf(identity, source)
        .split('::')
        .map((part) => part.trim())
    : [];
  const packageName = addressName(address);
  const id = `${packageName}::${name}`;
  const body = parts.find((part) => part.type === 'module_body');
  const drafts = body ? draftsOf(childrenOf(body), source) : [];
  const { imports, methods } = readUses(drafts, source);
  const types = drafts.filter(isTypeDraft).map((one) => nameOf(one.node, source));
  const scope = buildScope({ id, package: packageName }, imports, types);
  return {
    name,
    package: packageName,
    id,
    doc: draft.doc,
    attributes: draft.attributes,
    at: placeOf(draft.node, source),
    ...readItems(drafts, { source, scope, diagnostics, types: new Map() }),
    methods: methods.flatMap((method) => resolveMethod(method, id, scope)),
    scope,
  };
}

function readUses(
  drafts: readonly Draft[],
  source: SourceText,
): { imports: readonly Import[]; methods: readonly MethodImport[] } {
  const texts = drafts
    .filter((draft) => draft.node.type === 'use_declaration')
    .map((draft) => textOf(draft.node, source));
  const methods = texts.map(parseUseFun).filter((method) => method !== null);
  return { imports: texts.flatMap(parseUse), methods };
}

/** Only a `public use fun` is for others to use. A function without a path is one of this module. */
function resolveMethod(
  method: MethodImport,
  module: string,
  scope: ReadModule['scope'],
): readonly ReadMethod[] {
  if (!method.isPublic) return [];
  const [bare = ''] = method.type;
  const isBuiltIn =
    method.type.length === 1 &&
    (bare === 'vector' || (PRIMITIVES as readonly string[]).includes(bare));
  const type = isBuiltIn ? bare : resolvePath(method.type, scope);
  const [name = ''] = method.function;
  const target =
    method.function.length === 1 ? `${module}::${name}` : resolvePath(method.function, scope);
  return type === null || target === null ? [] : [{ type, name: method.name, function: target }];
}

function isTypeDraft(draft: Draft): boolean {
  return /^(?:native_)?struct_definition$|^enum_definition$/.test(draft.node.type);
}
