/// The state behind the shared system object at `0x5`: validators, staking, storage fund and gas
/// price. Code outside the package never sees this module; `sui_system::sui_system` loads the
/// current version of the state and calls it. Read it to understand what an entry point of the
/// system does, which of its parameters have which unit, and where an abort comes from.
///
/// Two kinds of people act here. Stakers add and withdraw stake. Validators act as the sender of
/// the transaction, or through the operation cap of their validator: they join and leave, quote
/// gas prices, set commissions, report each other and change their metadata. At the end of each
/// epoch the network itself calls `advance_epoch`, which pays rewards and puts everything in force
/// that was requested.
///
/// The state has been stored in two forms; `v1_to_v2` converts the first to the second.
module sui_system::sui_system_state_inner;

use sui::bag::Bag;
use sui::balance::Balance;
use sui::coin::Coin;
use sui::sui::SUI;
use sui::table::Table;
use sui::vec_map::VecMap;
use sui::vec_set::VecSet;
use sui_system::stake_subsidy::StakeSubsidy;
use sui_system::staking_pool::{FungibleStakedSui, PoolTokenExchangeRate, StakedSui};
use sui_system::storage_fund::StorageFund;
use sui_system::validator::Validator;
use sui_system::validator_cap::UnverifiedValidatorOperationCap;
use sui_system::validator_set::ValidatorSet;

/// The address to be reported is not an active validator.
const ENotValidator: u64 = 0;

/// The number of validators would leave its bounds: above the maximum on joining, or below the
/// minimum on leaving. Try again in a later epoch.
const ELimitExceeded: u64 = 1;

/// Reserved for calls that only the system may make. No function of this module raises it in this
/// release.
const ENotSystemAddress: u64 = 2;

/// A validator tried to report itself.
const ECannotReportOneself: u64 = 3;

/// The report to be withdrawn does not exist: this validator has not reported that address.
const EReportRecordNotFound: u64 = 4;

/// A rate is above 10,000 basis points, which is 100 %. Only the network passes these rates.
const EBpsTooLarge: u64 = 5;

/// Fees collected in safe mode were left over after the epoch change. Signals a defect of the
/// system.
const ESafeModeGasNotProcessed: u64 = 7;

/// The epoch to advance to is not the one after the current. Only the network passes it.
const EAdvancedToWrongEpoch: u64 = 8;

/// Basis points in a whole: 10,000 are 100 %.
const BASIS_POINT_DENOMINATOR: u64 = 100_00;

/// Says that a lookup or a cap check is about active validators alone. The same value as in
/// `sui_system::validator_set`.
const ACTIVE_VALIDATOR_ONLY: u8 = 1;

/// Says that a lookup or a cap check also covers validators who join at the next epoch.
const ACTIVE_OR_PENDING_VALIDATOR: u8 = 2;

/// Says that a lookup or a cap check also covers candidates.
const ANY_VALIDATOR: u8 = 3;

/// Version of the state at genesis.
const SYSTEM_STATE_VERSION_V1: u64 = 1;

/// Key of the extra field that keeps the estimates of execution time.
const EXTRA_FIELD_EXECUTION_TIME_ESTIMATES_KEY: u64 = 0;

/// Settings of the system, in the first form. Replaced by `SystemParametersV2`.
public struct SystemParameters has store {
    /// Intended length of an epoch, in milliseconds.
    epoch_duration_ms: u64,
    /// First epoch for which stake subsidies are paid.
    stake_subsidy_start_epoch: u64,
    /// Number of validators that cannot be exceeded.
    max_validator_count: u64,
    /// Stake in MIST once required to join. No longer used: admission now goes by voting power.
    min_validator_joining_stake: u64,
    /// Stake in MIST below which a validator was at risk. No longer used: the limits now go by
    /// voting power.
    validator_low_stake_threshold: u64,
    /// Stake in MIST below which a validator was removed at once. No longer used: the limits now
    /// go by voting power.
    validator_very_low_stake_threshold: u64,
    /// Number of epochs that a validator may stay below the low limit before it is removed.
    validator_low_stake_grace_period: u64,
    /// Room for fields of later releases.
    extra_fields: Bag,
}

/// Settings of the system in the current form, which adds the minimum number of validators. Stored
/// in the system state; only system upgrades change them.
public struct SystemParametersV2 has store {
    /// Intended length of an epoch, in milliseconds.
    epoch_duration_ms: u64,
    /// First epoch for which stake subsidies are paid.
    stake_subsidy_start_epoch: u64,
    /// Number of validators below which nobody may leave of their own accord.
    min_validator_count: u64,
    /// Number of validators that cannot be exceeded.
    max_validator_count: u64,
    /// Stake in MIST once required to join. No longer used: admission now goes by voting power.
    min_validator_joining_stake: u64,
    /// Stake in MIST below which a validator was at risk. No longer used: the limits now go by
    /// voting power.
    validator_low_stake_threshold: u64,
    /// Stake in MIST below which a validator was removed at once. No longer used: the limits now
    /// go by voting power.
    validator_very_low_stake_threshold: u64,
    /// Number of epochs that a validator may stay below the low limit before it is removed.
    validator_low_stake_grace_period: u64,
    /// Room for fields of later releases.
    extra_fields: Bag,
}

/// The system state in its first form, as created at genesis. Replaced by `SuiSystemStateInnerV2`.
public struct SuiSystemStateInner has store {
    /// Number of the current epoch, from 0.
    epoch: u64,
    /// Version of the protocol in force.
    protocol_version: u64,
    /// Version of the form that this state has.
    system_state_version: u64,
    /// All validators: active, joining, leaving, candidates and former ones.
    validators: ValidatorSet,
    /// The fund that holds the storage deposits of all objects.
    storage_fund: StorageFund,
    /// Settings of the system.
    parameters: SystemParameters,
    /// Reference gas price of the current epoch, in MIST per unit of computation.
    reference_gas_price: u64,
    /// For each reported validator, the validators that report it. Reports stay from epoch to
    /// epoch until they are withdrawn or a party leaves.
    validator_report_records: VecMap<address, VecSet<address>>,
    /// The fund and the schedule of stake subsidies.
    stake_subsidy: StakeSubsidy,
    /// Whether the last epoch change failed, so that the network went on in safe mode. The next
    /// successful change ends it.
    safe_mode: bool,
    /// Storage fees collected in safe mode and not handed out yet.
    safe_mode_storage_rewards: Balance<SUI>,
    /// Computation fees collected in safe mode and not handed out yet.
    safe_mode_computation_rewards: Balance<SUI>,
    /// Storage rebates paid in safe mode and not settled yet, in MIST.
    safe_mode_storage_rebates: u64,
    /// Non-refundable part of storage fees from safe mode, not settled yet, in MIST.
    safe_mode_non_refundable_storage_fee: u64,
    /// Start of the current epoch, in milliseconds since the Unix epoch.
    epoch_start_timestamp_ms: u64,
    /// Room for fields of later releases.
    extra_fields: Bag,
}

/// The system state in its current form. It has `store` only and lives in a dynamic field of the
/// system object, so that its form can change in an upgrade.
public struct SuiSystemStateInnerV2 has store {
    /// Number of the current epoch, from 0.
    epoch: u64,
    /// Version of the protocol in force.
    protocol_version: u64,
    /// Version of the form that this state has.
    system_state_version: u64,
    /// All validators: active, joining, leaving, candidates and former ones.
    validators: ValidatorSet,
    /// The fund that holds the storage deposits of all objects.
    storage_fund: StorageFund,
    /// Settings of the system.
    parameters: SystemParametersV2,
    /// Reference gas price of the current epoch, in MIST per unit of computation.
    reference_gas_price: u64,
    /// For each reported validator, the validators that report it. Reports stay from epoch to
    /// epoch until they are withdrawn or a party leaves.
    validator_report_records: VecMap<address, VecSet<address>>,
    /// The fund and the schedule of stake subsidies.
    stake_subsidy: StakeSubsidy,
    /// Whether the last epoch change failed, so that the network went on in safe mode. The next
    /// successful change ends it.
    safe_mode: bool,
    /// Storage fees collected in safe mode and not handed out yet.
    safe_mode_storage_rewards: Balance<SUI>,
    /// Computation fees collected in safe mode and not handed out yet.
    safe_mode_computation_rewards: Balance<SUI>,
    /// Storage rebates paid in safe mode and not settled yet, in MIST.
    safe_mode_storage_rebates: u64,
    /// Non-refundable part of storage fees from safe mode, not settled yet, in MIST.
    safe_mode_non_refundable_storage_fee: u64,
    /// Start of the current epoch, in milliseconds since the Unix epoch.
    epoch_start_timestamp_ms: u64,
    /// Room for fields of later releases.
    extra_fields: Bag,
}

/// Event: the network has moved on to a new epoch. It sums up the fees, rewards and storage
/// charges of the epoch that ended. All amounts are in MIST.
public struct SystemEpochInfoEvent has copy, drop {
    /// Number of the epoch that begins.
    epoch: u64,
    /// Version of the protocol in the new epoch.
    protocol_version: u64,
    /// Reference gas price of the new epoch.
    reference_gas_price: u64,
    /// Stake of all active validators in the new epoch.
    total_stake: u64,
    /// Part of the storage fund's rewards that went back into the fund.
    storage_fund_reinvestment: u64,
    /// Storage fees that users paid.
    storage_charge: u64,
    /// Storage rebates that users received.
    storage_rebate: u64,
    /// What the storage fund holds after the change.
    storage_fund_balance: u64,
    /// Stake subsidy added to the rewards.
    stake_subsidy_amount: u64,
    /// Computation fees that users paid.
    total_gas_fees: u64,
    /// Rewards paid out to validators and stakers.
    total_stake_rewards_distributed: u64,
    /// Rest from rounding, which goes to the storage fund.
    leftover_storage_fund_inflow: u64,
}

/// Builds the system state at genesis, in its first form. Called once in the life of a network.
public(package) native fun create(
    validators: vector<Validator>,
    initial_storage_fund: Balance<SUI>,
    protocol_version: u64,
    epoch_start_timestamp_ms: u64,
    parameters: SystemParameters,
    stake_subsidy: StakeSubsidy,
    ctx: &mut TxContext,
): SuiSystemStateInner;

/// Bundles the settings of the system for genesis, in their first form. Times are in milliseconds,
/// stakes in MIST, the grace period in epochs.
public(package) native fun create_system_parameters(
    epoch_duration_ms: u64,
    stake_subsidy_start_epoch: u64,
    max_validator_count: u64,
    min_validator_joining_stake: u64,
    validator_low_stake_threshold: u64,
    validator_very_low_stake_threshold: u64,
    validator_low_stake_grace_period: u64,
    ctx: &mut TxContext,
): SystemParameters;

/// Converts the system state from the first form to the second. Everything is kept; the new
/// minimum number of validators is set to 4.
public(package) native fun v1_to_v2(self: SuiSystemStateInner): SuiSystemStateInnerV2;

/// Registers the sender as a candidate to become a validator. From then on others can stake with
/// it. `gas_price` is in MIST, `commission_rate` in basis points, up to 2,000; the proof of
/// possession must be a signature by the protocol key. Aborts with
/// `sui_system::validator_set::EDuplicateValidator` or
/// `sui_system::validator_set::EAlreadyValidatorCandidate` when the sender or its data are known
/// already, and with the errors of `sui_system::validator::new` for data that is not valid.
public(package) native fun request_add_validator_candidate(
    self: &mut SuiSystemStateInnerV2,
    pubkey_bytes: vector<u8>,
    network_pubkey_bytes: vector<u8>,
    worker_pubkey_bytes: vector<u8>,
    proof_of_possession: vector<u8>,
    name: vector<u8>,
    description: vector<u8>,
    image_url: vector<u8>,
    project_url: vector<u8>,
    net_address: vector<u8>,
    p2p_address: vector<u8>,
    primary_address: vector<u8>,
    worker_address: vector<u8>,
    gas_price: u64,
    commission_rate: u64,
    ctx: &mut TxContext,
);

/// Withdraws the sender's candidacy. Its staking pool closes; stakers can still take out their
/// stake. Aborts with `sui_system::validator_set::ENotValidatorCandidate` when the sender is not a
/// candidate.
public(package) native fun request_remove_validator_candidate(
    self: &mut SuiSystemStateInnerV2,
    ctx: &mut TxContext,
);

/// Asks that the sender, a candidate, become a validator at the next epoch. Aborts with
/// `ELimitExceeded` when the maximum number is reached, and with
/// `sui_system::validator_set::EMinJoiningStakeNotReached` when the candidate's stake would not
/// give it enough voting power.
public(package) native fun request_add_validator(self: &mut SuiSystemStateInnerV2, ctx: &TxContext);

/// Asks that the sender, an active validator, leave at the end of the epoch. Aborts with
/// `ELimitExceeded` when too few validators would remain, and with
/// `sui_system::validator_set::EValidatorAlreadyRemoved` when it has asked before.
public(package) native fun request_remove_validator(
    self: &mut SuiSystemStateInnerV2,
    ctx: &TxContext,
);

/// Quotes a gas price in MIST for the next epoch, on the authority of an operation cap. The quotes
/// of all validators decide the reference gas price. Aborts with
/// `sui_system::validator::EGasPriceHigherThanThreshold` from 100,000 MIST on, and with
/// `sui_system::validator_set::EInvalidCap` for a cap that was replaced.
public(package) native fun request_set_gas_price(
    self: &mut SuiSystemStateInnerV2,
    cap: &UnverifiedValidatorOperationCap,
    new_gas_price: u64,
);

/// Sets a candidate's gas price quote in MIST, with effect at once, on the authority of an
/// operation cap. Aborts with `sui_system::validator::EGasPriceHigherThanThreshold` from 100,000
/// MIST on, with `sui_system::validator_set::EInvalidCap` for a cap that was replaced, and with
/// `sui_system::validator::ENotValidatorCandidate` when the validator has joined already.
public(package) native fun set_candidate_validator_gas_price(
    self: &mut SuiSystemStateInnerV2,
    cap: &UnverifiedValidatorOperationCap,
    new_gas_price: u64,
);

/// Sets the share of rewards that the sender, an active validator, keeps from the next epoch on,
/// in basis points. Aborts with `sui_system::validator::ECommissionRateTooHigh` above 2,000, and
/// with `sui_system::validator_set::ENotAValidator` when the sender is not an active validator.
public(package) native fun request_set_commission_rate(
    self: &mut SuiSystemStateInnerV2,
    new_commission_rate: u64,
    ctx: &TxContext,
);

/// Sets a candidate's commission in basis points, with effect at once. The sender must be the
/// candidate. Aborts with `sui_system::validator::ECommissionRateTooHigh` above 2,000, and with
/// `sui_system::validator::ENotValidatorCandidate` when the sender's validator has joined already.
public(package) native fun set_candidate_validator_commission_rate(
    self: &mut SuiSystemStateInnerV2,
    new_commission_rate: u64,
    ctx: &TxContext,
);

/// Stakes a coin with a validator or candidate and returns the `StakedSui`. The stake earns
/// rewards from the next epoch on. Aborts with `sui_system::validator_set::EStakingBelowThreshold`
/// for less than 1 SUI, and with `sui_system::validator_set::ENotAValidator` when the address
/// belongs to neither.
public(package) native fun request_add_stake(
    self: &mut SuiSystemStateInnerV2,
    stake: Coin<SUI>,
    validator_address: address,
    ctx: &mut TxContext,
): StakedSui;

/// Merges several coins, stakes `stake_amount` MIST of them, or all for `none`, and returns the
/// `StakedSui`. The rest goes back to the sender as one coin. Aborts as `request_add_stake` does,
/// and with `sui::balance::ENotEnough` when the coins are worth less than the amount.
public(package) native fun request_add_stake_mul_coin(
    self: &mut SuiSystemStateInnerV2,
    stakes: vector<Coin<SUI>>,
    stake_amount: Option<u64>,
    validator_address: address,
    ctx: &mut TxContext,
): StakedSui;

/// Ends a stake and returns the principal with its rewards. A stake that has not become active yet
/// comes back as it was. Aborts with `sui_system::validator_set::ENotAValidator` while the
/// validator is pending.
public(package) native fun request_withdraw_stake(
    self: &mut SuiSystemStateInnerV2,
    staked_sui: StakedSui,
    ctx: &TxContext,
): Balance<SUI>;

/// Exchanges an active stake for `FungibleStakedSui` of the same pool, which can be split and
/// merged whatever the time of staking. Aborts with
/// `sui_system::staking_pool::ECannotMintFungibleStakedSuiYet` before the stake is active, with
/// `sui_system::staking_pool::EPoolPreactiveOrInactive` when the pool is not active, and with
/// `sui_system::validator_set::ENotAValidator` while the validator is pending.
public(package) native fun convert_to_fungible_staked_sui(
    self: &mut SuiSystemStateInnerV2,
    staked_sui: StakedSui,
    ctx: &mut TxContext,
): FungibleStakedSui;

/// Redeems fungible staked SUI for what it is worth now, rewards included.
public(package) native fun redeem_fungible_staked_sui(
    self: &mut SuiSystemStateInnerV2,
    fungible_staked_sui: FungibleStakedSui,
    ctx: &TxContext,
): Balance<SUI>;

/// Reports an active validator for poor service, on the authority of another active validator's
/// operation cap. Validators reported by a quorum of voting power lose rewards at the epoch
/// change. Reporting twice changes nothing. Aborts with `ENotValidator`, `ECannotReportOneself`,
/// or `sui_system::validator_set::EInvalidCap` for a cap that was replaced.
public(package) native fun report_validator(
    self: &mut SuiSystemStateInnerV2,
    cap: &UnverifiedValidatorOperationCap,
    reportee_addr: address,
);

/// Withdraws a report made before. Aborts with `EReportRecordNotFound` when there is none by this
/// validator, and with `sui_system::validator_set::EInvalidCap` for a cap that was replaced.
public(package) native fun undo_report_validator(
    self: &mut SuiSystemStateInnerV2,
    cap: &UnverifiedValidatorOperationCap,
    reportee_addr: address,
);

/// Issues a new operation cap for the sender's validator and sends it to the validator's address.
/// Caps issued before lose their force. Works for active and joining validators and for
/// candidates.
public(package) native fun rotate_operation_cap(
    self: &mut SuiSystemStateInnerV2,
    ctx: &mut TxContext,
);

/// Changes the name of the sender's validator. Aborts with
/// `sui_system::validator::EValidatorMetadataExceedingLengthLimit` for more than 256 bytes.
public(package) native fun update_validator_name(
    self: &mut SuiSystemStateInnerV2,
    name: vector<u8>,
    ctx: &TxContext,
);

/// Changes the description of the sender's validator. Aborts with
/// `sui_system::validator::EValidatorMetadataExceedingLengthLimit` for more than 256 bytes.
public(package) native fun update_validator_description(
    self: &mut SuiSystemStateInnerV2,
    description: vector<u8>,
    ctx: &TxContext,
);

/// Changes the address of the image of the sender's validator. Aborts with
/// `sui_system::validator::EValidatorMetadataExceedingLengthLimit` for more than 256 bytes.
public(package) native fun update_validator_image_url(
    self: &mut SuiSystemStateInnerV2,
    image_url: vector<u8>,
    ctx: &TxContext,
);

/// Changes the address of the website of the sender's validator. Aborts with
/// `sui_system::validator::EValidatorMetadataExceedingLengthLimit` for more than 256 bytes.
public(package) native fun update_validator_project_url(
    self: &mut SuiSystemStateInnerV2,
    project_url: vector<u8>,
    ctx: &TxContext,
);

/// Changes the network address of the sender's validator from the next epoch on. Aborts with
/// `sui_system::validator::EValidatorMetadataExceedingLengthLimit` for more than 256 bytes, with
/// `sui_system::validator_set::ENotActiveOrPendingValidator` when the sender is neither active nor
/// about to join, and with `sui_system::validator_set::EDuplicateValidator` when another active or
/// joining validator has the same.
public(package) native fun update_validator_next_epoch_network_address(
    self: &mut SuiSystemStateInnerV2,
    network_address: vector<u8>,
    ctx: &TxContext,
);

/// Changes the network address of the sender's candidacy at once. Uniqueness is checked only when
/// the candidate asks to join. Aborts with
/// `sui_system::validator::EValidatorMetadataExceedingLengthLimit` for more than 256 bytes, and
/// with `sui_system::validator::ENotValidatorCandidate` when the sender's validator has joined
/// already.
public(package) native fun update_candidate_validator_network_address(
    self: &mut SuiSystemStateInnerV2,
    network_address: vector<u8>,
    ctx: &TxContext,
);

/// Changes the peer-to-peer address of the sender's validator from the next epoch on. Aborts with
/// `sui_system::validator::EValidatorMetadataExceedingLengthLimit` for more than 256 bytes, with
/// `sui_system::validator_set::ENotActiveOrPendingValidator` when the sender is neither active nor
/// about to join, and with `sui_system::validator_set::EDuplicateValidator` when another active or
/// joining validator has the same.
public(package) native fun update_validator_next_epoch_p2p_address(
    self: &mut SuiSystemStateInnerV2,
    p2p_address: vector<u8>,
    ctx: &TxContext,
);

/// Changes the peer-to-peer address of the sender's candidacy at once. Uniqueness is checked only
/// when the candidate asks to join. Aborts with
/// `sui_system::validator::EValidatorMetadataExceedingLengthLimit` for more than 256 bytes, and
/// with `sui_system::validator::ENotValidatorCandidate` when the sender's validator has joined
/// already.
public(package) native fun update_candidate_validator_p2p_address(
    self: &mut SuiSystemStateInnerV2,
    p2p_address: vector<u8>,
    ctx: &TxContext,
);

/// Changes the primary address of the sender's validator from the next epoch on. Aborts with
/// `sui_system::validator::EValidatorMetadataExceedingLengthLimit` for more than 256 bytes, and
/// with `sui_system::validator_set::ENotActiveOrPendingValidator` when the sender is neither
/// active nor about to join.
public(package) native fun update_validator_next_epoch_primary_address(
    self: &mut SuiSystemStateInnerV2,
    primary_address: vector<u8>,
    ctx: &TxContext,
);

/// Changes the primary address of the sender's candidacy at once. Aborts with
/// `sui_system::validator::EValidatorMetadataExceedingLengthLimit` for more than 256 bytes, and
/// with `sui_system::validator::ENotValidatorCandidate` when the sender's validator has joined
/// already.
public(package) native fun update_candidate_validator_primary_address(
    self: &mut SuiSystemStateInnerV2,
    primary_address: vector<u8>,
    ctx: &TxContext,
);

/// Changes the worker address of the sender's validator from the next epoch on. Aborts with
/// `sui_system::validator::EValidatorMetadataExceedingLengthLimit` for more than 256 bytes, and
/// with `sui_system::validator_set::ENotActiveOrPendingValidator` when the sender is neither
/// active nor about to join.
public(package) native fun update_validator_next_epoch_worker_address(
    self: &mut SuiSystemStateInnerV2,
    worker_address: vector<u8>,
    ctx: &TxContext,
);

/// Changes the worker address of the sender's candidacy at once. Aborts with
/// `sui_system::validator::EValidatorMetadataExceedingLengthLimit` for more than 256 bytes, and
/// with `sui_system::validator::ENotValidatorCandidate` when the sender's validator has joined
/// already.
public(package) native fun update_candidate_validator_worker_address(
    self: &mut SuiSystemStateInnerV2,
    worker_address: vector<u8>,
    ctx: &TxContext,
);

/// Changes the protocol key of the sender's validator from the next epoch on. The proof of
/// possession must be a signature by the new key. Aborts with
/// `sui_system::validator_set::ENotActiveOrPendingValidator` when the sender is neither active nor
/// about to join, and with `sui_system::validator_set::EDuplicateValidator` when another active or
/// joining validator has the same.
public(package) native fun update_validator_next_epoch_protocol_pubkey(
    self: &mut SuiSystemStateInnerV2,
    protocol_pubkey: vector<u8>,
    proof_of_possession: vector<u8>,
    ctx: &TxContext,
);

/// Changes the protocol key of the sender's candidacy at once. The proof of possession must be a
/// signature by the new key. Uniqueness is checked only when the candidate asks to join. Aborts
/// with `sui_system::validator::ENotValidatorCandidate` when the sender's validator has joined
/// already.
public(package) native fun update_candidate_validator_protocol_pubkey(
    self: &mut SuiSystemStateInnerV2,
    protocol_pubkey: vector<u8>,
    proof_of_possession: vector<u8>,
    ctx: &TxContext,
);

/// Changes the worker public key of the sender's validator from the next epoch on. Aborts with
/// `sui_system::validator_set::ENotActiveOrPendingValidator` when the sender is neither active nor
/// about to join, and with `sui_system::validator_set::EDuplicateValidator` when another active or
/// joining validator has the same.
public(package) native fun update_validator_next_epoch_worker_pubkey(
    self: &mut SuiSystemStateInnerV2,
    worker_pubkey: vector<u8>,
    ctx: &TxContext,
);

/// Changes the worker public key of the sender's candidacy at once. Uniqueness is checked only
/// when the candidate asks to join. Aborts with `sui_system::validator::ENotValidatorCandidate`
/// when the sender's validator has joined already.
public(package) native fun update_candidate_validator_worker_pubkey(
    self: &mut SuiSystemStateInnerV2,
    worker_pubkey: vector<u8>,
    ctx: &TxContext,
);

/// Changes the network public key of the sender's validator from the next epoch on. Aborts with
/// `sui_system::validator_set::ENotActiveOrPendingValidator` when the sender is neither active nor
/// about to join, and with `sui_system::validator_set::EDuplicateValidator` when another active or
/// joining validator has the same.
public(package) native fun update_validator_next_epoch_network_pubkey(
    self: &mut SuiSystemStateInnerV2,
    network_pubkey: vector<u8>,
    ctx: &TxContext,
);

/// Changes the network public key of the sender's candidacy at once. Uniqueness is checked only
/// when the candidate asks to join. Aborts with `sui_system::validator::ENotValidatorCandidate`
/// when the sender's validator has joined already.
public(package) native fun update_candidate_validator_network_pubkey(
    self: &mut SuiSystemStateInnerV2,
    network_pubkey: vector<u8>,
    ctx: &TxContext,
);

/// Ends the epoch and starts the next. It adds the stake subsidy to the fees, pays rewards to
/// validators and stakers, slashes the rewards of reported validators, lets validators join and
/// leave, settles the storage fund, and derives the new reference gas price. Amounts are in MIST,
/// rates in basis points. Emits `SystemEpochInfoEvent` and returns the storage rebates, which
/// users have received already and the network burns. Aborts with `EBpsTooLarge`,
/// `EAdvancedToWrongEpoch` or `ESafeModeGasNotProcessed`; the network then falls back to safe
/// mode.
public(package) native fun advance_epoch(
    self: &mut SuiSystemStateInnerV2,
    new_epoch: u64,
    next_protocol_version: u64,
    storage_reward: Balance<SUI>,
    computation_reward: Balance<SUI>,
    storage_rebate_amount: u64,
    non_refundable_storage_fee_amount: u64,
    storage_fund_reinvest_rate: u64,
    reward_slashing_rate: u64,
    epoch_start_timestamp_ms: u64,
    ctx: &mut TxContext,
): Balance<SUI>;

/// Returns the number of the current epoch.
public(package) native fun epoch(self: &SuiSystemStateInnerV2): u64;

/// Returns the version of the protocol in force.
public(package) native fun protocol_version(self: &SuiSystemStateInnerV2): u64;

/// Returns the version of the form that the state has.
public(package) native fun system_state_version(self: &SuiSystemStateInnerV2): u64;

/// Returns the version of the state's form at genesis, always 1.
public(package) native fun genesis_system_state_version(): u64;

/// Returns when the current epoch began, in milliseconds since the Unix epoch.
public(package) native fun epoch_start_timestamp_ms(self: &SuiSystemStateInnerV2): u64;

/// Returns the stake of an active validator, in MIST. Aborts with
/// `sui_system::validator_set::ENotAValidator` for any other address.
public(package) native fun validator_stake_amount(
    self: &SuiSystemStateInnerV2,
    validator_addr: address,
): u64;

/// Returns the voting power of each active validator. The numbers add up to 10,000.
public(package) native fun active_validator_voting_powers(
    self: &SuiSystemStateInnerV2,
): VecMap<address, u64>;

/// Returns the ID of an active validator's staking pool. Aborts with
/// `sui_system::validator_set::ENotAValidator` for any other address.
public(package) native fun validator_staking_pool_id(
    self: &SuiSystemStateInnerV2,
    validator_addr: address,
): ID;

/// Borrows the table that leads from the staking pools of validators and candidates to their
/// addresses.
public(package) native fun validator_staking_pool_mappings(
    self: &SuiSystemStateInnerV2,
): &Table<ID, address>;

/// Returns the validators that currently report an address; an empty set if there are none.
public(package) native fun get_reporters_of(
    self: &SuiSystemStateInnerV2,
    addr: address,
): VecSet<address>;

/// Returns what the storage fund holds in all, in MIST.
public(package) native fun get_storage_fund_total_balance(self: &SuiSystemStateInnerV2): u64;

/// Returns the part of the storage fund that is owed back when objects are deleted, in MIST.
public(package) native fun get_storage_fund_object_rebates(self: &SuiSystemStateInnerV2): u64;

/// Returns the address of the validator that a staking pool belongs to, be it active, a candidate
/// or a former validator. Aborts when the pool is unknown.
public(package) native fun validator_address_by_pool_id(
    self: &mut SuiSystemStateInnerV2,
    pool_id: &ID,
): address;

/// Borrows the exchange rates between a staking pool's tokens and SUI, by epoch. Aborts when the
/// pool is unknown.
public(package) native fun pool_exchange_rates(
    self: &mut SuiSystemStateInnerV2,
    pool_id: &ID,
): &Table<u64, PoolTokenExchangeRate>;

/// Returns the addresses of all active validators.
public(package) native fun active_validator_addresses(
    self: &SuiSystemStateInnerV2,
): vector<address>;

/// Replaces the stored estimates of execution time, which the network keeps across epochs. Called
/// by the system at the end of an epoch.
public(package) native fun store_execution_time_estimates(
    self: &mut SuiSystemStateInnerV2,
    estimates: vector<u8>,
);

/// Borrows the validator set.
public(package) native fun validators(self: &SuiSystemStateInnerV2): &ValidatorSet;

/// Borrows the validator set for changes.
public(package) native fun validators_mut(self: &mut SuiSystemStateInnerV2): &mut ValidatorSet;
