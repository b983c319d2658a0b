// region: leaky
#[test_only]
module prize_wheel::leaky_wheel;

use sui::balance::{Self, Balance};
use sui::coin::Coin;
use sui::random::Random;
use sui::sui::SUI;

public struct LeakyWheel has key, store {
    id: UID,
    pot: Balance<SUI>,
    sectors: vector<u64>,
}

/// Public, and it shows the result to its caller: both are mistakes.
#[allow(lint(public_random))]
public fun spin_now(
    self: &mut LeakyWheel,
    payment: Coin<SUI>,
    random: &Random,
    ctx: &mut TxContext,
): Coin<SUI> {
    self.pot.join(payment.into_balance());
    let mut generator = random.new_generator(ctx);
    let sector = generator.generate_u64_in_range(0, self.sectors.length() - 1);
    self.pot.split(self.sectors[sector]).into_coin(ctx)
}
// endregion: leaky

public fun new(pot: Coin<SUI>, sectors: vector<u64>, ctx: &mut TxContext): LeakyWheel {
    let mut wheel = LeakyWheel { id: object::new(ctx), pot: balance::zero(), sectors };
    wheel.pot.join(pot.into_balance());
    wheel
}
