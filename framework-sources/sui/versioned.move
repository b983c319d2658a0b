module sui::versioned;

const EInvalidUpgrade: u64 = 0;

public struct Versioned has key, store {
    id: UID,
    version: u64,
}

public struct VersionChangeCap {
    versioned_id: ID,
    old_version: u64,
}

public native fun create<T: store>(
    init_version: u64,
    init_value: T,
    ctx: &mut TxContext,
): Versioned;

public native fun version(self: &Versioned): u64;

public native fun load_value<T: store>(self: &Versioned): &T;

public native fun load_value_mut<T: store>(self: &mut Versioned): &mut T;

public native fun remove_value_for_upgrade<T: store>(self: &mut Versioned): (T, VersionChangeCap);

public native fun upgrade<T: store>(
    self: &mut Versioned,
    new_version: u64,
    new_value: T,
    cap: VersionChangeCap,
);

public native fun destroy<T: store>(self: Versioned): T;
