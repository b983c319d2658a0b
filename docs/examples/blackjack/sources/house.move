/// The bank of a blackjack table, and the games that it has paid into.
module blackjack::house;

use blackjack::cards;
use std::bcs;
use sui::balance::{Self, Balance};
use sui::bls12381;
use sui::coin::Coin;
use sui::event;
use sui::sui::SUI;

// region: errors
/// The stake is outside of the limits.
const EStake: u64 = 0;
/// The house can't match the stake, or hasn't what the owner wants.
const EFunds: u64 = 1;
/// The seed is not the house's signature for this step of this game.
const ESignature: u64 = 2;
/// It is not the moment for this move.
const EStatus: u64 = 3;
/// Only the player of the game may ask.
const ENotPlayer: u64 = 4;
/// The player has looked at an older hand.
const EWrongSum: u64 = 5;
/// The request belongs to another game or to an earlier step.
const EForeignRequest: u64 = 6;
/// The other side still has time.
const ETooEarly: u64 = 7;
/// The capability or the game belongs to another house.
const EOtherHouse: u64 = 8;
// endregion: errors

const MIN_STAKE: u64 = 100_000_000;
const MAX_STAKE: u64 = 1_000_000_000;
/// Epochs after which one side may go on without the other.
const PATIENCE: u64 = 7;

// region: status
const AWAITS_DEAL: u8 = 0;
const PLAYERS_TURN: u8 = 1;
const AWAITS_HIT: u8 = 2;
const AWAITS_STAND: u8 = 3;
const PLAYER_WON: u8 = 4;
const HOUSE_WON: u8 = 5;
const TIE: u8 = 6;
// endregion: status

// region: types
/// Shared. Only opening and collecting a game changes it.
public struct House has key {
    id: UID,
    /// The BLS key whose signatures are the seeds, in 48 bytes.
    public_key: vector<u8>,
    /// Where requests go.
    dealer: address,
    funds: Balance<SUI>,
}

/// Shared, so that player and dealer can both move. It knows all it needs to reach its end.
public struct Game has key {
    id: UID,
    house: ID,
    public_key: vector<u8>,
    dealer: address,
    player: address,
    stake: u64,
    /// Both stakes while the game is open, and the house's share afterwards.
    pot: Balance<SUI>,
    player_cards: vector<u8>,
    dealer_cards: vector<u8>,
    /// Counts the draws, so that each has a message of its own to sign.
    step: u64,
    status: u8,
    /// When the last move was made.
    epoch: u64,
}

/// The wish of a player for one more card, at one step of one game.
public struct HitRequest has key {
    id: UID,
    game: ID,
    step: u64,
}

/// The wish of a player for no more cards.
public struct StandRequest has key {
    id: UID,
    game: ID,
    step: u64,
}

/// The right to withdraw from one house.
public struct HouseCap has key, store {
    id: UID,
    house: ID,
}
// endregion: types

// region: events
public struct GameCreated has copy, drop { game: ID, player: address, stake: u64 }

public struct CardsDealt has copy, drop { game: ID, step: u64, player_cards: vector<u8>, dealer_cards: vector<u8> }

public struct GameEnded has copy, drop { game: ID, status: u8, player_sum: u64, dealer_sum: u64 }
// endregion: events

// region: open
/// Shares a house, and returns the capability for its funds.
public fun open(public_key: vector<u8>, dealer: address, ctx: &mut TxContext): HouseCap {
    let house = House { id: object::new(ctx), public_key, dealer, funds: balance::zero() };
    let cap = HouseCap { id: object::new(ctx), house: object::id(&house) };
    transfer::share_object(house);
    cap
}

/// Opens a game with an equal stake of the house. The dealer has to move next.
public fun place_bet(self: &mut House, payment: Coin<SUI>, ctx: &mut TxContext): ID {
    let stake = payment.value();
    assert!(stake >= MIN_STAKE && stake <= MAX_STAKE, EStake);
    assert!(self.funds.value() >= stake, EFunds);
    let mut pot = self.funds.split(stake);
    pot.join(payment.into_balance());
    let game = Game {
        id: object::new(ctx),
        house: object::id(self),
        public_key: self.public_key,
        dealer: self.dealer,
        player: ctx.sender(),
        stake,
        pot,
        player_cards: vector[],
        dealer_cards: vector[],
        step: 0,
        status: AWAITS_DEAL,
        epoch: ctx.epoch(),
    };
    let id = object::id(&game);
    event::emit(GameCreated { game: id, player: ctx.sender(), stake });
    transfer::share_object(game);
    id
}
// endregion: open

// region: verify
/// What the house signs for the next draw: the game's ID and the number of the step.
public fun message(self: &Game): vector<u8> {
    let mut bytes = object::id(self).to_bytes();
    bytes.append(bcs::to_bytes(&self.step));
    bytes
}

fun verify(self: &Game, signature: &vector<u8>) {
    let valid = bls12381::bls12381_min_pk_verify(signature, &self.public_key, &self.message());
    assert!(valid, ESignature);
}
// endregion: verify

// region: deal
/// Two cards for the player and one for the dealer.
public fun first_deal(self: &mut Game, signature: vector<u8>, ctx: &mut TxContext) {
    self.verify(&signature);
    let cards = vector::tabulate!(3, |index| cards::draw(&signature, index));
    self.deal(vector[cards[0], cards[1]], vector[cards[2]], ctx);
}

fun deal(self: &mut Game, player: vector<u8>, dealer: vector<u8>, ctx: &mut TxContext) {
    assert!(self.status == AWAITS_DEAL, EStatus);
    self.player_cards = player;
    self.dealer_cards = dealer;
    self.dealt(ctx);
    if (cards::is_natural(&self.player_cards)) self.end(PLAYER_WON, ctx);
}
// endregion: deal

// region: request
/// Asks for a card. `seen` is the sum that the player knows, so a stale view can't decide.
public fun request_hit(self: &mut Game, seen: u64, ctx: &mut TxContext) {
    self.ask(AWAITS_HIT, seen, ctx);
    let request = HitRequest { id: object::new(ctx), game: object::id(self), step: self.step };
    transfer::transfer(request, self.dealer);
}

/// Asks the dealer to draw and to compare.
public fun request_stand(self: &mut Game, seen: u64, ctx: &mut TxContext) {
    self.ask(AWAITS_STAND, seen, ctx);
    let request = StandRequest { id: object::new(ctx), game: object::id(self), step: self.step };
    transfer::transfer(request, self.dealer);
}

fun ask(self: &mut Game, status: u8, seen: u64, ctx: &TxContext) {
    assert!(ctx.sender() == self.player, ENotPlayer);
    assert!(self.status == PLAYERS_TURN, EStatus);
    assert!(seen == cards::sum(&self.player_cards), EWrongSum);
    self.status = status;
    self.epoch = ctx.epoch();
}
// endregion: request

// region: hit
/// Gives the card that was asked for, and uses up the request.
public fun hit(self: &mut Game, request: HitRequest, signature: vector<u8>, ctx: &mut TxContext) {
    self.verify(&signature);
    self.hit_with(request, cards::draw(&signature, 0), ctx);
}

fun hit_with(self: &mut Game, request: HitRequest, card: u8, ctx: &mut TxContext) {
    let HitRequest { id, game, step } = request;
    self.check(game, step, AWAITS_HIT);
    id.delete();
    self.player_cards.push_back(card);
    self.dealt(ctx);
    if (cards::is_bust(&self.player_cards)) self.end(HOUSE_WON, ctx);
}

/// A request counts for its own game and step, and only as long as the game waits for it.
fun check(self: &Game, game: ID, step: u64, status: u8) {
    assert!(game == object::id(self) && step == self.step, EForeignRequest);
    assert!(self.status == status, EStatus);
}

/// The next move is the player's, unless the game ends right away.
fun dealt(self: &mut Game, ctx: &TxContext) {
    self.status = PLAYERS_TURN;
    self.step = self.step + 1;
    self.epoch = ctx.epoch();
    event::emit(CardsDealt {
        game: object::id(self),
        step: self.step,
        player_cards: self.player_cards,
        dealer_cards: self.dealer_cards,
    });
}
// endregion: hit

// region: stand
/// Draws for the dealer and ends the game.
public fun stand(self: &mut Game, request: StandRequest, signature: vector<u8>, ctx: &mut TxContext) {
    self.verify(&signature);
    let hand = cards::play_dealer(self.dealer_cards, &signature);
    self.stand_with(request, hand, ctx);
}

fun stand_with(self: &mut Game, request: StandRequest, hand: vector<u8>, ctx: &mut TxContext) {
    let StandRequest { id, game, step } = request;
    self.check(game, step, AWAITS_STAND);
    id.delete();
    self.compare(hand, ctx);
}

fun compare(self: &mut Game, hand: vector<u8>, ctx: &mut TxContext) {
    self.dealer_cards = hand;
    self.dealt(ctx);
    let (player, dealer) = (cards::sum(&self.player_cards), cards::sum(&hand));
    let status = if (cards::is_bust(&hand) || player > dealer) PLAYER_WON
    else if (player == dealer) TIE
    else HOUSE_WON;
    self.end(status, ctx);
}
// endregion: stand

// region: end
fun end(self: &mut Game, status: u8, ctx: &mut TxContext) {
    self.status = status;
    let won = if (status == PLAYER_WON) self.pot.value() else if (status == TIE) self.stake else 0;
    if (won > 0) transfer::public_transfer(self.pot.split(won).into_coin(ctx), self.player);
    event::emit(GameEnded {
        game: object::id(self),
        status,
        player_sum: cards::sum(&self.player_cards),
        dealer_sum: cards::sum(&self.dealer_cards),
    });
}

/// Brings the house's share home and deletes the game. Anybody may call this when a game is over.
public fun collect(self: &mut House, game: Game) {
    assert!(game.house == object::id(self), EOtherHouse);
    assert!(game.status >= PLAYER_WON, EStatus);
    let Game { id, pot, .. } = game;
    self.funds.join(pot);
    id.delete();
}
// endregion: end

// region: timeout
/// Gives the pot to the player when the dealer has been silent.
public fun claim_timeout(self: &mut Game, ctx: &mut TxContext) {
    let awaits = self.status == AWAITS_DEAL || self.status == AWAITS_HIT || self.status == AWAITS_STAND;
    assert!(awaits, EStatus);
    assert!(ctx.epoch() >= self.epoch + PATIENCE, ETooEarly);
    self.end(PLAYER_WON, ctx);
}

/// Goes on as if the player had asked to stand, when the player has been silent.
public fun stand_for_absent(self: &mut Game, signature: vector<u8>, ctx: &mut TxContext) {
    self.verify(&signature);
    let hand = cards::play_dealer(self.dealer_cards, &signature);
    self.absent_with(hand, ctx);
}

fun absent_with(self: &mut Game, hand: vector<u8>, ctx: &mut TxContext) {
    assert!(self.status == PLAYERS_TURN, EStatus);
    assert!(ctx.epoch() >= self.epoch + PATIENCE, ETooEarly);
    self.compare(hand, ctx);
}

/// Deletes a request that its game never answered, for the storage rebate.
public fun discard_hit(request: HitRequest) {
    let HitRequest { id, .. } = request;
    id.delete();
}

public fun discard_stand(request: StandRequest) {
    let StandRequest { id, .. } = request;
    id.delete();
}
// endregion: timeout

// region: owner
/// Adds to the funds. Anybody may do that.
public fun top_up(self: &mut House, payment: Coin<SUI>) {
    self.funds.join(payment.into_balance());
}

/// Takes from the funds, which never include the pots of open games.
public fun withdraw(self: &mut House, cap: &HouseCap, amount: u64, ctx: &mut TxContext): Coin<SUI> {
    assert!(cap.house == object::id(self), EOtherHouse);
    assert!(amount <= self.funds.value(), EFunds);
    self.funds.split(amount).into_coin(ctx)
}
// endregion: owner

public fun funds(self: &House): u64 { self.funds.value() }

public fun status(self: &Game): u8 { self.status }

public fun player_sum(self: &Game): u64 { cards::sum(&self.player_cards) }

public fun dealer_sum(self: &Game): u64 { cards::sum(&self.dealer_cards) }

// region: test-only
#[test_only]
public fun deal_for_testing(
    self: &mut Game,
    player: vector<u8>,
    dealer: vector<u8>,
    ctx: &mut TxContext,
) {
    self.deal(player, dealer, ctx);
}

#[test_only]
public fun hit_for_testing(self: &mut Game, request: HitRequest, card: u8, ctx: &mut TxContext) {
    self.hit_with(request, card, ctx);
}

#[test_only]
public fun stand_for_testing(
    self: &mut Game,
    request: StandRequest,
    hand: vector<u8>,
    ctx: &mut TxContext,
) {
    self.stand_with(request, hand, ctx);
}

#[test_only]
public fun absent_for_testing(self: &mut Game, hand: vector<u8>, ctx: &mut TxContext) {
    self.absent_with(hand, ctx);
}
// endregion: test-only
