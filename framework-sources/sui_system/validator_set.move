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

const ENonValidatorInReportRecords: u64 = 0;

const EInvalidStakeAdjustmentAmount: u64 = 1;

const EDuplicateValidator: u64 = 2;

const ENoPoolFound: u64 = 3;

const ENotAValidator: u64 = 4;

const EMinJoiningStakeNotReached: u64 = 5;

const EAlreadyValidatorCandidate: u64 = 6;

const EValidatorNotCandidate: u64 = 7;

const ENotValidatorCandidate: u64 = 8;

const ENotActiveOrPendingValidator: u64 = 9;

const EStakingBelowThreshold: u64 = 10;

const EValidatorAlreadyRemoved: u64 = 11;

const ENotAPendingValidator: u64 = 12;

const EValidatorSetEmpty: u64 = 13;

const EInvalidCap: u64 = 101;

const ACTIVE_VALIDATOR_ONLY: u8 = 1;

const ACTIVE_OR_PENDING_VALIDATOR: u8 = 2;

const ANY_VALIDATOR: u8 = 3;

const BASIS_POINT_DENOMINATOR: u64 = 10000;

const MIN_STAKING_THRESHOLD: u64 = 1_000_000_000;

const PHASE_LENGTH: u64 = 14;

public struct ValidatorSet has store {
    total_stake: u64,
    active_validators: vector<Validator>,
    pending_active_validators: TableVec<Validator>,
    pending_removals: vector<u64>,
    staking_pool_mappings: Table<ID, address>,
    inactive_validators: Table<ID, ValidatorWrapper>,
    validator_candidates: Table<address, ValidatorWrapper>,
    at_risk_validators: VecMap<address, u64>,
    extra_fields: Bag,
}

public struct ValidatorEpochInfoEvent has copy, drop {
    epoch: u64,
    validator_address: address,
    reference_gas_survey_quote: u64,
    stake: u64,
    commission_rate: u64,
    pool_staking_reward: u64,
    storage_fund_staking_reward: u64,
    pool_token_exchange_rate: PoolTokenExchangeRate,
    tallying_rule_reporters: vector<address>,
    tallying_rule_global_score: u64,
}

public struct ValidatorEpochInfoEventV2 has copy, drop {
    epoch: u64,
    validator_address: address,
    reference_gas_survey_quote: u64,
    stake: u64,
    voting_power: u64,
    commission_rate: u64,
    pool_staking_reward: u64,
    storage_fund_staking_reward: u64,
    pool_token_exchange_rate: PoolTokenExchangeRate,
    tallying_rule_reporters: vector<address>,
    tallying_rule_global_score: u64,
}

public struct ValidatorJoinEvent has copy, drop {
    epoch: u64,
    validator_address: address,
    staking_pool_id: ID,
}

public struct ValidatorLeaveEvent has copy, drop {
    epoch: u64,
    validator_address: address,
    staking_pool_id: ID,
    is_voluntary: bool,
}

public struct VotingPowerAdmissionStartEpochKey() has copy, drop, store;

public(package) native fun new(
    init_active_validators: vector<Validator>,
    ctx: &mut TxContext,
): ValidatorSet;

public(package) native fun request_add_validator_candidate(
    self: &mut ValidatorSet,
    validator: Validator,
    ctx: &mut TxContext,
);

public(package) native fun request_remove_validator_candidate(
    self: &mut ValidatorSet,
    ctx: &mut TxContext,
);

public(package) native fun request_add_validator(self: &mut ValidatorSet, ctx: &TxContext);

public(package) native fun assert_no_pending_or_active_duplicates(
    self: &ValidatorSet,
    validator: &Validator,
);

public(package) native fun request_remove_validator(self: &mut ValidatorSet, ctx: &TxContext);

public(package) native fun request_add_stake(
    self: &mut ValidatorSet,
    validator_address: address,
    stake: Balance<SUI>,
    ctx: &mut TxContext,
): StakedSui;

public(package) native fun request_withdraw_stake(
    self: &mut ValidatorSet,
    staked_sui: StakedSui,
    ctx: &TxContext,
): Balance<SUI>;

public(package) native fun convert_to_fungible_staked_sui(
    self: &mut ValidatorSet,
    staked_sui: StakedSui,
    ctx: &mut TxContext,
): FungibleStakedSui;

public(package) native fun redeem_fungible_staked_sui(
    self: &mut ValidatorSet,
    fungible_staked_sui: FungibleStakedSui,
    ctx: &TxContext,
): Balance<SUI>;

public(package) native fun request_set_commission_rate(
    self: &mut ValidatorSet,
    new_commission_rate: u64,
    ctx: &TxContext,
);

public(package) native fun advance_epoch(
    self: &mut ValidatorSet,
    computation_reward: &mut Balance<SUI>,
    storage_fund_reward: &mut Balance<SUI>,
    validator_report_records: &mut VecMap<address, VecSet<address>>,
    reward_slashing_rate: u64,
    low_stake_grace_period: u64,
    ctx: &mut TxContext,
);

public native fun derive_reference_gas_price(self: &ValidatorSet): u64;

public native fun total_stake(self: &ValidatorSet): u64;

public native fun validator_total_stake_amount(
    self: &ValidatorSet,
    validator_address: address,
): u64;

public native fun validator_stake_amount(self: &ValidatorSet, validator_address: address): u64;

public native fun validator_voting_power(self: &ValidatorSet, validator_address: address): u64;

public native fun validator_staking_pool_id(self: &ValidatorSet, validator_address: address): ID;

public native fun staking_pool_mappings(self: &ValidatorSet): &Table<ID, address>;

public native fun validator_address_by_pool_id(self: &mut ValidatorSet, pool_id: &ID): address;

public(package) native fun pool_exchange_rates(
    self: &mut ValidatorSet,
    pool_id: &ID,
): &Table<u64, PoolTokenExchangeRate>;

public(package) native fun validator_by_pool_id(self: &mut ValidatorSet, pool_id: &ID): &Validator;

public(package) native fun next_epoch_validator_count(self: &ValidatorSet): u64;

public(package) native fun is_active_validator_by_sui_address(
    self: &ValidatorSet,
    validator_address: address,
): bool;

public(package) native fun is_duplicate_validator(
    validators: &vector<Validator>,
    new_validator: &Validator,
): bool;

public(package) native fun get_validator_mut(
    validators: &mut vector<Validator>,
    validator_address: address,
): &mut Validator;

public(package) native fun get_validator_mut_with_verified_cap(
    self: &mut ValidatorSet,
    verified_cap: &ValidatorOperationCap,
    include_candidate: bool,
): &mut Validator;

public(package) native fun get_validator_mut_with_ctx(
    self: &mut ValidatorSet,
    ctx: &TxContext,
): &mut Validator;

public(package) native fun get_validator_mut_with_ctx_including_candidates(
    self: &mut ValidatorSet,
    ctx: &TxContext,
): &mut Validator;

public(package) native fun get_active_or_pending_or_candidate_validator_ref(
    self: &mut ValidatorSet,
    validator_address: address,
    which_validator: u8,
): &Validator;

public native fun get_active_validator_ref(self: &ValidatorSet, addr: address): &Validator;

public native fun get_pending_validator_ref(self: &ValidatorSet, addr: address): &Validator;

public(package) native fun verify_cap(
    self: &mut ValidatorSet,
    cap: &UnverifiedValidatorOperationCap,
    which_validator: u8,
): ValidatorOperationCap;

public(package) native fun calculate_total_stakes(validators: &vector<Validator>): u64;

public native fun sum_voting_power_by_addresses(
    vs: &vector<Validator>,
    addresses: &vector<address>,
): u64;

public native fun active_validators(self: &ValidatorSet): &vector<Validator>;

public native fun is_validator_candidate(self: &ValidatorSet, addr: address): bool;

public(package) native fun is_active_validator(self: &ValidatorSet, addr: address): bool;

public native fun is_inactive_validator(self: &ValidatorSet, staking_pool_id: ID): bool;

public(package) native fun is_at_risk_validator(self: &ValidatorSet, addr: address): bool;

public(package) native fun active_validator_addresses(self: &ValidatorSet): vector<address>;
