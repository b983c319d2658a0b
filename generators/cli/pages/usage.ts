/** A usage line as a signature: every option that it names links to its row. Pure. */

import type { Flow } from '../../core/nodes.ts';
import { part, signature } from '../../core/signature.ts';
import type { CliCommand } from '../model/model.ts';
import type { PageContext } from './context.ts';

/** What looks like an option: `--gas` must not be found in `--gas-budget`. */
const WORD = /((?<=^|[ <|[])-[^ >|\]=]*)/;

export function usageFlow(
  { links, routes }: PageContext,
  command: CliCommand,
  usage: string,
): Flow {
  const known = new Map(command.options.map((option) => [option.id, option]));
  const parts = usage.split(WORD).map((word) => {
    const option = known.get(word);
    return part(word, option ? links.href(routes.idOfOption(command, option)) : null);
  });
  return signature('sh', parts);
}
