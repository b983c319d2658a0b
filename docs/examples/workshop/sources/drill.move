/// A drill: an ordinary object that knows nothing about toolboxes.
module workshop::drill;

/// A tool that counts how far it has drilled.
public struct Drill has key, store {
    id: UID,
    depth: u64,
}

// region: use
/// Drills deeper. A reference is enough, so the caller keeps the drill.
public fun bore(self: &mut Drill, by: u64) {
    self.depth = self.depth + by;
}

/// How far this drill has drilled in all.
public fun depth(self: &Drill): u64 { self.depth }
// endregion: use

/// A new drill.
public fun new(ctx: &mut TxContext): Drill {
    Drill { id: object::new(ctx), depth: 0 }
}

// region: scrap
/// Takes the drill apart, which needs the drill itself and not just a reference.
public fun scrap(self: Drill) {
    let Drill { id, .. } = self;
    id.delete();
}
// endregion: scrap
