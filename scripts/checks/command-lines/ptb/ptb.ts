/** Checks a programmable transaction block against the items and the grammar of the listing. Pure. */

import type { PtbFacts, PtbItemFacts } from '../../../../generators/output/cli.ts';
import type { MoveCall } from '../../move-calls/model.ts';
import { relatedFix } from '../../../../site/move/explain/related-names.ts';
import { propose } from '../../proposal.ts';
import type { Unplaced, LineResult } from '../result.ts';
import type { ShellWord } from '../shell/line.ts';
import { OPAQUE } from '../shell/line.ts';
import type { Names, Operands } from './cursor.ts';
import type { Bound } from './names.ts';
import { formOf } from './names.ts';
import { readOperands } from './operands.ts';
import type { Token } from './tokens.ts';
import { readTokens } from './tokens.ts';

export interface CheckedBlock {
  /** In the order of the line. */
  readonly results: readonly LineResult[];
  readonly moveCalls: readonly MoveCall[];
}

/** `words` is everything after `ptb`. */
export function checkPtb(facts: PtbFacts, words: readonly ShellWord[]): CheckedBlock {
  const takesPath = new Set(
    facts.items.filter((item) => item.takes.startsWith('path')).map((item) => item.name),
  );
  const { tokens, results } = readTokens(words, takesPath);
  const block = checkItems(facts, tokens);
  const found = [...results, ...block.results];
  return {
    results: found.sort((a, b) => a.start - b.start || a.end - b.end),
    moveCalls: block.moveCalls,
  };
}

interface Block {
  readonly facts: PtbFacts;
  readonly names: Names;
  readonly seen: Map<string, Token>;
  readonly results: LineResult[];
  readonly moveCalls: MoveCall[];
  /** Result of the previous command while it has no name. */
  freeResult: Bound | null;
}

function checkItems(facts: PtbFacts, tokens: readonly Token[]): Block {
  const names = { bound: new Map<string, Bound>(), keywords: new Set(facts.keywords) };
  const block: Block = {
    ...{ facts, names, seen: new Map(), results: [], moveCalls: [] },
    freeResult: null,
  };
  let at = 0;
  const first = tokens[0];
  if (first && !isItemStart(first)) {
    block.results.push(
      result(first, {
        rule: 'ptb-syntax',
        message: `"${first.text}" comes before any command`,
        fix: 'begin with a command such as --move-call',
      }),
    );
  }
  while (at < tokens.length && !isItemStart(tokens[at])) at += 1;
  while (at < tokens.length) {
    let end = at + 1;
    while (end < tokens.length && !isItemStart(tokens[end])) end += 1;
    checkItem(block, tokens.slice(at, end));
    at = end;
  }
  checkConflicts(block);
  return block;
}

function isItemStart(token: Token | undefined): boolean {
  return token?.kind === 'command' || token?.kind === 'flag';
}

function checkItem(block: Block, tokens: readonly Token[]): void {
  const [head, ...rest] = tokens;
  if (!head) return;
  const item = block.facts.items.find(
    (known) => known.name === head.text || known.short === head.text,
  );
  if (!item) {
    block.results.push(unknownItem(block.facts, head));
    block.freeResult = { kind: 'result', count: null };
    return;
  }
  if (item.isOnce && block.seen.has(item.name)) {
    block.results.push(
      result(head, {
        rule: 'repeated-option',
        message: `${item.name} may be given once only`,
        fix: 'remove one of them',
      }),
    );
  }
  block.seen.set(item.name, head);
  const { names, results } = block;
  const read = readOperands({ head, tokens: rest, names, results }, item.takes);
  const called = read && calledFunction(read, block.names);
  if (called) block.moveCalls.push(called);
  if (item.name === '--assign') bindName(block, head, rest);
  else if (item.kind === 'command') block.freeResult = resultOf(item, read?.listLength ?? null);
}

/** Null where a variable holds the module or the function; bound names hold addresses. */
function calledFunction(read: Operands, { bound }: Names): MoveCall | null {
  const [name, colons, module, ...origin] = read.called.toReversed();
  if (name?.kind !== 'ident' || module?.kind !== 'ident' || colons?.text !== '::') return null;
  const [, address, more] = origin;
  const isNamed = address && !more && address.kind !== 'opaque' && !bound.has(address.text);
  // A variable may hold several arguments, or the types; behind `@` it holds one address.
  const open = read.arguments.findIndex(({ text }) => text.startsWith(OPAQUE));
  return {
    package: isNamed ? address : null,
    module,
    function: name,
    typeArguments: read.types,
    arguments: read.types && (open < 0 ? read.arguments : read.arguments.slice(0, open)),
    isOpen: open >= 0,
  };
}

function resultOf(item: PtbItemFacts, length: number | null): Bound | null {
  if (!item.hasResult) return null;
  const few = item.gives === 'none' ? 0 : item.gives === 'one' ? 1 : null;
  return { kind: 'result', count: item.gives === 'each' ? length : few };
}

/** `--assign NAME` takes the result of the command before; `--assign NAME VALUE` does not. */
function bindName(block: Block, head: Token, rest: readonly Token[]): void {
  const [name, value] = rest;
  if (!name) return;
  if (!value && block.freeResult === null) {
    block.results.push(
      result(head, {
        rule: 'ptb-no-result',
        message: 'no command before --assign has a result that is still unnamed',
        fix: 'put it directly after the command, or give it a value',
      }),
    );
  }
  const bound = value ? boundTo(block, rest.slice(1)) : block.freeResult;
  if (!value) block.freeResult = null;
  block.names.bound.set(name.text, bound ?? { kind: 'result', count: null });
}

/** A name given to another name has the same values; with a position, one of them. */
function boundTo(block: Block, [value, dot]: readonly Token[]): Bound {
  const known = value ? block.names.bound.get(value.text) : undefined;
  if (known?.kind === 'result' && dot) return { kind: 'result', count: 1 };
  return known ?? { kind: 'value', form: (value && formOf(value)) ?? 'unknown' };
}

function checkConflicts(block: Block): void {
  for (const [name, token] of block.seen) {
    const item = block.facts.items.find((known) => known.name === name);
    const rival = item?.conflicts.find((other) => block.seen.has(other) && other < name);
    if (rival) {
      block.results.push(
        result(token, {
          rule: 'conflict',
          message: `${name} and ${rival} exclude each other`,
          fix: `remove one of them`,
        }),
      );
    }
  }
}

function unknownItem(facts: PtbFacts, head: Token): LineResult {
  const names = facts.items.map((item) => item.name);
  const near = head.kind === 'flag' ? null : propose(head.text, names);
  return result(head, {
    rule: 'ptb-unknown',
    message: `${head.text} is not a command of a transaction block`,
    fix: near
      ? `write ${near.to}`
      : (relatedFix(head.text, names) ?? 'use a command of the ptb reference'),
    replacement: near?.isUnique ? near.to : null,
  });
}

function result(token: Token, { rule, message, fix, replacement }: Unplaced): LineResult {
  const { start, end } = token;
  return { code: `cli/${rule}`, message, fix, start, end, replacement: replacement ?? null };
}
