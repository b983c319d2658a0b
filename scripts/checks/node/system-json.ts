/** What a node knows of its chain without a fixture: the state of the system. Pure. */

import { normalizeSuiAddress, toBase58 } from '@mysten/sui/utils';
import { standInDigest } from './identity.ts';
import type { Chain } from './model.ts';

const HOUR = 3_600_000n;

/** A quiet epoch without validators, one hour old: a program that needs more of it has a fixture that says so. */
export function systemStateJson({ epoch, gasPrice, timestampMs }: Chain): object {
  const amounts = [
    ...['safeModeComputationRewards', 'safeModeNonRefundableStorageFee', 'safeModeStorageRebates'],
    ...['safeModeStorageRewards', 'stakeSubsidyBalance', 'stakeSubsidyCurrentDistributionAmount'],
    ...['stakeSubsidyDistributionCounter', 'stakeSubsidyPeriodLength', 'stakeSubsidyStartEpoch'],
    ...['storageFundNonRefundableBalance', 'storageFundTotalObjectStorageRebates', 'totalStake'],
    ...['inactivePoolsSize', 'pendingActiveValidatorsSize', 'stakingPoolMappingsSize'],
    ...['validatorCandidatesSize', 'maxValidatorCount', 'minValidatorJoiningStake'],
    ...[
      'validatorLowStakeGracePeriod',
      'validatorLowStakeThreshold',
      'validatorVeryLowStakeThreshold',
    ],
  ];
  const tables = [
    'inactivePoolsId',
    'pendingActiveValidatorsId',
    'stakingPoolMappingsId',
    'validatorCandidatesId',
  ];
  const lists = [
    'activeValidators',
    'atRiskValidators',
    'pendingRemovals',
    'validatorReportRecords',
  ];
  return {
    ...Object.fromEntries(amounts.map((key) => [key, '0'])),
    ...Object.fromEntries(
      tables.map((key, index) => [key, normalizeSuiAddress(`0x${index + 16}`)]),
    ),
    ...Object.fromEntries(lists.map((key) => [key, []])),
    epoch: String(epoch),
    protocolVersion: PROTOCOL,
    systemStateVersion: '2',
    referenceGasPrice: String(gasPrice),
    safeMode: false,
    epochStartTimestampMs: String(timestampMs - HOUR),
    epochDurationMs: String(24n * HOUR),
    stakeSubsidyDecreaseRate: 1000,
  };
}

/** The first checkpoint, from whose digest the SDK reads the chain's identifier. */
export function genesisJson(identifier: string): object {
  const digest = new Uint8Array(32);
  digest.set(Buffer.from(identifier, 'hex'));
  const gas = ['computationCost', 'storageCost', 'storageRebate', 'nonRefundableStorageFee'];
  return {
    epoch: '0',
    sequenceNumber: '0',
    digest: toBase58(digest),
    networkTotalTransactions: '1',
    epochRollingGasCostSummary: Object.fromEntries(gas.map((key) => [key, '0'])),
    timestampMs: '0',
    transactions: [standInDigest('genesis', identifier)],
    checkpointCommitments: [],
    validatorSignature: '',
  };
}

/** The highest version of the documented release. */
const PROTOCOL = '88';
