/** Checks a programmable transaction block against the items and the grammar of the listing. Pure. */

import { nearestName } from '../../../generators/core/text.ts';
import type { PtbFacts, PtbItemFacts } from '../../../generators/cli/model/facts.ts';
import type { Fault, LineProblem } from './problem.ts';
import type { Names } from './cursor.ts';
import type { Bound } from './names.ts';
import { formOf } from './names.ts';
import { readOperands } from './operands.ts';
import type { ShellWord } from './shell.ts';
import type { Token } from './tokens.ts';
import { readTokens } from './tokens.ts';

/** Problems of everything behind `ptb`, in the order of the line. */
export function checkPtb(facts: PtbFacts, words: readonly ShellWord[]): readonly LineProblem[] {
  const takesPath = new Set(
    facts.items.filter((item) => item.takes.startsWith('path')).map((item) => item.name),
  );
  const { tokens, problems } = readTokens(words, takesPath);
  const found = [...problems, ...checkFirstWord(words), ...checkItems(facts, tokens)];
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The parser of the client takes `--json` for itself when nothing stands before it. */
function checkFirstWord(words: readonly ShellWord[]): LineProblem[] {
  const first = words[0];
  if (first?.text !== '--json') return [];
  return [
    {
      code: 'cli/ptb-json-first',
      message: '--json as the first word after ptb has no effect on the block',
      fix: 'move it behind a command of the block',
      start: first.start,
      end: first.end,
    },
  ];
}

interface Block {
  readonly facts: PtbFacts;
  readonly names: Names;
  readonly seen: Map<string, Token>;
  readonly problems: LineProblem[];
  /** Result of the command before that still has no name. */
  freeResult: Bound | null;
}

function newBlock(facts: PtbFacts): Block {
  return {
    facts,
    names: {
      bound: new Map(),
      packages: new Set(facts.packages),
      keywords: new Set(facts.keywords),
    },
    seen: new Map(),
    problems: [],
    freeResult: null,
  };
}

function checkItems(facts: PtbFacts, tokens: readonly Token[]): LineProblem[] {
  const block = newBlock(facts);
  let at = 0;
  const first = tokens[0];
  if (first && !isItemStart(first)) {
    block.problems.push(
      problem(first, {
        rule: 'ptb-syntax',
        message: `"${first.text}" stands before any command`,
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
  return block.problems;
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
    block.problems.push(unknownItem(block.facts, head));
    return;
  }
  if (item.isOnce && block.seen.has(item.name)) {
    block.problems.push(
      problem(head, {
        rule: 'repeated-option',
        message: `${item.name} may be given once only`,
        fix: 'remove one of them',
      }),
    );
  }
  block.seen.set(item.name, head);
  const length = readOperands(
    { head, tokens: rest, names: block.names, problems: block.problems },
    item.takes,
  );
  if (item.name === '--assign') bindName(block, head, rest);
  else if (item.kind === 'command') block.freeResult = resultOf(item, length);
}

function resultOf(item: PtbItemFacts, length: number | null): Bound | null {
  if (!item.hasResult) return null;
  const counts: Readonly<Record<string, number | null>> = { none: 0, one: 1, each: length };
  return { kind: 'result', count: counts[item.gives ?? ''] ?? null };
}

/** `--assign NAME` takes the result of the command before; `--assign NAME VALUE` does not. */
function bindName(block: Block, head: Token, rest: readonly Token[]): void {
  const [name, value] = rest;
  if (!name) return;
  if (!value && block.freeResult === null) {
    block.problems.push(
      problem(head, {
        rule: 'ptb-no-result',
        message: 'no command with a result that is still unnamed stands before --assign',
        fix: 'put it directly after the command, or give it a value',
      }),
    );
  }
  const bound = value ? boundTo(block, rest.slice(1)) : block.freeResult;
  if (!value) block.freeResult = null;
  block.names.bound.set(name.text, bound ?? { kind: 'result', count: null });
}

/** A name that is given to another name stands for the same; with a place, for one value of it. */
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
      block.problems.push(
        problem(token, {
          rule: 'conflict',
          message: `${name} and ${rival} exclude each other`,
          fix: `remove one of them`,
        }),
      );
    }
  }
}

function unknownItem(facts: PtbFacts, head: Token): LineProblem {
  if (/^-[0-9]/.test(head.text))
    return problem(head, {
      rule: 'ptb-syntax',
      message: 'there are no negative numbers',
      fix: 'write a positive number',
    });
  const names = facts.items.map((item) => item.name);
  const near = head.kind === 'flag' ? null : nearestName(head.text, names);
  const fix = near ? `write ${near}` : 'use a command of the ptb reference';
  return problem(head, {
    rule: 'ptb-unknown',
    message: `${head.text} is no command of a transaction block`,
    fix,
  });
}

function problem(token: Token, { rule, message, fix }: Fault): LineProblem {
  return { code: `cli/${rule}`, message, fix, start: token.start, end: token.end };
}
