/** What stands in examples, by the type and by the name of a field. Plain data. */

import type { Sample } from './sample-actors.ts';
import {
  COIN_TYPE,
  EPOCH,
  EPOCH_START,
  OWNER,
  RECIPIENT,
  SUI_TYPE,
  TIME,
  VALIDATOR,
  constant,
  counted,
  digest,
  numbered,
  object,
  transaction,
} from './sample-actors.ts';
import { sampleAddress } from './sample-bytes.ts';

/** A transfer of 1 SUI at a price of 500: the sums agree with each other. */
const GAS = {
  computationCost: '500000',
  storageCost: '1976000',
  storageRebate: '978120',
  nonRefundableStorageFee: '9880',
};
const ABILITIES = { abilities: ['Store', 'Key'] };

/** Whole values by type. Used only where they fit the type of the release at hand. */
export const BY_TYPE: ReadonlyMap<string, Sample> = new Map<string, Sample>([
  ['GasCostSummary', constant(GAS)],
  ['MoveStruct', (index) => ({ balance: '2500000000', id: { id: object(index) } })],
  ['MoveValue', constant('2500000000')],
  ['ObjectOwner', constant({ AddressOwner: OWNER })],
  ['CheckpointId', constant('164329987')],
  ['SuiMoveNormalizedType', constant('U64')],
  ['SuiMoveFunctionArgType', (index) => (index === 0 ? { Object: 'ByMutableReference' } : 'Pure')],
  ['SuiMoveAbilitySet', constant(ABILITIES)],
  ['SuiObjectDataFilter', constant({ StructType: COIN_TYPE })],
  ['SuiEventFilter', constant({ MoveEventType: '0x3::validator::StakingRequestEvent' })],
  ['TransactionFilter', constant({ FromAddress: OWNER })],
  ['DynamicFieldName', (index) => ({ type: 'u64', value: String(index + 1) })],
  ['ExecutionStatus', constant({ status: 'success' })],
  ['SuiArgument', constant({ Input: 0 })],
  ['DynamicFieldType', constant('DynamicField')],
]);

/** By the name of a field or parameter alone. */
export const BY_NAME: ReadonlyMap<string, Sample> = new Map<string, Sample>([
  ['owner', constant(OWNER)],
  ['address', constant(OWNER)],
  ['author', constant(OWNER)],
  ['sender', constant(OWNER)],
  ['AddressOwner', constant(OWNER)],
  ['recipient', constant(RECIPIENT)],
  ['validatorAddress', constant(VALIDATOR)],
  ['suiAddress', constant(VALIDATOR)],
  ['coinType', constant(SUI_TYPE)],
  ['objectType', constant(COIN_TYPE)],
  ['package', constant('0x2')],
  ['module', constant('coin')],
  ['id', object],
  ['ids', object],
  ['objectId', object],
  ['coinObjectId', object],
  ['stakedSuiIds', (index) => sampleAddress(numbered('staked sui', index))],
  ['digest', digest],
  ['digests', transaction],
  ['txDigest', transaction],
  ['transactionDigest', transaction],
  ['previousTransaction', transaction],
  ['version', counted(414692151)],
  ['previousVersion', constant('414692150')],
  ['epoch', constant(String(EPOCH))],
  ['executedEpoch', constant(String(EPOCH))],
  ['checkpoint', constant('164329987')],
  ['sequenceNumber', counted(164329987)],
  ['epochTotalTransactions', constant('9184021')],
  ['firstCheckpointId', constant('164012880')],
  ['lastCheckpointId', constant('164012879')],
  ['protocolVersion', constant('88')],
  ['referenceGasPrice', constant('500')],
  ['timestampMs', constant(String(TIME))],
  ['epochStartTimestamp', constant(String(EPOCH_START))],
  ['epochStartTimestampMs', constant(String(EPOCH_START))],
  ['epochEndTimestamp', constant(String(EPOCH_START))],
  ['limit', constant(2)],
  ['hasNextPage', constant(true)],
  ['descendingOrder', constant(true)],
  ['mutable', constant(true)],
  ['hasPublicTransfer', constant(true)],
]);
