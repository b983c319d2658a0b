/// One round trip with borrowed coins: A is sold for B and bought back for more than was lent.
module cycle::cycle;

use deepbook::pool::Pool;
use sui::clock::Clock;
use sui::coin::{Self, Coin};

/// The round trip earns less than the caller asked for.
const EProfitTooSmall: u64 = 0;

// region: round
/// `lender` has A as base and isn't traded in. Base and quote of the others lead from A to B to C and back to A.
public fun round<A, B, C, Other>(
    lender: &mut Pool<A, Other>,
    first: &mut Pool<A, B>,
    second: &mut Pool<B, C>,
    third: &mut Pool<A, C>,
    amount: u64,
    min_profit: u64,
    clock: &Clock,
    ctx: &mut TxContext,
): (Coin<A>, Coin<B>, Coin<C>) {
    let (borrowed, loan) = lender.borrow_flashloan_base(amount, ctx);

    let (rest_a, b, deep) = first.swap_exact_base_for_quote(
        borrowed,
        coin::zero(ctx),
        0,
        clock,
        ctx,
    );
    deep.destroy_zero();
    let (rest_b, c, deep) = second.swap_exact_base_for_quote(b, coin::zero(ctx), 0, clock, ctx);
    deep.destroy_zero();
    let (mut a, rest_c, deep) = third.swap_exact_quote_for_base(
        c,
        coin::zero(ctx),
        0,
        clock,
        ctx,
    );
    deep.destroy_zero();

    a.join(rest_a);
    assert!(a.value() >= amount + min_profit, EProfitTooSmall);
    lender.return_flashloan_base(a.split(amount, ctx), loan);
    (a, rest_b, rest_c)
}
// endregion: round
