/** Texts of shell inside a text of shell: `bash -c '…'`, `ssh host '…'`, `bash <<EOF`. Pure. */

import type { Parser } from 'web-tree-sitter';
import { readBash } from './bash.ts';
import { nameOf, positionOf } from './call.ts';
import type { ShellLine, ShellText, SimpleCommand } from './line.ts';
import { withOuterLocations } from './line.ts';

const SHELLS: ReadonlySet<string> = new Set(['bash', 'sh', 'zsh', 'su']);
const DEEPEST = 4;

/** The commands of a text, then those of the texts inside it, with their places in the whole. */
export function withScripts(line: ShellLine, parser: Parser, depth = 0): ShellLine {
  if (depth === DEEPEST) return line;
  const inner = line.commands.flatMap(scriptsOf).map((script) => {
    const read = withScripts(readBash(parser, script.text), parser, depth + 1);
    return withOuterLocations(read, script);
  });
  return {
    ...line,
    commands: [...line.commands, ...inner.flatMap(({ commands }) => commands)],
    results: [...line.results, ...inner.flatMap(({ results }) => results)],
  };
}

function scriptsOf({ words, documents }: SimpleCommand): readonly ShellText[] {
  const { at, wrapper } = positionOf(words);
  const [head, ...rest] = words.slice(at);
  if (!head) return wrapper === 'ssh' ? documents : [];
  if (wrapper === 'ssh' && rest.length === 0 && /\s/.test(head.text)) return [head];
  if (!SHELLS.has(nameOf(head.text))) return [];
  const option = rest.findIndex(({ text }) => /^-[a-z]*c$/.test(text));
  if (option !== -1) return rest.slice(option + 1, option + 2);
  return rest.every(({ text }) => text.startsWith('-')) ? documents : [];
}
