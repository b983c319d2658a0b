/** Rust blocks: syntax, and the names of `sui-sdk` that they import and call, held against `schema/rust`. */

import type { Node } from 'web-tree-sitter';
import { countOf } from '../../../../generators/core/text.ts';
import { childrenOf, loadParser } from '../../grammars.ts';
import { relatedFix } from '../../../../site/move/explain/related-names.ts';
import { propose } from '../../proposal.ts';
import type { Checker, UnitResult } from '../model.ts';
import { fixOf, importsOf, isPath, nearMissOf, segmentsOf } from './rust-paths.ts';
import { loadFacts } from './rust-facts.ts';
import type { Method, RustFacts } from './rust-facts.ts';
import { checkImplementation } from './rust-traits.ts';
import { checkRpcMethods } from './rpc-methods.ts';
import { startOf } from './start.ts';
import { checkBroken } from './syntax.ts';

export const checker: Checker = {
  check: async (units, { root }) => {
    const facts = loadFacts(root);
    const parser = await loadParser('rust');
    return units.map(({ blocks: [block] }) => {
      if (!block) return [];
      const tree = parser.parse(block.code);
      if (!tree) throw new Error('the parser gave no tree');
      const broken = checkBroken(tree.rootNode, block.code, 'rust');
      // Behind a syntax error everything else is a guess.
      const results =
        broken.length > 0 || !facts
          ? broken
          : [
              ...new RustNames(facts, block.code).resultsIn(tree.rootNode),
              ...checkRpcMethods(block.code, root),
            ];
      tree.delete();
      return results;
    });
  },
};

interface Typed {
  /** A type of the facts. */
  readonly type: string;
  /** Whether it is only promised: `await` stands between. */
  readonly isPending: boolean;
}

/** Give what they were called on, or the same in a wrapper that passes calls on. */
const PASSING = new Set([
  'as_ref',
  'clone',
  'context',
  'expect',
  'map_err',
  'unwrap',
  'with_context',
]);

/** What binds names besides `let` and parameters; their types are not known. */
const BINDING = new Set(['closure_parameters', 'for_expression', 'let_condition', 'match_pattern']);

class RustNames {
  readonly #facts: RustFacts;
  readonly #code: string;
  /** Of the function that is read. */
  readonly #variables = new Map<string, Typed>();
  readonly #results: UnitResult[] = [];

  constructor(facts: RustFacts, code: string) {
    this.#facts = facts;
    this.#code = code;
  }

  resultsIn(root: Node): readonly UnitResult[] {
    this.#visit(root);
    return this.#results;
  }

  #visit(node: Node): void {
    if (isPath(node)) return this.#checkPath(segmentsOf(node));
    if (node.type === 'use_declaration') {
      for (const segments of importsOf(node.childForFieldName('argument'), []))
        this.#checkPath(segments);
      return;
    }
    if (node.type === 'function_item') this.#variables.clear();
    if (BINDING.has(node.type)) this.#forget(node.childForFieldName('pattern') ?? node);
    for (const child of childrenOf(node)) this.#visit(child);
    if (node.type === 'let_declaration') this.#declare(node, node.childForFieldName('value'));
    if (node.type === 'parameter') this.#declare(node, null);
    if (node.type === 'call_expression') this.#checkCall(node);
    if (node.type === 'impl_item') this.#checkImplementation(node);
  }

  /** What a pattern binds is something else from here on. */
  #forget(pattern: Node): void {
    if (pattern.type === 'identifier') this.#variables.delete(pattern.text);
    for (const child of childrenOf(pattern)) this.#forget(child);
  }

  #declare(node: Node, value: Node | null): void {
    const pattern = node.childForFieldName('pattern');
    if (!pattern) return;
    const annotated = node.childForFieldName('type')?.text.replace(/^&(?:'\w+ )?(?:mut )?/, '');
    const typed = this.#typeNamed(annotated ?? '') ?? (value && this.#typeOf(value));
    this.#forget(pattern);
    if (typed && pattern.type === 'identifier') this.#variables.set(pattern.text, typed);
  }

  /** A path of another crate names another type. */
  #typeNamed(path: string): Typed | null {
    const [type = '', ...before] = path.split('::').toReversed();
    const isOther = before.length > 0 && before.at(-1) !== 'sui_sdk';
    return isOther || !this.#isKnownType(type) ? null : { type, isPending: false };
  }

  /** With all of its methods, or with the number of arguments of some. */
  #isKnownType(type: string): boolean {
    const { methods, functions = {} } = this.#facts;
    return (
      Object.hasOwn(methods, type) ||
      Object.keys(functions).some((path) => path.startsWith(`${type}::`))
    );
  }

  #typeOf(node: Node): Typed | null {
    switch (node.type) {
      case 'identifier':
        return this.#variables.get(node.text) ?? null;
      case 'await_expression': {
        const awaited = this.#typeOfFirst(node);
        return awaited && { ...awaited, isPending: false };
      }
      case 'try_expression':
      case 'parenthesized_expression':
      case 'reference_expression':
        return this.#typeOfFirst(node);
      case 'call_expression':
        return this.#typeOfCall(node);
      default:
        return null;
    }
  }

  #typeOfFirst(node: Node): Typed | null {
    const inner = node.childForFieldName('value') ?? node.namedChild(0);
    return inner && this.#typeOf(inner);
  }

  #typeOfCall(call: Node): Typed | null {
    const { receiver, name } = this.#calledBy(call);
    if (!receiver || !name) return null;
    const method = this.#methodOf(receiver.type, name.text);
    const isMade = name.text === 'new' && !Object.hasOwn(this.#facts.methods, receiver.type);
    if (!method) return isMade || PASSING.has(name.text) ? receiver : null;
    return method.returns === undefined
      ? null
      : { type: method.returns, isPending: method.async === true };
  }

  /** What a method is called on, as far as the facts know it, and its name. */
  #calledBy(call: Node): { readonly receiver: Typed | null; readonly name: Node | null } {
    const called = call.childForFieldName('function');
    if (called?.type === 'field_expression') {
      const value = called.childForFieldName('value');
      return { receiver: value && this.#typeOf(value), name: called.childForFieldName('field') };
    }
    if (called?.type !== 'scoped_identifier') return { receiver: null, name: null };
    const receiver = this.#typeNamed(called.childForFieldName('path')?.text ?? '');
    return { receiver, name: called.childForFieldName('name') };
  }

  #methodOf(type: string, name: string): Method | undefined {
    const methods = this.#facts.methods[type] ?? {};
    return Object.hasOwn(methods, name) ? methods[name] : undefined;
  }

  #checkCall(call: Node): void {
    const { receiver, name } = this.#calledBy(call);
    if (!receiver || !Object.hasOwn(this.#facts.methods, receiver.type))
      return this.#checkFunction(call, receiver);
    if (!name || PASSING.has(name.text)) return;
    const method = this.#methodOf(receiver.type, name.text);
    if (!method) return this.#reportMethod(name, receiver.type);
    if (receiver.isPending)
      this.#report(name, {
        code: 'rust-await',
        message: `\`${name.text}\` is called on a future: \`${receiver.type}\` is there after \`.await\``,
        fix: 'write `.await?` before it',
      });
    this.#checkCount(call, {
      name,
      path: `${receiver.type}::${name.text}`,
      takes: method.arguments,
    });
  }

  /** `WalletContext::new(…)`, `setup_single_workflow(…)`, and `builder.pay_sui(…)`, where `self` is the builder. */
  #checkFunction(call: Node, receiver: Typed | null): void {
    const { functions = {} } = this.#facts;
    const called = call.childForFieldName('function');
    const method = receiver && called?.childForFieldName('field');
    const segments = segmentsOf(called);
    const name = method ?? segments.at(-1);
    const path = method
      ? `${receiver?.type ?? ''}::${method.text}`
      : segments
          .slice(-2)
          .map(({ text }) => text)
          .join('::');
    if (!name || !/^(?:[A-Z]\w*::)?[a-z_]\w*$/.test(path)) return;
    const takes = Object.hasOwn(functions, path) ? functions[path] : undefined;
    if (takes !== undefined)
      return this.#checkCount(call, { name, path, takes: takes - (method ? 1 : 0) });
    const type = path.replace(/\w+$/, '');
    const own = Object.keys(functions).flatMap((other) =>
      type !== '' && other.startsWith(type) ? [other.slice(type.length)] : [],
    );
    const near = nearMissOf(name.text, own);
    if (near === null) return;
    const message = `\`${type.replace('::', '')}\` has no function \`${name.text}\``;
    this.#report(name, { code: 'rust-name', message, fix: fixOf(near) }, near);
  }

  #checkCount(
    call: Node,
    { name, path, takes }: { readonly name: Node; readonly path: string; readonly takes: number },
  ): void {
    const given = childrenOf(call.childForFieldName('arguments') ?? call).filter(
      (child) => child.isNamed && !child.type.endsWith('_comment'),
    );
    if (given.length === takes) return;
    const message = `\`${path}\` takes ${countOf(takes, 'argument')}, not ${given.length}`;
    this.#report(name, { code: 'rust-arguments', message, fix: 'pass what it takes' });
  }

  #checkImplementation(item: Node): void {
    const isOther = !/CheckpointData|sui_data_ingestion_core|sui_indexer_alt/.test(this.#code);
    const found = isOther ? [] : checkImplementation(item, this.#facts.traits ?? {});
    for (const { node, message, fix } of found)
      this.#report(node, { code: 'rust-trait', message, fix });
  }

  #reportMethod(name: Node, type: string): void {
    const { methods } = this.#facts;
    const owner = Object.keys(methods).find((other) => this.#methodOf(other, name.text));
    const near = propose(name.text, Object.keys(methods[type] ?? {}))?.to ?? null;
    const builder = name.text === 'new' && methods[`${type}Builder`] ? `${type}Builder` : null;
    this.#report(
      name,
      {
        code: 'rust-name',
        message: `\`${type}\` has no method \`${name.text}\``,
        fix: builder
          ? `make one with \`${builder}\``
          : owner
            ? `it is a method of \`${owner}\``
            : (relatedFix(name.text, Object.keys(methods[type] ?? {})) ?? fixOf(near)),
      },
      owner ? null : near,
    );
  }

  /** A path that begins with a crate of the facts; others are not known here. */
  #checkPath(segments: readonly Node[]): void {
    const names = segments.map(({ text }) => text);
    const { modules, likely } = this.#facts;
    if (names[0] !== 'sui_sdk' && names[0] !== 'sui_types') return;
    for (let at = 1; at < segments.length; at += 1) {
      const segment = segments[at];
      const name = names[at] ?? '';
      if (!segment || name === 'self') continue;
      const all = modules[names.slice(0, at).join('::')];
      if (all?.includes(name)) continue;
      const near = all
        ? (propose(name, all)?.to ?? null)
        : nearMissOf(name, /^[a-z]/.test(name) ? likely.modules : likely.types);
      if (!all && near === null) continue;
      const owner = names.slice(0, at).join('::');
      this.#report(
        segment,
        { code: 'rust-name', message: `\`${owner}\` has no \`${name}\``, fix: fixOf(near) },
        near,
      );
      return;
    }
  }

  #report(
    node: Node,
    what: Pick<UnitResult, 'code' | 'message' | 'fix'>,
    near: string | null = null,
  ): void {
    const start = startOf(node, this.#code);
    const rename = near === null ? null : { column: start.column, from: node.text, to: near };
    this.#results.push({ ...what, ...start, level: 'error', block: 0, rename });
  }
}
