/// A wheel of fortune. Spinning costs a price and gives a ticket; settling the ticket pays.
module prize_wheel::prize_wheel;

use sui::balance::{Self, Balance};
use sui::coin::Coin;
use sui::event;
use sui::random::{Random, RandomGenerator};
use sui::sui::SUI;

// region: errors
/// A wheel needs at least one sector.
const ENoSectors: u64 = 0;
/// The payment is not exactly the price.
const EWrongPrice: u64 = 1;
/// The free part of the pot can't cover the largest prize, or the withdrawal.
const EPotTooSmall: u64 = 2;
/// The ticket or the capability belongs to another wheel.
const EOtherWheel: u64 = 3;
// endregion: errors

// region: types
/// Shared, so that everybody can spin it.
public struct Wheel has key {
    id: UID,
    /// Everything the wheel can pay with.
    pot: Balance<SUI>,
    /// The part of the pot that belongs to tickets which have won.
    owed: u64,
    /// What a spin costs, in MIST.
    price: u64,
    /// What each sector pays, in MIST. Every sector is equally likely.
    sectors: vector<u64>,
}

/// The result of a spin. Without `store`, it stays with the player until it is settled.
public struct Ticket has key {
    id: UID,
    wheel: ID,
    payout: u64,
}

/// The right to withdraw from one wheel.
public struct OwnerCap has key, store {
    id: UID,
    wheel: ID,
}

/// Emitted by every spin, won or lost.
public struct Spun has copy, drop {
    wheel: ID,
    ticket: ID,
    payout: u64,
}
// endregion: types

/// Shares a new wheel and returns the capability for it.
public fun new(price: u64, sectors: vector<u64>, ctx: &mut TxContext): OwnerCap {
    assert!(!sectors.is_empty(), ENoSectors);
    let wheel = Wheel { id: object::new(ctx), pot: balance::zero(), owed: 0, price, sectors };
    let cap = OwnerCap { id: object::new(ctx), wheel: object::id(&wheel) };
    transfer::share_object(wheel);
    cap
}

// region: spin
/// Spins the wheel. Private, so no module can call it and look at the result.
entry fun spin(self: &mut Wheel, payment: Coin<SUI>, random: &Random, ctx: &mut TxContext) {
    let mut generator = random.new_generator(ctx);
    let ticket = self.play(payment, &mut generator, ctx);
    transfer::transfer(ticket, ctx.sender());
}

/// The rules of a spin, which do the same work whatever the outcome is.
fun play(
    self: &mut Wheel,
    payment: Coin<SUI>,
    generator: &mut RandomGenerator,
    ctx: &mut TxContext,
): Ticket {
    assert!(payment.value() == self.price, EWrongPrice);
    self.pot.join(payment.into_balance());
    assert!(self.free() >= self.largest(), EPotTooSmall);

    let sector = generator.generate_u64_in_range(0, self.sectors.length() - 1);
    let payout = self.sectors[sector];
    self.owed = self.owed + payout;

    let wheel = object::id(self);
    let ticket = Ticket { id: object::new(ctx), wheel, payout };
    event::emit(Spun { wheel, ticket: object::id(&ticket), payout });
    ticket
}
// endregion: spin

// region: settle
/// Pays what the ticket has won, which may be a coin of zero.
public fun settle(self: Ticket, wheel: &mut Wheel, ctx: &mut TxContext): Coin<SUI> {
    let Ticket { id, wheel: of, payout } = self;
    assert!(of == object::id(wheel), EOtherWheel);
    id.delete();
    wheel.owed = wheel.owed - payout;
    wheel.pot.split(payout).into_coin(ctx)
}
// endregion: settle

// region: owner
/// Adds to the pot. Anybody may do that.
public fun top_up(self: &mut Wheel, payment: Coin<SUI>) {
    self.pot.join(payment.into_balance());
}

/// Takes from the part of the pot that no winner has a claim to.
public fun withdraw(
    self: &mut Wheel,
    cap: &OwnerCap,
    amount: u64,
    ctx: &mut TxContext,
): Coin<SUI> {
    assert!(cap.wheel == object::id(self), EOtherWheel);
    assert!(amount <= self.free(), EPotTooSmall);
    self.pot.split(amount).into_coin(ctx)
}
// endregion: owner

/// What nobody has won yet.
public fun free(self: &Wheel): u64 { self.pot.value() - self.owed }

/// The largest prize.
public fun largest(self: &Wheel): u64 {
    self.sectors.fold!(0u64, |most, sector| most.max(sector))
}

/// What the ticket is worth.
public fun payout(self: &Ticket): u64 { self.payout }

// region: test-only
#[test_only]
public fun play_for_testing(
    self: &mut Wheel,
    payment: Coin<SUI>,
    generator: &mut RandomGenerator,
    ctx: &mut TxContext,
): Ticket {
    self.play(payment, generator, ctx)
}

#[test_only]
public fun spin_for_testing(
    self: &mut Wheel,
    payment: Coin<SUI>,
    random: &Random,
    ctx: &mut TxContext,
) {
    self.spin(payment, random, ctx);
}
// endregion: test-only
