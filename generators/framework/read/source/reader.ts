/** Move source, declaration files and full sources alike, as modules with full names. Pure once the parser is loaded. */

import type { Node } from 'web-tree-sitter';
import type { Diagnostic } from '../../../core/diagnostics.ts';
import type { SourceText } from '../../../core/source.ts';
import type { ReadModule } from '../declarations.ts';
import { moduleScope } from './module-scope.ts';
import { unreadableSource } from '../problems.ts';
import { isLeftOut, readAttributes } from './attributes.ts';
import { isDocComment, docOf } from './docs.ts';
import { syntaxErrors } from './errors.ts';
import { quickModule } from './quick-source.ts';
import { readItems } from './items.ts';
import type { Draft } from './nodes.ts';
import { nameOf, placeOf, textOf } from './nodes.ts';
import type { MoveParser } from './parser.ts';
import { childrenOf } from './parser.ts';

export interface SourceReading {
  readonly modules: readonly ReadModule[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A broken file gives diagnostics and no modules: half of a module would be taken for the whole. */
export function readSource(parser: MoveParser, source: SourceText): SourceReading {
  const quick = quickModule(source);
  return quick === null ? readSlowly(parser, source) : { modules: [quick], diagnostics: [] };
}

/** The long way: right for every source, and what the quick way is measured against. */
export function readSlowly(parser: MoveParser, source: SourceText): SourceReading {
  const tree = parser.parse(source.text);
  if (tree === null) {
    return {
      modules: [],
      diagnostics: [unreadableSource({ file: source.path, line: 1, column: 1 })],
    };
  }
  try {
    const errors = syntaxErrors(tree.rootNode, source);
    return errors.length > 0
      ? { modules: [], diagnostics: errors }
      : readTree(tree.rootNode, source);
  } finally {
    tree.delete();
  }
}

function readTree(root: Node, source: SourceText): SourceReading {
  const diagnostics: Diagnostic[] = [];
  const drafts = draftsOf(childrenOf(root), source);
  const modules = drafts
    .filter((draft) => draft.node.type === 'module_definition')
    .map((draft) => readModule(draft, source, diagnostics));
  return { modules, diagnostics };
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
  const body = parts.find((part) => part.type === 'module_body');
  const drafts = body ? draftsOf(childrenOf(body), source) : [];
  const uses = drafts
    .filter((draft) => draft.node.type === 'use_declaration')
    .map((draft) => textOf(draft.node, source));
  const types = drafts.filter(isTypeDraft).map((one) => nameOf(one.node, source));
  const named = moduleScope(address, name, uses, types);
  return {
    ...named,
    doc: draft.doc,
    attributes: draft.attributes,
    at: placeOf(draft.node, source),
    ...readItems(drafts, { source, scope: named.scope, diagnostics, types: new Map() }),
  };
}

function isTypeDraft(draft: Draft): boolean {
  return /^(?:native_)?struct_definition$|^enum_definition$/.test(draft.node.type);
}
