/** What stands in examples about the network: epochs, validators, checkpoints, metrics. The figures agree. Plain data. */

import type { Sample } from './sample-actors.ts';
import {
  DAY,
  EPOCH,
  EPOCH_START,
  STAKING_POOL,
  TIME,
  VALIDATOR,
  constant,
  numbered,
  transaction,
} from './sample-actors.ts';
import { sampleAddress, sampleBase64, sampleDigest } from './sample-bytes.ts';

const TOTAL_STAKE = '7348271928471928471';
/** 1.2 % of all stake: a voting power of 120. */
const VALIDATOR_STAKE = '88179263141663142';
const TRANSACTIONS = '3418957204';
const CHECKPOINT = 164329987;
const FIRST_CHECKPOINT = 164315820;
const PROTOCOL = '88';

/** How the epoch before the current one closed. */
const CLOSED = {
  lastCheckpointId: String(FIRST_CHECKPOINT - 1),
  epochEndTimestamp: String(EPOCH_START),
  protocolVersion: PROTOCOL,
  referenceGasPrice: '500',
  totalStake: TOTAL_STAKE,
  storageFundReinvestment: '0',
  storageCharge: '3184207600000',
  storageRebate: '2210934872000',
  storageFundBalance: '1862730145928000',
  stakeSubsidyAmount: '478296900000000',
  totalGasFees: '6120438500000',
  totalStakeRewardsDistributed: '484417338500000',
  leftoverStorageFundInflow: '0',
};

const CURRENT_EPOCH = {
  epoch: String(EPOCH),
  epochTotalTransactions: '391204',
  firstCheckpointId: String(FIRST_CHECKPOINT),
  epochStartTimestamp: String(EPOCH_START),
  endOfEpochInfo: null,
};
const EPOCHS = [
  CURRENT_EPOCH,
  {
    epoch: String(EPOCH - 1),
    epochTotalTransactions: '9184021',
    firstCheckpointId: '163975204',
    epochStartTimestamp: String(EPOCH_START - DAY),
    endOfEpochInfo: CLOSED,
  },
];

const calls = (count: string): Sample =>
  constant([[{ module: 'coin', package: '0x2', function: 'split' }, count]]);

const CHECKPOINTS: readonly (readonly [string, Sample])[] = [
  ['sui_getTotalTransactionBlocks.result', constant(TRANSACTIONS)],
  ['sui_getLatestCheckpointSequenceNumber.result', constant(String(CHECKPOINT))],
  ['rpc.discover.info', constant({ version: '1.53.0' })],
  ['Checkpoint.digest', constant(sampleDigest('checkpoint'))],
  ['Checkpoint.previousDigest', constant(sampleDigest('previous checkpoint'))],
  ['Checkpoint.networkTotalTransactions', constant(TRANSACTIONS)],
  // The second depends on the first.
  ['Checkpoint.transactions', constant([transaction(1), transaction(0)])],
  ['Checkpoint.validatorSignature', constant(sampleBase64('aggregated signature', 48))],
  ['Checkpoint.checkpointCommitments', constant([])],
  [
    'Checkpoint.epochRollingGasCostSummary',
    constant({
      computationCost: '251837500000',
      storageCost: '132410268000',
      storageRebate: '91872345600',
      nonRefundableStorageFee: '928003491',
    }),
  ],
  ['CheckpointPage.nextCursor', constant(String(CHECKPOINT))],
];

const VALIDATORS: readonly (readonly [string, Sample])[] = [
  [
    'CommitteeInfo.validators',
    constant([
      [sampleBase64('protocol key', 96), '120'],
      [sampleBase64('protocol key 1', 96), '97'],
    ]),
  ],
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
  ['SuiValidatorSummary.protocolPubkeyBytes', constant(sampleBase64('protocol key', 96))],
  ['SuiValidatorSummary.networkPubkeyBytes', constant(sampleBase64('network key', 32))],
  ['SuiValidatorSummary.workerPubkeyBytes', constant(sampleBase64('worker key', 32))],
  ['SuiValidatorSummary.exchangeRatesSize', constant(String(EPOCH + 1))],
  ['SuiValidatorSummary.stakingPoolActivationEpoch', constant('0')],
  ['SuiValidatorSummary.stakingPoolDeactivationEpoch', constant(null)],
  ['SuiValidatorSummary.stakingPoolId', constant(STAKING_POOL)],
  ['SuiValidatorSummary.stakingPoolSuiBalance', constant(VALIDATOR_STAKE)],
  ['SuiValidatorSummary.nextEpochStake', constant('88179284141663142')],
  ['SuiValidatorSummary.pendingStake', constant('21000000000')],
  ['SuiValidatorSummary.pendingTotalSuiWithdraw', constant('0')],
  ['SuiValidatorSummary.pendingPoolTokenWithdraw', constant('0')],
  ['SuiValidatorSummary.poolTokenBalance', constant('84301968229103554')],
  ['SuiValidatorSummary.rewardsPool', constant('3921407722198540')],
  ['ValidatorApy.apy', (index) => [0.0312, 0.0287][index] ?? 0.03],
  [
    'ValidatorApy.address',
    (index) => (index === 0 ? VALIDATOR : sampleAddress(numbered('validator', index))),
  ],
];

const SYSTEM: readonly (readonly [string, Sample])[] = [
  ['suix_getReferenceGasPrice.result', constant('500')],
  ['SuiSystemStateSummary.safeMode', constant(false)],
  ['SuiSystemStateSummary.atRiskValidators', constant([])],
  ['SuiSystemStateSummary.pendingRemovals', constant([])],
  ['SuiSystemStateSummary.validatorReportRecords', constant([])],
  ['SuiSystemStateSummary.protocolVersion', constant(PROTOCOL)],
  ['SuiSystemStateSummary.systemStateVersion', constant('2')],
  ['SuiSystemStateSummary.maxValidatorCount', constant('150')],
  ['SuiSystemStateSummary.epochDurationMs', constant(String(DAY))],
  ['SuiSystemStateSummary.totalStake', constant(TOTAL_STAKE)],
  ['SuiSystemStateSummary.stakeSubsidyStartEpoch', constant('20')],
  ['SuiSystemStateSummary.stakeSubsidyDistributionCounter', constant(String(EPOCH - 20))],
  ['SuiSystemStateSummary.stakeSubsidyCurrentDistributionAmount', constant('478296900000000')],
  ['SuiSystemStateSummary.stakeSubsidyBalance', constant('412083915300000000')],
  ['SuiSystemStateSummary.stakeSubsidyDecreaseRate', constant(1000)],
  ['SuiSystemStateSummary.stakeSubsidyPeriodLength', constant('90')],
  ['SuiSystemStateSummary.storageFundTotalObjectStorageRebates', constant('1814205731904000')],
  ['SuiSystemStateSummary.storageFundNonRefundableBalance', constant('48524414024000')],
  ['SuiSystemStateSummary.minValidatorJoiningStake', constant('30000000000000000')],
  ['SuiSystemStateSummary.validatorLowStakeThreshold', constant('20000000000000000')],
  ['SuiSystemStateSummary.validatorVeryLowStakeThreshold', constant('15000000000000000')],
  ['SuiSystemStateSummary.validatorLowStakeGracePeriod', constant('7')],
  ['SuiSystemStateSummary.pendingActiveValidatorsSize', constant('0')],
  ['SuiSystemStateSummary.stakingPoolMappingsSize', constant('121')],
  ['EndOfEpochInfo', constant(CLOSED)],
  ['EpochMetrics', (index) => EPOCHS[index] ?? CURRENT_EPOCH],
  ...Object.entries({ ...CURRENT_EPOCH, referenceGasPrice: 500 }).map(
    ([name, value]) => [`EpochInfo.${name}`, constant(value)] as const,
  ),
  ['EpochPage.nextCursor', constant(String(EPOCH))],
  ['EpochMetricsPage.nextCursor', constant(String(EPOCH - 1))],
];

/** The newest first. */
const ADDRESSES = [
  {
    checkpoint: CHECKPOINT,
    epoch: EPOCH,
    timestampMs: TIME,
    cumulativeAddresses: 231904712,
    cumulativeActiveAddresses: 198440236,
    dailyActiveAddresses: 1204417,
  },
  {
    checkpoint: FIRST_CHECKPOINT - 1,
    epoch: EPOCH - 1,
    timestampMs: EPOCH_START,
    cumulativeAddresses: 231871306,
    cumulativeActiveAddresses: 198412975,
    dailyActiveAddresses: 1187260,
  },
];

const METRICS: readonly (readonly [string, Sample])[] = [
  [
    'NetworkMetrics',
    constant({
      currentTps: 61.4,
      tps30Days: 812.9,
      currentCheckpoint: String(CHECKPOINT),
      currentEpoch: String(EPOCH),
      totalAddresses: '231904712',
      totalObjects: '1893461205',
      totalPackages: '41207',
    }),
  ],
  ['AddressMetrics', constant(ADDRESSES[0])],
  ['AllEpochsAddressMetrics', constant(ADDRESSES)],
  ['MoveCallMetrics.rank3Days', calls('482913')],
  ['MoveCallMetrics.rank7Days', calls('1130482')],
  ['MoveCallMetrics.rank30Days', calls('4918207')],
  ['sui_getProtocolConfig.version', constant(PROTOCOL)],
  ['ProtocolConfig.protocolVersion', constant(PROTOCOL)],
  ['ProtocolConfig.minSupportedProtocolVersion', constant('1')],
  ['ProtocolConfig.maxSupportedProtocolVersion', constant(PROTOCOL)],
  [
    'ProtocolConfig.featureFlags',
    constant({ accept_zklogin_in_multisig: true, allow_receiving_object_id: true }),
  ],
  [
    'ProtocolConfig.attributes',
    constant({
      max_arguments: { u32: '512' },
      max_tx_gas: { u64: '50000000000000' },
      scoring_decision_mad_divisor: null,
    }),
  ],
];

/** By type and field; the name of a method stands for its parameters and its bare result. */
export const NETWORK_SAMPLES: readonly (readonly [string, Sample])[] = [
  ...CHECKPOINTS,
  ...VALIDATORS,
  ...SYSTEM,
  ...METRICS,
];
