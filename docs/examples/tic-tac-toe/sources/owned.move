// region: types
/// The game as an owned object: players send marks to it, and its owner puts them on the board.
module tic_tac_toe::owned;

use sui::event;
use sui::transfer::Receiving;
use tic_tac_toe::board::{Self, Board};
use tic_tac_toe::trophy;

#[error]
const EInvalidLocation: vector<u8> = b"Row and column are numbers from 0 to 2.";
#[error]
const ENotFinished: vector<u8> = b"The game goes on.";

/// Owned by the admin. Without `store`, the admin can't give it away or wrap it.
public struct Game has key {
    id: UID,
    board: Board,
    x: address,
    o: address,
    /// Public key of the admin, if it is a multisig, so that both players can rebuild its address.
    admin_key: vector<u8>,
}

/// The right to make one mark. It exists at most once per game.
public struct TurnCap has key {
    id: UID,
    game: ID,
}

/// A mark on its way to the board. Its owner is the game.
public struct Mark has key {
    id: UID,
    player: address,
    row: u8,
    col: u8,
}

public struct MarkSent has copy, drop {
    game: ID,
    mark: ID,
}

public struct GameEnded has copy, drop {
    game: ID,
    is_won: bool,
}
// endregion: types

// region: new
/// Gives the game to the admin and the first turn to `x`.
public fun new(
    x: address,
    o: address,
    admin: address,
    admin_key: vector<u8>,
    ctx: &mut TxContext,
) {
    let game = Game { id: object::new(ctx), board: board::new(), x, o, admin_key };
    give_turn(&game, ctx);
    transfer::transfer(game, admin);
}

fun give_turn(game: &Game, ctx: &mut TxContext) {
    let player = if (game.board.is_turn_of_x()) game.x else game.o;
    let cap = TurnCap { id: object::new(ctx), game: object::id(game) };
    transfer::transfer(cap, player);
}
// endregion: new

// region: send
/// Turns the capability into a mark, and sends it to the game's ID.
public fun send_mark(cap: TurnCap, row: u8, col: u8, ctx: &mut TxContext) {
    assert!(row < 3 && col < 3, EInvalidLocation);
    let TurnCap { id, game } = cap;
    id.delete();

    let mark = Mark { id: object::new(ctx), player: ctx.sender(), row, col };
    event::emit(MarkSent { game, mark: object::id(&mark) });
    transfer::transfer(mark, game.to_address());
}
// endregion: send

// region: place
/// Puts a mark on the board. Only the owner of the game can call it.
public fun place_mark(game: &mut Game, mark: Receiving<Mark>, ctx: &mut TxContext) {
    let Mark { id, player, row, col } = transfer::receive(&mut game.id, mark);
    id.delete();

    if (!game.board.is_free(row, col)) {
        // An abort would leave the mark with the game forever, and nobody with a turn.
        let cap = TurnCap { id: object::new(ctx), game: object::id(game) };
        transfer::transfer(cap, player);
        return
    };
    game.board.put(row, col);
    if (game.board.has_ended()) {
        let game_id = object::id(game);
        event::emit(GameEnded { game: game_id, is_won: game.board.is_won() });
        trophy::award(game_id, game.board, game.x, game.o, ctx);
    } else {
        give_turn(game, ctx);
    }
}

/// Deletes a game that is over.
public fun burn(game: Game) {
    assert!(game.board.has_ended(), ENotFinished);
    let Game { id, .. } = game;
    id.delete();
}
// endregion: place

public fun board(game: &Game): &Board { &game.board }

public fun ended(game: &Game): bool { game.board.has_ended() }

/// Public key of the multisig that owns the game, or an empty vector.
public fun admin_key(game: &Game): vector<u8> { game.admin_key }
