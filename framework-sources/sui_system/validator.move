/// Describes a validator: its metadata, its gas price quote and commission, and the staking pool
/// that belongs to it. The functions that change a validator are open to the framework only;
/// accounts reach them through `sui_system`, which checks who is calling.
///
/// A validator starts as a candidate with an empty staking pool, collects stake, asks to join and
/// becomes active at an epoch change. Settings that other nodes or stakers rely on (keys,
/// addresses, gas price, commission) are staged in `next_epoch_` fields and take effect at the
/// next epoch change; a validator whose pool is not active yet may change them at once through
/// the `candidate` variants. Name, description and the two URLs change at once for everybody.
///
/// The module also declares the staking events that wallets and indexers follow. Amounts are in
/// MIST, rates in basis points.
module sui_system::validator;

use std::string::String;
use sui::bag::Bag;
use sui::balance::Balance;
use sui::sui::SUI;
use sui::url::Url;
use sui_system::staking_pool::{FungibleStakedSui, PoolTokenExchangeRate, StakedSui, StakingPool};
use sui_system::validator_cap::ValidatorOperationCap;

public use fun sui_system::validator_wrapper::create_v1 as Validator.wrap_v1;
public use fun validate_metadata as ValidatorMetadata.validate;

/// Raised by the metadata check when the proof of possession is not a valid signature for the
/// protocol key and the address of the validator. Sign again with the matching key and address.
const EInvalidProofOfPossession: u64 = 0;

/// Raised by the metadata check when the protocol key is not a valid BLS12-381 public key.
const EMetadataInvalidPubkey: u64 = 1;

/// Raised by the metadata check when the network key is not a valid public key.
const EMetadataInvalidNetPubkey: u64 = 2;

/// Raised by the metadata check when the worker key is not a valid public key or equals the
/// network key.
const EMetadataInvalidWorkerPubkey: u64 = 3;

/// Raised by the metadata check when the network address is not a valid multiaddress.
const EMetadataInvalidNetAddr: u64 = 4;

/// Raised by the metadata check when the peer-to-peer address is not a valid multiaddress for
/// node traffic.
const EMetadataInvalidP2pAddr: u64 = 5;

/// Raised by the metadata check when the primary address is not a valid multiaddress for node
/// traffic.
const EMetadataInvalidPrimaryAddr: u64 = 6;

/// Raised by the metadata check when the worker address is not a valid multiaddress for node
/// traffic.
const EMetadataInvalidWorkerAddr: u64 = 7;

/// Raised when a commission rate exceeds `MAX_COMMISSION_RATE`. Use at most 2,000 basis points.
const ECommissionRateTooHigh: u64 = 8;

/// Raised when a text or an address is longer than `MAX_VALIDATOR_METADATA_LENGTH` bytes. Shorten
/// it.
const EValidatorMetadataExceedingLengthLimit: u64 = 9;

/// Raised by the `candidate` variants when the staking pool of the validator is already active.
/// Use the `next_epoch` variant instead.
const ENotValidatorCandidate: u64 = 10;

/// Raised when an empty balance is staked.
const EInvalidStakeAmount: u64 = 11;

/// Raised by `request_add_stake_at_genesis` in any epoch but 0.
const ECalledDuringNonGenesis: u64 = 12;

/// Raised when an account other than the validator asks for a new operation capability.
const ENewCapNotCreatedByValidatorItself: u64 = 100;

/// Raised when the capability was issued by another validator.
const EInvalidCap: u64 = 101;

/// Raised when a gas price quote is not below `MAX_VALIDATOR_GAS_PRICE`. Quote less than 100,000
/// MIST.
const EGasPriceHigherThanThreshold: u64 = 102;

/// Highest commission rate, 2,000 basis points or 20 % of the rewards.
const MAX_COMMISSION_RATE: u64 = 2_000;

/// Largest size in bytes of each text and address in the metadata.
const MAX_VALIDATOR_METADATA_LENGTH: u64 = 256;

/// Bound for gas price quotes in MIST per unit of gas; quotes must be below it.
const MAX_VALIDATOR_GAS_PRICE: u64 = 100_000;

/// Represents who a validator is and how to reach it. It is embedded in the `Validator`. Every
/// `next_epoch_` field is `none` unless a change is waiting for the next epoch change.
public struct ValidatorMetadata has store {
    /// Account that controls the validator; it is fixed at creation.
    sui_address: address,
    /// BLS12-381 public key whose signatures count toward the quorum.
    protocol_pubkey_bytes: vector<u8>,
    /// Public key that authenticates network connections.
    network_pubkey_bytes: vector<u8>,
    /// Public key named after the worker of the original consensus; it must differ from the
    /// network key.
    worker_pubkey_bytes: vector<u8>,
    /// Signature that proves control of the protocol key and binds it to `sui_address`.
    proof_of_possession: vector<u8>,
    /// Name shown to people.
    name: String,
    /// Short text about the operator.
    description: String,
    /// Address of a logo.
    image_url: Url,
    /// Address of the operator's site.
    project_url: Url,
    /// Multiaddress at which clients reach the validator.
    net_address: String,
    /// Multiaddress for state synchronization between nodes.
    p2p_address: String,
    /// Multiaddress named after the primary of the original consensus.
    primary_address: String,
    /// Multiaddress named after the worker of the original consensus.
    worker_address: String,
    /// Protocol key from the next epoch on.
    next_epoch_protocol_pubkey_bytes: Option<vector<u8>>,
    /// Proof for the protocol key of the next epoch.
    next_epoch_proof_of_possession: Option<vector<u8>>,
    /// Network key from the next epoch on.
    next_epoch_network_pubkey_bytes: Option<vector<u8>>,
    /// Worker key from the next epoch on.
    next_epoch_worker_pubkey_bytes: Option<vector<u8>>,
    /// Network address from the next epoch on.
    next_epoch_net_address: Option<String>,
    /// Peer-to-peer address from the next epoch on.
    next_epoch_p2p_address: Option<String>,
    /// Primary address from the next epoch on.
    next_epoch_primary_address: Option<String>,
    /// Worker address from the next epoch on.
    next_epoch_worker_address: Option<String>,
    /// Room for fields that later versions may add.
    extra_fields: Bag,
}

/// Represents one validator in any stage of its life: candidate, pending, active or inactive. It
/// lives inside the validator set and never leaves the system state, so it has `store` but
/// neither `key` nor `drop`.
public struct Validator has store {
    /// Identity, keys and addresses.
    metadata: ValidatorMetadata,
    /// Weight in consensus in units of 1/10,000; 0 until the validator becomes active.
    voting_power: u64,
    /// ID of the one operation capability that is valid now.
    operation_cap_id: ID,
    /// Gas price quote for the current epoch, in MIST per unit of gas.
    gas_price: u64,
    /// Stake of the validator and its accounting.
    staking_pool: StakingPool,
    /// Share of the staking rewards that the validator keeps, in basis points.
    commission_rate: u64,
    /// Stake in MIST expected for the next epoch, given the requests so far.
    next_epoch_stake: u64,
    /// Gas price quote for the next epoch.
    next_epoch_gas_price: u64,
    /// Commission rate for the next epoch.
    next_epoch_commission_rate: u64,
    /// Room for fields that later versions may add.
    extra_fields: Bag,
}

/// Reports that stake was added to a validator. It is emitted by every successful stake request
/// after genesis.
public struct StakingRequestEvent has copy, drop {
    /// Staking pool of the validator.
    pool_id: ID,
    /// Validator that receives the stake.
    validator_address: address,
    /// Sender of the request.
    staker_address: address,
    /// Epoch of the request; the stake becomes active in the following one.
    epoch: u64,
    /// Staked amount in MIST.
    amount: u64,
}

/// Reports that a stake was withdrawn, together with its rewards.
public struct UnstakingRequestEvent has copy, drop {
    /// Staking pool of the validator.
    pool_id: ID,
    /// Validator from which the stake was withdrawn.
    validator_address: address,
    /// Sender of the request, who need not be the one who staked.
    staker_address: address,
    /// First epoch in which the stake earned rewards.
    stake_activation_epoch: u64,
    /// Epoch of the request.
    unstaking_epoch: u64,
    /// Returned principal in MIST.
    principal_amount: u64,
    /// Rewards paid on top, in MIST.
    reward_amount: u64,
}

/// Reports that a stake was converted to pool tokens.
public struct ConvertingToFungibleStakedSuiEvent has copy, drop {
    /// Staking pool of the stake.
    pool_id: ID,
    /// First epoch in which the converted stake earned rewards.
    stake_activation_epoch: u64,
    /// Principal of the converted stake in MIST.
    staked_sui_principal_amount: u64,
    /// Number of pool tokens issued for it.
    fungible_staked_sui_amount: u64,
}

/// Reports that pool tokens were redeemed for SUI.
public struct RedeemingFungibleStakedSuiEvent has copy, drop {
    /// Staking pool of the tokens.
    pool_id: ID,
    /// Number of redeemed pool tokens.
    fungible_staked_sui_amount: u64,
    /// MIST paid out, principal and rewards.
    sui_amount: u64,
}

/// Assembles the metadata of a validator, with no change staged for the next epoch. Nothing is
/// checked here; `validate_metadata` does that.
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

/// Creates a validator with an empty, preactive staking pool. The texts are ASCII bytes,
/// `gas_price` is in MIST per unit of gas and `commission_rate` in basis points. It transfers a
/// fresh `UnverifiedValidatorOperationCap` to `sui_address`. Aborts with
/// `EValidatorMetadataExceedingLengthLimit` when a text or address has more than 256 bytes, with
/// `ECommissionRateTooHigh` above 2,000 basis points, with `EGasPriceHigherThanThreshold` from
/// 100,000 MIST on, and with the codes of the metadata check for invalid keys, addresses or
/// proof.
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

/// Closes the staking pool of a leaving validator as of `deactivation_epoch`. Stakers can still
/// withdraw, but no more rewards accrue. Aborts with `staking_pool::EDeactivationOfInactivePool`
/// when it is closed already.
public(package) native fun deactivate(self: &mut Validator, deactivation_epoch: u64);

/// Opens the staking pool of a validator that joins the active set in `activation_epoch`. Aborts
/// with `staking_pool::EPoolAlreadyActive` or `staking_pool::EActivationOfInactivePool` when the
/// pool is not preactive.
public(package) native fun activate(self: &mut Validator, activation_epoch: u64);

/// Puts the gas price and commission rate of the next epoch into effect. The epoch change calls
/// it for every active validator. Despite the name, it does not touch any stake.
public(package) native fun adjust_stake_and_gas_price(self: &mut Validator);

/// Adds stake and returns the `StakedSui` that represents it. The stake starts to earn rewards in
/// the next epoch. While the pool is preactive it is booked at once. Emits `StakingRequestEvent`.
/// Aborts with `EInvalidStakeAmount` when the balance is empty; the minimum of 1 SUI is enforced
/// by `validator_set::request_add_stake`.
public(package) native fun request_add_stake(
    self: &mut Validator,
    stake: Balance<SUI>,
    staker_address: address,
    ctx: &mut TxContext,
): StakedSui;

/// Turns an active stake of this validator into pool tokens. Emits
/// `ConvertingToFungibleStakedSuiEvent`. Aborts as `staking_pool::convert_to_fungible_staked_sui`
/// does.
public(package) native fun convert_to_fungible_staked_sui(
    self: &mut Validator,
    staked_sui: StakedSui,
    ctx: &mut TxContext,
): FungibleStakedSui;

/// Consumes pool tokens of this validator and returns the SUI that they are worth now. It lowers
/// `next_epoch_stake` and emits `RedeemingFungibleStakedSuiEvent`. Aborts as
/// `staking_pool::redeem_fungible_staked_sui` does.
public(package) native fun redeem_fungible_staked_sui(
    self: &mut Validator,
    fungible_staked_sui: FungibleStakedSui,
    ctx: &TxContext,
): Balance<SUI>;

/// Adds stake during genesis, active from epoch 0 on, and transfers the `StakedSui` to
/// `staker_address`. No event is emitted. Aborts with `ECalledDuringNonGenesis` outside of epoch
/// 0 and with `EInvalidStakeAmount` when the balance is empty.
public(package) native fun request_add_stake_at_genesis(
    self: &mut Validator,
    stake: Balance<SUI>,
    staker_address: address,
    ctx: &mut TxContext,
);

/// Consumes a stake and returns its principal and rewards right away. It lowers
/// `next_epoch_stake` and emits `UnstakingRequestEvent` with the sender as staker. Aborts as
/// `staking_pool::request_withdraw_stake` does.
public(package) native fun request_withdraw_stake(
    self: &mut Validator,
    staked_sui: StakedSui,
    ctx: &TxContext,
): Balance<SUI>;

/// Sets the gas price quote for the next epoch. `new_price` is in MIST per unit of gas. Aborts
/// with `EGasPriceHigherThanThreshold` from 100,000 MIST on and with `EInvalidCap` when the
/// capability is from another validator.
public(package) native fun request_set_gas_price(
    self: &mut Validator,
    verified_cap: ValidatorOperationCap,
    new_price: u64,
);

/// Sets the gas price quote of a validator whose pool is not active yet, for this epoch and the
/// next. Aborts with `ENotValidatorCandidate` when the pool is active, with
/// `EGasPriceHigherThanThreshold` from 100,000 MIST on, and with `EInvalidCap` when the
/// capability is from another validator.
public(package) native fun set_candidate_gas_price(
    self: &mut Validator,
    verified_cap: ValidatorOperationCap,
    new_price: u64,
);

/// Sets the commission rate for the next epoch, in basis points. Aborts with
/// `ECommissionRateTooHigh` above 2,000.
public(package) native fun request_set_commission_rate(
    self: &mut Validator,
    new_commission_rate: u64,
);

/// Sets the current commission rate of a validator whose pool is not active yet, in basis points.
/// Only `commission_rate` changes; `next_epoch_commission_rate` keeps its value. Aborts with
/// `ENotValidatorCandidate` when the pool is active and with `ECommissionRateTooHigh` above
/// 2,000.
public(package) native fun set_candidate_commission_rate(
    self: &mut Validator,
    new_commission_rate: u64,
);

/// Adds the staking rewards of an epoch to the pool. They also count toward `next_epoch_stake`.
/// The epoch change calls it before pending requests are processed.
public(package) native fun deposit_stake_rewards(self: &mut Validator, reward: Balance<SUI>);

/// Books the stake and the withdrawals that were requested during the ending epoch. The epoch
/// change calls it once for each active validator; it also records the new exchange rate of the
/// pool.
public(package) native fun process_pending_stakes_and_withdraws(
    self: &mut Validator,
    ctx: &TxContext,
);

/// Tells whether the staking pool of the validator has never been active. This holds for
/// candidates and for validators that wait to join.
public native fun is_preactive(self: &Validator): bool;

/// Borrows the metadata of the validator.
public native fun metadata(self: &Validator): &ValidatorMetadata;

/// Returns the account that controls the validator.
public native fun sui_address(self: &Validator): address;

/// Borrows the name shown to people.
public native fun name(self: &Validator): &String;

/// Borrows the text about the operator.
public native fun description(self: &Validator): &String;

/// Borrows the address of the logo.
public native fun image_url(self: &Validator): &Url;

/// Borrows the address of the operator's site.
public native fun project_url(self: &Validator): &Url;

/// Borrows the multiaddress at which clients reach the validator.
public native fun network_address(self: &Validator): &String;

/// Borrows the multiaddress for state synchronization between nodes.
public native fun p2p_address(self: &Validator): &String;

/// Borrows the primary address, a multiaddress named after the primary of the original consensus.
public native fun primary_address(self: &Validator): &String;

/// Borrows the worker address, a multiaddress named after the worker of the original consensus.
public native fun worker_address(self: &Validator): &String;

/// Borrows the BLS12-381 public key of the current epoch.
public native fun protocol_pubkey_bytes(self: &Validator): &vector<u8>;

/// Borrows the signature that proves control of the protocol key.
public native fun proof_of_possession(self: &Validator): &vector<u8>;

/// Borrows the public key that authenticates network connections.
public native fun network_pubkey_bytes(self: &Validator): &vector<u8>;

/// Borrows the public key named after the worker of the original consensus.
public native fun worker_pubkey_bytes(self: &Validator): &vector<u8>;

/// Borrows the network address staged for the next epoch, or `none` when it will not change.
public native fun next_epoch_network_address(self: &Validator): &Option<String>;

/// Borrows the peer-to-peer address staged for the next epoch, or `none` when it will not change.
public native fun next_epoch_p2p_address(self: &Validator): &Option<String>;

/// Borrows the primary address staged for the next epoch, or `none` when it will not change.
public native fun next_epoch_primary_address(self: &Validator): &Option<String>;

/// Borrows the worker address staged for the next epoch, or `none` when it will not change.
public native fun next_epoch_worker_address(self: &Validator): &Option<String>;

/// Borrows the protocol key staged for the next epoch, or `none` when it will not change.
public native fun next_epoch_protocol_pubkey_bytes(self: &Validator): &Option<vector<u8>>;

/// Borrows the proof for the protocol key of the next epoch, or `none` when that key will not
/// change.
public native fun next_epoch_proof_of_possession(self: &Validator): &Option<vector<u8>>;

/// Borrows the network key staged for the next epoch, or `none` when it will not change.
public native fun next_epoch_network_pubkey_bytes(self: &Validator): &Option<vector<u8>>;

/// Borrows the worker key staged for the next epoch, or `none` when it will not change.
public native fun next_epoch_worker_pubkey_bytes(self: &Validator): &Option<vector<u8>>;

/// Borrows the ID of the operation capability that is valid now. Capabilities with any other ID
/// have been replaced.
public native fun operation_cap_id(self: &Validator): &ID;

/// Returns the gas price quote for the next epoch, in MIST per unit of gas.
public native fun next_epoch_gas_price(self: &Validator): u64;

/// Returns the stake of the validator in MIST. Deprecated: use `total_stake`, which returns the
/// same number.
#[deprecated(note = b"Use `total_stake`.")]
public native fun total_stake_amount(self: &Validator): u64;

/// Returns the stake of the validator in MIST. Deprecated: use `total_stake`, which returns the
/// same number.
#[deprecated(note = b"Use `total_stake`.")]
public native fun stake_amount(self: &Validator): u64;

/// Returns the stake of the validator in MIST, principal and rewards, as of the last epoch
/// change. Requests of the current epoch are not included, except in a preactive pool.
public native fun total_stake(self: &Validator): u64;

/// Returns the weight of the validator in consensus, in units of 1/10,000. It follows the stake
/// but is capped; see `voting_power::set_voting_power`.
public native fun voting_power(self: &Validator): u64;

/// Stores the voting power that was computed at the epoch change.
public(package) native fun set_voting_power(self: &mut Validator, new_voting_power: u64);

/// Returns the MIST that will join the staking pool at the next epoch change.
public native fun pending_stake_amount(self: &Validator): u64;

/// Returns the MIST withdrawn in this epoch, principal and rewards, that the pool has not booked
/// yet.
public native fun pending_stake_withdraw_amount(self: &Validator): u64;

/// Returns the gas price quote for the current epoch, in MIST per unit of gas. The reference gas
/// price is derived from the quotes of all validators.
public native fun gas_price(self: &Validator): u64;

/// Returns the share of the staking rewards that the validator keeps, in basis points.
public native fun commission_rate(self: &Validator): u64;

/// Returns the exchange rate between pool tokens and SUI that applies in `epoch`. See
/// `staking_pool::pool_token_exchange_rate_at_epoch` for epochs without an entry.
public native fun pool_token_exchange_rate_at_epoch(
    self: &Validator,
    epoch: u64,
): PoolTokenExchangeRate;

/// Returns the ID of the staking pool, which identifies the validator in stake objects and
/// events.
public native fun staking_pool_id(self: &Validator): ID;

/// Tells whether two validators share anything that must be unique. Compared are the account, the
/// name, the network and peer-to-peer addresses, the protocol key, and the network and worker
/// keys in either role, with staged values for the next epoch included. Primary and worker
/// addresses may be equal.
public native fun is_duplicate(self: &Validator, other: &Validator): bool;

/// Replaces the operation capability of the validator. The new object is transferred to the
/// validator, and the previous one loses its effect. Aborts with
/// `ENewCapNotCreatedByValidatorItself` when the sender is another account.
public(package) native fun new_unverified_validator_operation_cap_and_transfer(
    self: &mut Validator,
    ctx: &mut TxContext,
);

/// Changes the name at once. The bytes must be ASCII; other validators are not searched for the
/// same name. Aborts with `EValidatorMetadataExceedingLengthLimit` above 256 bytes.
public(package) native fun update_name(self: &mut Validator, name: vector<u8>);

/// Changes the description at once. The bytes must be ASCII. Aborts with
/// `EValidatorMetadataExceedingLengthLimit` above 256 bytes.
public(package) native fun update_description(self: &mut Validator, description: vector<u8>);

/// Changes the address of the logo at once. The bytes must be ASCII; whether they form a URL is
/// not checked. Aborts with `EValidatorMetadataExceedingLengthLimit` above 256 bytes.
public(package) native fun update_image_url(self: &mut Validator, image_url: vector<u8>);

/// Changes the address of the operator's site at once. The bytes must be ASCII; whether they form
/// a URL is not checked. Aborts with `EValidatorMetadataExceedingLengthLimit` above 256 bytes.
public(package) native fun update_project_url(self: &mut Validator, project_url: vector<u8>);

/// Stages a new network address, which takes effect at the next epoch change. The bytes must be
/// the ASCII form of a multiaddress. Aborts with `EValidatorMetadataExceedingLengthLimit` above
/// 256 bytes and with `EMetadataInvalidNetAddr` when the address is invalid.
public(package) native fun update_next_epoch_network_address(
    self: &mut Validator,
    net_address: vector<u8>,
);

/// Changes the network address of a validator whose pool is not active yet, at once. Aborts with
/// `ENotValidatorCandidate` when the pool is active, with
/// `EValidatorMetadataExceedingLengthLimit` above 256 bytes, and with `EMetadataInvalidNetAddr`
/// when the address is invalid.
public(package) native fun update_candidate_network_address(
    self: &mut Validator,
    net_address: vector<u8>,
);

/// Stages a new peer-to-peer address, which takes effect at the next epoch change. The bytes must
/// be the ASCII form of a multiaddress. Aborts with `EValidatorMetadataExceedingLengthLimit`
/// above 256 bytes and with `EMetadataInvalidP2pAddr` when the address is invalid.
public(package) native fun update_next_epoch_p2p_address(
    self: &mut Validator,
    p2p_address: vector<u8>,
);

/// Changes the peer-to-peer address of a validator whose pool is not active yet, at once. Aborts
/// with `ENotValidatorCandidate` when the pool is active, with
/// `EValidatorMetadataExceedingLengthLimit` above 256 bytes, and with `EMetadataInvalidP2pAddr`
/// when the address is invalid.
public(package) native fun update_candidate_p2p_address(
    self: &mut Validator,
    p2p_address: vector<u8>,
);

/// Stages a new primary address, which takes effect at the next epoch change. The bytes must be
/// the ASCII form of a multiaddress. Aborts with `EValidatorMetadataExceedingLengthLimit` above
/// 256 bytes and with `EMetadataInvalidPrimaryAddr` when the address is invalid.
public(package) native fun update_next_epoch_primary_address(
    self: &mut Validator,
    primary_address: vector<u8>,
);

/// Changes the primary address of a validator whose pool is not active yet, at once. Aborts with
/// `ENotValidatorCandidate` when the pool is active, with
/// `EValidatorMetadataExceedingLengthLimit` above 256 bytes, and with
/// `EMetadataInvalidPrimaryAddr` when the address is invalid.
public(package) native fun update_candidate_primary_address(
    self: &mut Validator,
    primary_address: vector<u8>,
);

/// Stages a new worker address, which takes effect at the next epoch change. The bytes must be
/// the ASCII form of a multiaddress. Aborts with `EValidatorMetadataExceedingLengthLimit` above
/// 256 bytes and with `EMetadataInvalidWorkerAddr` when the address is invalid.
public(package) native fun update_next_epoch_worker_address(
    self: &mut Validator,
    worker_address: vector<u8>,
);

/// Changes the worker address of a validator whose pool is not active yet, at once. Aborts with
/// `ENotValidatorCandidate` when the pool is active, with
/// `EValidatorMetadataExceedingLengthLimit` above 256 bytes, and with
/// `EMetadataInvalidWorkerAddr` when the address is invalid.
public(package) native fun update_candidate_worker_address(
    self: &mut Validator,
    worker_address: vector<u8>,
);

/// Stages a new protocol key with its proof of possession, which take effect at the next epoch
/// change. Aborts with `EMetadataInvalidPubkey` or `EInvalidProofOfPossession` when the key or
/// the proof is invalid.
public(package) native fun update_next_epoch_protocol_pubkey(
    self: &mut Validator,
    protocol_pubkey: vector<u8>,
    proof_of_possession: vector<u8>,
);

/// Changes the protocol key and its proof of possession at once, for a validator whose pool is
/// not active yet. Aborts with `ENotValidatorCandidate` when the pool is active, and with
/// `EMetadataInvalidPubkey` or `EInvalidProofOfPossession` when the key or the proof is invalid.
public(package) native fun update_candidate_protocol_pubkey(
    self: &mut Validator,
    protocol_pubkey: vector<u8>,
    proof_of_possession: vector<u8>,
);

/// Stages a new network key, which takes effect at the next epoch change. Aborts with
/// `EMetadataInvalidNetPubkey` when the key is invalid.
public(package) native fun update_next_epoch_network_pubkey(
    self: &mut Validator,
    network_pubkey: vector<u8>,
);

/// Changes the network key of a validator whose pool is not active yet, at once. Aborts with
/// `ENotValidatorCandidate` when the pool is active and with `EMetadataInvalidNetPubkey` when the
/// key is invalid.
public(package) native fun update_candidate_network_pubkey(
    self: &mut Validator,
    network_pubkey: vector<u8>,
);

/// Stages a new worker key, which takes effect at the next epoch change. It must differ from the
/// network key. Aborts with `EMetadataInvalidWorkerPubkey` when the key is invalid.
public(package) native fun update_next_epoch_worker_pubkey(
    self: &mut Validator,
    worker_pubkey: vector<u8>,
);

/// Changes the worker key of a validator whose pool is not active yet, at once. Aborts with
/// `ENotValidatorCandidate` when the pool is active and with `EMetadataInvalidWorkerPubkey` when
/// the key is invalid.
public(package) native fun update_candidate_worker_pubkey(
    self: &mut Validator,
    worker_pubkey: vector<u8>,
);

/// Puts all staged addresses and keys into effect and clears the staged values. A new protocol
/// key brings its proof of possession along. It must run only at the epoch change, where the
/// validator set calls it for every active validator.
public(package) native fun effectuate_staged_metadata(self: &mut Validator);

/// Checks keys, addresses and proof of possession, current and staged. Returns without a result
/// when all are valid; otherwise it aborts with the constant that names the first fault, from
/// `EInvalidProofOfPossession` to `EMetadataInvalidWorkerAddr`. It can be called as
/// `metadata.validate()`.
public native fun validate_metadata(metadata: &ValidatorMetadata);

/// Checks the BCS encoding of a `ValidatorMetadata`, as `validate_metadata` does for the value.
/// It is implemented natively by the node and aborts with the same codes.
public native fun validate_metadata_bcs(metadata: vector<u8>);

/// Borrows the staking pool of the validator.
public(package) native fun get_staking_pool_ref(self: &Validator): &StakingPool;
