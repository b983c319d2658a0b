/** The compiler's diagnostics as results, with the rename it proposes. Pure. */

import type { CheckResult, Span } from '../../check-result.ts';
import type ts from 'typescript';
import { locate } from '../../../../generators/core/source.ts';
import type { BlockLine } from '../assemble.ts';
import type { UnitResult } from '../model.ts';
import type { Proposal } from '../../proposal.ts';
import { propose } from '../../proposal.ts';
import { compiler } from './compiler.ts';
import type { RuleResult } from './rules/program-rules.ts';

type BlockLineOf = (line: number) => BlockLine & { readonly isContext: boolean };

/** An error of our own rules; in a context it is the context's, at the block that uses it. */
export function ruleResult(
  mistake: RuleResult,
  source: ts.SourceFile,
  blockLine: BlockLineOf,
): UnitResult {
  const { line, character } = source.getLineAndCharacterOfPosition(mistake.start);
  const own = blockLine(line + 1);
  const lineText = source.text.split('\n')[line] ?? '';
  return {
    level: 'error',
    code: mistake.code,
    message: `${own.isContext ? IN_CONTEXT : ''}${mistake.message}`,
    block: own.block,
    line: own.line,
    column: own.isContext ? 1 : Array.from(lineText.slice(0, character)).length + 1,
    fix: mistake.fix,
    rename: null,
  };
}

const UNKNOWN_NAME = 'TS2304';
const MISSPELT_NAME = 'TS2552';

export function isUnknownName(code: string): boolean {
  return code === UNKNOWN_NAME || code === MISSPELT_NAME;
}

/**
 * The compiler proposes names for ten unknown ones in a program and then stops, so what it says of a block
 * would depend on the blocks beside it: the proposal for an unknown name is ours.
 */
export function withNearName(result: UnitResult, names: readonly string[]): UnitResult {
  if (!isUnknownName(result.code)) return result;
  const from = /'([^']+)'/.exec(result.message)?.[1] ?? '';
  const near = propose(from, names) ?? shortened(from, names);
  const plain = { ...result, code: UNKNOWN_NAME, rename: null, fix: FIXES[2304] ?? '' };
  if (!near) return plain;
  const isPlain = near.isUnique && !result.message.startsWith(IN_CONTEXT);
  return {
    ...plain,
    code: MISSPELT_NAME,
    fix: `did you mean \`${near.to}\`?`,
    rename: isPlain ? { column: result.column, from, to: near.to } : null,
  };
}

/** `TransactionBlock` became `Transaction`: too far for a slip, and near for a name. */
function shortened(from: string, names: readonly string[]): Proposal | null {
  const starts = names.filter((name) => name.length >= 5 && from.startsWith(name));
  const [to] = starts.toSorted((a, b) => b.length - a.length);
  return to === undefined ? null : { from, to, isUnique: false };
}

/** A missing context makes many names unknown: one result per block names them all, at the first. */
export function joinUnknownNames(results: readonly UnitResult[]): readonly UnitResult[] {
  const isUnknown = ({ code, rename }: UnitResult): boolean => code === UNKNOWN_NAME && !rename;
  return results.flatMap((result) => {
    if (!isUnknown(result)) return [result];
    const same = results.filter((other) => isUnknown(other) && other.block === result.block);
    if (same[0] !== result) return [];
    const names = [...new Set(same.map(({ message }) => /'([^']+)'/.exec(message)?.[1] ?? ''))];
    if (names.length < 2) return [result];
    return [{ ...result, message: `the block does not declare ${names.join(', ')}` }];
  });
}

const IN_CONTEXT = 'in the context around the fragment: ';

export function toResult(diagnostic: ts.Diagnostic, blockLine: BlockLineOf): UnitResult {
  const message = compiler
    .flattenDiagnosticMessageText(diagnostic.messageText, '\n')
    .split('\n')
    .slice(0, 3)
    .join(' ')
    .replace(/\s+/g, ' ');
  const location = locationOf(diagnostic);
  const own = blockLine(location.line);
  const to = renameOf(diagnostic, message);
  return {
    level: diagnostic.reportsDeprecated === undefined ? 'error' : 'warning',
    code: `TS${diagnostic.code}`,
    message:
      (own.isContext ? IN_CONTEXT : '') +
      (to === null ? message : message.replace(/\s*Did you mean .+$/, '')),
    block: own.block,
    line: own.line,
    column: own.isContext ? 1 : location.column,
    fix:
      to === null
        ? (successorOf(diagnostic) ??
          FIXES[diagnostic.code] ??
          (diagnostic.code < 2000 ? 'correct the syntax' : 'write what the declared types accept'))
        : `did you mean \`${to}\`?`,
    rename:
      to === null || own.isContext || location.text === ''
        ? null
        : { column: location.column, from: location.text, to },
  };
}

/** What the tag of a deprecated declaration says to use: `@deprecated Use "b" instead`. */
function successorOf({ reportsDeprecated, relatedInformation }: ts.Diagnostic): string | null {
  const { file, start = 0, length = 0 } = relatedInformation?.[0] ?? {};
  if (reportsDeprecated === undefined || !file) return null;
  const tag = file.text.slice(start, start + length);
  const name = /\b(?:[Uu]se|by|to)\s+[`'"{]?(?:@link\s+)?([A-Za-z_$][\w$.]*(?:\(\))?)/.exec(
    tag,
  )?.[1];
  return name === undefined ? null : `use \`${name.replace(/\.$/, '')}\` instead`;
}

/** A Move call is wrong; in the context around a fragment there is nothing to rename. */
export function callResult(
  source: ts.SourceFile,
  found: CheckResult<Span>,
  blockLine: BlockLineOf,
): UnitResult {
  const { line, column } = locate({ path: '', text: source.text }, found.start);
  const own = blockLine(line);
  const from = source.text.slice(found.start, found.end);
  const to = own.isContext ? null : found.replacement;
  return {
    level: found.code.endsWith('/deprecated') ? 'warning' : 'error',
    code: found.code.replace('/', '-'),
    message: found.message,
    block: own.block,
    line: own.line,
    column: own.isContext ? 1 : column,
    fix: found.fix,
    rename: to === null ? null : { column, from, to },
  };
}

const FIXES: Readonly<Record<number, string>> = {
  2300: 'give one of the two another name, or remove it',
  2304: 'import it, declare it, or name a context with fragment=…',
  2305: 'look the export up in the SDK reference of this release',
  2322: 'give it a value of the type that is named',
  2339: 'look the member up in the SDK reference of this release',
  2345: 'give the argument the type that the function takes',
  2451: 'give one of the two another name, or remove it',
  6385: 'write it without this: the SDK names no successor',
  6387: 'write it without this: the SDK names no successor',
  7006: 'give the parameter a type',
};

function locationOf(diagnostic: ts.Diagnostic): { line: number; column: number; text: string } {
  const { file, start = 0, length = 0 } = diagnostic;
  if (!file) return { line: 1, column: 1, text: '' };
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  const lineText = file.text.split('\n')[line] ?? '';
  const column = Array.from(lineText.slice(0, character)).length + 1;
  return { line: line + 1, column, text: file.text.slice(start, start + length) };
}

/** `… Did you mean 'getCoins'?`: the compiler proposes one name at most. */
function renameOf(diagnostic: ts.Diagnostic, message: string): string | null {
  const proposed = /Did you mean (?:to write )?['"]([^'"]+)['"]\?/.exec(message)?.[1];
  if (proposed === undefined || !/^[\w$]+$/.test(proposed)) return null;
  const { file, start = 0, length = 0 } = diagnostic;
  const from = file?.text.slice(start, start + length) ?? '';
  return /^[\w$]+$/.test(from) ? proposed : null;
}
