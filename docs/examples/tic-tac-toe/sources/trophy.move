/// What players keep when a game is over.
module tic_tac_toe::trophy;

use tic_tac_toe::board::Board;

// region: trophy
/// Without `store`, a trophy can't be sold or given away.
public struct Trophy has key {
    id: UID,
    game: ID,
    has_won: bool,
    opponent: address,
    board: Board,
}

/// One trophy for the winner of an ended game, or one for each player after a draw.
public(package) fun award(game: ID, board: Board, x: address, o: address, ctx: &mut TxContext) {
    let has_won = board.is_won();
    // After the winning mark, it would be the loser's turn.
    if (!has_won || !board.is_turn_of_x()) give(game, board, has_won, x, o, ctx);
    if (!has_won || board.is_turn_of_x()) give(game, board, has_won, o, x, ctx);
}

fun give(
    game: ID,
    board: Board,
    has_won: bool,
    player: address,
    opponent: address,
    ctx: &mut TxContext,
) {
    transfer::transfer(Trophy { id: object::new(ctx), game, has_won, opponent, board }, player);
}
// endregion: trophy

public fun has_won(trophy: &Trophy): bool { trophy.has_won }

public fun opponent(trophy: &Trophy): address { trophy.opponent }
