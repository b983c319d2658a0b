module sui_system::validator;

use std::string::String;
use sui::bag::Bag;
use sui::balance::Balance;
use sui::sui::SUI;
use sui::url::Url;
use sui_system::staking_pool::{FungibleStakedSui, PoolTokenExchangeRate, StakedSui, StakingPool};
use sui_system::validator_cap::ValidatorOperationCap;

public use fun sui_system::validator_wrapper::create_v1 as Validator.wrap_v1;

const EInvalidProofOfPossession: u64 = 0;

const EMetadataInvalidPubkey: u64 = 1;

const EMetadataInvalidNetPubkey: u64 = 2;

const EMetadataInvalidWorkerPubkey: u64 = 3;

const EMetadataInvalidNetAddr: u64 = 4;

const EMetadataInvalidP2pAddr: u64 = 5;

const EMetadataInvalidPrimaryAddr: u64 = 6;

const EMetadataInvalidWorkerAddr: u64 = 7;

const ECommissionRateTooHigh: u64 = 8;

const EValidatorMetadataExceedingLengthLimit: u64 = 9;

const ENotValidatorCandidate: u64 = 10;

const EInvalidStakeAmount: u64 = 11;

const ECalledDuringNonGenesis: u64 = 12;

const ENewCapNotCreatedByValidatorItself: u64 = 100;

const EInvalidCap: u64 = 101;

const EGasPriceHigherThanThreshold: u64 = 102;

const MAX_COMMISSION_RATE: u64 = 2_000;

const MAX_VALIDATOR_METADATA_LENGTH: u64 = 256;

const MAX_VALIDATOR_GAS_PRICE: u64 = 100_000;

public struct ValidatorMetadata has store {
    sui_address: address,
    protocol_pubkey_bytes: vector<u8>,
    network_pubkey_bytes: vector<u8>,
    worker_pubkey_bytes: vector<u8>,
    proof_of_possession: vector<u8>,
    name: String,
    description: String,
    image_url: Url,
    project_url: Url,
    net_address: String,
    p2p_address: String,
    primary_address: String,
    worker_address: String,
    next_epoch_protocol_pubkey_bytes: Option<vector<u8>>,
    next_epoch_proof_of_possession: Option<vector<u8>>,
    next_epoch_network_pubkey_bytes: Option<vector<u8>>,
    next_epoch_worker_pubkey_bytes: Option<vector<u8>>,
    next_epoch_net_address: Option<String>,
    next_epoch_p2p_address: Option<String>,
    next_epoch_primary_address: Option<String>,
    next_epoch_worker_address: Option<String>,
    extra_fields: Bag,
}

public struct Validator has store {
    metadata: ValidatorMetadata,
    voting_power: u64,
    operation_cap_id: ID,
    gas_price: u64,
    staking_pool: StakingPool,
    commission_rate: u64,
    next_epoch_stake: u64,
    next_epoch_gas_price: u64,
    next_epoch_commission_rate: u64,
    extra_fields: Bag,
}

public struct StakingRequestEvent has copy, drop {
    pool_id: ID,
    validator_address: address,
    staker_address: address,
    epoch: u64,
    amount: u64,
}

public struct UnstakingRequestEvent has copy, drop {
    pool_id: ID,
    validator_address: address,
    staker_address: address,
    stake_activation_epoch: u64,
    unstaking_epoch: u64,
    principal_amount: u64,
    reward_amount: u64,
}

public struct ConvertingToFungibleStakedSuiEvent has copy, drop {
    pool_id: ID,
    stake_activation_epoch: u64,
    staked_sui_principal_amount: u64,
    fungible_staked_sui_amount: u64,
}

public struct RedeemingFungibleStakedSuiEvent has copy, drop {
    pool_id: ID,
    fungible_staked_sui_amount: u64,
    sui_amount: u64,
}

public(package) native fun new_metadata(
    sui_address: address,
    protocol_pubkey_bytes: vector<u8>,
    network_pubkey_bytes: vector<u8>,
    worker_pubkey_bytes: vector<u8>,
    proof_of_possession: vector<u8>,
    name: String,
    description: String,
    image_url: Url,
    project_url: Url,
    net_address: String,
    p2p_address: String,
    primary_address: String,
    worker_address: String,
    extra_fields: Bag,
): ValidatorMetadata;

public(package) native fun new(
    sui_address: address,
    protocol_pubkey_bytes: vector<u8>,
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
): Validator;

public(package) native fun deactivate(self: &mut Validator, deactivation_epoch: u64);

public(package) native fun activate(self: &mut Validator, activation_epoch: u64);

public(package) native fun adjust_stake_and_gas_price(self: &mut Validator);

public(package) native fun request_add_stake(
    self: &mut Validator,
    stake: Balance<SUI>,
    staker_address: address,
    ctx: &mut TxContext,
): StakedSui;

public(package) native fun convert_to_fungible_staked_sui(
    self: &mut Validator,
    staked_sui: StakedSui,
    ctx: &mut TxContext,
): FungibleStakedSui;

public(package) native fun redeem_fungible_staked_sui(
    self: &mut Validator,
    fungible_staked_sui: FungibleStakedSui,
    ctx: &TxContext,
): Balance<SUI>;

public(package) native fun request_add_stake_at_genesis(
    self: &mut Validator,
    stake: Balance<SUI>,
    staker_address: address,
    ctx: &mut TxContext,
);

public(package) native fun request_withdraw_stake(
    self: &mut Validator,
    staked_sui: StakedSui,
    ctx: &TxContext,
): Balance<SUI>;

public(package) native fun request_set_gas_price(
    self: &mut Validator,
    verified_cap: ValidatorOperationCap,
    new_price: u64,
);

public(package) native fun set_candidate_gas_price(
    self: &mut Validator,
    verified_cap: ValidatorOperationCap,
    new_price: u64,
);

public(package) native fun request_set_commission_rate(
    self: &mut Validator,
    new_commission_rate: u64,
);

public(package) native fun set_candidate_commission_rate(
    self: &mut Validator,
    new_commission_rate: u64,
);

public(package) native fun deposit_stake_rewards(self: &mut Validator, reward: Balance<SUI>);

public(package) native fun process_pending_stakes_and_withdraws(
    self: &mut Validator,
    ctx: &TxContext,
);

public native fun is_preactive(self: &Validator): bool;

public native fun metadata(self: &Validator): &ValidatorMetadata;

public native fun sui_address(self: &Validator): address;

public native fun name(self: &Validator): &String;

public native fun description(self: &Validator): &String;

public native fun image_url(self: &Validator): &Url;

public native fun project_url(self: &Validator): &Url;

public native fun network_address(self: &Validator): &String;

public native fun p2p_address(self: &Validator): &String;

public native fun primary_address(self: &Validator): &String;

public native fun worker_address(self: &Validator): &String;

public native fun protocol_pubkey_bytes(self: &Validator): &vector<u8>;

public native fun proof_of_possession(self: &Validator): &vector<u8>;

public native fun network_pubkey_bytes(self: &Validator): &vector<u8>;

public native fun worker_pubkey_bytes(self: &Validator): &vector<u8>;

public native fun next_epoch_network_address(self: &Validator): &Option<String>;

public native fun next_epoch_p2p_address(self: &Validator): &Option<String>;

public native fun next_epoch_primary_address(self: &Validator): &Option<String>;

public native fun next_epoch_worker_address(self: &Validator): &Option<String>;

public native fun next_epoch_protocol_pubkey_bytes(self: &Validator): &Option<vector<u8>>;

public native fun next_epoch_proof_of_possession(self: &Validator): &Option<vector<u8>>;

public native fun next_epoch_network_pubkey_bytes(self: &Validator): &Option<vector<u8>>;

public native fun next_epoch_worker_pubkey_bytes(self: &Validator): &Option<vector<u8>>;

public native fun operation_cap_id(self: &Validator): &ID;

public native fun next_epoch_gas_price(self: &Validator): u64;

#[deprecated]
public native fun total_stake_amount(self: &Validator): u64;

#[deprecated]
public native fun stake_amount(self: &Validator): u64;

public native fun total_stake(self: &Validator): u64;

public native fun voting_power(self: &Validator): u64;

public(package) native fun set_voting_power(self: &mut Validator, new_voting_power: u64);

public native fun pending_stake_amount(self: &Validator): u64;

public native fun pending_stake_withdraw_amount(self: &Validator): u64;

public native fun gas_price(self: &Validator): u64;

public native fun commission_rate(self: &Validator): u64;

public native fun pool_token_exchange_rate_at_epoch(
    self: &Validator,
    epoch: u64,
): PoolTokenExchangeRate;

public native fun staking_pool_id(self: &Validator): ID;

public native fun is_duplicate(self: &Validator, other: &Validator): bool;

public(package) native fun new_unverified_validator_operation_cap_and_transfer(
    self: &mut Validator,
    ctx: &mut TxContext,
);

public(package) native fun update_name(self: &mut Validator, name: vector<u8>);

public(package) native fun update_description(self: &mut Validator, description: vector<u8>);

public(package) native fun update_image_url(self: &mut Validator, image_url: vector<u8>);

public(package) native fun update_project_url(self: &mut Validator, project_url: vector<u8>);

public(package) native fun update_next_epoch_network_address(
    self: &mut Validator,
    net_address: vector<u8>,
);

public(package) native fun update_candidate_network_address(
    self: &mut Validator,
    net_address: vector<u8>,
);

public(package) native fun update_next_epoch_p2p_address(
    self: &mut Validator,
    p2p_address: vector<u8>,
);

public(package) native fun update_candidate_p2p_address(
    self: &mut Validator,
    p2p_address: vector<u8>,
);

public(package) native fun update_next_epoch_primary_address(
    self: &mut Validator,
    primary_address: vector<u8>,
);

public(package) native fun update_candidate_primary_address(
    self: &mut Validator,
    primary_address: vector<u8>,
);

public(package) native fun update_next_epoch_worker_address(
    self: &mut Validator,
    worker_address: vector<u8>,
);

public(package) native fun update_candidate_worker_address(
    self: &mut Validator,
    worker_address: vector<u8>,
);

public(package) native fun update_next_epoch_protocol_pubkey(
    self: &mut Validator,
    protocol_pubkey: vector<u8>,
    proof_of_possession: vector<u8>,
);

public(package) native fun update_candidate_protocol_pubkey(
    self: &mut Validator,
    protocol_pubkey: vector<u8>,
    proof_of_possession: vector<u8>,
);

public(package) native fun update_next_epoch_network_pubkey(
    self: &mut Validator,
    network_pubkey: vector<u8>,
);

public(package) native fun update_candidate_network_pubkey(
    self: &mut Validator,
    network_pubkey: vector<u8>,
);

public(package) native fun update_next_epoch_worker_pubkey(
    self: &mut Validator,
    worker_pubkey: vector<u8>,
);

public(package) native fun update_candidate_worker_pubkey(
    self: &mut Validator,
    worker_pubkey: vector<u8>,
);

public(package) native fun effectuate_staged_metadata(self: &mut Validator);

public native fun validate_metadata(metadata: &ValidatorMetadata);

public native fun validate_metadata_bcs(metadata: vector<u8>);

public(package) native fun get_staking_pool_ref(self: &Validator): &StakingPool;
