/// How a consumer decides whether to believe what it is given.
module feeds::guard;

use feeds::price::Price;
use sui::clock::Clock;

// region: guard
/// A guard needs three different feeds.
const ESources: u64 = 0;
/// A value comes from another feed than the one that belongs in its place.
const EForeignFeed: u64 = 1;
/// A value is too old, or there is none yet.
const EStale: u64 = 2;
/// A value is outside of what the consumer thinks possible.
const ERange: u64 = 3;
/// A value has another number of decimals than the consumer computes with.
const EDecimals: u64 = 4;

/// The consumer keeps it in its own object, and decides what may change it.
public struct Guard has store {
    /// The three feeds that this consumer believes.
    sources: vector<ID>,
    decimals: u8,
    max_age_ms: u64,
    min: u64,
    max: u64,
}

public fun new(sources: vector<ID>, decimals: u8, max_age_ms: u64, min: u64, max: u64): Guard {
    assert!(sources.length() == 3, ESources);
    let (a, b, c) = (sources[0], sources[1], sources[2]);
    assert!(a != b && b != c && a != c, ESources);
    assert!(min > 0 && min <= max, ERange);
    Guard { sources, decimals, max_age_ms, min, max }
}
// endregion: guard

// region: median
/// The middle one of three values, each from its own feed and each believable by itself.
public fun median(self: &Guard, prices: vector<Price>, clock: &Clock): u64 {
    assert!(prices.length() == 3, EForeignFeed);
    let mut amounts = vector[];
    self.sources.zip_do_ref!(&prices, |source, price| {
        assert!(price.source() == *source, EForeignFeed);
        assert!(price.decimals() == self.decimals, EDecimals);
        assert!(clock.timestamp_ms() <= price.timestamp_ms() + self.max_age_ms, EStale);
        assert!(price.amount() >= self.min && price.amount() <= self.max, ERange);
        amounts.push_back(price.amount());
    });
    amounts.insertion_sort_by!(|a, b| *a <= *b);
    amounts[1]
}
// endregion: median
