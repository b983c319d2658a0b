/// A scoreboard that all players share. Version 1 counts points.
module scoreboard::board;

// region: v1
/// The package version that this code expects in the shared object.
const VERSION: u64 = 1;

/// This code does not fit the version of the scoreboard. Call the one that does.
const EWrongVersion: u64 = 0;

/// Shared. `version` says which code may touch it.
public struct Board has key {
    id: UID,
    version: u64,
    admin: ID,
    points: u64,
}

public struct AdminCap has key, store {
    id: UID,
}

fun init(ctx: &mut TxContext) {
    let cap = AdminCap { id: object::new(ctx) };
    transfer::share_object(Board {
        id: object::new(ctx),
        version: VERSION,
        admin: object::id(&cap),
        points: 0,
    });
    transfer::transfer(cap, ctx.sender());
}

/// Each function that takes the shared object begins with the guard.
public fun record(board: &mut Board, points: u64) {
    assert!(board.version == VERSION, EWrongVersion);
    board.points = board.points + points;
}
// endregion: v1

public fun points(board: &Board): u64 {
    assert!(board.version == VERSION, EWrongVersion);
    board.points
}

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(ctx);
}
