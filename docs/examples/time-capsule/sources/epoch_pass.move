/// A pass that is valid for whole epochs, checked without the shared clock.
module time_capsule::epoch_pass;

/// The pass has run out.
const EExpired: u64 = 0;

// region: pass
public struct EpochPass has key, store {
    id: UID,
    /// Compared with the start of the current epoch, in milliseconds.
    valid_until_ms: u64,
}

public fun issue(valid_until_ms: u64, ctx: &mut TxContext): EpochPass {
    EpochPass { id: object::new(ctx), valid_until_ms }
}

/// Exact to the epoch, and therefore free of shared objects.
public fun check(pass: &EpochPass, ctx: &TxContext) {
    assert!(ctx.epoch_timestamp_ms() < pass.valid_until_ms, EExpired);
}
// endregion: pass

public fun discard(pass: EpochPass) {
    let EpochPass { id, valid_until_ms: _ } = pass;
    id.delete();
}
