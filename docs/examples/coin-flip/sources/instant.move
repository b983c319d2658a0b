// region: instant
/// The same bet with the randomness of the network: one transaction, and no key.
module coin_flip::instant;

use coin_flip::house::House;
use sui::balance::Balance;
use sui::coin::Coin;
use sui::random::Random;
use sui::sui::SUI;

/// The stake is outside the limits of the house.
const EStakeLimits: u64 = 0;
/// The house can't match the stake.
const EHouseShort: u64 = 1;

/// Private, so no other module can call it, look at the result, and abort.
entry fun play(
    house: &mut House,
    bets_on_heads: bool,
    stake: Coin<SUI>,
    random: &Random,
    ctx: &mut TxContext,
) {
    let pot = house.take_stakes(stake);
    let is_heads = random.new_generator(ctx).generate_bool();
    let payout = house.pay_out(pot, is_heads == bets_on_heads);
    transfer::public_transfer(payout.into_coin(ctx), ctx.sender());
}

use fun take_stakes as House.take_stakes;
use fun pay_out as House.pay_out;

fun take_stakes(house: &mut House, stake: Coin<SUI>): Balance<SUI> {
    let amount = stake.value();
    let (low, high) = house.limits();
    assert!(low <= amount && amount <= high, EStakeLimits);
    assert!(amount <= house.balance(), EHouseShort);
    let mut pot = stake.into_balance();
    pot.join(house.balance_mut().split(amount));
    pot
}

/// Does the same work for both outcomes: only amounts differ, and some of them are zero.
fun pay_out(house: &mut House, mut pot: Balance<SUI>, has_won: bool): Balance<SUI> {
    let won = if (has_won) pot.value() else 0;
    let fee = house.fee(won / 2);
    let mut payout = pot.split(won);
    house.fees_mut().join(payout.split(fee));
    house.balance_mut().join(pot);
    payout
}
// endregion: instant

#[test_only]
public fun play_for_testing(
    house: &mut House,
    bets_on_heads: bool,
    stake: Coin<SUI>,
    random: &Random,
    ctx: &mut TxContext,
) {
    play(house, bets_on_heads, stake, random, ctx);
}

#[test_only]
public fun flip_for_testing(house: &mut House, stake: Coin<SUI>, has_won: bool): Balance<SUI> {
    let pot = house.take_stakes(stake);
    house.pay_out(pot, has_won)
}
