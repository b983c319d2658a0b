/// A value from outside, with everything that a consumer has to judge it by.
module feeds::price;

// region: price
/// Only the feeds of this package can make one.
public struct Price has copy, drop, store {
    /// The number without its decimal point.
    amount: u64,
    /// How many of its digits are behind the point.
    decimals: u8,
    /// When the publisher measured it.
    timestamp_ms: u64,
    /// The feed that it comes from.
    source: ID,
}

public(package) fun new(amount: u64, decimals: u8, timestamp_ms: u64, source: ID): Price {
    Price { amount, decimals, timestamp_ms, source }
}
// endregion: price

public fun amount(self: &Price): u64 { self.amount }

public fun decimals(self: &Price): u8 { self.decimals }

public fun timestamp_ms(self: &Price): u64 { self.timestamp_ms }

public fun source(self: &Price): ID { self.source }
