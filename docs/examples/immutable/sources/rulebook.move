/// Rules of a tournament: amended while a draft, sealed before the first match.
module immutable::rulebook;

const ENoPlayers: u64 = 0;

// region: freeze
public struct Rulebook has key, store {
    id: UID,
    max_players: u64,
    entry_fee: u64,
}

/// Returns a draft. Whoever holds it can amend it.
public fun draft(
    max_players: u64,
    entry_fee: u64,
    ctx: &mut TxContext,
): Rulebook {
    assert!(max_players > 0, ENoPlayers);
    Rulebook { id: object::new(ctx), max_players, entry_fee }
}

public fun amend(rulebook: &mut Rulebook, entry_fee: u64) {
    rulebook.entry_fee = entry_fee;
}

/// Freezes the draft for good. Taken by value: afterwards nobody owns it.
#[allow(lint(custom_state_change))]
public fun seal(rulebook: Rulebook) {
    transfer::freeze_object(rulebook);
}
// endregion: freeze

// region: born
/// Makes a rulebook that never was a draft.
public fun publish_sealed(
    max_players: u64,
    entry_fee: u64,
    ctx: &mut TxContext,
) {
    transfer::freeze_object(draft(max_players, entry_fee, ctx));
}
// endregion: born

// region: read
/// Works for drafts and sealed rulebooks: a reference is enough to read.
public fun entry_fee(rulebook: &Rulebook): u64 {
    rulebook.entry_fee
}

public fun max_players(rulebook: &Rulebook): u64 {
    rulebook.max_players
}
// endregion: read
