// region: head
/// A bet on one flip: both stakes are in the game before anybody knows how it ends.
module coin_flip::game;

use coin_flip::counter::Counter;
use coin_flip::house::House;
use sui::balance::Balance;
use sui::bls12381;
use sui::coin::Coin;
use sui::dynamic_object_field as dof;
use sui::event;
use sui::hash;
use sui::sui::SUI;

/// The stake is smaller than the house accepts.
const EStakeTooLow: u64 = 0;
/// The stake is larger than the house accepts.
const EStakeTooHigh: u64 = 1;
/// The house can't match the stake.
const EHouseShort: u64 = 2;
/// The signature is not the house's signature of the game's input.
const EBadSignature: u64 = 3;
/// There is no such game, or it has ended.
const ENoGame: u64 = 4;
/// The house still has time to settle.
const ETooEarly: u64 = 5;

/// After so many epochs, a game that nobody has settled belongs to the player.
const PATIENCE: u64 = 7;
// endregion: head

// region: types
/// Attached to the house under its own ID, so everyone can read it and only this module can take it.
public struct Game has key, store {
    id: UID,
    player: address,
    bets_on_heads: bool,
    /// Both stakes.
    pot: Balance<SUI>,
    /// What the house has to sign.
    input: vector<u8>,
    /// When the game started.
    epoch: u64,
}

public struct GameStarted has copy, drop {
    game: ID,
    house: ID,
    player: address,
    bets_on_heads: bool,
    stake: u64,
    input: vector<u8>,
}

public struct GameEnded has copy, drop {
    game: ID,
    player: address,
    has_won: bool,
    payout: u64,
    fee: u64,
}
// endregion: types

// region: start
/// Locks the stake of the player and the same amount of the house.
public fun start(
    house: &mut House,
    counter: &mut Counter,
    bets_on_heads: bool,
    stake: Coin<SUI>,
    ctx: &mut TxContext,
): ID {
    let amount = stake.value();
    let (low, high) = house.limits();
    assert!(amount >= low, EStakeTooLow);
    assert!(amount <= high, EStakeTooHigh);
    assert!(amount <= house.balance(), EHouseShort);

    let mut pot = stake.into_balance();
    pot.join(house.balance_mut().split(amount));
    let input = counter.next_input();
    let player = ctx.sender();
    let epoch = ctx.epoch();
    let game = Game { id: object::new(ctx), player, bets_on_heads, pot, input, epoch };
    let game_id = object::id(&game);
    event::emit(GameStarted {
        game: game_id,
        house: object::id(house),
        player,
        bets_on_heads,
        stake: amount,
        input,
    });
    dof::add(house.uid_mut(), game_id, game);
    game_id
}
// endregion: start

// region: finish
/// Settles a game with the house's signature of its input. Anyone who has the signature may call it.
public fun finish(house: &mut House, game_id: ID, signature: vector<u8>, ctx: &mut TxContext) {
    let game = take(house, game_id);
    let beacon = beacon_of(house, &game.input, &signature);
    game.settle(house, beacon, ctx);
}

/// The hash of the house's signature. Aborts if it is not the house's, or of another input.
fun beacon_of(house: &House, input: &vector<u8>, signature: &vector<u8>): vector<u8> {
    let is_valid = bls12381::bls12381_min_pk_verify(signature, house.public_key(), input);
    assert!(is_valid, EBadSignature);
    hash::blake2b256(signature)
}

/// Pays the game out. The first byte of the beacon decides: even is heads.
fun settle(game: Game, house: &mut House, beacon: vector<u8>, ctx: &mut TxContext) {
    let Game { id, player, bets_on_heads, mut pot, .. } = game;
    let is_heads = beacon[0] % 2 == 0;
    let has_won = is_heads == bets_on_heads;
    let fee = if (has_won) house.fee(pot.value() / 2) else 0;
    let payout = if (has_won) pot.value() - fee else 0;
    event::emit(GameEnded { game: id.to_inner(), player, has_won, payout, fee });
    id.delete();

    if (has_won) {
        house.fees_mut().join(pot.split(fee));
        transfer::public_transfer(pot.into_coin(ctx), player);
    } else {
        house.balance_mut().join(pot);
    }
}
// endregion: finish

// region: dispute
/// Gives the whole pot to the player when the house has been silent for too long.
public fun dispute(house: &mut House, game_id: ID, ctx: &mut TxContext) {
    let Game { id, player, pot, epoch, .. } = take(house, game_id);
    assert!(ctx.epoch() >= epoch + PATIENCE, ETooEarly);
    let payout = pot.value();
    event::emit(GameEnded { game: game_id, player, has_won: true, payout, fee: 0 });
    id.delete();
    transfer::public_transfer(pot.into_coin(ctx), player);
}

fun take(house: &mut House, game_id: ID): Game {
    assert!(dof::exists_with_type<ID, Game>(house.uid(), game_id), ENoGame);
    dof::remove(house.uid_mut(), game_id)
}
// endregion: dispute

// region: test-only
#[test_only]
/// Settles with a beacon that the test chooses. There is nothing like it outside of tests.
public fun finish_with_beacon(
    house: &mut House,
    game_id: ID,
    beacon: vector<u8>,
    ctx: &mut TxContext,
) {
    take(house, game_id).settle(house, beacon, ctx);
}

#[test_only]
public fun beacon_for_testing(
    house: &House,
    input: vector<u8>,
    signature: vector<u8>,
): vector<u8> {
    beacon_of(house, &input, &signature)
}

#[test_only]
public fun input_of(house: &House, game_id: ID): vector<u8> {
    dof::borrow<ID, Game>(house.uid(), game_id).input
}
// endregion: test-only
