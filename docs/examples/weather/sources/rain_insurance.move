/// A consumer of the oracle: pays when it rains heavily on the day that you have chosen.
module weather::rain_insurance;

use sui::balance::{Self, Balance};
use sui::clock::Clock;
use sui::coin::Coin;
use sui::sui::SUI;
use sui::table::{Self, Table};
use weather::weather::WeatherOracle;

// region: errors
/// The payment is not the premium.
const EPremium: u64 = 0;
/// The insurer can't set the payout aside, or hasn't what the owner wants.
const EFunds: u64 = 1;
/// There is no such open policy.
const ENoPolicy: u64 = 2;
/// This is another oracle than the one that the insurer believes.
const EOtherOracle: u64 = 3;
/// The reading is too old, or not of the insured day.
const ETime: u64 = 4;
/// It rained less than that.
const ENoRain: u64 = 5;
/// The insured day is not over.
const ETooEarly: u64 = 6;
/// The capability is for another insurer.
const EOtherInsurer: u64 = 7;
/// The oracle doesn't know the city, so the policy could never pay.
const ENoCity: u64 = 8;
// endregion: errors

// region: types
const PREMIUM: u64 = 100_000_000;
const PAYOUT: u64 = 1_000_000_000;
/// Five millimeters in an hour.
const HEAVY_RAIN: u32 = 500;
const DAY_MS: u64 = 86_400_000;
const MAX_AGE_MS: u64 = 1_800_000;

/// Shared.
public struct Insurer has key {
    id: UID,
    /// The only oracle that this insurer believes.
    oracle: ID,
    funds: Balance<SUI>,
    policies: Table<u64, Policy>,
    sold: u64,
}

/// For one city and one day, with the payout set aside.
public struct Policy has store {
    holder: address,
    city: u32,
    starts_ms: u64,
    payout: Balance<SUI>,
}

public struct InsurerCap has key, store {
    id: UID,
    insurer: ID,
}
// endregion: types

public fun open(oracle: &WeatherOracle, ctx: &mut TxContext): InsurerCap {
    let insurer = Insurer {
        id: object::new(ctx),
        oracle: object::id(oracle),
        funds: balance::zero(),
        policies: table::new(ctx),
        sold: 0,
    };
    let cap = InsurerCap { id: object::new(ctx), insurer: object::id(&insurer) };
    transfer::share_object(insurer);
    cap
}

public fun top_up(self: &mut Insurer, payment: Coin<SUI>) { self.funds.join(payment.into_balance()); }

public fun withdraw(self: &mut Insurer, cap: &InsurerCap, amount: u64, ctx: &mut TxContext): Coin<SUI> {
    assert!(cap.insurer == object::id(self), EOtherInsurer);
    assert!(amount <= self.funds.value(), EFunds);
    self.funds.split(amount).into_coin(ctx)
}

// region: buy
/// Insures the day that begins in 24 hours, so nobody buys in the rain. Returns the policy's number.
public fun buy(
    self: &mut Insurer,
    oracle: &WeatherOracle,
    city: u32,
    payment: Coin<SUI>,
    clock: &Clock,
    ctx: &TxContext,
): u64 {
    assert!(payment.value() == PREMIUM, EPremium);
    assert!(object::id(oracle) == self.oracle, EOtherOracle);
    assert!(oracle.has_city(city), ENoCity);
    self.funds.join(payment.into_balance());
    assert!(self.funds.value() >= PAYOUT, EFunds);
    let payout = self.funds.split(PAYOUT);
    let (number, starts_ms) = (self.sold, clock.timestamp_ms() + DAY_MS);
    self.policies.add(number, Policy { holder: ctx.sender(), city, starts_ms, payout });
    self.sold = number + 1;
    number
}
// endregion: buy

// region: claim
/// Pays the holder when the oracle says that it has just rained heavily. Anybody may call this.
public fun claim(
    self: &mut Insurer,
    number: u64,
    oracle: &WeatherOracle,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    assert!(object::id(oracle) == self.oracle, EOtherOracle);
    assert!(self.policies.contains(number), ENoPolicy);
    let Policy { holder, city, starts_ms, payout } = self.policies.remove(number);
    let reading = oracle.reading(city);
    let measured = reading.measured_ms();
    assert!(clock.timestamp_ms() <= measured + MAX_AGE_MS, ETime);
    assert!(measured >= starts_ms && measured < starts_ms + DAY_MS, ETime);
    assert!(reading.rain() >= HEAVY_RAIN, ENoRain);
    transfer::public_transfer(payout.into_coin(ctx), holder);
}

/// Releases the payout of a policy after its day and the time for the last claim.
public fun expire(self: &mut Insurer, number: u64, clock: &Clock) {
    assert!(self.policies.contains(number), ENoPolicy);
    let Policy { starts_ms, payout, .. } = self.policies.remove(number);
    assert!(clock.timestamp_ms() > starts_ms + DAY_MS + MAX_AGE_MS, ETooEarly);
    self.funds.join(payout);
}
// endregion: claim

public fun funds(self: &Insurer): u64 { self.funds.value() }
