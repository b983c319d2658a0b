/// A feed that one publisher pushes to. You trust whoever has the capability.
module feeds::feed;

use feeds::price::{Self, Price};
use sui::clock::Clock;
use sui::event;

// region: feed
/// The capability is for another feed.
const EOtherFeed: u64 = 0;
/// The value is not newer than the last one.
const ENotNewer: u64 = 1;
/// The value claims to be from the future.
const EFuture: u64 = 2;

/// Shared. Consumers take it by immutable reference, so they don't wait for each other.
public struct Feed has key {
    id: UID,
    amount: u64,
    decimals: u8,
    timestamp_ms: u64,
}

/// The right to update one feed.
public struct PublisherCap has key, store {
    id: UID,
    feed: ID,
}

public struct FeedUpdated has copy, drop { feed: ID, amount: u64, timestamp_ms: u64 }

/// Shares a feed without a value: its time is 0, so every check of age refuses it.
public fun create(decimals: u8, ctx: &mut TxContext): PublisherCap {
    let feed = Feed { id: object::new(ctx), amount: 0, decimals, timestamp_ms: 0 };
    let cap = PublisherCap { id: object::new(ctx), feed: object::id(&feed) };
    transfer::share_object(feed);
    cap
}

/// Publishes a value that was measured at this time.
public fun update(self: &mut Feed, cap: &PublisherCap, amount: u64, timestamp_ms: u64, clock: &Clock) {
    assert!(cap.feed == object::id(self), EOtherFeed);
    assert!(timestamp_ms > self.timestamp_ms, ENotNewer);
    assert!(timestamp_ms <= clock.timestamp_ms(), EFuture);
    self.amount = amount;
    self.timestamp_ms = timestamp_ms;
    event::emit(FeedUpdated { feed: object::id(self), amount, timestamp_ms });
}

public fun read(self: &Feed): Price {
    price::new(self.amount, self.decimals, self.timestamp_ms, object::id(self))
}
// endregion: feed
