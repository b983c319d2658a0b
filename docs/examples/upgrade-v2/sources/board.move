/// A scoreboard that all players share. Version 2 also keeps the best single score.
module scoreboard::board;

use sui::dynamic_field as field;

// region: v2
const VERSION: u64 = 2;

const EWrongVersion: u64 = 0;
/// The capability belongs to another board.
const EWrongAdmin: u64 = 1;
/// The board has been migrated already.
const ENotAnUpgrade: u64 = 2;

/// Unchanged: fields of a published struct are final.
public struct Board has key {
    id: UID,
    version: u64,
    admin: ID,
    points: u64,
}

public struct AdminCap has key, store {
    id: UID,
}

/// New data goes into a dynamic field.
public struct BestKey() has copy, drop, store;

/// Same signature, new body.
public fun record(board: &mut Board, points: u64) {
    assert!(board.version == VERSION, EWrongVersion);
    board.points = board.points + points;
    let best: &mut u64 = field::borrow_mut(&mut board.id, BestKey());
    *best = points.max(*best);
}

/// Moves a board to this version. From then on, version 1 refuses it.
entry fun migrate(board: &mut Board, cap: &AdminCap) {
    assert!(board.admin == object::id(cap), EWrongAdmin);
    assert!(board.version < VERSION, ENotAnUpgrade);
    board.version = VERSION;
    field::add(&mut board.id, BestKey(), 0u64);
}
// endregion: v2

/// Runs only if the package is published anew. An upgrade never calls it.
fun init(ctx: &mut TxContext) {
    let cap = AdminCap { id: object::new(ctx) };
    let mut board = Board {
        id: object::new(ctx),
        version: VERSION,
        admin: object::id(&cap),
        points: 0,
    };
    field::add(&mut board.id, BestKey(), 0u64);
    transfer::share_object(board);
    transfer::transfer(cap, ctx.sender());
}

public fun points(board: &Board): u64 {
    assert!(board.version == VERSION, EWrongVersion);
    board.points
}

public fun best(board: &Board): u64 {
    assert!(board.version == VERSION, EWrongVersion);
    *field::borrow(&board.id, BestKey())
}

#[test_only]
/// A board as version 1 left it.
public fun old_board_for_testing(points: u64, ctx: &mut TxContext): (Board, AdminCap) {
    let cap = AdminCap { id: object::new(ctx) };
    let board = Board { id: object::new(ctx), version: 1, admin: object::id(&cap), points };
    (board, cap)
}

#[test_only]
public fun share_for_testing(board: Board) {
    transfer::share_object(board);
}

#[test_only]
public fun migrate_for_testing(board: &mut Board, cap: &AdminCap) {
    board.migrate(cap);
}
