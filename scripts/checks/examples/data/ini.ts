/** INI blocks: syntax, and the directives and command lines of units of systemd. */

import { locate } from '../../../../generators/core/source.ts';
import type { ProgramFacts } from '../../../../generators/output/cli.ts';
import type { Block, Checker, UnitResult } from '../model.ts';
import { loadPrograms } from '../shell/programs.ts';
import { checker as syntax } from '../syntax/syntax.ts';
import { checkCommand, splitWords } from './service-commands.ts';
import { checkShapes } from './check-shapes.ts';
import { fileOf, unitFile } from './shapes/known-files.ts';
import type { DataEntry, DataMap, TreeLocation } from './tree.ts';

export const checker: Checker = {
  check: async (units, context) => {
    const programs = loadPrograms(context.root);
    const results: (readonly UnitResult[])[] = [];
    for (const unit of units) {
      const [block] = unit.blocks;
      // The grammar of INI knows no continued lines.
      const isOther = !block || !isUnit(block);
      const found = isOther ? await syntax.check([unit], context) : [checkUnit(block, programs)];
      results.push(found.flat());
    }
    return results;
  },
};

function checkUnit(block: Block, programs: readonly ProgramFacts[]): readonly UnitResult[] {
  const broken = brokenLines(block.code);
  if (broken.length > 0) return broken;
  const tree = readIni(block.code);
  const commands = tree.entries.flatMap(({ value }) =>
    value.kind === 'map' ? value.entries.filter(({ key }) => key.startsWith('Exec')) : [],
  );
  return [
    ...checkShapes(tree, unitFile, 'ini'),
    ...commands.flatMap(({ value }) => {
      if (value.kind !== 'scalar') return [];
      // The signs before a path change how systemd runs it.
      const text = value.text.replace(/^[-@:+!]+/, (signs) => ' '.repeat(signs.length));
      return checkCommand(splitWords(text, value.at), programs);
    }),
  ];
}

/** What is neither a section nor a directive, a comment, or the rest of a continued line. */
function brokenLines(code: string): readonly UnitResult[] {
  const lines = code.split('\n');
  const index = lines.findIndex(
    (line, at) =>
      !/^\s*(?:[#;]|\[[^\]]+\]\s*$|\w+\s*=|$)/.test(line) && !lines[at - 1]?.endsWith('\\'),
  );
  if (index < 0) return [];
  const message = `systemd cannot read \`${lines[index]?.slice(0, 40) ?? ''}\``;
  const fix = 'write [Section] or Directive=value; a backslash at its end continues a line';
  const location = { block: 0, line: index + 1, column: 1 };
  return [{ level: 'error', code: 'ini-syntax', message, ...location, fix, rename: null }];
}

export function isUnit({ code, meta }: Block): boolean {
  return fileOf(meta.title, readIni(code), [unitFile]) !== null;
}

const LINE =
  /^[ \t]*(?:\[(?<section>[^\]\n]+)\]|(?<key>[^#;=\s[][^=\n]*?)[ \t]*=[ \t]*(?<text>(?:[^\n\\]|\\[^])*))/gm;

/** Sections with their directives. A backslash at the end of a line continues the value. */
export function readIni(code: string): DataMap {
  const locationOf = (offset: number): TreeLocation => {
    const { line, column } = locate({ path: '', text: code }, offset);
    return { line, column };
  };
  const top: DataEntry[] = [];
  let entries = top;
  for (const { 0: whole, index, groups = {} } of code.matchAll(LINE)) {
    const { section, key = '', text = '' } = groups;
    const at = locationOf(index + whole.indexOf(section ?? key));
    if (section === undefined) {
      const start = locationOf(index + whole.length - text.length);
      entries.push({ key, at, value: { kind: 'scalar', at: start, value: text, text } });
    } else {
      entries = [];
      top.push({ key: section, at, value: { kind: 'map', at, entries } });
    }
  }
  return { kind: 'map', at: { line: 1, column: 1 }, entries: top };
}
