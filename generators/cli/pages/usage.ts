/** A usage line as a signature: every option that it names links to its row. Pure. */

import type { Flow } from '../../core/nodes.ts';
import type { CodePart } from '../../core/signature.ts';
import { part, signature } from '../../core/signature.ts';
import type { CliCommand, CliOption } from '../model/model.ts';
import type { PageContext } from './context.ts';

export function usageFlow(context: PageContext, command: CliCommand, usage: string): Flow {
  const parts: CodePart[] = [];
  let rest = usage;
  for (let at = nextOption(rest, command); at !== null; at = nextOption(rest, command)) {
    if (at.start > 0) parts.push(part(rest.slice(0, at.start)));
    parts.push(
      part(at.option.id, context.links.href(context.routes.idOfOption(command, at.option))),
    );
    rest = rest.slice(at.start + at.option.id.length);
  }
  if (rest !== '') parts.push(part(rest));
  return signature('sh', parts);
}

interface Found {
  readonly start: number;
  readonly option: CliOption;
}

function nextOption(usage: string, { options }: CliCommand): Found | null {
  const found = options
    .map((option): Found => ({ start: indexOfWord(usage, option.id), option }))
    .filter(({ start }) => start !== -1);
  return found.sort((a, b) => a.start - b.start)[0] ?? null;
}

/** `--gas` must not be found in `--gas-budget`. */
function indexOfWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + word.length] ?? ' ';
    if (' <|['.includes(before) && ' >|]='.includes(after)) return at;
  }
  return -1;
}
