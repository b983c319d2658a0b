/// The set of validators through its whole life: candidate, joining, active, at risk, leaving,
/// former. It belongs to the system state and is changed by the system package alone; a few
/// readers are public.
///
/// A validator begins as a candidate, with a staking pool that anyone can stake with. When its
/// stake gives it enough voting power, it may ask to join, and becomes active at the next epoch.
/// Since admission went over to voting power, the limits fall in three phases of `PHASE_LENGTH`
/// epochs: to join takes 12, then 6, then 3 of 10,000 parts of the voting power; below 8, 4 and 2
/// a validator is at risk and leaves when its grace period is over; below 4, 2 and 1 it leaves at
/// once. A validator can also leave on request. Its staking pool then stays on as inactive, so
/// that stakers can withdraw.
module sui_system::validator_set;

use sui::bag::Bag;
use sui::balance::Balance;
use sui::sui::SUI;
use sui::table::Table;
use sui::table_vec::TableVec;
use sui::vec_map::VecMap;
use sui::vec_set::VecSet;
use sui_system::staking_pool::{FungibleStakedSui, PoolTokenExchangeRate, StakedSui};
use sui_system::validator::Validator;
use sui_system::validator_cap::{UnverifiedValidatorOperationCap, ValidatorOperationCap};
use sui_system::validator_wrapper::ValidatorWrapper;

/// A report names someone who is not an active validator. Signals a defect of the system.
const ENonValidatorInReportRecords: u64 = 0;

/// Not raised in this release.
const EInvalidStakeAdjustmentAmount: u64 = 1;

/// Another active or joining validator has the same address, name, network address or key. Change
/// what is not unique.
const EDuplicateValidator: u64 = 2;

/// No validator, candidate or former validator has the staking pool that the stake names.
const ENoPoolFound: u64 = 3;

/// The address is not that of an active validator.
const ENotAValidator: u64 = 4;

/// The candidate's stake would not give it the voting power that joining takes. Gather more stake.
const EMinJoiningStakeNotReached: u64 = 5;

/// The sender is a candidate already.
const EAlreadyValidatorCandidate: u64 = 6;

/// The validator's staking pool has been activated before, so it is not a candidate.
const EValidatorNotCandidate: u64 = 7;

/// The sender is not a candidate. Register with `request_add_validator_candidate` first.
const ENotValidatorCandidate: u64 = 8;

/// The address is neither that of an active validator nor of one about to join.
const ENotActiveOrPendingValidator: u64 = 9;

/// The stake is less than `MIN_STAKING_THRESHOLD`, which is 1 SUI.
const EStakingBelowThreshold: u64 = 10;

/// The validator has asked to leave already.
const EValidatorAlreadyRemoved: u64 = 11;

/// The address is not that of a validator about to join.
const ENotAPendingValidator: u64 = 12;

/// There is no active validator to pay rewards to. Signals a defect of the system.
const EValidatorSetEmpty: u64 = 13;

/// The operation cap is not the validator's current one. Use the cap of the latest rotation.
const EInvalidCap: u64 = 101;

/// Says that a lookup or a cap check is about active validators alone.
const ACTIVE_VALIDATOR_ONLY: u8 = 1;

/// Says that a lookup or a cap check also covers validators who join at the next epoch.
const ACTIVE_OR_PENDING_VALIDATOR: u8 = 2;

/// Says that a lookup or a cap check also covers candidates.
const ANY_VALIDATOR: u8 = 3;

/// Basis points in a whole: 10,000 are 100 %.
const BASIS_POINT_DENOMINATOR: u64 = 10000;

/// The least that can be staked at a time: 1 SUI, in MIST.
const MIN_STAKING_THRESHOLD: u64 = 1_000_000_000;

/// Number of epochs that each phase of the limits on voting power lasts.
const PHASE_LENGTH: u64 = 14;

/// All validators of the network, in every stage. Part of the system state.
public struct ValidatorSet has store {
    /// Stake of all active validators at the start of the epoch, in MIST.
    total_stake: u64,
    /// The validators that run the current epoch.
    active_validators: vector<Validator>,
    /// The validators that asked to join at the next epoch.
    pending_active_validators: TableVec<Validator>,
    /// The validators that asked to leave, as positions in `active_validators`.
    pending_removals: vector<u64>,
    /// For each staking pool of a validator or candidate, its address. Former validators are not
    /// in it.
    staking_pool_mappings: Table<ID, address>,
    /// Former validators and candidates by staking pool, kept so that stake can be withdrawn.
    inactive_validators: Table<ID, ValidatorWrapper>,
    /// The candidates by address.
    validator_candidates: Table<address, ValidatorWrapper>,
    /// For each validator below the low limit, the number of epochs it has been there.
    at_risk_validators: VecMap<address, u64>,
    /// Room for fields of later releases. Holds the epoch in which admission by voting power
    /// began.
    extra_fields: Bag,
}

/// An event of early versions, kept so that old events can still be read.
/// `ValidatorEpochInfoEventV2` replaced it.
public struct ValidatorEpochInfoEvent has copy, drop {
    /// Number of the epoch that begins.
    epoch: u64,
    /// Address of the validator.
    validator_address: address,
    /// Gas price that the validator quotes for the new epoch.
    reference_gas_survey_quote: u64,
    /// Stake with the validator after rewards, new stakes and withdrawals.
    stake: u64,
    /// Share of the rewards that the validator keeps, in basis points.
    commission_rate: u64,
    /// Rewards for the validator's stake, before commission.
    pool_staking_reward: u64,
    /// The validator's share of the storage fund's rewards.
    storage_fund_staking_reward: u64,
    /// Exchange rate of the staking pool for the new epoch.
    pool_token_exchange_rate: PoolTokenExchangeRate,
    /// The validators that report this one.
    tallying_rule_reporters: vector<address>,
    /// 0 if enough voting power reported the validator to cut its rewards, otherwise 1.
    tallying_rule_global_score: u64,
}

/// Event: how one validator fared at an epoch change. Emitted once per active validator, before
/// leaving and joining take effect. Amounts are in MIST.
public struct ValidatorEpochInfoEventV2 has copy, drop {
    /// Number of the epoch that begins.
    epoch: u64,
    /// Address of the validator.
    validator_address: address,
    /// Gas price that the validator quotes for the new epoch.
    reference_gas_survey_quote: u64,
    /// Stake with the validator after rewards, new stakes and withdrawals.
    stake: u64,
    /// Voting power in the epoch that ended, out of 10,000.
    voting_power: u64,
    /// Share of the rewards that the validator keeps, in basis points.
    commission_rate: u64,
    /// Rewards for the validator's stake, before commission.
    pool_staking_reward: u64,
    /// The validator's share of the storage fund's rewards.
    storage_fund_staking_reward: u64,
    /// Exchange rate of the staking pool for the new epoch.
    pool_token_exchange_rate: PoolTokenExchangeRate,
    /// The validators that report this one.
    tallying_rule_reporters: vector<address>,
    /// 0 if enough voting power reported the validator to cut its rewards, otherwise 1.
    tallying_rule_global_score: u64,
}

/// Event: a validator has become active.
public struct ValidatorJoinEvent has copy, drop {
    /// Number of the epoch noted for the activation.
    epoch: u64,
    /// Address of the validator.
    validator_address: address,
    /// ID of its staking pool.
    staking_pool_id: ID,
}

/// Event: a validator has left the active set, by request or for lack of stake.
public struct ValidatorLeaveEvent has copy, drop {
    /// Number of the first epoch without the validator.
    epoch: u64,
    /// Address of the validator.
    validator_address: address,
    /// ID of its staking pool, which is inactive from now on.
    staking_pool_id: ID,
    /// Whether the validator asked to leave; `false` when it was removed.
    is_voluntary: bool,
}

/// Key of the extra field with the epoch in which admission by voting power began.
public struct VotingPowerAdmissionStartEpochKey() has copy, drop, store;

/// Builds the set of validators at genesis and gives out voting power by stake.
public(package) native fun new(
    init_active_validators: vector<Validator>,
    ctx: &mut TxContext,
): ValidatorSet;

/// Adds a candidate and opens its staking pool to stakers. Aborts with `EDuplicateValidator` when
/// an active or joining validator has the same data, and with `EAlreadyValidatorCandidate` when the
/// address is a candidate already.
public(package) native fun request_add_validator_candidate(
    self: &mut ValidatorSet,
    validator: Validator,
    ctx: &mut TxContext,
);

/// Removes the sender's candidacy and moves it to the inactive validators, where its stakers can
/// withdraw. Aborts with `ENotValidatorCandidate` when the sender is not a candidate.
public(package) native fun request_remove_validator_candidate(
    self: &mut ValidatorSet,
    ctx: &mut TxContext,
);

/// Moves the sender from the candidates to the validators that join at the next epoch. Aborts with
/// `ENotValidatorCandidate` when the sender is not a candidate, with `EDuplicateValidator` when its
/// data is not unique, and with `EMinJoiningStakeNotReached` when its voting power would be too
/// low. The power is measured again at the epoch change; a validator that has lost too much stake
/// by then goes back to the candidates.
public(package) native fun request_add_validator(self: &mut ValidatorSet, ctx: &TxContext);

/// Checks that an active or joining validator shares its address, name, network and peer-to-peer
/// addresses and keys with no other. Aborts with `EDuplicateValidator` otherwise.
public(package) native fun assert_no_pending_or_active_duplicates(
    self: &ValidatorSet,
    validator: &Validator,
);

/// Notes that the sender, an active validator, leaves at the end of the epoch. Aborts with
/// `ENotAValidator` when the sender is not active, and with `EValidatorAlreadyRemoved` when it has
/// asked before.
public(package) native fun request_remove_validator(self: &mut ValidatorSet, ctx: &TxContext);

/// Stakes a balance with an active validator or a candidate and returns the `StakedSui`. It counts
/// from the next epoch on. Aborts with `EStakingBelowThreshold` for less than 1 SUI, and with
/// `ENotAValidator` when the address belongs to neither.
public(package) native fun request_add_stake(
    self: &mut ValidatorSet,
    validator_address: address,
    stake: Balance<SUI>,
    ctx: &mut TxContext,
): StakedSui;

/// Ends a stake and returns principal and rewards. It finds the pool by the stake's own record,
/// also among former validators. Aborts with `ENotAValidator` while the validator is pending.
public(package) native fun request_withdraw_stake(
    self: &mut ValidatorSet,
    staked_sui: StakedSui,
    ctx: &TxContext,
): Balance<SUI>;

/// Exchanges a stake for fungible staked SUI of the same pool. Aborts with `ENotAValidator` while
/// the validator is pending, with `sui_system::staking_pool::EPoolPreactiveOrInactive` when it is
/// not active, and with `sui_system::staking_pool::ECannotMintFungibleStakedSuiYet` before the
/// stake is active.
public(package) native fun convert_to_fungible_staked_sui(
    self: &mut ValidatorSet,
    staked_sui: StakedSui,
    ctx: &mut TxContext,
): FungibleStakedSui;

/// Redeems fungible staked SUI for its worth in SUI, rewards included.
public(package) native fun redeem_fungible_staked_sui(
    self: &mut ValidatorSet,
    fungible_staked_sui: FungibleStakedSui,
    ctx: &TxContext,
): Balance<SUI>;

/// Sets the commission that the sender, an active validator, takes from the next epoch on, in
/// basis points. Aborts with `ENotAValidator` when the sender is not active, and with
/// `sui_system::validator::ECommissionRateTooHigh` above 2,000.
public(package) native fun request_set_commission_rate(
    self: &mut ValidatorSet,
    new_commission_rate: u64,
    ctx: &TxContext,
);

/// Brings the set into the next epoch. It pays rewards and takes part of those of reported
/// validators, at `reward_slashing_rate` basis points; processes stakes and withdrawals; emits a
/// `ValidatorEpochInfoEventV2` for each active validator; lets validators leave and join by the
/// limits on voting power; and puts metadata in force that was staged. `low_stake_grace_period` is
/// in epochs. What rounding leaves of the rewards stays in the two balances. Aborts with
/// `EValidatorSetEmpty` or `ENonValidatorInReportRecords` only if the state is broken.
public(package) native fun advance_epoch(
    self: &mut ValidatorSet,
    computation_reward: &mut Balance<SUI>,
    storage_fund_reward: &mut Balance<SUI>,
    validator_report_records: &mut VecMap<address, VecSet<address>>,
    reward_slashing_rate: u64,
    low_stake_grace_period: u64,
    ctx: &mut TxContext,
);

/// Computes the reference gas price from the validators' quotes, in MIST: adds up voting power from
/// the highest quote down, and returns the quote at which the sum reaches 3,333 of 10,000. So more
/// than 6,667 units of voting power quoted this price or less.
public native fun derive_reference_gas_price(self: &ValidatorSet): u64;

/// Returns the stake of all active validators at the start of the epoch, in MIST.
public native fun total_stake(self: &ValidatorSet): u64;

/// Returns the stake of an active validator, in MIST. Aborts with `ENotAValidator` for any other
/// address.
public native fun validator_total_stake_amount(
    self: &ValidatorSet,
    validator_address: address,
): u64;

/// Returns the stake of an active validator, in MIST; the same number as
/// `validator_total_stake_amount`. Aborts with `ENotAValidator` for any other address.
public native fun validator_stake_amount(self: &ValidatorSet, validator_address: address): u64;

/// Returns the voting power of an active validator, out of 10,000. Aborts with `ENotAValidator`
/// for any other address.
public native fun validator_voting_power(self: &ValidatorSet, validator_address: address): u64;

/// Returns the ID of an active validator's staking pool. Aborts with `ENotAValidator` for any
/// other address.
public native fun validator_staking_pool_id(self: &ValidatorSet, validator_address: address): ID;

/// Borrows the table that leads from the staking pools of validators and candidates to their
/// addresses.
public native fun staking_pool_mappings(self: &ValidatorSet): &Table<ID, address>;

/// Returns the address of the validator that a staking pool belongs to, also of a candidate or a
/// former validator. Aborts in `sui::dynamic_field` when the pool is unknown.
public native fun validator_address_by_pool_id(self: &mut ValidatorSet, pool_id: &ID): address;

/// Borrows the exchange rates between a staking pool's tokens and SUI, by epoch. Covers candidates
/// and former validators. Aborts in `sui::dynamic_field` when the pool is unknown.
public(package) native fun pool_exchange_rates(
    self: &mut ValidatorSet,
    pool_id: &ID,
): &Table<u64, PoolTokenExchangeRate>;

/// Borrows the validator that a staking pool belongs to, also a candidate or a former validator.
/// Aborts in `sui::dynamic_field` when the pool is unknown.
public(package) native fun validator_by_pool_id(self: &mut ValidatorSet, pool_id: &ID): &Validator;

/// Returns how many validators there will be in the next epoch by the requests so far. Removals
/// for lack of stake are not foreseen.
public(package) native fun next_epoch_validator_count(self: &ValidatorSet): u64;

/// Tells whether an address is that of an active validator.
public(package) native fun is_active_validator_by_sui_address(
    self: &ValidatorSet,
    validator_address: address,
): bool;

/// Tells whether a validator has its address, name, network or peer-to-peer address or a key in
/// common with one in the list.
public(package) native fun is_duplicate_validator(
    validators: &vector<Validator>,
    new_validator: &Validator,
): bool;

/// Borrows a validator from a list, for changes. Aborts with `ENotAValidator` when the address is
/// not in it.
public(package) native fun get_validator_mut(
    validators: &mut vector<Validator>,
    validator_address: address,
): &mut Validator;

/// Borrows the validator that a verified operation cap speaks for, for changes. Looks among active
/// and joining validators, and among candidates if asked to. Aborts with
/// `ENotActiveOrPendingValidator` when it is only a candidate and candidates do not count.
public(package) native fun get_validator_mut_with_verified_cap(
    self: &mut ValidatorSet,
    verified_cap: &ValidatorOperationCap,
    include_candidate: bool,
): &mut Validator;

/// Borrows the sender's validator, active or about to join, for changes. Aborts with
/// `ENotActiveOrPendingValidator` when there is none.
public(package) native fun get_validator_mut_with_ctx(
    self: &mut ValidatorSet,
    ctx: &TxContext,
): &mut Validator;

/// Borrows the sender's validator, be it active, joining or a candidate, for changes. Aborts in
/// `sui::dynamic_field` when there is none.
public(package) native fun get_validator_mut_with_ctx_including_candidates(
    self: &mut ValidatorSet,
    ctx: &TxContext,
): &mut Validator;

/// Borrows a validator by address. `which_validator` says how far to look:
/// `ACTIVE_VALIDATOR_ONLY`, `ACTIVE_OR_PENDING_VALIDATOR` or `ANY_VALIDATOR`. Aborts when there is
/// none.
public(package) native fun get_active_or_pending_or_candidate_validator_ref(
    self: &mut ValidatorSet,
    validator_address: address,
    which_validator: u8,
): &Validator;

/// Borrows an active validator by address. Aborts with `ENotAValidator` when there is none.
public native fun get_active_validator_ref(self: &ValidatorSet, addr: address): &Validator;

/// Borrows a validator that is about to join, by address. Aborts with `ENotAPendingValidator` when
/// there is none.
public native fun get_pending_validator_ref(self: &ValidatorSet, addr: address): &Validator;

/// Checks that an operation cap is the current one of its validator and returns proof of that for
/// the rest of the transaction. `which_validator` says in which stages the validator may be.
/// Aborts with `EInvalidCap` for a cap that was replaced.
public(package) native fun verify_cap(
    self: &mut ValidatorSet,
    cap: &UnverifiedValidatorOperationCap,
    which_validator: u8,
): ValidatorOperationCap;

/// Adds up the stakes of the validators in a list, in MIST.
public(package) native fun calculate_total_stakes(validators: &vector<Validator>): u64;

/// Adds up the voting power of the validators with the given addresses. Aborts with
/// `ENotAValidator` when one is not in the list.
public native fun sum_voting_power_by_addresses(
    vs: &vector<Validator>,
    addresses: &vector<address>,
): u64;

/// Borrows the list of active validators.
public native fun active_validators(self: &ValidatorSet): &vector<Validator>;

/// Tells whether an address is that of a candidate.
public native fun is_validator_candidate(self: &ValidatorSet, addr: address): bool;

/// Tells whether an address belongs to an active validator; the same as
/// `is_active_validator_by_sui_address`.
public(package) native fun is_active_validator(self: &ValidatorSet, addr: address): bool;

/// Tells whether a staking pool belongs to a former validator or candidate.
public native fun is_inactive_validator(self: &ValidatorSet, staking_pool_id: ID): bool;

/// Tells whether a validator is below the low limit of voting power and may be removed when its
/// grace period ends.
public(package) native fun is_at_risk_validator(self: &ValidatorSet, addr: address): bool;

/// Returns the addresses of all active validators.
public(package) native fun active_validator_addresses(self: &ValidatorSet): vector<address>;
