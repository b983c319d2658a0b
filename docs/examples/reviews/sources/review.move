/// What one person wrote about one service.
module reviews::review;

use std::string::String;
use sui::clock::Clock;

/// The text is too short to say something, or too long.
const EContentLength: u64 = 0;
/// A rating is from 1 to 5.
const ERating: u64 = 1;

const MIN_LENGTH: u64 = 6;
const MAX_LENGTH: u64 = 1_000;
const MAX_RATING: u8 = 5;

// region: weights
/// Bytes beyond these earn nothing, so padding doesn't pay.
const COUNTED_LENGTH: u64 = 150;
const POINTS_PER_VOTE: u64 = 10;
/// What a proof of the visit multiplies the score with.
const PROOF_FACTOR: u64 = 2;
// endregion: weights

// region: types
/// A child of its service: everybody can read it, and only the service's functions can change it.
public struct Review has key, store {
    id: UID,
    author: address,
    content: String,
    rating: u8,
    /// Written with a proof of the visit.
    is_proven: bool,
    votes: u64,
    /// A review is rewarded once in its life.
    is_rewarded: bool,
    written_ms: u64,
}
// endregion: types

// region: new
/// Only the service calls this, and the author is whoever signed the transaction.
public(package) fun new(
    content: String,
    rating: u8,
    is_proven: bool,
    clock: &Clock,
    ctx: &mut TxContext,
): Review {
    assert!(content.length() >= MIN_LENGTH && content.length() <= MAX_LENGTH, EContentLength);
    assert!(rating >= 1 && rating <= MAX_RATING, ERating);
    Review {
        id: object::new(ctx),
        author: ctx.sender(),
        content,
        rating,
        is_proven,
        votes: 0,
        is_rewarded: false,
        written_ms: clock.timestamp_ms(),
    }
}
// endregion: new

// region: score
/// Points for length and votes, doubled by a proof.
public fun score(self: &Review): u64 {
    let points = self.content.length().min(COUNTED_LENGTH) + POINTS_PER_VOTE * self.votes;
    if (self.is_proven) PROOF_FACTOR * points else points
}
// endregion: score

public(package) fun add_vote(self: &mut Review) { self.votes = self.votes + 1; }

public(package) fun mark_rewarded(self: &mut Review) { self.is_rewarded = true; }

public(package) fun destroy(self: Review) {
    let Review { id, .. } = self;
    id.delete();
}

public fun author(self: &Review): address { self.author }

public fun content(self: &Review): String { self.content }

public fun rating(self: &Review): u8 { self.rating }

public fun is_proven(self: &Review): bool { self.is_proven }

public fun votes(self: &Review): u64 { self.votes }

public fun is_rewarded(self: &Review): bool { self.is_rewarded }

public fun written_ms(self: &Review): u64 { self.written_ms }
