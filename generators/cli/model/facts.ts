/** Small questions about what a command line accepts. Pure. */

import { compareText } from '../../core/text.ts';
import type { CommandFacts, OptionFacts, ValueForm } from '../../output/cli.ts';

/** The line checker has a rule for each of them. */
export const VALUE_FORMS: readonly ValueForm[] = [
  'object ID',
  'address',
  'address or alias',
  'Move type',
  'multiaddr',
  'BIP-32 derivation path',
  'public key (base64)',
  'signature (base64)',
  'multisig signature (base64)',
  'intent (hex)',
  'authority public key (hex)',
  'transaction digest (base58)',
  'alias',
  'identifier',
  'web address',
  'positive number',
  'bool',
];

/** `client/new-env`; the program itself is the empty text. */
export function keyOfPath(path: readonly string[]): string {
  return path.join('/');
}

/** `sui client new-env`. */
export function textOfPath(program: string, path: readonly string[]): string {
  return [program, ...path].join(' ');
}

/** Word by word in byte order; a command comes before the commands below it. */
export function comparePaths(a: readonly string[], b: readonly string[]): number {
  return compareText(a.join('\0'), b.join('\0'));
}

/** Every spelling under which an option can be given. */
export function spellingsOf(option: OptionFacts): readonly string[] {
  return [...option.longs, ...option.shorts, ...option.aliases];
}

/** True even where the value may be left out. */
export function takesValue(option: OptionFacts): boolean {
  return option.count.most === null || option.count.most > 0;
}

/** Options inherited from the commands above, nearest first, without those that the command redefines. */
export function inheritedOptions<Command extends CommandFacts>(
  commands: readonly Command[],
  command: Command,
): { readonly from: Command; readonly options: Command['options'] }[] {
  const seen = new Set(command.options.map((option) => option.id));
  const found: { from: Command; options: Command['options'] }[] = [];
  for (let depth = command.path.length - 1; depth >= 0; depth -= 1) {
    const from = commands.find(
      (other) => comparePaths(other.path, command.path.slice(0, depth)) === 0,
    );
    const options = from?.options.filter((option) => option.isGlobal && !seen.has(option.id)) ?? [];
    for (const option of options) seen.add(option.id);
    if (from && options.length > 0) found.push({ from, options });
  }
  return found;
}
