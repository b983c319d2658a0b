/// A pass that belongs to one player for good.
module arena::season_pass;

/// Without `store`, only this module can transfer it, and never does so twice.
public struct SeasonPass has key {
    id: UID,
    season: u64,
    wins: u64,
}

public struct AdminCap has key, store {
    id: UID,
}

fun init(ctx: &mut TxContext) {
    transfer::transfer(AdminCap { id: object::new(ctx) }, ctx.sender());
}

public fun grant(_: &AdminCap, season: u64, to: address, ctx: &mut TxContext) {
    let pass = SeasonPass { id: object::new(ctx), season, wins: 0 };
    transfer::transfer(pass, to);
}

public(package) fun record_win(self: &mut SeasonPass) {
    self.wins = self.wins + 1;
}

public fun wins(self: &SeasonPass): u64 {
    self.wins
}
