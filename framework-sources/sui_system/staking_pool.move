/// Accounts for the stake of one validator and pays the rewards of its stakers. Read it to
/// understand what a `StakedSui` object is worth, how exchange rates give rewards, or how liquid
/// staking builds on `FungibleStakedSui`. Transactions stake and unstake through `sui_system`,
/// which finds the right pool.
///
/// A pool issues pool tokens. Stake buys tokens at the exchange rate of the epoch in which it
/// becomes active; rewards are added to the pool at each epoch change without new tokens, so
/// every token is worth more SUI over time. Withdrawing converts tokens back at the current rate,
/// which yields principal plus compounded rewards. Tokens are mere numbers here: a `StakedSui`
/// keeps its principal and start epoch, from which its tokens are computed, while a
/// `FungibleStakedSui` states its tokens directly.
///
/// A pool is preactive while its validator is a candidate or pending (the rate is 1 to 1 and
/// there are no rewards), active while the validator is in the active set, and inactive after the
/// validator has left; then it earns nothing more and only allows withdrawals. All amounts are in
/// MIST.
module sui_system::staking_pool;

use sui::bag::Bag;
use sui::balance::Balance;
use sui::sui::SUI;
use sui::table::Table;

public use fun fungible_staked_sui_pool_id as FungibleStakedSui.pool_id;
public use fun staked_sui_amount as StakedSui.amount;
public use fun stake_activation_epoch as StakedSui.activation_epoch;
public use fun fungible_staked_sui_value as FungibleStakedSui.value;
public use fun split_fungible_staked_sui as FungibleStakedSui.split;
public use fun join_fungible_staked_sui as FungibleStakedSui.join;
public use fun split_staked_sui as StakedSui.split_to_sender;
public use fun join_staked_sui as StakedSui.join;

/// Smallest principal in MIST, 1 SUI, that either part of a split `StakedSui` may have.
const MIN_STAKING_THRESHOLD: u64 = 1_000_000_000;

/// Raised by `split_fungible_staked_sui` when the requested amount exceeds the value of the
/// object.
const EInsufficientPoolTokenBalance: u64 = 0;

/// Raised when a stake object belongs to another pool, or when objects of different pools are
/// joined. Compare the pool IDs first.
const EWrongPool: u64 = 1;

/// Not raised by the current code; kept for a withdrawal of zero.
const EWithdrawAmountCannotBeZero: u64 = 2;

/// Raised by `split` when the requested amount exceeds the principal.
const EInsufficientSuiTokenBalance: u64 = 3;

/// Not raised by the current code; withdrawals take at most what the rewards pool holds.
const EInsufficientRewardsPoolBalance: u64 = 4;

/// Not raised by the current code.
const EDestroyNonzeroBalance: u64 = 5;

/// Not raised by the current code; a remnant of time-locked stake.
const ETokenTimeLockIsSome: u64 = 6;

/// Not raised by the current code; `EWrongPool` covers stake of another pool.
const EWrongDelegation: u64 = 7;

/// Not raised by the current code; pending stake is kept as a total, not as a list.
const EPendingDelegationDoesNotExist: u64 = 8;

/// Raised at an epoch change when tokens and SUI of a pool contradict the rate just recorded. It
/// signals a bug in the framework.
const ETokenBalancesDoNotMatchExchangeRate: u64 = 9;

/// Raised when stake is added to a pool whose validator has left. Choose another validator.
const EDelegationToInactivePool: u64 = 10;

/// Raised when a pool that has already been deactivated would be deactivated again.
const EDeactivationOfInactivePool: u64 = 11;

/// Raised by `join_staked_sui` when the objects differ in pool or activation epoch. Check with
/// `is_equal_staking_metadata`, or convert both to `FungibleStakedSui`.
const EIncompatibleStakedSui: u64 = 12;

/// Not raised by the current code; stake may be withdrawn before it becomes active.
const EWithdrawalInSameEpoch: u64 = 13;

/// Raised when a pool that is already active would be activated again.
const EPoolAlreadyActive: u64 = 14;

/// Raised when a stake is converted to `FungibleStakedSui` although its pool is not active.
const EPoolPreactiveOrInactive: u64 = 15;

/// Raised when a pool that has been deactivated would be activated.
const EActivationOfInactivePool: u64 = 16;

/// Raised when an empty balance is staked.
const EDelegationOfZeroSui: u64 = 17;

/// Raised by `split` when one of the two parts would be below `MIN_STAKING_THRESHOLD`. Split off
/// an amount that leaves at least 1 SUI on both sides.
const EStakedSuiBelowThreshold: u64 = 18;

/// Raised when a stake is converted to `FungibleStakedSui` before it is active. Wait for its
/// activation epoch.
const ECannotMintFungibleStakedSuiYet: u64 = 19;

/// Raised when redeeming would pay out more than the exchange rate allows. It signals a bug in
/// the framework.
const EInvariantFailure: u64 = 20;

/// Represents the stake of one validator. Each `Validator` embeds its pool, so a pool is not an
/// object that accounts could own; its ID still identifies it in stake objects and events.
public struct StakingPool has key, store {
    id: UID,
    /// Epoch in which the pool became active, or `none` while it is preactive.
    activation_epoch: Option<u64>,
    /// Epoch in which the pool was deactivated, or `none` before.
    deactivation_epoch: Option<u64>,
    /// Principal and rewards of all stake in the pool in MIST, as of the last epoch change.
    sui_balance: u64,
    /// SUI from which rewards are paid; principal is kept in the stake objects instead.
    rewards_pool: Balance<SUI>,
    /// Number of pool tokens in existence, as of the last epoch change.
    pool_token_balance: u64,
    /// Rate at the start of each epoch from activation on, by epoch number.
    exchange_rates: Table<u64, PoolTokenExchangeRate>,
    /// MIST staked in this epoch that will join the pool at the next epoch change.
    pending_stake: u64,
    /// MIST withdrawn in this epoch, principal and rewards, still to be deducted from
    /// `sui_balance`.
    pending_total_sui_withdraw: u64,
    /// Pool tokens that belong to these withdrawals and are still to be deducted.
    pending_pool_token_withdraw: u64,
    /// Room for later additions; holds the `FungibleStakedSuiData`.
    extra_fields: Bag,
}

/// Represents the rate between SUI and pool tokens at the start of one epoch. Both amounts are
/// totals of the pool. If either is 0, the rate counts as 1 to 1.
public struct PoolTokenExchangeRate has copy, drop, store {
    /// SUI in the pool, in MIST.
    sui_amount: u64,
    /// Pool tokens in existence.
    pool_token_amount: u64,
}

/// Represents a stake with one validator, together with its principal. The staker owns the object
/// and may transfer or wrap it; its holder can withdraw. Rewards are not recorded in it but
/// follow from its activation epoch.
public struct StakedSui has key, store {
    id: UID,
    /// Pool that the stake belongs to.
    pool_id: ID,
    /// First epoch in which the stake earns rewards.
    stake_activation_epoch: u64,
    /// SUI that was staked, without rewards.
    principal: Balance<SUI>,
}

/// Represents active stake as a number of pool tokens. Objects of one pool can be joined and
/// split no matter when their stake began, which makes them suitable for liquid staking. The
/// principal is in the pool's `FungibleStakedSuiData`.
public struct FungibleStakedSui has key, store {
    id: UID,
    /// Pool that the tokens belong to.
    pool_id: ID,
    /// Number of pool tokens.
    value: u64,
}

/// Represents the principal behind all `FungibleStakedSui` of a pool. It is stored in
/// `extra_fields` of the pool and created by the first conversion.
public struct FungibleStakedSuiData has key, store {
    id: UID,
    /// Pool tokens held in `FungibleStakedSui` objects.
    total_supply: u64,
    /// Principal of the converted stakes; rewards stay in `rewards_pool`.
    principal: Balance<SUI>,
}

/// Represents the key under which a pool stores its `FungibleStakedSuiData`.
public struct FungibleStakedSuiDataKey has copy, drop, store {}

/// Creates an empty, preactive pool for a new validator.
public(package) native fun new(ctx: &mut TxContext): StakingPool;

/// Takes SUI as stake and returns the object that represents it. The amount is added to
/// `pending_stake` and joins the pool at the next epoch change. Aborts with
/// `EDelegationToInactivePool` when the pool is inactive and with `EDelegationOfZeroSui` when the
/// balance is empty.
public(package) native fun request_add_stake(
    pool: &mut StakingPool,
    stake: Balance<SUI>,
    stake_activation_epoch: u64,
    ctx: &mut TxContext,
): StakedSui;

/// Consumes a stake and returns its principal together with its rewards. Stake that is not active
/// yet comes back without rewards. Otherwise the pool tokens of the stake are valued at the rate
/// of the current epoch and the part above the principal is paid from the rewards pool, as far as
/// that reaches. The pool books the withdrawal at the next epoch change, or at once when it is
/// preactive or inactive. Aborts with `EWrongPool` when active stake belongs to another pool.
public(package) native fun request_withdraw_stake(
    pool: &mut StakingPool,
    staked_sui: StakedSui,
    ctx: &TxContext,
): Balance<SUI>;

/// Consumes pool tokens and returns the SUI that they are worth in the current epoch. The amount
/// is taken from the shared principal and from the rewards pool in proportion, with rounding in
/// favor of the pool. Aborts with `EWrongPool` when the object belongs to another pool.
public(package) native fun redeem_fungible_staked_sui(
    pool: &mut StakingPool,
    fungible_staked_sui: FungibleStakedSui,
    ctx: &TxContext,
): Balance<SUI>;

/// Turns an active stake into pool tokens. The number of tokens follows from the exchange rate of
/// the activation epoch, so rewards earned so far are kept. The principal moves into the pool.
/// Aborts with `EWrongPool` when the stake belongs to another pool, with
/// `ECannotMintFungibleStakedSuiYet` before the activation epoch, and with
/// `EPoolPreactiveOrInactive` when the pool is not active.
public(package) native fun convert_to_fungible_staked_sui(
    pool: &mut StakingPool,
    staked_sui: StakedSui,
    ctx: &mut TxContext,
): FungibleStakedSui;

/// Consumes a stake and returns its pool tokens and its principal. The tokens follow from the
/// exchange rate of the activation epoch; nothing is booked in the pool. Aborts with `EWrongPool`
/// when the stake belongs to another pool.
public(package) native fun withdraw_from_principal(
    pool: &StakingPool,
    staked_sui: StakedSui,
): (u64, Balance<SUI>);

/// Adds the rewards of an epoch to the pool. They raise the worth of every pool token. The epoch
/// change calls it before pending stake is processed, so new stake has no part in them.
public(package) native fun deposit_rewards(pool: &mut StakingPool, rewards: Balance<SUI>);

/// Books the withdrawals and then the new stake of the ending epoch, and records the rate of the
/// next one. It runs at each epoch change. Aborts with `ETokenBalancesDoNotMatchExchangeRate`
/// when the result is inconsistent.
public(package) native fun process_pending_stakes_and_withdraws(
    pool: &mut StakingPool,
    ctx: &TxContext,
);

/// Adds pending stake to the pool and issues pool tokens for it at the current rate. The epoch
/// change calls it, and so does staking with a preactive pool, where nothing has to wait.
public(package) native fun process_pending_stake(pool: &mut StakingPool);

/// Makes the pool of a new validator active from `activation_epoch` on and records its first
/// rate, 1 to 1. Aborts with `EPoolAlreadyActive` when it was active before and with
/// `EActivationOfInactivePool` when it has been deactivated.
public(package) native fun activate_staking_pool(pool: &mut StakingPool, activation_epoch: u64);

/// Closes the pool of a leaving validator as of `deactivation_epoch`. From then on it takes no
/// stake and earns nothing, and its last rate stays valid for withdrawals. Aborts with
/// `EDeactivationOfInactivePool` when it is closed already.
public(package) native fun deactivate_staking_pool(pool: &mut StakingPool, deactivation_epoch: u64);

/// Returns the principal and rewards of all stake in the pool in MIST, as of the last epoch
/// change.
public native fun sui_balance(pool: &StakingPool): u64;

/// Returns the ID of the pool that a stake belongs to. To find its validator, pass the ID to
/// `sui_system::validator_address_by_pool_id`.
public native fun pool_id(staked_sui: &StakedSui): ID;

/// Returns the ID of the pool that the tokens belong to. It can be called as `tokens.pool_id()`.
public native fun fungible_staked_sui_pool_id(fungible_staked_sui: &FungibleStakedSui): ID;

/// Returns the principal of a stake in MIST, without rewards. It can be called as
/// `stake.amount()`.
public native fun staked_sui_amount(staked_sui: &StakedSui): u64;

/// Returns the first epoch in which the stake earns rewards.
public native fun stake_activation_epoch(staked_sui: &StakedSui): u64;

/// Tells whether the pool has never been active. This holds for candidates and pending
/// validators, and for the pool of a candidate that withdrew.
public native fun is_preactive(pool: &StakingPool): bool;

/// Returns the epoch in which the pool became active, or `none` if it never did.
public(package) native fun activation_epoch(pool: &StakingPool): Option<u64>;

/// Tells whether the pool has been deactivated.
public native fun is_inactive(pool: &StakingPool): bool;

/// Returns the number of pool tokens, which is not an amount of SUI. It can be called as
/// `tokens.value()`. Multiply by the current exchange rate to get its worth.
public native fun fungible_staked_sui_value(fungible_staked_sui: &FungibleStakedSui): u64;

/// Moves `split_amount` pool tokens into a new object and returns it. It can be called as
/// `tokens.split(amount, ctx)`. There is no minimum, so either part may end up empty. Aborts with
/// `EInsufficientPoolTokenBalance` when the amount exceeds the value.
public native fun split_fungible_staked_sui(
    fungible_staked_sui: &mut FungibleStakedSui,
    split_amount: u64,
    ctx: &mut TxContext,
): FungibleStakedSui;

/// Adds the pool tokens of `other` to `self` and deletes `other`. It can be called as
/// `tokens.join(other)`. Aborts with `EWrongPool` when the objects belong to different pools.
public native fun join_fungible_staked_sui(self: &mut FungibleStakedSui, other: FungibleStakedSui);

/// Moves a principal of `split_amount` MIST into a new stake object and returns it. Pool and
/// activation epoch are the same in both parts, so no rewards are lost. Aborts with
/// `EInsufficientSuiTokenBalance` when the amount exceeds the principal and with
/// `EStakedSuiBelowThreshold` when either part would hold less than 1 SUI.
public native fun split(self: &mut StakedSui, split_amount: u64, ctx: &mut TxContext): StakedSui;

/// Splits a stake and transfers the new part to the sender. It is the transaction form of `split`
/// and aborts in the same cases. In a programmable transaction, `split` is more flexible because
/// it returns the new object.
public entry native fun split_staked_sui(
    stake: &mut StakedSui,
    split_amount: u64,
    ctx: &mut TxContext,
);

/// Adds the principal of `other` to `self` and deletes `other`. Both must have the same pool and
/// the same activation epoch; otherwise it aborts with `EIncompatibleStakedSui`.
public entry native fun join_staked_sui(self: &mut StakedSui, other: StakedSui);

/// Tells whether two stakes share pool and activation epoch and can therefore be joined. The
/// principals do not matter.
public native fun is_equal_staking_metadata(self: &StakedSui, other: &StakedSui): bool;

/// Returns the exchange rate that applies in `epoch`. Before activation it is the rate of 1 to 1,
/// and after deactivation the last recorded one. If an epoch has no entry, the nearest earlier
/// entry is used; the search goes back one epoch at a time.
public native fun pool_token_exchange_rate_at_epoch(
    pool: &StakingPool,
    epoch: u64,
): PoolTokenExchangeRate;

/// Returns the MIST that will join the pool at the next epoch change.
public native fun pending_stake_amount(staking_pool: &StakingPool): u64;

/// Returns the MIST withdrawn in this epoch, principal and rewards, that the pool has not booked
/// yet.
public native fun pending_stake_withdraw_amount(staking_pool: &StakingPool): u64;

/// Borrows the table of exchange rates, by epoch number.
public(package) native fun exchange_rates(pool: &StakingPool): &Table<u64, PoolTokenExchangeRate>;

/// Returns the SUI of the rate in MIST. Divide by `pool_token_amount` to get the worth of one
/// token; if either number is 0, the rate is 1 to 1.
public native fun sui_amount(exchange_rate: &PoolTokenExchangeRate): u64;

/// Returns the pool tokens of the rate.
public native fun pool_token_amount(exchange_rate: &PoolTokenExchangeRate): u64;

/// Returns the rewards in MIST that a stake would receive if it were withdrawn in
/// `current_epoch`. The principal is not included. Nothing changes in the pool.
public(package) native fun calculate_rewards(
    pool: &StakingPool,
    staked_sui: &StakedSui,
    current_epoch: u64,
): u64;
