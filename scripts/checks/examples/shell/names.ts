/** Names of the framework and of JSON-RPC methods in the words of any command. Pure. */

import type { ShellLine, ShellText } from '../../command-lines/shell/line.ts';
import type { LineProblem } from '../../command-lines/problem.ts';
import type { KnownModules } from '../../move-calls/model.ts';
import { textProblems } from '../../move-calls/type-problems.ts';
import { propose } from '../../proposal.ts';
import type { RpcFacts } from '../../../../generators/output/json-rpc.ts';

interface Facts {
  readonly modules: KnownModules;
  readonly requests: RpcFacts | null;
}

export function nameProblems(
  code: string,
  { commands }: ShellLine,
  { modules, requests }: Facts,
): readonly LineProblem[] {
  const texts = commands.flatMap(({ words, documents }) => [...words, ...documents]);
  const named = texts.flatMap((text) =>
    textProblems(text.text, modules.names).map(({ offset, wrong, near, ...said }) => {
      const end = offset + wrong.length;
      const replacement = near?.isUnique ? near.to : null;
      return { ...placeIn(text, offset, end), ...said, code: 'sh/move-path', replacement } as const;
    }),
  );
  return [...named, ...methodProblems(code, requests)];
}

/** Bare words that look like a method, such as those that a loop asks for, or a variable holds. */
function methodProblems(code: string, model: RpcFacts | null): readonly LineProblem[] {
  const names = model?.methods.map((method) => method.name) ?? [];
  return [...code.matchAll(METHOD)].flatMap(([name], at, all) => {
    const near = names.includes(name) ? null : propose(name, names);
    if (!near) return [];
    const start = all[at]?.index ?? 0;
    const message = `"${name}" is not a method of JSON-RPC`;
    const fix = `did you mean \`${near.to}\`?`;
    const replacement = near.isUnique ? near.to : null;
    const place = { start, end: start + name.length };
    return [{ ...place, code: 'sh/unknown-method', message, fix, replacement }];
  });
}

// In quotes it is part of a request, which is read as a whole.
const METHOD = /(?<![\w"'\\])suix?_[a-z]+[A-Z]\w*(?![\w"'\\])/g;

function placeIn({ offsets }: ShellText, from: number, to: number): { start: number; end: number } {
  const start = offsets[from] ?? 0;
  return { start, end: (offsets[to - 1] ?? start) + 1 };
}
