/** What a transaction did, as the bytes that the SDK's executors read. Pure. */

import { bcs } from '@mysten/sui/bcs';
import type { Execution, WrittenObject } from './execution.ts';
import type { Owner, StoredObject } from '../model.ts';

type Effects = typeof bcs.TransactionEffects.$inferInput;
type EffectsV2 = Extract<Effects, { V2: unknown }>['V2'];
type Changed = EffectsV2['changedObjects'] extends Iterable<infer One> ? One : never;

/** Null for a failed transaction: why it failed, a fixture says in words, and the bytes in numbers. */
export function effectsBytes(execution: Execution): Uint8Array | null {
  const { transaction, error, gasUsed, written, deleted, wrapped, version, chain } = execution;
  if (error !== null) return null;
  const effects: EffectsV2 = {
    status: { Success: null },
    executedEpoch: chain.epoch,
    gasUsed: {
      computationCost: gasUsed.computation,
      storageCost: gasUsed.storage,
      storageRebate: gasUsed.rebate,
      nonRefundableStorageFee: gasUsed.rebate / 99n,
    },
    transactionDigest: transaction.digest,
    gasObjectIndex: 0,
    eventsDigest: null,
    dependencies: [...new Set(written.flatMap(({ before }) => before?.previousTransaction ?? []))],
    lamportVersion: version,
    changedObjects: [
      ...written.map(writtenBcs),
      ...deleted.map((object) => removedBcs(object, { Deleted: null })),
      ...wrapped.map((object) => removedBcs(object, { None: null })),
    ],
    unchangedSharedObjects: [],
    auxDataDigest: null,
  };
  return bcs.TransactionEffects.serialize({ V2: effects }).toBytes();
}

function writtenBcs({ before, after }: WrittenObject): Changed {
  const outputState = {
    ObjectWrite: [after.digest, ownerBcs(after.owner)] as [string, OwnerInput],
  };
  if (before === null)
    return [
      after.id,
      { inputState: { NotExist: null }, outputState, idOperation: { Created: null } },
    ];
  return [after.id, { inputState: stateBcs(before), outputState, idOperation: { None: null } }];
}

function removedBcs(
  before: StoredObject,
  idOperation: { Deleted: null } | { None: null },
): Changed {
  return [
    before.id,
    { inputState: stateBcs(before), outputState: { NotExist: null }, idOperation },
  ];
}

type OwnerInput = typeof bcs.Owner.$inferInput;

function stateBcs({ version, digest, owner }: StoredObject): {
  Exist: [[bigint, string], OwnerInput];
} {
  return { Exist: [[version, digest], ownerBcs(owner)] };
}

function ownerBcs(owner: Owner): OwnerInput {
  if (owner === 'Immutable') return { Immutable: null };
  if ('Shared' in owner)
    return { Shared: { initialSharedVersion: owner.Shared.initial_shared_version } };
  if ('ObjectOwner' in owner) return { ObjectOwner: owner.ObjectOwner };
  return { AddressOwner: owner.AddressOwner };
}
