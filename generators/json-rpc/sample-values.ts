/** What stands in examples, by type and field: values a reader would meet on the network. Plain data and its makers. Pure. */

import { sampleAddress, sampleBase64, sampleDigest } from './sample-bytes.ts';

/** `index` counts the entries of the list that the value stands in, so that no two coins share an id. */
type Sample = (index: number) => unknown;

export const OWNER = sampleAddress('owner');
const RECIPIENT = sampleAddress('recipient');
const VALIDATOR = sampleAddress('validator');
const SUI_TYPE = '0x2::sui::SUI';
const COIN_TYPE = '0x2::coin::Coin<0x2::sui::SUI>';
const TIME = 1752537600000;

const constant = (value: unknown): Sample => () => value;
const numbered = (word: string, index: number): string => (index === 0 ? word : `${word} ${index}`);
const object: Sample = (index) => sampleAddress(numbered('object', index));
const digest: Sample = (index) => sampleDigest(numbered('object digest', index));
const transaction: Sample = (index) => sampleDigest(numbered('transaction', index));
const counted = (first: number): Sample => (index) => String(first + index);

/** A transfer of 1 SUI: the sums agree with each other. */
const GAS = { computationCost: '1000000', storageCost: '1976000', storageRebate: '978120', nonRefundableStorageFee: '9880' };
const CHANGES = [
  { owner: { AddressOwner: OWNER }, coinType: SUI_TYPE, amount: '-1001997880' },
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

const U64_FIELD = { name: 'value', type: 'U64' };
const ABILITIES = { abilities: ['Store', 'Key'] };
const TYPE_PARAMETERS = [{ constraints: { abilities: [] }, isPhantom: true }];
const COIN_REF = { Struct: { address: '0x2', module: 'coin', name: 'Coin', typeArguments: [{ TypeParameter: 0 }] } };

const CREATED = { objectId: sampleAddress('created'), version: '414692151', digest: sampleDigest('created') };
const PAYMENT = { objectId: sampleAddress('object'), version: '414692150', digest: sampleDigest('object digest before') };
const OBJECT_CHANGES = [
  { type: 'mutated', sender: OWNER, owner: { AddressOwner: OWNER }, objectType: COIN_TYPE, objectId: sampleAddress('object'), version: '414692151', previousVersion: '414692150', digest: sampleDigest('object digest') },
  { type: 'created', sender: OWNER, owner: { AddressOwner: RECIPIENT }, objectType: COIN_TYPE, ...CREATED },
];

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

/** By type and field. The name of a method stands for its parameters and its bare result. */
export const BY_FIELD: ReadonlyMap<string, Sample> = new Map<string, Sample>([
  ['suix_resolveNameServiceAddress.name', constant('example.sui')],
  ['suix_resolveNameServiceAddress.result', constant(OWNER)],
  ['suix_getReferenceGasPrice.result', constant('500')],
  ['sui_getTotalTransactionBlocks.result', constant('3418957204')],
  ['sui_getLatestCheckpointSequenceNumber.result', constant('164329987')],
  ['suix_subscribeEvent.result', constant(3463411857239572)],
  ['suix_subscribeTransaction.result', constant(3463411857239573)],
  ['rpc.discover.info', constant({ version: '1.53.0' })],
  ['sui_executeTransactionBlock.transactionBlock', constant(sampleBase64('transaction data', 180, [0, 0]))],
  ['sui_executeTransactionBlock.signature', constant(sampleBase64('signature', 97, [0]))],
  ['sui_dryRunTransactionBlock.transactionBlock', constant(sampleBase64('transaction data', 180, [0, 0]))],
  ['sui_devInspectTransactionBlock.transactionBlock', constant(sampleBase64('transaction kind', 90, [0]))],
  ['sui_devInspectTransactionBlock.gasPrice', constant(1000)],
  ['sui_verifyZkLoginSignature.bytes', constant(sampleBase64('transaction data', 180, [0, 0]))],
  ['sui_verifyZkLoginSignature.signature', constant(sampleBase64('zklogin signature', 320, [5]))],
  ['sui_getProtocolConfig.version', constant('88')],
  ['suix_getDynamicFields.parentId', constant(sampleAddress('table'))],
  ['suix_getDynamicFieldObject.parentId', constant(sampleAddress('table'))],
  ['sui_getMoveFunctionArgTypes.function', constant('split')],
  ['sui_getNormalizedMoveFunction.function', constant('split')],
  ['sui_getNormalizedMoveStruct.struct', constant('Coin')],
  ['suix_queryEvents.order', constant('descending')],
  ['suix_queryTransactionBlocks.order', constant('descending')],
  ['sui_executeTransactionBlock.options', constant({ showEffects: true, showBalanceChanges: true, showObjectChanges: true })],
  ['suix_queryTransactionBlocks.options', constant({ showEffects: true, showBalanceChanges: true })],
  ['sui_multiGetTransactionBlocks.options', constant({ showBalanceChanges: true })],
  ['SuiTransactionBlockResponse.digest', transaction],
  ['SuiTransactionBlockResponse.events', constant([])],
  ['DryRunTransactionBlockResponse.events', constant([])],
  ['DevInspectResults.events', constant([])],
  ['BalanceChange', constant(CHANGES[0])],
  ['SuiTransactionBlockResponse.balanceChanges', constant(CHANGES)],
  ['DryRunTransactionBlockResponse.balanceChanges', constant(CHANGES)],
  ['DryRunTransactionBlockResponse.suggestedGasPrice', constant('500')],
  ['SuiTransactionBlockKind.inputs', constant(INPUTS)],
  ['SuiTransactionBlockKind.transactions', constant(COMMANDS)],
  ['SuiMoveNormalizedFunction.parameters', constant([{ MutableReference: COIN_REF }, 'U64', { MutableReference: { Struct: { address: '0x2', module: 'tx_context', name: 'TxContext', typeArguments: [] } } }])],
  ['SuiMoveNormalizedFunction.return', constant([COIN_REF])],
  ['SuiMoveNormalizedFunction.typeParameters', constant([{ abilities: [] }])],
  ['SuiMoveNormalizedFunction.isEntry', constant(false)],
  ['SuiMoveNormalizedFunction.visibility', constant('Public')],
  ['SuiMoveNormalizedStruct.fields', constant([{ name: 'id', type: { Struct: { address: '0x2', module: 'object', name: 'UID', typeArguments: [] } } }, { name: 'balance', type: { Struct: { address: '0x2', module: 'balance', name: 'Balance', typeArguments: [{ TypeParameter: 0 }] } } }])],
  ['SuiMoveNormalizedStruct.typeParameters', constant(TYPE_PARAMETERS)],
  ['SuiMoveNormalizedField', constant(U64_FIELD)],
  ['SuiMoveNormalizedModule.name', constant('coin')],
  ['SuiMoveNormalizedModule.address', constant('0x2')],
  ['SuiMoveNormalizedModule.friends', constant([])],
  ['SuiMoveNormalizedModule.fileFormatVersion', constant(6)],
  ['SuiMoveNormalizedEnum.typeParameters', constant([])],
  ['CoinMetadata.decimals', constant(9)],
  ['CoinMetadata.name', constant('Sui')],
  ['CoinMetadata.symbol', constant('SUI')],
  ['CoinMetadata.description', constant('')],
  ['CoinMetadata.iconUrl', constant(null)],
  ['CoinMetadata.id', constant(sampleAddress('coin metadata'))],
  ['CoinSupply.value', constant('10000000000000000000')],
  ['CoinStruct.balance', constant('2500000000')],
  ['CoinBalance.coinObjectCount', constant(2)],
  ['CoinBalance.totalBalance', constant('5000000000')],
  ['CoinBalance.lockedBalance', constant({})],
  ['Checkpoint.digest', constant(sampleDigest('checkpoint'))],
  ['Checkpoint.previousDigest', constant(sampleDigest('previous checkpoint'))],
  ['Checkpoint.networkTotalTransactions', constant('3418957204')],
  ['Checkpoint.transactions', constant([sampleDigest('transaction'), sampleDigest('transaction 1')])],
  ['Checkpoint.validatorSignature', constant(sampleBase64('aggregated signature', 48))],
  ['Checkpoint.checkpointCommitments', constant([])],
  ['CommitteeInfo.validators', constant([[sampleBase64('protocol key', 96), '1250'], [sampleBase64('protocol key 1', 96), '1100']])],
  ['DynamicFieldInfo.objectId', (index) => sampleAddress(numbered('dynamic field', index))],
  ['DynamicFieldInfo.objectType', constant('u64')],
  ['DynamicFieldInfo.bcsEncoding', constant('base64')],
  ['DynamicFieldInfo.bcsName', (index) => Buffer.from([index + 1, 0, 0, 0, 0, 0, 0, 0]).toString('base64')],
  ['SuiEvent.packageId', constant(`0x${'3'.padStart(64, '0')}`)],
  ['SuiEvent.transactionModule', constant('sui_system')],
  ['SuiEvent.type', constant('0x3::validator::StakingRequestEvent')],
  ['SuiEvent.parsedJson', constant({ amount: '1000000000', epoch: '823', pool_id: sampleAddress('staking pool'), staker_address: OWNER, validator_address: VALIDATOR })],
  ['SuiEvent.bcs', constant(sampleBase64('event', 112))],
  ['SuiEvent.bcsEncoding', constant('base64')],
  ['EventId.eventSeq', constant('0')],
  ['StakeObject', (index) => ({ stakedSuiId: sampleAddress(numbered('staked sui', index)), stakeRequestEpoch: '801', stakeActiveEpoch: '802', principal: '20000000000', status: 'Active', estimatedReward: '52187310' })],
  ['DelegatedStake.stakingPool', constant(sampleAddress('staking pool'))],
  ['EndOfEpochInfo.totalStake', constant('7348271928471928471')],
  ['EpochInfo.endOfEpochInfo', constant(null)],
  ['EpochInfo.referenceGasPrice', constant(500)],
  ['EpochInfo.validators', constant([])],
  ['Checkpoint.endOfEpochData', constant(null)],
  ['NetworkMetrics', constant({ currentTps: 61.4, tps30Days: 812.9, currentCheckpoint: '164329987', currentEpoch: '823', totalAddresses: '231904712', totalObjects: '1893461205', totalPackages: '41207' })],
  ['AddressMetrics', (index) => ({ checkpoint: 164329987 - 86400 * index, epoch: 823 - index, timestampMs: TIME - 86400000 * index, cumulativeAddresses: 231904712, cumulativeActiveAddresses: 198440236, dailyActiveAddresses: 1204417 })],
  ['MoveCallMetric', constant([{ module: 'coin', package: '0x2', function: 'split' }, '482913'])],
  ['ProtocolConfig.protocolVersion', constant('88')],
  ['ProtocolConfig.minSupportedProtocolVersion', constant('1')],
  ['ProtocolConfig.maxSupportedProtocolVersion', constant('88')],
  ['ProtocolConfig.featureFlags', constant({ accept_zklogin_in_multisig: true, allow_receiving_object_id: true })],
  ['ProtocolConfig.attributes', constant({ max_arguments: { u32: '512' }, max_tx_gas: { u64: '50000000000000' }, max_move_identifier_len: null })],
  ['ResolvedNameServiceNames.hasNextPage', constant(false)],
  ['ResolvedNameServiceNames.nextCursor', constant(null)],
  ['PaginatedTransactionResponse.nextCursor', constant(sampleDigest('transaction'))],
  ['CheckpointPage.nextCursor', constant('164329987')],
  ['EpochPage.nextCursor', constant('823')],
  ['EpochMetricsPage.nextCursor', constant('822')],
  ['EpochMetrics.epoch', (index) => String(823 - index)],
  ['ResolvedNameServiceNames.data', constant(['example.sui'])],
  ['SuiSystemStateSummary.safeMode', constant(false)],
  ['SuiSystemStateSummary.atRiskValidators', constant([])],
  ['SuiSystemStateSummary.pendingRemovals', constant([])],
  ['SuiSystemStateSummary.validatorReportRecords', constant([])],
  ['SuiSystemStateSummary.protocolVersion', constant('88')],
  ['SuiSystemStateSummary.systemStateVersion', constant('2')],
  ['SuiSystemStateSummary.maxValidatorCount', constant('150')],
  ['SuiSystemStateSummary.epochDurationMs', constant('86400000')],
  ['SuiSystemStateSummary.stakeSubsidyDecreaseRate', constant(1000)],
  ['SuiSystemStateSummary.stakeSubsidyPeriodLength', constant('10')],
  ['SuiSystemStateSummary.validatorLowStakeGracePeriod', constant('7')],
  ['SuiValidatorSummary.name', constant('Example validator')],
  ['SuiValidatorSummary.description', constant('A validator of this example')],
  ['SuiValidatorSummary.projectUrl', constant('https://validator.example/')],
  ['SuiValidatorSummary.imageUrl', constant('https://validator.example/logo.png')],
  ['SuiValidatorSummary.commissionRate', constant('200')],
  ['SuiValidatorSummary.nextEpochCommissionRate', constant('200')],
  ['SuiValidatorSummary.votingPower', constant('120')],
  ['SuiValidatorSummary.gasPrice', constant('500')],
  ['SuiValidatorSummary.nextEpochGasPrice', constant('500')],
  ['SuiValidatorSummary.netAddress', constant('/dns/validator.example/tcp/8080/http')],
  ['SuiValidatorSummary.p2pAddress', constant('/dns/validator.example/udp/8084')],
  ['SuiValidatorSummary.primaryAddress', constant('/dns/validator.example/udp/8081')],
  ['SuiValidatorSummary.workerAddress', constant('/dns/validator.example/udp/8082')],
  ['SuiValidatorSummary.stakingPoolDeactivationEpoch', constant(null)],
  ['ValidatorApy.apy', (index) => [0.0312, 0.0287][index] ?? 0.03],
  ['ValidatorApy.address', (index) => sampleAddress(numbered('validator', index))],
  ['ZkLoginVerifyResult.errors', constant([])],
  ['ZkLoginVerifyResult.success', constant(true)],
  ['SuiExecutionResult.returnValues', constant([[[0, 202, 154, 59, 0, 0, 0, 0], 'u64']])],
  ['SuiObjectData.type', constant(COIN_TYPE)],
  ['SuiObjectData.storageRebate', constant('988000')],
  ['SuiParsedData.type', constant(COIN_TYPE)],
  ['SuiGasData.payment', constant([PAYMENT])],
  ['SuiGasData.budget', constant('5000000')],
  ['SuiGasData.price', constant('500')],
  ['SuiTransactionBlock.txSignatures', constant([sampleBase64('signature', 97, [0])])],
  ['TransactionEffects.created', constant([{ owner: { AddressOwner: RECIPIENT }, reference: CREATED }])],
  ['TransactionEffects.dependencies', constant([sampleDigest('transaction 1')])],
  ['SuiTransactionBlockResponse.objectChanges', constant(OBJECT_CHANGES)],
  ['DryRunTransactionBlockResponse.objectChanges', constant(OBJECT_CHANGES)],
  ['TransactionBlockEffectsModifiedAtVersions.sequenceNumber', constant('414692150')],
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
  ['epoch', constant('823')],
  ['executedEpoch', constant('823')],
  ['checkpoint', constant('164329987')],
  ['sequenceNumber', counted(164329987)],
  ['epochTotalTransactions', constant('9184021')],
  ['firstCheckpointId', constant('164012880')],
  ['lastCheckpointId', constant('164373202')],
  ['protocolVersion', constant('88')],
  ['referenceGasPrice', constant('500')],
  ['timestampMs', constant(String(TIME))],
  ['epochStartTimestamp', constant(String(TIME - 3600000))],
  ['epochStartTimestampMs', constant(String(TIME - 3600000))],
  ['epochEndTimestamp', constant(String(TIME + 82800000))],
  ['limit', constant(2)],
  ['hasNextPage', constant(true)],
  ['descendingOrder', constant(true)],
  ['mutable', constant(true)],
  ['hasPublicTransfer', constant(true)],
]);
