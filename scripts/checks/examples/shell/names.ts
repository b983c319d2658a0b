/** Names of the framework and of JSON-RPC methods in the words of any command. Pure. */

import type { ShellLine, ShellText } from '../../command-lines/shell/line.ts';
import type { LineResult } from '../../command-lines/result.ts';
import type { KnownModules } from '../../move-calls/model.ts';
import { checkText } from '../../move-calls/check-type.ts';
import { wrongMethod } from '../../requests/method-names.ts';
import { renameOf } from '../../proposal.ts';
import type { RpcFacts } from '../../../../generators/output/json-rpc.ts';

interface Facts {
  readonly modules: KnownModules;
  readonly requests: RpcFacts | null;
}

export function checkName(
  code: string,
  { commands }: ShellLine,
  { modules, requests }: Facts,
): readonly LineResult[] {
  const texts = commands.flatMap(({ words, documents }) => [...words, ...documents]);
  const named = texts.flatMap((text) =>
    checkText(text.text, modules.names).map((found) => ({
      ...found,
      ...locationIn(text, found.start, found.end),
      code: 'sh/move-path',
    })),
  );
  return [...named, ...checkMethod(code, requests)];
}

/** Bare words that look like a method, such as those that a loop asks for, or a variable holds. */
function checkMethod(code: string, model: RpcFacts | null): readonly LineResult[] {
  const names = model?.methods.map((method) => method.name) ?? [];
  return [...code.matchAll(METHOD)].flatMap(([name], at, all) => {
    const wrong = wrongMethod(name, names);
    if (!wrong?.near) return [];
    const start = all[at]?.index ?? 0;
    const { message, fix, near } = wrong;
    const location = { start, end: start + name.length, replacement: renameOf(near) };
    return [{ ...location, code: 'sh/unknown-method', message, fix }];
  });
}

// In quotes it is part of a request, which is read as a whole.
const METHOD = /(?<![\w"'\\])suix?_[a-z]+[A-Z]\w*(?![\w"'\\])/g;

function locationIn(
  { offsets }: ShellText,
  from: number,
  to: number,
): { start: number; end: number } {
  const start = offsets[from] ?? 0;
  return { start, end: (offsets[to - 1] ?? start) + 1 };
}
