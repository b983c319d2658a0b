/** Forms that a check of the listing can ask of a value. The line checker has a rule for each of them. Pure. */

export const VALUE_FORMS = [
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
] as const;

export type ValueForm = (typeof VALUE_FORMS)[number];
