// region: explain
const MESSAGES: Readonly<Record<string, string>> = {
  '0': 'The greenhouse is closed. Please come back later.',
  '1': 'A plant needs at least one unit of water.',
};

/** What a person can do about an error of a wallet, of the network, or of the greenhouse. */
export function explain(error: string): string {
  const abort = /MoveAbort\(.*Identifier\("greenhouse"\).*,\s*(\d+)\)/.exec(error);
  if (abort) return MESSAGES[abort[1] ?? ''] ?? `The greenhouse refused, with code ${abort[1]}.`;
  if (/reject/i.test(error)) return 'You declined the transaction. Nothing happened.';
  if (/gas/i.test(error)) return 'Your account has too little SUI for gas on this network.';
  return `The transaction failed: ${error}`;
}
// endregion: explain
