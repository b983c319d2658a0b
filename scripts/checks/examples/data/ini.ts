/** INI blocks: syntax, and the directives and command lines of units of systemd. */

import { locate } from '../../../../generators/core/source.ts';
import type { ProgramFacts } from '../../../../generators/cli/model/facts.ts';
import type { Block, Checker, Finding } from '../model.ts';
import { loadPrograms } from '../shell/programs.ts';
import { checker as syntax } from '../syntax/syntax.ts';
import { commandFindings, splitWords } from './service-commands.ts';
import { shapeFindings } from './shape-findings.ts';
import { fileOf, unitFile } from './shapes/known-files.ts';
import type { DataEntry, DataMap, Place } from './tree.ts';

export const checker: Checker = {
  check: async (units, context) => {
    const programs = loadPrograms(context.root);
    const broken = await syntax.check(units, context);
    return units.map(({ blocks: [block] }, index) => {
      const findings = broken[index] ?? [];
      return block && findings.length === 0 ? unitFindings(block.code, block.meta.title, programs) : findings;
    });
  },
};

function unitFindings(
  code: string,
  title: string | null,
  programs: readonly ProgramFacts[],
): readonly Finding[] {
  const tree = readIni(code);
  const file = fileOf(title, tree, [unitFile]);
  if (!file) return [];
  const commands = tree.entries.flatMap(({ value }) =>
    value.kind === 'map' ? value.entries.filter(({ key }) => key.startsWith('Exec')) : [],
  );
  return [
    ...shapeFindings(tree, file, 'ini'),
    ...commands.flatMap(({ value }) => {
      if (value.kind !== 'scalar') return [];
      // The signs before a path change how systemd runs it.
      const text = value.text.replace(/^[-@:+!]+/, (signs) => ' '.repeat(signs.length));
      return commandFindings(splitWords(text, value.at), programs);
    }),
  ];
}

export function isUnit({ code, meta }: Block): boolean {
  return fileOf(meta.title, readIni(code), [unitFile]) !== null;
}

const LINE =
  /^[ \t]*(?:\[(?<section>[^\]\n]+)\]|(?<key>[^#;=\s[][^=\n]*?)[ \t]*=[ \t]*(?<text>(?:[^\n\\]|\\[^])*))/gm;

/** Sections with their directives. A backslash at the end of a line continues the value. */
export function readIni(code: string): DataMap {
  const placeOf = (offset: number): Place => {
    const { line, column } = locate({ path: '', text: code }, offset);
    return { line, column };
  };
  const top: DataEntry[] = [];
  let entries = top;
  for (const { 0: whole, index, groups = {} } of code.matchAll(LINE)) {
    const { section, key = '', text = '' } = groups;
    const at = placeOf(index + whole.indexOf(section ?? key));
    if (section === undefined) {
      const start = placeOf(index + whole.length - text.length);
      entries.push({ key, at, value: { kind: 'scalar', at: start, value: text, text } });
    } else {
      entries = [];
      top.push({ key: section, at, value: { kind: 'map', at, entries } });
    }
  }
  return { kind: 'map', at: { line: 1, column: 1 }, entries: top };
}
