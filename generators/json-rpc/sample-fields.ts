/** What stands in examples, by type and field: values a reader would meet on the network. Plain data. */

import type { Sample } from './sample-actors.ts';
import {
  COIN_TYPE,
  EPOCH,
  OWNER,
  RECIPIENT,
  STAKING_POOL,
  SUI_TYPE,
  TABLE,
  TIME,
  TOKEN_TYPE,
  VALIDATOR,
  constant,
  counted,
  numbered,
  transaction,
} from './sample-actors.ts';
import { numberBytes, sampleAddress, sampleDigest } from './sample-bytes.ts';
import { MOVE_SAMPLES } from './sample-move.ts';
import { NETWORK_SAMPLES } from './sample-network.ts';
import {
  CALL_KIND,
  CREATED_COIN,
  FIELD_IDS,
  TRANSFER_BYTES,
  TRANSFER_SIGNATURE,
  ZKLOGIN_AUTHOR,
  ZKLOGIN_BYTES,
  ZKLOGIN_SIGNATURE,
} from './sample-transactions.ts';

const CHANGES = [
  { owner: { AddressOwner: OWNER }, coinType: SUI_TYPE, amount: '-1001497880' },
  { owner: { AddressOwner: RECIPIENT }, coinType: SUI_TYPE, amount: '1000000000' },
];

const INPUTS = [
  { type: 'pure', valueType: 'u64', value: '1000000000' },
  { type: 'pure', valueType: 'address', value: RECIPIENT },
];
const COMMANDS = [
  { SplitCoins: ['GasCoin', [{ Input: 0 }]] },
  { TransferObjects: [[{ NestedResult: [0, 0] }], { Input: 1 }] },
];

const CREATED = {
  objectId: CREATED_COIN,
  version: '414692151',
  digest: sampleDigest('created'),
};
const PAYMENT = {
  objectId: sampleAddress('object'),
  version: '414692150',
  digest: sampleDigest('object digest before'),
};
const OBJECT_CHANGES = [
  {
    type: 'mutated',
    sender: OWNER,
    owner: { AddressOwner: OWNER },
    objectType: COIN_TYPE,
    objectId: sampleAddress('object'),
    version: '414692151',
    previousVersion: '414692150',
    digest: sampleDigest('object digest'),
  },
  {
    type: 'created',
    sender: OWNER,
    owner: { AddressOwner: RECIPIENT },
    objectType: COIN_TYPE,
    ...CREATED,
  },
];

const STAKED = '1000000000';
/** A request to stake as Move emits it, in JSON and in BCS. */
const STAKING_REQUEST = {
  amount: STAKED,
  epoch: String(EPOCH),
  pool_id: STAKING_POOL,
  staker_address: OWNER,
  validator_address: VALIDATOR,
};
const STAKING_REQUEST_BYTES = Buffer.concat([
  ...[STAKING_POOL, VALIDATOR, OWNER].map((id) => Buffer.from(id.slice(2), 'hex')),
  numberBytes(EPOCH),
  numberBytes(STAKED),
]).toString('base64');
const STAKING_TRANSACTION = sampleDigest('staking transaction');

const fieldDigest: Sample = (index) => sampleDigest(numbered('dynamic field digest', index));
const fieldVersion = counted(414692090);
/** What the table of the examples holds under `1u64`. */
const FIELD = {
  content: {
    dataType: 'moveObject',
    fields: { id: { id: FIELD_IDS[0] }, name: '1', value: '250' },
    hasPublicTransfer: false,
    type: '0x2::dynamic_field::Field<u64, u64>',
  },
  digest: fieldDigest(0),
  objectId: FIELD_IDS[0],
  owner: { ObjectOwner: TABLE },
  previousTransaction: sampleDigest('table transaction'),
  storageRebate: '1641600',
  type: '0x2::dynamic_field::Field<u64, u64>',
  version: fieldVersion(0),
};

/** A call that reads the clock: nothing is made, and gas is counted against a coin of the node's own. */
const READING_GAS = {
  owner: { AddressOwner: OWNER },
  reference: {
    digest: sampleDigest('reading gas'),
    objectId: sampleAddress('reading gas'),
    version: '414692152',
  },
};
const READING_EFFECTS = {
  dependencies: [sampleDigest('clock transaction')],
  executedEpoch: String(EPOCH),
  gasObject: READING_GAS,
  gasUsed: {
    computationCost: '500000',
    storageCost: '988000',
    storageRebate: '0',
    nonRefundableStorageFee: '0',
  },
  messageVersion: 'v1',
  modifiedAtVersions: [{ objectId: READING_GAS.reference.objectId, sequenceNumber: '1' }],
  mutated: [READING_GAS],
  sharedObjects: [
    {
      digest: sampleDigest('clock'),
      objectId: `0x${'6'.padStart(64, '0')}`,
      version: '414692151',
    },
  ],
  status: { status: 'success' },
  transactionDigest: sampleDigest('reading transaction'),
};

const BALANCES = [
  { coinType: SUI_TYPE, coinObjectCount: 5, totalBalance: '12500000000', lockedBalance: {} },
  { coinType: TOKEN_TYPE, coinObjectCount: 1, totalBalance: '730000', lockedBalance: {} },
];

/** By type and field. The name of a method stands for its parameters and its bare result. */
export const BY_FIELD: ReadonlyMap<string, Sample> = new Map<string, Sample>([
  ['suix_resolveNameServiceAddress.name', constant('example.sui')],
  ['suix_resolveNameServiceAddress.result', constant(OWNER)],
  ['suix_subscribeEvent.result', constant(3463411857239572)],
  ['suix_subscribeTransaction.result', constant(3463411857239573)],
  ['sui_executeTransactionBlock.transactionBlock', constant(TRANSFER_BYTES)],
  ['sui_executeTransactionBlock.signature', constant(TRANSFER_SIGNATURE)],
  ['sui_dryRunTransactionBlock.transactionBlock', constant(TRANSFER_BYTES)],
  ['sui_devInspectTransactionBlock.transactionBlock', constant(CALL_KIND)],
  ['sui_devInspectTransactionBlock.gasPrice', constant(500)],
  ['DevInspectResults.effects', constant(READING_EFFECTS)],
  ['sui_verifyZkLoginSignature.bytes', constant(ZKLOGIN_BYTES)],
  ['sui_verifyZkLoginSignature.signature', constant(ZKLOGIN_SIGNATURE)],
  ['sui_verifyZkLoginSignature.author', constant(ZKLOGIN_AUTHOR)],
  ['suix_getDynamicFields.parentId', constant(TABLE)],
  ['suix_getDynamicFieldObject.parentId', constant(TABLE)],
  ['suix_getDynamicFieldObject.result', constant({ data: FIELD })],
  ['sui_getTransactionBlock.digest', transaction],
  ['suix_queryEvents.order', constant('descending')],
  ['suix_queryTransactionBlocks.order', constant('descending')],
  [
    'sui_executeTransactionBlock.options',
    constant({ showEffects: true, showBalanceChanges: true, showObjectChanges: true }),
  ],
  [
    'suix_queryTransactionBlocks.options',
    constant({ showEffects: true, showBalanceChanges: true }),
  ],
  ['sui_multiGetTransactionBlocks.options', constant({ showBalanceChanges: true })],
  ['SuiTransactionBlockResponse.digest', transaction],
  ['SuiTransactionBlockResponse.events', constant([])],
  ['DryRunTransactionBlockResponse.events', constant([])],
  ['DevInspectResults.events', constant([])],
  ['BalanceChange', constant(CHANGES[0])],
  ['SuiTransactionBlockResponse.balanceChanges', constant(CHANGES)],
  ['DryRunTransactionBlockResponse.balanceChanges', constant(CHANGES)],
  ['DryRunTransactionBlockResponse.executionErrorSource', constant(null)],
  ['SuiTransactionBlockKind.inputs', constant(INPUTS)],
  ['SuiTransactionBlockKind.transactions', constant(COMMANDS)],
  ['CoinMetadata.decimals', constant(9)],
  ['CoinMetadata.name', constant('Sui')],
  ['CoinMetadata.symbol', constant('SUI')],
  ['CoinMetadata.description', constant('')],
  ['CoinMetadata.iconUrl', constant(null)],
  ['CoinMetadata.id', constant(sampleAddress('coin metadata'))],
  ['CoinSupply.value', constant('10000000000000000000')],
  ['CoinStruct.balance', constant('2500000000')],
  ['CoinBalance', (index) => BALANCES[index] ?? BALANCES[0]],
  ['DynamicFieldInfo.objectId', (index) => FIELD_IDS[index]],
  ['DynamicFieldInfo.objectType', constant('u64')],
  ['DynamicFieldInfo.digest', fieldDigest],
  ['DynamicFieldInfo.version', fieldVersion],
  ['DynamicFieldPage.nextCursor', constant(FIELD_IDS[1])],
  ['DynamicFieldInfo.bcsEncoding', constant('base64')],
  ['DynamicFieldInfo.bcsName', (index) => numberBytes(index + 1).toString('base64')],
  ['SuiEvent.packageId', constant(`0x${'3'.padStart(64, '0')}`)],
  ['SuiEvent.transactionModule', constant('sui_system')],
  ['SuiEvent.type', constant('0x3::validator::StakingRequestEvent')],
  ['SuiEvent.parsedJson', constant(STAKING_REQUEST)],
  ['SuiEvent.bcs', constant(STAKING_REQUEST_BYTES)],
  ['SuiEvent.bcsEncoding', constant('base64')],
  ['EventId.eventSeq', constant('0')],
  ['EventId.txDigest', constant(STAKING_TRANSACTION)],
  [
    'StakeObject',
    (index) => ({
      stakedSuiId: sampleAddress(numbered('staked sui', index)),
      stakeRequestEpoch: '801',
      stakeActiveEpoch: '802',
      principal: '20000000000',
      status: 'Active',
      estimatedReward: '52187310',
    }),
  ],
  ['DelegatedStake.stakingPool', constant(STAKING_POOL)],
  ['ResolvedNameServiceNames.hasNextPage', constant(false)],
  ['ResolvedNameServiceNames.nextCursor', constant(null)],
  ['PaginatedTransactionResponse.nextCursor', transaction],
  ['ResolvedNameServiceNames.data', constant(['example.sui'])],
  ['ZkLoginVerifyResult.errors', constant([])],
  ['ZkLoginVerifyResult.success', constant(true)],
  ['SuiExecutionResult.returnValues', constant([[[...numberBytes(TIME)], 'u64']])],
  ['SuiObjectData.type', constant(COIN_TYPE)],
  ['SuiObjectData.storageRebate', constant('988000')],
  ['SuiParsedData.type', constant(COIN_TYPE)],
  ['SuiGasData.payment', constant([PAYMENT])],
  ['SuiGasData.budget', constant('5000000')],
  ['SuiGasData.price', constant('500')],
  ['SuiTransactionBlock.txSignatures', constant([TRANSFER_SIGNATURE])],
  [
    'TransactionEffects.created',
    constant([{ owner: { AddressOwner: RECIPIENT }, reference: CREATED }]),
  ],
  ['TransactionEffects.dependencies', constant([sampleDigest('transaction 1')])],
  ['SuiTransactionBlockResponse.objectChanges', constant(OBJECT_CHANGES)],
  ['DryRunTransactionBlockResponse.objectChanges', constant(OBJECT_CHANGES)],
  ['TransactionBlockEffectsModifiedAtVersions.sequenceNumber', constant('414692150')],
  ...MOVE_SAMPLES,
  ...NETWORK_SAMPLES,
]);
