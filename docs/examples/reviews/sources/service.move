/// A place that people review, with its ten best reviews and a pool that rewards them.
module reviews::service;

use reviews::review::{Self, Review};
use std::string::String;
use sui::balance::{Self, Balance};
use sui::clock::Clock;
use sui::coin::Coin;
use sui::event;
use sui::object_table::{Self, ObjectTable};
use sui::sui::SUI;
use sui::table::{Self, Table};

// region: errors
/// The capability, the proof or the appointment is for another service.
const EOtherService: u64 = 0;
/// No review of this service has this ID.
const ENoReview: u64 = 1;
/// This address has voted for this review before.
const EVotedBefore: u64 = 2;
/// The pool can't pay all rewards that are due.
const EPoolTooSmall: u64 = 3;
// endregion: errors

// region: limits
/// The length of the list of the best.
const MOST_TOP: u64 = 10;
/// What a review in the list earns, in MIST, unless the owner changes it.
const USUAL_REWARD: u64 = 1_000_000;
// endregion: limits

// region: types
/// Shared, so that everybody can review it and vote.
public struct Service has key {
    id: UID,
    name: String,
    reviews: ObjectTable<ID, Review>,
    /// The best reviews, the highest score first. At most ten.
    top: vector<Place>,
    votes: Table<Vote, bool>,
    rewards: Balance<SUI>,
    reward: u64,
}

/// A place in the list, with the score so that sorting needs no review.
public struct Place has copy, drop, store {
    review: ID,
    score: u64,
}

/// The key of a vote that was cast.
public struct Vote has copy, drop, store {
    review: ID,
    voter: address,
}

/// The right of the owner of one service.
public struct AdminCap has key, store {
    id: UID,
    service: ID,
}

/// One visit. Without `store`, nobody can sell it or pass it on.
public struct Proof has key {
    id: UID,
    service: ID,
}
// endregion: types

// region: events
public struct ReviewWritten has copy, drop { service: ID, review: ID, rating: u8, is_proven: bool }

public struct ReviewVoted has copy, drop { service: ID, review: ID, votes: u64 }

public struct ReviewRewarded has copy, drop { service: ID, review: ID, author: address, amount: u64 }
// endregion: events

// region: create
/// Shares a service, and returns the capability of its owner.
public fun create(name: String, ctx: &mut TxContext): AdminCap {
    let service = Service {
        id: object::new(ctx),
        name,
        reviews: object_table::new(ctx),
        top: vector[],
        votes: table::new(ctx),
        rewards: balance::zero(),
        reward: USUAL_REWARD,
    };
    let cap = AdminCap { id: object::new(ctx), service: object::id(&service) };
    transfer::share_object(service);
    cap
}
// endregion: create

// region: proof
/// Sends a proof to somebody who was there.
public fun issue_proof(self: &Service, cap: &AdminCap, visitor: address, ctx: &mut TxContext) {
    self.check(cap);
    transfer::transfer(Proof { id: object::new(ctx), service: object::id(self) }, visitor);
}

/// Writes a review that counts double. The proof is used up.
public fun review(
    self: &mut Service,
    proof: Proof,
    content: String,
    rating: u8,
    clock: &Clock,
    ctx: &mut TxContext,
): ID {
    let Proof { id, service } = proof;
    assert!(service == object::id(self), EOtherService);
    id.delete();
    self.add(review::new(content, rating, true, clock, ctx))
}

/// Writes a review without a proof.
public fun review_unproven(
    self: &mut Service,
    content: String,
    rating: u8,
    clock: &Clock,
    ctx: &mut TxContext,
): ID {
    self.add(review::new(content, rating, false, clock, ctx))
}
// endregion: proof

fun add(self: &mut Service, review: Review): ID {
    let id = object::id(&review);
    event::emit(ReviewWritten {
        service: object::id(self),
        review: id,
        rating: review.rating(),
        is_proven: review.is_proven(),
    });
    let score = review.score();
    self.reviews.add(id, review);
    self.rank(id, score);
    id
}

// region: upvote
/// Votes for a review, once for each address.
public fun upvote(self: &mut Service, review: ID, ctx: &TxContext) {
    assert!(self.reviews.contains(review), ENoReview);
    let vote = Vote { review, voter: ctx.sender() };
    assert!(!self.votes.contains(vote), EVotedBefore);
    self.votes.add(vote, true);

    let voted = &mut self.reviews[review];
    voted.add_vote();
    let (votes, score) = (voted.votes(), voted.score());
    event::emit(ReviewVoted { service: object::id(self), review, votes });
    self.rank(review, score);
}
// endregion: upvote

// region: rank
/// Puts a review at the place that its score deserves, behind those that had the same score before.
fun rank(self: &mut Service, review: ID, score: u64) {
    self.leave_top(review);
    let mut at = self.top.length();
    while (at > 0 && self.top[at - 1].score < score) at = at - 1;
    if (at >= MOST_TOP) return;
    self.top.insert(Place { review, score }, at);
    if (self.top.length() > MOST_TOP) {
        self.top.pop_back();
    }
}

fun leave_top(self: &mut Service, review: ID) {
    self.top.find_index!(|place| place.review == review).do!(|at| { self.top.remove(at); });
}
// endregion: rank

// region: nominate
/// Lets a review into the list if its score deserves it. Anybody may call this, after a removal for example.
public fun nominate(self: &mut Service, review: ID) {
    assert!(self.reviews.contains(review), ENoReview);
    let score = self.reviews[review].score();
    if (!self.top.any!(|place| place.review == review)) self.rank(review, score);
}

/// Takes a review out of the service and out of the list. For moderators.
public(package) fun remove(self: &mut Service, review: ID): Review {
    assert!(self.reviews.contains(review), ENoReview);
    self.leave_top(review);
    self.reviews.remove(review)
}
// endregion: nominate

// region: rewards
/// Adds to the pool. Anybody may do that.
public fun top_up(self: &mut Service, payment: Coin<SUI>) {
    self.rewards.join(payment.into_balance());
}

/// Changes what a review in the list earns from now on, in MIST.
public fun set_reward(self: &mut Service, cap: &AdminCap, reward: u64) {
    self.check(cap);
    self.reward = reward;
}

/// Pays the authors of proven reviews in the list that were never paid: all of them or nobody.
public fun distribute(self: &mut Service, cap: &AdminCap, ctx: &mut TxContext) {
    self.check(cap);
    let reward = self.reward;
    let due = self.top().filter!(|id| {
        let review = &self.reviews[*id];
        review.is_proven() && !review.is_rewarded()
    });
    assert!(self.rewards.value() >= reward * due.length(), EPoolTooSmall);
    due.do!(|id| {
        let review = &mut self.reviews[id];
        review.mark_rewarded();
        let author = review.author();
        transfer::public_transfer(self.rewards.split(reward).into_coin(ctx), author);
        event::emit(ReviewRewarded { service: object::id(self), review: id, author, amount: reward });
    });
}
// endregion: rewards

// region: readers
/// IDs of the best reviews, the highest score first.
public fun top(self: &Service): vector<ID> { self.top.map_ref!(|place| place.review) }

/// The review with this ID, for other modules to read.
public fun borrow(self: &Service, review: ID): &Review {
    assert!(self.reviews.contains(review), ENoReview);
    &self.reviews[review]
}

public fun name(self: &Service): String { self.name }

public fun count(self: &Service): u64 { self.reviews.length() }

public fun pool(self: &Service): u64 { self.rewards.value() }

/// The service that a capability is for.
public fun of(cap: &AdminCap): ID { cap.service }
// endregion: readers

// region: check
fun check(self: &Service, cap: &AdminCap) {
    assert!(cap.service == object::id(self), EOtherService);
}
// endregion: check
