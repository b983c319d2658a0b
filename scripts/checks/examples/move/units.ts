/** A unit of Move blocks as files for the compiler, its addresses made unique so that many compile in one call. Pure. */

import { assemble, blockLineOf } from '../assemble.ts';
import type { Assembled } from '../assemble.ts';
import { contextsOf } from '../page/contexts.ts';
import type { Contexts } from '../page/contexts.ts';
import type { Block, UnitResult, Unit } from '../model.ts';

export interface MoveFile extends Assembled {
  /** Line text before addresses were renamed; empty where nothing was. */
  readonly suffix: string;
  readonly addresses: readonly string[];
}

export interface MoveUnit {
  readonly unit: Unit;
  readonly files: ReadonlyMap<string, MoveFile>;
  readonly hasTests: boolean;
  readonly isPackage: boolean;
  /** Unused names are the business of a whole program, not of a fragment. */
  readonly isFragment: boolean;
  /** What is wrong before the compiler is asked. */
  readonly results: readonly UnitResult[];
  findLine(pattern: RegExp): { readonly block: number; readonly line: number };
}

const MODULE = /(?:^|\n)\s*(?:#\[[^\]]*\]\s*)*(?:\/\/[^\n]*\n\s*)*module\s+\w+\s*::/;

export interface AssembledUnit {
  readonly assembled: readonly Assembled[];
  readonly isFragment: boolean;
  /** What is wrong with the contexts. */
  readonly results: readonly UnitResult[];
}

/** One text for each file that the blocks are. */
export function assembleUnit(unit: Unit, contexts: Contexts): AssembledUnit {
  const results: UnitResult[] = [];
  const groups: { block: Block; index: number }[][] = [];
  const texts: string[] = [];
  for (const [at, block] of unit.blocks.entries()) {
    const own = contextsOf(block, at, contexts);
    results.push(...own.results);
    texts.push(...own.texts);
    // A module's label reaches to the end of its file, so a block without one goes on with the last module.
    const goesOn = groups.length > 0 && !unit.isPackage && !MODULE.test(block.code);
    if (goesOn) groups.at(-1)?.push({ block, index: at });
    else groups.push([{ block, index: at }]);
  }
  const assembled = groups.map((group, at) => assemble(group, at === 0 ? texts : []));
  return { assembled, isFragment: texts.length > 0, results };
}

export function prepareUnit(
  unit: Unit,
  { index, contexts }: { readonly index: number; readonly contexts: Contexts },
): MoveUnit {
  const { assembled, isFragment, ...found } = assembleUnit(unit, contexts);
  const results = [
    ...found.results,
    ...(found.results.length === 0 ? withoutModule(assembled, unit) : []),
  ];
  const renamed = renameAddresses(assembled, index);
  const names = renamed.map((_, at) =>
    unit.isPackage ? (unit.blocks[at]?.id ?? '') : `block-${index}-${at}.move`,
  );
  return {
    unit,
    files: new Map(renamed.map((file, at) => [names[at] ?? '', file])),
    hasTests: assembled.some(({ text }) =>
      /#\[(?:[\w\s,]*\b)?(?:test|test_only|random_test)\b/.test(text),
    ),
    isPackage: unit.isPackage,
    isFragment,
    results,
    findLine: (pattern) => findLine(assembled, pattern),
  };
}

function withoutModule(assembled: readonly Assembled[], unit: Unit): readonly UnitResult[] {
  return assembled.flatMap((file) => {
    const isManifest = unit.isPackage && !/\bmodule\b/.test(file.text);
    if (isManifest || MODULE.test(file.text) || /\bmodule\s+\S+\s*\{/.test(file.text)) return [];
    const { block } = blockLineOf(file, 1);
    const fix =
      'write the whole module, or add fragment=body for statements, fragment=item for functions and structs';
    return [
      {
        level: 'error',
        code: 'move-no-module',
        message: 'the block holds no module, so nothing can compile it',
        block,
        line: 0,
        column: 1,
        fix,
        rename: null,
      },
    ];
  });
}

const RESERVED = new Set(['std', 'sui', 'sui_system', 'bridge']);

/** `example::lock` → `example_u7::lock`: two pages, or two examples, may call their package the same. */
function renameAddresses(assembled: readonly Assembled[], index: number): readonly MoveFile[] {
  const all = assembled.map(({ text }) => text).join('\n');
  const modules = [...all.matchAll(/\bmodule\s+([A-Za-z_]\w*)\s*::\s*(\w+)/g)];
  const declared = modules.map((match) => match[1] ?? '');
  const addresses = [...new Set(declared)].filter((name) => !RESERVED.has(name));
  const suffix = `_u${index}`;
  if (addresses.length === 0) return assembled.map((file) => ({ ...file, suffix: '', addresses }));
  const pattern = addressPattern(
    addresses,
    modules.map((match) => match[2] ?? ''),
  );
  return assembled.map((file) => ({
    ...file,
    text: file.text.replace(pattern, (word) => `${word}${suffix}`),
    suffix,
    addresses,
  }));
}

/** A module may be called like its address: `lock::open` is then the module's, `lock::lock` and `use lock::…` the address's. */
function addressPattern(addresses: readonly string[], modules: readonly string[]): RegExp {
  const free = addresses.filter((name) => !modules.includes(name));
  const shared = addresses.filter((name) => modules.includes(name));
  const before = '(?<=\\b(?:module|use|use\\s+fun|friend)\\s+)';
  const behind = `(?=\\s*::\\s*(?:${modules.join('|')})\\b(?!\\s*[(<!]))`;
  const choices = [
    ...free.map((name) => `(?<![\\w:])${name}(?=\\s*::)`),
    ...shared.map((name) => `${before}${name}(?=\\s*::)|(?<![\\w:])${name}${behind}`),
    `@(?:${addresses.join('|')})\\b`,
  ];
  return new RegExp(choices.join('|'), 'g');
}

/** The column before addresses were renamed. */
export function originalColumn(file: MoveFile, line: number, column: number): number {
  if (file.suffix === '') return column;
  const before = Array.from(file.text.split('\n')[line - 1] ?? '')
    .slice(0, column - 1)
    .join('');
  const pattern = new RegExp(`(?:${file.addresses.join('|')})${file.suffix}`, 'g');
  return column - [...before.matchAll(pattern)].length * file.suffix.length;
}

/** What the compiler says of our names, in the author's. */
export function originalText(file: MoveFile, text: string): string {
  if (file.suffix === '') return text;
  return text.replace(new RegExp(`\\b(${file.addresses.join('|')})${file.suffix}\\b`, 'g'), '$1');
}

function findLine(
  assembled: readonly Assembled[],
  pattern: RegExp,
): { block: number; line: number } {
  for (const file of assembled) {
    const line = file.text.split('\n').findIndex((text) => pattern.test(text));
    if (line >= 0) return blockLineOf(file, line + 1);
  }
  return { block: 0, line: 1 };
}
