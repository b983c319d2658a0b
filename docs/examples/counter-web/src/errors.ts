/** What a person can do about an error of a wallet, of the network, or of the counter. */
export function explain(error: string): string {
  const abort = /MoveAbort\(.*Identifier\("counter"\).*,\s*(\d+)\)/.exec(error);
  if (abort?.[1] === '0') return 'Only the owner of the counter may do this.';
  if (abort) return `The counter refused, with code ${abort[1]}.`;
  if (/reject/i.test(error)) return 'You declined the transaction. Nothing happened.';
  if (/gas/i.test(error)) return 'Your account has too little SUI for gas on this network.';
  return `The transaction failed: ${error}`;
}
