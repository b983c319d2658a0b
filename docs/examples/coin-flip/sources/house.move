// region: head
/// The bank of the game: the money that it plays with, its fees, and its public key.
module coin_flip::house;

use sui::balance::{Self, Balance};
use sui::coin::Coin;
use sui::sui::SUI;

/// The capability belongs to another house.
const EOtherHouse: u64 = 0;
/// The fee would be more than the stake.
const EFeeTooHigh: u64 = 1;
/// The smallest stake is zero, or larger than the largest.
const EBadLimits: u64 = 2;

/// The whole, in basis points.
const MAX_BP: u64 = 10_000;
// endregion: head

// region: types
/// Shared. What is bet in open games is not in its balance, but in the games.
public struct House has key {
    id: UID,
    balance: Balance<SUI>,
    fees: Balance<SUI>,
    /// BLS key of 48 bytes, whose signatures decide games.
    public_key: vector<u8>,
    min_stake: u64,
    max_stake: u64,
    /// Part of the stake that a winner pays, in basis points. It never changes.
    fee_bp: u64,
}

/// The right to run one house.
public struct HouseCap has key, store {
    id: UID,
    house: ID,
}
// endregion: types

// region: open
/// Shares a new house. Anyone can open one, and players choose whom they trust to answer.
public fun open(
    public_key: vector<u8>,
    min_stake: u64,
    max_stake: u64,
    fee_bp: u64,
    ctx: &mut TxContext,
): HouseCap {
    assert!(fee_bp <= MAX_BP, EFeeTooHigh);
    assert!(0 < min_stake && min_stake <= max_stake, EBadLimits);
    let house = House {
        id: object::new(ctx),
        balance: balance::zero(),
        fees: balance::zero(),
        public_key,
        min_stake,
        max_stake,
        fee_bp,
    };
    let cap = HouseCap { id: object::new(ctx), house: object::id(&house) };
    transfer::share_object(house);
    cap
}
// endregion: open

// region: owner
public fun top_up(house: &mut House, coin: Coin<SUI>) {
    house.balance.join(coin.into_balance());
}

/// Takes money that is not in a game.
public fun withdraw(
    house: &mut House,
    cap: &HouseCap,
    amount: u64,
    ctx: &mut TxContext,
): Coin<SUI> {
    house.check(cap);
    house.balance.split(amount).into_coin(ctx)
}

public fun claim_fees(house: &mut House, cap: &HouseCap, ctx: &mut TxContext): Coin<SUI> {
    house.check(cap);
    house.fees.withdraw_all().into_coin(ctx)
}

/// Applies to games that start later.
public fun set_limits(house: &mut House, cap: &HouseCap, min_stake: u64, max_stake: u64) {
    house.check(cap);
    assert!(0 < min_stake && min_stake <= max_stake, EBadLimits);
    house.min_stake = min_stake;
    house.max_stake = max_stake;
}

fun check(house: &House, cap: &HouseCap) {
    assert!(cap.house == object::id(house), EOtherHouse);
}
// endregion: owner

public fun balance(house: &House): u64 { house.balance.value() }

public fun fees(house: &House): u64 { house.fees.value() }

public fun limits(house: &House): (u64, u64) { (house.min_stake, house.max_stake) }

/// The fee on a win with this stake.
public fun fee(house: &House, stake: u64): u64 {
    ((stake as u128) * (house.fee_bp as u128) / (MAX_BP as u128)) as u64
}

public(package) fun public_key(house: &House): &vector<u8> { &house.public_key }

public(package) fun uid(house: &House): &UID { &house.id }

public(package) fun uid_mut(house: &mut House): &mut UID { &mut house.id }

public(package) fun balance_mut(house: &mut House): &mut Balance<SUI> { &mut house.balance }

public(package) fun fees_mut(house: &mut House): &mut Balance<SUI> { &mut house.fees }
