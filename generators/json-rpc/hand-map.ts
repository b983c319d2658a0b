/** What no rule can read out of the client's code: parameters that the client computes, and groups. Plain data. */

import type { Shape } from './shapes.ts';
import type { WireSource } from './model.ts';

/** What the client makes of one property on its way out. */
export interface ComputedParameter {
  readonly from: WireSource;
  readonly shape: Shape;
}

const TEXT: Shape = { kind: 'string' };
const BYTES: ComputedParameter = {
  from: { kind: 'property', name: 'transactionBlock', as: 'itself' },
  shape: TEXT,
};

/** By method, then by position in the call. Bytes travel as base64 text, one signature as a list of one. */
export const COMPUTED: ReadonlyMap<string, ReadonlyMap<number, ComputedParameter>> = new Map([
  [
    'sui_executeTransactionBlock',
    new Map([
      [0, BYTES],
      [
        1,
        {
          from: { kind: 'property', name: 'signature', as: 'list' },
          shape: { kind: 'array', of: TEXT },
        },
      ],
    ]),
  ],
  ['sui_dryRunTransactionBlock', new Map([[0, BYTES]])],
  ['sui_devInspectTransactionBlock', new Map([[1, BYTES]])],
]);

/** Names that the wire format gives to parameters which the SDK builds from several properties. */
export const OBJECT_PARAMETER = 'query';
export const DESCENDING_PARAMETER = 'descendingOrder';

/** A node also takes `null` for these, though the SDK always sends an object. */
export const NULLABLE_OBJECTS: ReadonlySet<string> = new Set(['suix_getOwnedObjects']);

interface Group {
  readonly title: string;
  readonly pattern: RegExp;
}

/** The first group whose pattern matches the method's name has it; the order is the order of the index. */
export const GROUPS: readonly Group[] = [
  { title: 'Subscriptions', pattern: /_(un)?subscribe/ },
  { title: 'Transactions', pattern: /TransactionBlock/ },
  { title: 'Events', pattern: /Event/ },
  { title: 'Dynamic fields', pattern: /DynamicField/ },
  { title: 'Objects', pattern: /Object/ },
  { title: 'Coins and balances', pattern: /Coin|Balance|TotalSupply/ },
  { title: 'Move packages', pattern: /NormalizedMove|MoveFunctionArgTypes/ },
  { title: 'Names', pattern: /NameService/ },
  { title: 'Usage metrics', pattern: /Metrics/ },
  { title: 'Staking and validators', pattern: /Stake|Validator|Committee|SystemState/ },
  { title: 'Checkpoints and epochs', pattern: /Checkpoint|Epoch/ },
  { title: 'Protocol and network', pattern: /Protocol|GasPrice|ChainIdentifier|discover/ },
  { title: 'Signatures', pattern: /ZkLogin|Signature/ },
];

export const OTHER_GROUP = 'Other';

/** The order in which the index shows the groups: what readers look for first comes first. */
export const GROUP_ORDER: readonly string[] = [
  'Coins and balances',
  'Objects',
  'Dynamic fields',
  'Transactions',
  'Events',
  'Subscriptions',
  'Move packages',
  'Staking and validators',
  'Checkpoints and epochs',
  'Protocol and network',
  'Names',
  'Signatures',
  'Usage metrics',
  OTHER_GROUP,
];

/** `OTHER_GROUP` for a method that no group names, as in another release. */
export function groupOf(method: string): string {
  return GROUPS.find((group) => group.pattern.test(method))?.title ?? OTHER_GROUP;
}
