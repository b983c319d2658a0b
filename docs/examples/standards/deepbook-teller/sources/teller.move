/// Sells a coin for another one in a DeepBook pool, and never returns empty-handed.
module teller::teller;

use deepbook::pool::Pool;
use sui::clock::Clock;
use sui::coin::{Self, Coin};

/// A minimum of zero would accept any price.
const EMinimumIsZero: u64 = 0;
/// The pool gave the input back, because it was too small to trade.
const ENothingTraded: u64 = 1;

// region: sell
/// Sells base for quote, with the fee in base. The remainder of the input goes back to the caller as well.
public fun sell<Base, Quote>(
    pool: &mut Pool<Base, Quote>,
    base: Coin<Base>,
    min_quote: u64,
    clock: &Clock,
    ctx: &mut TxContext,
): (Coin<Quote>, Coin<Base>) {
    assert!(min_quote > 0, EMinimumIsZero);
    let no_deep = coin::zero(ctx);
    let (rest, quote, deep) = pool.swap_exact_base_for_quote(
        base,
        no_deep,
        min_quote,
        clock,
        ctx,
    );
    deep.destroy_zero();
    // The pool checks the minimum only when it trades at all.
    assert!(quote.value() >= min_quote, ENothingTraded);
    (quote, rest)
}
// endregion: sell
