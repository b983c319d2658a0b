// What the station pays for.

import type { Transaction } from '@mysten/sui/transactions';
import { normalizeSuiAddress } from '@mysten/sui/utils';

// region: policy
const PACKAGE_ID = normalizeSuiAddress(process.env.PACKAGE_ID ?? '');
const ALLOWED = new Set([`${PACKAGE_ID}::greenhouse::water`]);
const MOST_COMMANDS = 4;

/** A refusal that the caller may read. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Throws unless every command is a call that we allow, and none of them touches the gas coin. */
export function checkCommands(tx: Transaction): void {
  const { commands } = tx.getData();
  if (commands.length === 0 || commands.length > MOST_COMMANDS)
    throw new Refused(403, `only 1 to ${MOST_COMMANDS} commands are sponsored`);
  for (const command of commands) {
    if (command.$kind !== 'MoveCall') throw new Refused(403, `${command.$kind} is not sponsored`);
    const { package: id, module, function: name, arguments: given } = command.MoveCall;
    if (given.some(({ $kind }) => $kind === 'GasCoin'))
      throw new Refused(403, 'the gas coin is not yours to use');
    if (!ALLOWED.has(`${normalizeSuiAddress(id)}::${module}::${name}`))
      throw new Refused(403, `${module}::${name} is not sponsored`);
  }
}
// endregion: policy

// region: rate
const MOST_PER_MINUTE = 5;
const asked = new Map<string, number[]>();

/** At most five requests a minute from one sender. */
export function checkRate(sender: string, now = Date.now()): void {
  const recent = (asked.get(sender) ?? []).filter((at) => at > now - 60_000);
  if (recent.length >= MOST_PER_MINUTE) throw new Refused(429, 'too many requests, wait a minute');
  asked.set(sender, [...recent, now]);
}
// endregion: rate
