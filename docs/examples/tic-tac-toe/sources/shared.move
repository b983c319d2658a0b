// region: shared
/// The game as a shared object: both players write to it, and the sender tells them apart.
module tic_tac_toe::shared;

use sui::event;
use tic_tac_toe::board::{Self, Board};
use tic_tac_toe::trophy;

#[error]
const EWrongPlayer: vector<u8> = b"It is not this sender's turn, or not this sender's game.";
#[error]
const ENotFinished: vector<u8> = b"The game goes on.";
#[error]
const EAlreadyFinished: vector<u8> = b"The game is over.";

public struct Game has key {
    id: UID,
    board: Board,
    x: address,
    o: address,
}

public struct GameEnded has copy, drop {
    game: ID,
    is_won: bool,
}

/// Shares a game in which `x` has the first turn.
public fun new(x: address, o: address, ctx: &mut TxContext) {
    transfer::share_object(Game { id: object::new(ctx), board: board::new(), x, o });
}

/// Puts a mark for the sender.
public fun place_mark(game: &mut Game, row: u8, col: u8, ctx: &mut TxContext) {
    assert!(!game.board.has_ended(), EAlreadyFinished);
    let player = if (game.board.is_turn_of_x()) game.x else game.o;
    assert!(ctx.sender() == player, EWrongPlayer);

    game.board.put(row, col);
    if (game.board.has_ended()) {
        let id = object::id(game);
        event::emit(GameEnded { game: id, is_won: game.board.is_won() });
        trophy::award(id, game.board, game.x, game.o, ctx);
    }
}

/// Deletes a game that is over. Its players may do that, and the caller gets the rebate.
public fun burn(game: Game, ctx: &TxContext) {
    let Game { id, board, x, o } = game;
    assert!(board.has_ended(), ENotFinished);
    assert!(ctx.sender() == x || ctx.sender() == o, EWrongPlayer);
    id.delete();
}
// endregion: shared

public fun board(game: &Game): &Board { &game.board }

public fun ended(game: &Game): bool { game.board.has_ended() }
