module corpus_lock::lock;

public struct Lock has key { id: UID }

// region: create
public fun create(ctx: &mut TxContext) {
    transfer::share_object(Lock { id: object::new(ctx) });
}
// endregion: create

#[test]
fun holds() {
    assert!(6 * 7 == 42);
}
