/// Offers the entry points to the Sui system: staking and unstaking, becoming and being a
/// validator, and reading which validators are active. All of them work on one shared object,
/// `SuiSystemState`, at the address `0x5`; pass it as a mutable shared input.
///
/// Stakers call `request_add_stake` (or `request_add_stake_non_entry`, which returns the
/// `StakedSui`) and later `request_withdraw_stake`. Stake becomes active at the next epoch
/// change, earns rewards for every full epoch, and is paid back at once on withdrawal. A person
/// who wants to run a validator calls `request_add_validator_candidate`, collects stake, then
/// `request_add_validator`; settings that others depend on are staged and take effect at the next
/// epoch change.
///
/// The object is a thin shell. The actual state is a dynamic field whose key is a version number,
/// and the first access after a framework upgrade migrates it to the newest layout. This is why
/// functions that only read take a mutable reference too. Nearly every function can abort with
/// `EWrongInnerVersion`, but that means a broken network, not a mistake of the caller. The end of
/// an epoch is a private function that only the system itself can run.
module sui_system::sui_system;

use sui::balance::Balance;
use sui::coin::Coin;
use sui::sui::SUI;
use sui::table::Table;
use sui_system::stake_subsidy::StakeSubsidy;
use sui_system::staking_pool::{FungibleStakedSui, PoolTokenExchangeRate, StakedSui};
use sui_system::sui_system_state_inner::SystemParameters;
use sui_system::validator::Validator;
use sui_system::validator_cap::UnverifiedValidatorOperationCap;

/// Raised when an account other than `@0x0` tries to end an epoch. Only the system does that.
const ENotSystemAddress: u64 = 0;

/// Raised when the stored state is not of the version that the shell expects. Callers can do
/// nothing about it.
const EWrongInnerVersion: u64 = 1;

/// Represents the state of the Sui system as the shared object at `0x5`. There is exactly one. It
/// has `key` only, so no other module can transfer, wrap or share it.
public struct SuiSystemState has key {
    id: UID,
    /// Version of the inner state, which is also its dynamic field key.
    version: u64,
}

/// Creates the system state during genesis and shares it. `id` is the reserved ID `0x5`,
/// `epoch_start_timestamp_ms` the start of epoch 0 in milliseconds since the Unix epoch. The
/// inner state starts at version 1 and is migrated on first use.
public(package) native fun create(
    id: UID,
    validators: vector<Validator>,
    storage_fund: Balance<SUI>,
    protocol_version: u64,
    epoch_start_timestamp_ms: u64,
    parameters: SystemParameters,
    stake_subsidy: StakeSubsidy,
    ctx: &mut TxContext,
);

/// Registers the sender as a validator candidate, so that others can stake with it. The texts are
/// ASCII bytes of at most 256 each, `gas_price` is in MIST per unit of gas and must be below
/// 100,000, and `commission_rate` is in basis points, at most 2,000. `proof_of_possession` is a
/// signature by the protocol key that covers that key and the sender. The sender receives an
/// `UnverifiedValidatorOperationCap`. Aborts with `validator_set::EAlreadyValidatorCandidate`
/// when the sender is a candidate, with `validator_set::EDuplicateValidator` when account, name,
/// address or key is taken by an active or pending validator, and with the codes of
/// `validator::new` for invalid arguments.
public entry native fun request_add_validator_candidate(
    wrapper: &mut SuiSystemState,
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

/// Withdraws the candidacy of the sender. Its staking pool is closed at once; stakers can
/// withdraw from it but not add to it. Aborts with `validator_set::ENotValidatorCandidate` when
/// the sender is not a candidate.
public entry native fun request_remove_validator_candidate(
    wrapper: &mut SuiSystemState,
    ctx: &mut TxContext,
);

/// Asks to turn the sender from a candidate into an active validator at the next epoch change.
/// The stake must amount to the minimum voting power for joining, otherwise it aborts with
/// `validator_set::EMinJoiningStakeNotReached`. It also aborts with
/// `validator_set::ENotValidatorCandidate` when the sender is not a candidate, with
/// `validator_set::EDuplicateValidator` when another validator has the same identity, and with
/// `sui_system_state_inner::ELimitExceeded` when the next epoch has no free seat.
public entry native fun request_add_validator(wrapper: &mut SuiSystemState, ctx: &mut TxContext);

/// Asks to remove the sender from the active validators at the next epoch change. After that its
/// staking pool is inactive and stakers can withdraw. Aborts with `validator_set::ENotAValidator`
/// when the sender is not active, with `validator_set::EValidatorAlreadyRemoved` when it has
/// asked before, and with `sui_system_state_inner::ELimitExceeded` when too few validators would
/// remain.
public entry native fun request_remove_validator(wrapper: &mut SuiSystemState, ctx: &mut TxContext);

/// Sets the gas price quote of an active or pending validator for the next epoch. Any account
/// that holds the validator's current operation capability may call it. `new_gas_price` is in
/// MIST per unit of gas and must be below 100,000. The quotes of all validators, weighted by
/// voting power, give the reference gas price. Aborts with `validator_set::EInvalidCap` when the
/// capability has been replaced and with `validator::EGasPriceHigherThanThreshold` when the quote
/// is too high.
public entry native fun request_set_gas_price(
    wrapper: &mut SuiSystemState,
    cap: &UnverifiedValidatorOperationCap,
    new_gas_price: u64,
);

/// Sets the gas price quote of a validator whose staking pool is not active yet, at once. Any
/// account that holds the current operation capability may call it. Aborts with
/// `validator_set::EInvalidCap` when the capability has been replaced, with
/// `validator::ENotValidatorCandidate` when the pool is active, and with
/// `validator::EGasPriceHigherThanThreshold` from 100,000 MIST on.
public entry native fun set_candidate_validator_gas_price(
    wrapper: &mut SuiSystemState,
    cap: &UnverifiedValidatorOperationCap,
    new_gas_price: u64,
);

/// Sets the commission rate of the sender, an active validator, for the next epoch. The rate is
/// in basis points. Aborts with `validator_set::ENotAValidator` when the sender is not active and
/// with `validator::ECommissionRateTooHigh` above 2,000.
public entry native fun request_set_commission_rate(
    wrapper: &mut SuiSystemState,
    new_commission_rate: u64,
    ctx: &mut TxContext,
);

/// Sets the current commission rate of the sender, whose staking pool is not active yet. The rate
/// is in basis points. The rate of the next epoch stays as it is, so the first epoch change after
/// the activation brings the old rate back. Aborts with `validator::ENotValidatorCandidate` when
/// the pool is active and with `validator::ECommissionRateTooHigh` above 2,000.
public entry native fun set_candidate_validator_commission_rate(
    wrapper: &mut SuiSystemState,
    new_commission_rate: u64,
    ctx: &mut TxContext,
);

/// Stakes a coin with a validator and transfers the resulting `StakedSui` to the sender. The
/// whole coin is staked, at least 1 SUI, and the stake earns rewards from the next epoch on.
/// `validator_address` names a candidate or an active validator. Emits
/// `validator::StakingRequestEvent`. Aborts with `validator_set::EStakingBelowThreshold` when the
/// coin is too small and with `validator_set::ENotAValidator` when there is no such validator.
public entry native fun request_add_stake(
    wrapper: &mut SuiSystemState,
    stake: Coin<SUI>,
    validator_address: address,
    ctx: &mut TxContext,
);

/// Stakes a coin with a validator and returns the resulting `StakedSui`. Use it in programmable
/// transactions and in Move code that keeps the stake, for example in a vault. It behaves and
/// aborts like `request_add_stake` otherwise.
public native fun request_add_stake_non_entry(
    wrapper: &mut SuiSystemState,
    stake: Coin<SUI>,
    validator_address: address,
    ctx: &mut TxContext,
): StakedSui;

/// Stakes the sum of several coins with a validator and transfers the `StakedSui` to the sender.
/// With `stake_amount` in MIST, that much is staked and the rest comes back to the sender as a
/// coin; with `none`, everything is staked. Aborts when the vector is empty or the coins do not
/// cover the amount, and like `request_add_stake` otherwise.
public entry native fun request_add_stake_mul_coin(
    wrapper: &mut SuiSystemState,
    stakes: vector<Coin<SUI>>,
    stake_amount: Option<u64>,
    validator_address: address,
    ctx: &mut TxContext,
);

/// Ends a stake and transfers principal and rewards to the sender as one coin. The coin arrives
/// in the same transaction. A stake that is not active yet returns without rewards, and the epoch
/// in progress earns none. It works for validators that have left, too, but not while the
/// validator is pending: then it aborts with `validator_set::ENotAValidator`. Emits
/// `validator::UnstakingRequestEvent`.
public entry native fun request_withdraw_stake(
    wrapper: &mut SuiSystemState,
    staked_sui: StakedSui,
    ctx: &mut TxContext,
);

/// Turns an active stake into pool tokens, which can be joined and split freely. Rewards earned
/// so far are kept. Emits `validator::ConvertingToFungibleStakedSuiEvent`. Aborts with
/// `staking_pool::ECannotMintFungibleStakedSuiYet` before the activation epoch and with
/// `staking_pool::EPoolPreactiveOrInactive` when the validator is not active.
public native fun convert_to_fungible_staked_sui(
    wrapper: &mut SuiSystemState,
    staked_sui: StakedSui,
    ctx: &mut TxContext,
): FungibleStakedSui;

/// Consumes pool tokens and returns the SUI that they are worth in the current epoch. The result
/// is a `Balance<SUI>` with principal and rewards, not a `StakedSui`. Emits
/// `validator::RedeemingFungibleStakedSuiEvent`.
public native fun redeem_fungible_staked_sui(
    wrapper: &mut SuiSystemState,
    fungible_staked_sui: FungibleStakedSui,
    ctx: &TxContext,
): Balance<SUI>;

/// Ends a stake and returns principal and rewards as a balance. Use it in programmable
/// transactions and in Move code that goes on with the funds. It behaves and aborts like
/// `request_withdraw_stake` otherwise.
public native fun request_withdraw_stake_non_entry(
    wrapper: &mut SuiSystemState,
    staked_sui: StakedSui,
    ctx: &mut TxContext,
): Balance<SUI>;

/// Reports an active validator for bad behavior, on behalf of the validator that issued `cap`.
/// Reports stay until they are withdrawn or one of the two validators leaves. When the reporters
/// of a validator together hold a quorum of voting power at the end of an epoch, the slashing
/// rate of the protocol is applied to its rewards. Reporting twice has no further effect. Aborts
/// with `sui_system_state_inner::ENotValidator` when the reported address is not active, with
/// `sui_system_state_inner::ECannotReportOneself` when it is the reporter's own, and with
/// `validator_set::EInvalidCap` when the capability has been replaced.
public entry native fun report_validator(
    wrapper: &mut SuiSystemState,
    cap: &UnverifiedValidatorOperationCap,
    reportee_addr: address,
);

/// Withdraws a report that the validator behind `cap` made before. Aborts with
/// `sui_system_state_inner::EReportRecordNotFound` when there is no such report and with
/// `validator_set::EInvalidCap` when the capability has been replaced.
public entry native fun undo_report_validator(
    wrapper: &mut SuiSystemState,
    cap: &UnverifiedValidatorOperationCap,
    reportee_addr: address,
);

/// Replaces the operation capability of the sender, a validator or candidate. The sender receives
/// a new `UnverifiedValidatorOperationCap`; the old object loses its effect at once. Use it when
/// the old one is lost or in the wrong hands.
public entry native fun rotate_operation_cap(self: &mut SuiSystemState, ctx: &mut TxContext);

/// Changes the name of the sender, a validator or candidate, at once. The bytes must be ASCII.
/// Aborts with `validator::EValidatorMetadataExceedingLengthLimit` above 256 bytes, and in
/// `sui::dynamic_field` when the sender is neither a validator nor a candidate.
public entry native fun update_validator_name(
    self: &mut SuiSystemState,
    name: vector<u8>,
    ctx: &TxContext,
);

/// Changes the description of the sender, a validator or candidate, at once. The bytes must be
/// ASCII. Aborts with `validator::EValidatorMetadataExceedingLengthLimit` above 256 bytes, and in
/// `sui::dynamic_field` when the sender is neither a validator nor a candidate.
public entry native fun update_validator_description(
    self: &mut SuiSystemState,
    description: vector<u8>,
    ctx: &TxContext,
);

/// Changes the logo address of the sender, a validator or candidate, at once. The bytes must be
/// ASCII; whether they form a URL is not checked. Aborts with
/// `validator::EValidatorMetadataExceedingLengthLimit` above 256 bytes.
public entry native fun update_validator_image_url(
    self: &mut SuiSystemState,
    image_url: vector<u8>,
    ctx: &TxContext,
);

/// Changes the project site address of the sender, a validator or candidate, at once. The bytes
/// must be ASCII; whether they form a URL is not checked. Aborts with
/// `validator::EValidatorMetadataExceedingLengthLimit` above 256 bytes.
public entry native fun update_validator_project_url(
    self: &mut SuiSystemState,
    project_url: vector<u8>,
    ctx: &TxContext,
);

/// Stages a new network address for the sender, which takes effect at the next epoch change. The
/// bytes are the ASCII form of a multiaddress, at most 256. The sender must be an active or
/// pending validator, otherwise it aborts with `validator_set::ENotActiveOrPendingValidator`.
/// Aborts with `validator_set::EDuplicateValidator` when another validator uses or has staged the
/// same address, and with `validator::EMetadataInvalidNetAddr` when it is invalid.
public entry native fun update_validator_next_epoch_network_address(
    self: &mut SuiSystemState,
    network_address: vector<u8>,
    ctx: &TxContext,
);

/// Changes the network address of the sender, whose staking pool is not active yet, at once. The
/// bytes are the ASCII form of a multiaddress, at most 256. Aborts with
/// `validator::ENotValidatorCandidate` when the pool is active and with
/// `validator::EMetadataInvalidNetAddr` when the address is invalid.
public entry native fun update_candidate_validator_network_address(
    self: &mut SuiSystemState,
    network_address: vector<u8>,
    ctx: &TxContext,
);

/// Stages a new peer-to-peer address for the sender, which takes effect at the next epoch change.
/// The bytes are the ASCII form of a multiaddress, at most 256. The sender must be an active or
/// pending validator, otherwise it aborts with `validator_set::ENotActiveOrPendingValidator`.
/// Aborts with `validator_set::EDuplicateValidator` when another validator uses or has staged the
/// same address, and with `validator::EMetadataInvalidP2pAddr` when it is invalid.
public entry native fun update_validator_next_epoch_p2p_address(
    self: &mut SuiSystemState,
    p2p_address: vector<u8>,
    ctx: &TxContext,
);

/// Changes the peer-to-peer address of the sender, whose staking pool is not active yet, at once.
/// The bytes are the ASCII form of a multiaddress, at most 256. Aborts with
/// `validator::ENotValidatorCandidate` when the pool is active and with
/// `validator::EMetadataInvalidP2pAddr` when the address is invalid.
public entry native fun update_candidate_validator_p2p_address(
    self: &mut SuiSystemState,
    p2p_address: vector<u8>,
    ctx: &TxContext,
);

/// Stages a new primary address for the sender, which takes effect at the next epoch change. The
/// bytes are the ASCII form of a multiaddress, at most 256. The sender must be an active or
/// pending validator, otherwise it aborts with `validator_set::ENotActiveOrPendingValidator`.
/// Aborts with `validator::EMetadataInvalidPrimaryAddr` when the address is invalid.
public entry native fun update_validator_next_epoch_primary_address(
    self: &mut SuiSystemState,
    primary_address: vector<u8>,
    ctx: &TxContext,
);

/// Changes the primary address of the sender, whose staking pool is not active yet, at once. The
/// bytes are the ASCII form of a multiaddress, at most 256. Aborts with
/// `validator::ENotValidatorCandidate` when the pool is active and with
/// `validator::EMetadataInvalidPrimaryAddr` when the address is invalid.
public entry native fun update_candidate_validator_primary_address(
    self: &mut SuiSystemState,
    primary_address: vector<u8>,
    ctx: &TxContext,
);

/// Stages a new worker address for the sender, which takes effect at the next epoch change. The
/// bytes are the ASCII form of a multiaddress, at most 256. The sender must be an active or
/// pending validator, otherwise it aborts with `validator_set::ENotActiveOrPendingValidator`.
/// Aborts with `validator::EMetadataInvalidWorkerAddr` when the address is invalid.
public entry native fun update_validator_next_epoch_worker_address(
    self: &mut SuiSystemState,
    worker_address: vector<u8>,
    ctx: &TxContext,
);

/// Changes the worker address of the sender, whose staking pool is not active yet, at once. The
/// bytes are the ASCII form of a multiaddress, at most 256. Aborts with
/// `validator::ENotValidatorCandidate` when the pool is active and with
/// `validator::EMetadataInvalidWorkerAddr` when the address is invalid.
public entry native fun update_candidate_validator_worker_address(
    self: &mut SuiSystemState,
    worker_address: vector<u8>,
    ctx: &TxContext,
);

/// Stages a new protocol key for the sender, which takes effect at the next epoch change.
/// `proof_of_possession` is a signature by the new key that covers the key and the sender. The
/// sender must be an active or pending validator, otherwise it aborts with
/// `validator_set::ENotActiveOrPendingValidator`. Aborts with
/// `validator_set::EDuplicateValidator` when another validator uses or has staged the same key,
/// and with `validator::EMetadataInvalidPubkey` or `validator::EInvalidProofOfPossession` when
/// key or proof is invalid.
public entry native fun update_validator_next_epoch_protocol_pubkey(
    self: &mut SuiSystemState,
    protocol_pubkey: vector<u8>,
    proof_of_possession: vector<u8>,
    ctx: &TxContext,
);

/// Changes the protocol key of the sender, whose staking pool is not active yet, at once.
/// `proof_of_possession` is a signature by the new key that covers the key and the sender. Aborts
/// with `validator::ENotValidatorCandidate` when the pool is active, with
/// `validator::EMetadataInvalidPubkey` or `validator::EInvalidProofOfPossession` when key or
/// proof is invalid, and in `sui::dynamic_field` when the sender is neither a validator nor a
/// candidate.
public entry native fun update_candidate_validator_protocol_pubkey(
    self: &mut SuiSystemState,
    protocol_pubkey: vector<u8>,
    proof_of_possession: vector<u8>,
    ctx: &TxContext,
);

/// Stages a new worker key for the sender, which takes effect at the next epoch change. The
/// sender must be an active or pending validator, otherwise it aborts with
/// `validator_set::ENotActiveOrPendingValidator`. Aborts with
/// `validator_set::EDuplicateValidator` when another validator uses or has staged the same key,
/// and with `validator::EMetadataInvalidWorkerPubkey` when it is invalid.
public entry native fun update_validator_next_epoch_worker_pubkey(
    self: &mut SuiSystemState,
    worker_pubkey: vector<u8>,
    ctx: &TxContext,
);

/// Changes the worker key of the sender, whose staking pool is not active yet, at once. It must
/// differ from the network key. Aborts with `validator::ENotValidatorCandidate` when the pool is
/// active and with `validator::EMetadataInvalidWorkerPubkey` when the key is invalid.
public entry native fun update_candidate_validator_worker_pubkey(
    self: &mut SuiSystemState,
    worker_pubkey: vector<u8>,
    ctx: &TxContext,
);

/// Stages a new network key for the sender, which takes effect at the next epoch change. The
/// sender must be an active or pending validator, otherwise it aborts with
/// `validator_set::ENotActiveOrPendingValidator`. Aborts with
/// `validator_set::EDuplicateValidator` when another validator uses or has staged the same key,
/// and with `validator::EMetadataInvalidNetPubkey` when it is invalid.
public entry native fun update_validator_next_epoch_network_pubkey(
    self: &mut SuiSystemState,
    network_pubkey: vector<u8>,
    ctx: &TxContext,
);

/// Changes the network key of the sender, whose staking pool is not active yet, at once. Aborts
/// with `validator::ENotValidatorCandidate` when the pool is active and with
/// `validator::EMetadataInvalidNetPubkey` when the key is invalid.
public entry native fun update_candidate_validator_network_pubkey(
    self: &mut SuiSystemState,
    network_pubkey: vector<u8>,
    ctx: &TxContext,
);

/// Returns the account of the validator that a staking pool belongs to. It finds candidates,
/// active and inactive validators. Aborts with a dynamic field error when there is no such pool.
public native fun validator_address_by_pool_id(wrapper: &mut SuiSystemState, pool_id: &ID): address;

/// Borrows the exchange rates of a staking pool, by epoch number. Epochs before activation and
/// after deactivation have no entry, and an epoch can be missing. It finds candidates, active and
/// inactive validators. Aborts with a dynamic field error when there is no such pool.
public native fun pool_exchange_rates(
    wrapper: &mut SuiSystemState,
    pool_id: &ID,
): &Table<u64, PoolTokenExchangeRate>;

/// Returns the accounts of the validators that are active in the current epoch.
public native fun active_validator_addresses(wrapper: &mut SuiSystemState): vector<address>;

/// Returns the rewards in MIST that a stake would receive if it were withdrawn now. The principal
/// is not included. The function is open to the framework only, but a dev-inspect call can run
/// it.
public(package) native fun calculate_rewards(
    self: &mut SuiSystemState,
    staked_sui: &StakedSui,
    ctx: &TxContext,
): u64;
