import { refusals } from './refusals';

/** What a person can do about an error of a wallet, of the network, or of the package. */
export function explain(error: string): string {
  const abort = /MoveAbort\(.*Identifier\("(\w+)"\).*,\s*(\d+)\)/.exec(error);
  if (abort) {
    const [, module = '', code = ''] = abort;
    const known = refusals[`${module} ${code}`] ?? refusals[module];
    return known ?? `The module ${module} refused, with code ${code}.`;
  }
  if (/reject/i.test(error)) return 'You declined the transaction. Nothing happened.';
  if (/gas|balance/i.test(error)) return 'Your account has too little SUI for this.';
  return `The transaction failed: ${error}`;
}
