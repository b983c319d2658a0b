/** Command lines of known programs in the files that start services. Pure. */

import { locate } from '../../../../generators/core/source.ts';
import type { ProgramFacts } from '../../../../generators/output/cli.ts';
import { checkWords } from '../../command-lines/check-line.ts';
import type { LineResult } from '../../command-lines/result.ts';
import type { UnitResult } from '../model.ts';
import type { DataNode, DataScalar, TreeLocation } from './tree.ts';
import { valueOf } from './tree.ts';

/** `command` and `entrypoint` of each service of a Compose file; the entry point comes first. */
export function checkService(
  file: DataNode,
  programs: readonly ProgramFacts[],
): readonly UnitResult[] {
  const services = file.kind === 'map' ? valueOf(file, 'services') : undefined;
  if (services?.kind !== 'map') return [];
  return services.entries.flatMap(({ value }) => {
    if (value.kind !== 'map') return [];
    const words = ['entrypoint', 'command'].flatMap((key) => wordsOf(valueOf(value, key)));
    return checkCommand(words, programs);
  });
}

export interface PlacedWord {
  readonly text: string;
  readonly at: TreeLocation;
}

function wordsOf(node: DataNode | undefined): readonly PlacedWord[] {
  if (node?.kind === 'list')
    return node.items.filter((item): item is DataScalar => item.kind === 'scalar');
  return node?.kind === 'scalar' ? splitWords(node.text, node.at) : [];
}

/** At blanks outside quotes. A backslash at the end of a line is not a word. */
export function splitWords(text: string, at: TreeLocation): readonly PlacedWord[] {
  return [...text.matchAll(/(?:[^\s"'\\]|"[^"]*"|'[^']*'|\\\S)+/g)].map(({ 0: word, index }) => {
    const { line, column } = locate({ path: '', text }, index);
    return {
      text: word.replace(/["']/g, ''),
      at: { line: at.line + line - 1, column: line === 1 ? at.column + column - 1 : column },
    };
  });
}

/** A variable of the file, such as `${PORT}`, is a value that nobody knows. */
export function checkCommand(
  words: readonly PlacedWord[],
  programs: readonly ProgramFacts[],
): readonly UnitResult[] {
  const texts = words.map(({ text }) => text.replace(/\$\{[^}]*\}|\$\w+/g, '\uE000'));
  return checkWords(programs, texts).map((result) => toResult(result, words, texts));
}

function toResult(
  { code, message, fix, start, replacement }: LineResult,
  words: readonly PlacedWord[],
  texts: readonly string[],
): UnitResult {
  let end = -1;
  const index = texts.findIndex((text) => (end += text.length + 1) >= start);
  const word = words[Math.max(0, index)] ?? { text: '', at: { line: 1, column: 1 } };
  const rename =
    replacement === null ? null : { column: word.at.column, from: word.text, to: replacement };
  return {
    level: 'error',
    code: code.replace('/', '-'),
    message,
    block: 0,
    ...word.at,
    fix,
    rename,
  };
}
