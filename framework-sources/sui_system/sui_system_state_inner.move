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

const ENotValidator: u64 = 0;

const ELimitExceeded: u64 = 1;

const ENotSystemAddress: u64 = 2;

const ECannotReportOneself: u64 = 3;

const EReportRecordNotFound: u64 = 4;

const EBpsTooLarge: u64 = 5;

const ESafeModeGasNotProcessed: u64 = 7;

const EAdvancedToWrongEpoch: u64 = 8;

const BASIS_POINT_DENOMINATOR: u64 = 100_00;

const ACTIVE_VALIDATOR_ONLY: u8 = 1;

const ACTIVE_OR_PENDING_VALIDATOR: u8 = 2;

const ANY_VALIDATOR: u8 = 3;

const SYSTEM_STATE_VERSION_V1: u64 = 1;

const EXTRA_FIELD_EXECUTION_TIME_ESTIMATES_KEY: u64 = 0;

public struct SystemParameters has store {
    epoch_duration_ms: u64,
    stake_subsidy_start_epoch: u64,
    max_validator_count: u64,
    min_validator_joining_stake: u64,
    validator_low_stake_threshold: u64,
    validator_very_low_stake_threshold: u64,
    validator_low_stake_grace_period: u64,
    extra_fields: Bag,
}

public struct SystemParametersV2 has store {
    epoch_duration_ms: u64,
    stake_subsidy_start_epoch: u64,
    min_validator_count: u64,
    max_validator_count: u64,
    min_validator_joining_stake: u64,
    validator_low_stake_threshold: u64,
    validator_very_low_stake_threshold: u64,
    validator_low_stake_grace_period: u64,
    extra_fields: Bag,
}

public struct SuiSystemStateInner has store {
    epoch: u64,
    protocol_version: u64,
    system_state_version: u64,
    validators: ValidatorSet,
    storage_fund: StorageFund,
    parameters: SystemParameters,
    reference_gas_price: u64,
    validator_report_records: VecMap<address, VecSet<address>>,
    stake_subsidy: StakeSubsidy,
    safe_mode: bool,
    safe_mode_storage_rewards: Balance<SUI>,
    safe_mode_computation_rewards: Balance<SUI>,
    safe_mode_storage_rebates: u64,
    safe_mode_non_refundable_storage_fee: u64,
    epoch_start_timestamp_ms: u64,
    extra_fields: Bag,
}

public struct SuiSystemStateInnerV2 has store {
    epoch: u64,
    protocol_version: u64,
    system_state_version: u64,
    validators: ValidatorSet,
    storage_fund: StorageFund,
    parameters: SystemParametersV2,
    reference_gas_price: u64,
    validator_report_records: VecMap<address, VecSet<address>>,
    stake_subsidy: StakeSubsidy,
    safe_mode: bool,
    safe_mode_storage_rewards: Balance<SUI>,
    safe_mode_computation_rewards: Balance<SUI>,
    safe_mode_storage_rebates: u64,
    safe_mode_non_refundable_storage_fee: u64,
    epoch_start_timestamp_ms: u64,
    extra_fields: Bag,
}

public struct SystemEpochInfoEvent has copy, drop {
    epoch: u64,
    protocol_version: u64,
    reference_gas_price: u64,
    total_stake: u64,
    storage_fund_reinvestment: u64,
    storage_charge: u64,
    storage_rebate: u64,
    storage_fund_balance: u64,
    stake_subsidy_amount: u64,
    total_gas_fees: u64,
    total_stake_rewards_distributed: u64,
    leftover_storage_fund_inflow: u64,
}

public(package) native fun create(
    validators: vector<Validator>,
    initial_storage_fund: Balance<SUI>,
    protocol_version: u64,
    epoch_start_timestamp_ms: u64,
    parameters: SystemParameters,
    stake_subsidy: StakeSubsidy,
    ctx: &mut TxContext,
): SuiSystemStateInner;

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

public(package) native fun v1_to_v2(self: SuiSystemStateInner): SuiSystemStateInnerV2;

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

public(package) native fun request_remove_validator_candidate(
    self: &mut SuiSystemStateInnerV2,
    ctx: &mut TxContext,
);

public(package) native fun request_add_validator(self: &mut SuiSystemStateInnerV2, ctx: &TxContext);

public(package) native fun request_remove_validator(
    self: &mut SuiSystemStateInnerV2,
    ctx: &TxContext,
);

public(package) native fun request_set_gas_price(
    self: &mut SuiSystemStateInnerV2,
    cap: &UnverifiedValidatorOperationCap,
    new_gas_price: u64,
);

public(package) native fun set_candidate_validator_gas_price(
    self: &mut SuiSystemStateInnerV2,
    cap: &UnverifiedValidatorOperationCap,
    new_gas_price: u64,
);

public(package) native fun request_set_commission_rate(
    self: &mut SuiSystemStateInnerV2,
    new_commission_rate: u64,
    ctx: &TxContext,
);

public(package) native fun set_candidate_validator_commission_rate(
    self: &mut SuiSystemStateInnerV2,
    new_commission_rate: u64,
    ctx: &TxContext,
);

public(package) native fun request_add_stake(
    self: &mut SuiSystemStateInnerV2,
    stake: Coin<SUI>,
    validator_address: address,
    ctx: &mut TxContext,
): StakedSui;

public(package) native fun request_add_stake_mul_coin(
    self: &mut SuiSystemStateInnerV2,
    stakes: vector<Coin<SUI>>,
    stake_amount: Option<u64>,
    validator_address: address,
    ctx: &mut TxContext,
): StakedSui;

public(package) native fun request_withdraw_stake(
    self: &mut SuiSystemStateInnerV2,
    staked_sui: StakedSui,
    ctx: &TxContext,
): Balance<SUI>;

public(package) native fun convert_to_fungible_staked_sui(
    self: &mut SuiSystemStateInnerV2,
    staked_sui: StakedSui,
    ctx: &mut TxContext,
): FungibleStakedSui;

public(package) native fun redeem_fungible_staked_sui(
    self: &mut SuiSystemStateInnerV2,
    fungible_staked_sui: FungibleStakedSui,
    ctx: &TxContext,
): Balance<SUI>;

public(package) native fun report_validator(
    self: &mut SuiSystemStateInnerV2,
    cap: &UnverifiedValidatorOperationCap,
    reportee_addr: address,
);

public(package) native fun undo_report_validator(
    self: &mut SuiSystemStateInnerV2,
    cap: &UnverifiedValidatorOperationCap,
    reportee_addr: address,
);

public(package) native fun rotate_operation_cap(
    self: &mut SuiSystemStateInnerV2,
    ctx: &mut TxContext,
);

public(package) native fun update_validator_name(
    self: &mut SuiSystemStateInnerV2,
    name: vector<u8>,
    ctx: &TxContext,
);

public(package) native fun update_validator_description(
    self: &mut SuiSystemStateInnerV2,
    description: vector<u8>,
    ctx: &TxContext,
);

public(package) native fun update_validator_image_url(
    self: &mut SuiSystemStateInnerV2,
    image_url: vector<u8>,
    ctx: &TxContext,
);

public(package) native fun update_validator_project_url(
    self: &mut SuiSystemStateInnerV2,
    project_url: vector<u8>,
    ctx: &TxContext,
);

public(package) native fun update_validator_next_epoch_network_address(
    self: &mut SuiSystemStateInnerV2,
    network_address: vector<u8>,
    ctx: &TxContext,
);

public(package) native fun update_candidate_validator_network_address(
    self: &mut SuiSystemStateInnerV2,
    network_address: vector<u8>,
    ctx: &TxContext,
);

public(package) native fun update_validator_next_epoch_p2p_address(
    self: &mut SuiSystemStateInnerV2,
    p2p_address: vector<u8>,
    ctx: &TxContext,
);

public(package) native fun update_candidate_validator_p2p_address(
    self: &mut SuiSystemStateInnerV2,
    p2p_address: vector<u8>,
    ctx: &TxContext,
);

public(package) native fun update_validator_next_epoch_primary_address(
    self: &mut SuiSystemStateInnerV2,
    primary_address: vector<u8>,
    ctx: &TxContext,
);

public(package) native fun update_candidate_validator_primary_address(
    self: &mut SuiSystemStateInnerV2,
    primary_address: vector<u8>,
    ctx: &TxContext,
);

public(package) native fun update_validator_next_epoch_worker_address(
    self: &mut SuiSystemStateInnerV2,
    worker_address: vector<u8>,
    ctx: &TxContext,
);

public(package) native fun update_candidate_validator_worker_address(
    self: &mut SuiSystemStateInnerV2,
    worker_address: vector<u8>,
    ctx: &TxContext,
);

public(package) native fun update_validator_next_epoch_protocol_pubkey(
    self: &mut SuiSystemStateInnerV2,
    protocol_pubkey: vector<u8>,
    proof_of_possession: vector<u8>,
    ctx: &TxContext,
);

public(package) native fun update_candidate_validator_protocol_pubkey(
    self: &mut SuiSystemStateInnerV2,
    protocol_pubkey: vector<u8>,
    proof_of_possession: vector<u8>,
    ctx: &TxContext,
);

public(package) native fun update_validator_next_epoch_worker_pubkey(
    self: &mut SuiSystemStateInnerV2,
    worker_pubkey: vector<u8>,
    ctx: &TxContext,
);

public(package) native fun update_candidate_validator_worker_pubkey(
    self: &mut SuiSystemStateInnerV2,
    worker_pubkey: vector<u8>,
    ctx: &TxContext,
);

public(package) native fun update_validator_next_epoch_network_pubkey(
    self: &mut SuiSystemStateInnerV2,
    network_pubkey: vector<u8>,
    ctx: &TxContext,
);

public(package) native fun update_candidate_validator_network_pubkey(
    self: &mut SuiSystemStateInnerV2,
    network_pubkey: vector<u8>,
    ctx: &TxContext,
);

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

public(package) native fun epoch(self: &SuiSystemStateInnerV2): u64;

public(package) native fun protocol_version(self: &SuiSystemStateInnerV2): u64;

public(package) native fun system_state_version(self: &SuiSystemStateInnerV2): u64;

public(package) native fun genesis_system_state_version(): u64;

public(package) native fun epoch_start_timestamp_ms(self: &SuiSystemStateInnerV2): u64;

public(package) native fun validator_stake_amount(
    self: &SuiSystemStateInnerV2,
    validator_addr: address,
): u64;

public(package) native fun active_validator_voting_powers(
    self: &SuiSystemStateInnerV2,
): VecMap<address, u64>;

public(package) native fun validator_staking_pool_id(
    self: &SuiSystemStateInnerV2,
    validator_addr: address,
): ID;

public(package) native fun validator_staking_pool_mappings(
    self: &SuiSystemStateInnerV2,
): &Table<ID, address>;

public(package) native fun get_reporters_of(
    self: &SuiSystemStateInnerV2,
    addr: address,
): VecSet<address>;

public(package) native fun get_storage_fund_total_balance(self: &SuiSystemStateInnerV2): u64;

public(package) native fun get_storage_fund_object_rebates(self: &SuiSystemStateInnerV2): u64;

public(package) native fun validator_address_by_pool_id(
    self: &mut SuiSystemStateInnerV2,
    pool_id: &ID,
): address;

public(package) native fun pool_exchange_rates(
    self: &mut SuiSystemStateInnerV2,
    pool_id: &ID,
): &Table<u64, PoolTokenExchangeRate>;

public(package) native fun active_validator_addresses(
    self: &SuiSystemStateInnerV2,
): vector<address>;

public(package) native fun store_execution_time_estimates(
    self: &mut SuiSystemStateInnerV2,
    estimates: vector<u8>,
);

public(package) native fun validators(self: &SuiSystemStateInnerV2): &ValidatorSet;

public(package) native fun validators_mut(self: &mut SuiSystemStateInnerV2): &mut ValidatorSet;
