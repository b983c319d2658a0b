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

const MIN_STAKING_THRESHOLD: u64 = 1_000_000_000;

const EInsufficientPoolTokenBalance: u64 = 0;

const EWrongPool: u64 = 1;

const EWithdrawAmountCannotBeZero: u64 = 2;

const EInsufficientSuiTokenBalance: u64 = 3;

const EInsufficientRewardsPoolBalance: u64 = 4;

const EDestroyNonzeroBalance: u64 = 5;

const ETokenTimeLockIsSome: u64 = 6;

const EWrongDelegation: u64 = 7;

const EPendingDelegationDoesNotExist: u64 = 8;

const ETokenBalancesDoNotMatchExchangeRate: u64 = 9;

const EDelegationToInactivePool: u64 = 10;

const EDeactivationOfInactivePool: u64 = 11;

const EIncompatibleStakedSui: u64 = 12;

const EWithdrawalInSameEpoch: u64 = 13;

const EPoolAlreadyActive: u64 = 14;

const EPoolPreactiveOrInactive: u64 = 15;

const EActivationOfInactivePool: u64 = 16;

const EDelegationOfZeroSui: u64 = 17;

const EStakedSuiBelowThreshold: u64 = 18;

const ECannotMintFungibleStakedSuiYet: u64 = 19;

const EInvariantFailure: u64 = 20;

public struct StakingPool has key, store {
    id: UID,
    activation_epoch: Option<u64>,
    deactivation_epoch: Option<u64>,
    sui_balance: u64,
    rewards_pool: Balance<SUI>,
    pool_token_balance: u64,
    exchange_rates: Table<u64, PoolTokenExchangeRate>,
    pending_stake: u64,
    pending_total_sui_withdraw: u64,
    pending_pool_token_withdraw: u64,
    extra_fields: Bag,
}

public struct PoolTokenExchangeRate has copy, drop, store {
    sui_amount: u64,
    pool_token_amount: u64,
}

public struct StakedSui has key, store {
    id: UID,
    pool_id: ID,
    stake_activation_epoch: u64,
    principal: Balance<SUI>,
}

public struct FungibleStakedSui has key, store {
    id: UID,
    pool_id: ID,
    value: u64,
}

public struct FungibleStakedSuiData has key, store {
    id: UID,
    total_supply: u64,
    principal: Balance<SUI>,
}

public struct FungibleStakedSuiDataKey has copy, drop, store {}

public(package) native fun new(ctx: &mut TxContext): StakingPool;

public(package) native fun request_add_stake(
    pool: &mut StakingPool,
    stake: Balance<SUI>,
    stake_activation_epoch: u64,
    ctx: &mut TxContext,
): StakedSui;

public(package) native fun request_withdraw_stake(
    pool: &mut StakingPool,
    staked_sui: StakedSui,
    ctx: &TxContext,
): Balance<SUI>;

public(package) native fun redeem_fungible_staked_sui(
    pool: &mut StakingPool,
    fungible_staked_sui: FungibleStakedSui,
    ctx: &TxContext,
): Balance<SUI>;

public(package) native fun convert_to_fungible_staked_sui(
    pool: &mut StakingPool,
    staked_sui: StakedSui,
    ctx: &mut TxContext,
): FungibleStakedSui;

public(package) native fun withdraw_from_principal(
    pool: &StakingPool,
    staked_sui: StakedSui,
): (u64, Balance<SUI>);

public(package) native fun deposit_rewards(pool: &mut StakingPool, rewards: Balance<SUI>);

public(package) native fun process_pending_stakes_and_withdraws(
    pool: &mut StakingPool,
    ctx: &TxContext,
);

public(package) native fun process_pending_stake(pool: &mut StakingPool);

public(package) native fun activate_staking_pool(pool: &mut StakingPool, activation_epoch: u64);

public(package) native fun deactivate_staking_pool(pool: &mut StakingPool, deactivation_epoch: u64);

public native fun sui_balance(pool: &StakingPool): u64;

public native fun pool_id(staked_sui: &StakedSui): ID;

public native fun fungible_staked_sui_pool_id(fungible_staked_sui: &FungibleStakedSui): ID;

public native fun staked_sui_amount(staked_sui: &StakedSui): u64;

public native fun stake_activation_epoch(staked_sui: &StakedSui): u64;

public native fun is_preactive(pool: &StakingPool): bool;

public(package) native fun activation_epoch(pool: &StakingPool): Option<u64>;

public native fun is_inactive(pool: &StakingPool): bool;

public native fun fungible_staked_sui_value(fungible_staked_sui: &FungibleStakedSui): u64;

public native fun split_fungible_staked_sui(
    fungible_staked_sui: &mut FungibleStakedSui,
    split_amount: u64,
    ctx: &mut TxContext,
): FungibleStakedSui;

public native fun join_fungible_staked_sui(self: &mut FungibleStakedSui, other: FungibleStakedSui);

public native fun split(self: &mut StakedSui, split_amount: u64, ctx: &mut TxContext): StakedSui;

public entry native fun split_staked_sui(
    stake: &mut StakedSui,
    split_amount: u64,
    ctx: &mut TxContext,
);

public entry native fun join_staked_sui(self: &mut StakedSui, other: StakedSui);

public native fun is_equal_staking_metadata(self: &StakedSui, other: &StakedSui): bool;

public native fun pool_token_exchange_rate_at_epoch(
    pool: &StakingPool,
    epoch: u64,
): PoolTokenExchangeRate;

public native fun pending_stake_amount(staking_pool: &StakingPool): u64;

public native fun pending_stake_withdraw_amount(staking_pool: &StakingPool): u64;

public(package) native fun exchange_rates(pool: &StakingPool): &Table<u64, PoolTokenExchangeRate>;

public native fun sui_amount(exchange_rate: &PoolTokenExchangeRate): u64;

public native fun pool_token_amount(exchange_rate: &PoolTokenExchangeRate): u64;

public(package) native fun calculate_rewards(
    pool: &StakingPool,
    staked_sui: &StakedSui,
    current_epoch: u64,
): u64;
