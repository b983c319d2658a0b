// Declarations of the package's public functions. Those that tests of examples call have a body, in our own words.
module deepbook::balance_manager;

use sui::bag::{Self, Bag};
use sui::coin::Coin;
use sui::vec_set::{Self, VecSet};

const EInvalidOwner: u64 = 0;
const EInvalidTrader: u64 = 1;
const EInvalidProof: u64 = 2;
const ECapNotInList: u64 = 5;

/// The function is only declared here.
const EDeclaredOnly: u64 = 1000;

public struct BalanceManager has key, store {
    id: UID,
    owner: address,
    balances: Bag,
    allow_listed: VecSet<ID>,
}

public struct TradeCap has key, store {
    id: UID,
    balance_manager_id: ID,
}

public struct DepositCap has key, store {
    id: UID,
    balance_manager_id: ID,
}

public struct WithdrawCap has key, store {
    id: UID,
    balance_manager_id: ID,
}

public struct TradeProof has drop {
    balance_manager_id: ID,
    trader: address,
}

public fun new(ctx: &mut TxContext): BalanceManager {
    new_with_custom_owner(ctx.sender(), ctx)
}

public fun new_with_custom_owner(owner: address, ctx: &mut TxContext): BalanceManager {
    BalanceManager {
        id: object::new(ctx),
        owner,
        balances: bag::new(ctx),
        allow_listed: vec_set::empty(),
    }
}

public fun mint_trade_cap(balance_manager: &mut BalanceManager, ctx: &mut TxContext): TradeCap {
    assert!(ctx.sender() == balance_manager.owner, EInvalidOwner);
    let id = object::new(ctx);
    balance_manager.allow_listed.insert(id.to_inner());
    TradeCap { id, balance_manager_id: balance_manager.id.to_inner() }
}

public fun revoke_trade_cap(balance_manager: &mut BalanceManager, trade_cap_id: &ID, ctx: &TxContext) {
    assert!(ctx.sender() == balance_manager.owner, EInvalidOwner);
    assert!(balance_manager.allow_listed.contains(trade_cap_id), ECapNotInList);
    balance_manager.allow_listed.remove(trade_cap_id);
}

public fun generate_proof_as_owner(balance_manager: &mut BalanceManager, ctx: &TxContext): TradeProof {
    assert!(ctx.sender() == balance_manager.owner, EInvalidOwner);
    TradeProof { balance_manager_id: balance_manager.id.to_inner(), trader: ctx.sender() }
}

public fun generate_proof_as_trader(
    balance_manager: &mut BalanceManager,
    trade_cap: &TradeCap,
    ctx: &TxContext,
): TradeProof {
    assert!(balance_manager.allow_listed.contains(trade_cap.id.as_inner()), EInvalidTrader);
    TradeProof { balance_manager_id: balance_manager.id.to_inner(), trader: ctx.sender() }
}

public fun validate_proof(balance_manager: &BalanceManager, proof: &TradeProof) {
    assert!(balance_manager.id.to_inner() == proof.balance_manager_id, EInvalidProof);
}

public fun owner(balance_manager: &BalanceManager): address {
    balance_manager.owner
}

public fun id(balance_manager: &BalanceManager): ID {
    balance_manager.id.to_inner()
}

public fun balance<T>(balance_manager: &BalanceManager): u64 { abort EDeclaredOnly }
public fun mint_deposit_cap(balance_manager: &mut BalanceManager, ctx: &mut TxContext): DepositCap { abort EDeclaredOnly }
public fun mint_withdraw_cap(balance_manager: &mut BalanceManager, ctx: &mut TxContext): WithdrawCap { abort EDeclaredOnly }
public fun deposit<T>(balance_manager: &mut BalanceManager, coin: Coin<T>, ctx: &mut TxContext) { abort EDeclaredOnly }
public fun withdraw<T>(
    balance_manager: &mut BalanceManager,
    withdraw_amount: u64,
    ctx: &mut TxContext,
): Coin<T> { abort EDeclaredOnly }
public fun withdraw_all<T>(balance_manager: &mut BalanceManager, ctx: &mut TxContext): Coin<T> { abort EDeclaredOnly }
public fun deposit_with_cap<T>(
    balance_manager: &mut BalanceManager,
    deposit_cap: &DepositCap,
    coin: Coin<T>,
    ctx: &TxContext,
) { abort EDeclaredOnly }
public fun withdraw_with_cap<T>(
    balance_manager: &mut BalanceManager,
    withdraw_cap: &WithdrawCap,
    withdraw_amount: u64,
    ctx: &mut TxContext,
): Coin<T> { abort EDeclaredOnly }
