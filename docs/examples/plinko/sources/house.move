/// A house that drops balls for players. Its rules can't change while it exists.
module plinko::house;

use plinko::board;
use sui::balance::{Self, Balance};
use sui::bls12381;
use sui::coin::Coin;
use sui::dynamic_object_field as dof;
use sui::event;
use sui::sui::SUI;

// region: errors
/// The stake is outside of the limits.
const EStake: u64 = 0;
/// A game has 1 to 100 balls.
const EBalls: u64 = 1;
/// The house can't pay the worst case, or what the owner wants.
const EFunds: u64 = 2;
/// This house has no such open game. It may be settled already.
const ENoGame: u64 = 3;
/// The seed is not the house's signature for this game.
const ESignature: u64 = 4;
/// The house still has time to settle.
const ETooEarly: u64 = 5;
/// The capability is for another house.
const EOtherHouse: u64 = 6;
// endregion: errors

const MIN_STAKE: u64 = 100_000_000;
const MAX_STAKE: u64 = 10_000_000_000;
const MAX_BALLS: u64 = 100;
/// Epochs after which a player gets the whole pot of a game that the house didn't settle.
const PATIENCE: u64 = 7;

// region: types
/// Shared. There are no functions that change the key or the multipliers.
public struct House has key {
    id: UID,
    /// The BLS key whose signatures are the seeds, in 48 bytes.
    public_key: vector<u8>,
    /// What each of the 13 slots pays, in percent.
    multipliers: vector<u64>,
    /// Free to withdraw. What open games may cost is in the games.
    funds: Balance<SUI>,
}

/// An open game, a dynamic object field of its house.
public struct Game has key, store {
    id: UID,
    player: address,
    stake: u64,
    balls: u64,
    /// The worst case, set aside at the start.
    pot: Balance<SUI>,
    /// When it was opened.
    epoch: u64,
}

/// The right to withdraw from one house.
public struct HouseCap has key, store {
    id: UID,
    house: ID,
}

public struct GameStarted has copy, drop { house: ID, game: ID, player: address, stake: u64, balls: u64 }

public struct GameEnded has copy, drop { game: ID, player: address, slots: vector<u8>, paid: u64 }
// endregion: types

// region: open
/// Shares a house, and returns the capability for its funds.
public fun open(public_key: vector<u8>, multipliers: vector<u64>, ctx: &mut TxContext): HouseCap {
    board::check(&multipliers);
    let house = House { id: object::new(ctx), public_key, multipliers, funds: balance::zero() };
    let cap = HouseCap { id: object::new(ctx), house: object::id(&house) };
    transfer::share_object(house);
    cap
}
// endregion: open

// region: start
/// Opens a game. The payment is the stake for all balls together.
public fun start(self: &mut House, payment: Coin<SUI>, balls: u64, ctx: &mut TxContext): ID {
    let stake = payment.value();
    assert!(stake >= MIN_STAKE && stake <= MAX_STAKE, EStake);
    assert!(balls >= 1 && balls <= MAX_BALLS, EBalls);
    self.funds.join(payment.into_balance());
    let worst = board::worst_case(stake, balls, &self.multipliers);
    assert!(self.funds.value() >= worst, EFunds);

    let id = object::new(ctx);
    let game = id.to_inner();
    let (player, pot) = (ctx.sender(), self.funds.split(worst));
    dof::add(&mut self.id, game, Game { id, player, stake, balls, pot, epoch: ctx.epoch() });
    event::emit(GameStarted { house: object::id(self), game, player, stake, balls });
    game
}
// endregion: start

// region: finish
/// Settles a game with the house's signature over the game's ID. Anybody who has it may call this.
public fun finish(self: &mut House, game: ID, signature: vector<u8>, ctx: &mut TxContext) {
    let valid = bls12381::bls12381_min_pk_verify(&signature, &self.public_key, &game.to_bytes());
    assert!(valid, ESignature);
    self.settle(game, &signature, ctx);
}

/// Everything but the check of the signature, so that tests can choose the seed.
fun settle(self: &mut House, game: ID, seed: &vector<u8>, ctx: &mut TxContext) {
    let Game { id, player, stake, balls, mut pot, .. } = self.take(game);
    id.delete();
    let slots = board::slots(seed, balls);
    let paid = board::payout(stake, &slots, &self.multipliers);
    transfer::public_transfer(pot.split(paid).into_coin(ctx), player);
    self.funds.join(pot);
    event::emit(GameEnded { game, player, slots, paid });
}

/// Removes an open game, which makes a second settlement impossible.
fun take(self: &mut House, game: ID): Game {
    assert!(dof::exists_(&self.id, game), ENoGame);
    dof::remove(&mut self.id, game)
}
// endregion: finish

// region: overdue
/// Pays the whole pot to the player of a game that the house left open for too long.
public fun claim_overdue(self: &mut House, game: ID, ctx: &mut TxContext) {
    let Game { id, player, pot, epoch, .. } = self.take(game);
    assert!(ctx.epoch() >= epoch + PATIENCE, ETooEarly);
    id.delete();
    event::emit(GameEnded { game, player, slots: vector[], paid: pot.value() });
    transfer::public_transfer(pot.into_coin(ctx), player);
}
// endregion: overdue

// region: owner
/// Adds to the funds. Anybody may do that.
public fun top_up(self: &mut House, payment: Coin<SUI>) {
    self.funds.join(payment.into_balance());
}

/// Takes from the funds, which never include what open games may cost.
public fun withdraw(self: &mut House, cap: &HouseCap, amount: u64, ctx: &mut TxContext): Coin<SUI> {
    assert!(cap.house == object::id(self), EOtherHouse);
    assert!(amount <= self.funds.value(), EFunds);
    self.funds.split(amount).into_coin(ctx)
}
// endregion: owner

public fun funds(self: &House): u64 { self.funds.value() }

public fun multipliers(self: &House): vector<u64> { self.multipliers }

public fun is_open(self: &House, game: ID): bool { dof::exists_(&self.id, game) }

// region: test-only
#[test_only]
public fun settle_for_testing(self: &mut House, game: ID, seed: vector<u8>, ctx: &mut TxContext) {
    self.settle(game, &seed, ctx);
}
// endregion: test-only
