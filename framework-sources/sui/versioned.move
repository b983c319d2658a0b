/// Holds a value whose type can be replaced when a package is upgraded.
///
/// A package upgrade cannot change the fields of a type that is already on-chain. Put the changing
/// part into a `Versioned` field instead: it stores the value as a dynamic field named by a
/// version number. New code takes the old value out, builds a value of a new type from it, and
/// puts that back under a higher version. Check `version` before every `load_value`, so that old
/// code does not touch new data.
module sui::versioned;

/// Raised by `upgrade` when the receipt comes from another object or the new version is not higher
/// than the old one.
const EInvalidUpgrade: u64 = 0;

/// Holder of a value with a version number. Keep it in a field of your own object; code that
/// can borrow it mutably can also upgrade it.
public struct Versioned has key, store {
    /// Parent ID of the dynamic field that holds the value.
    id: UID,
    /// Version of the stored value, and the name of its dynamic field.
    version: u64,
}

/// Receipt for a value that was taken out. It has no abilities, so the transaction cannot end
/// before `upgrade` has consumed it.
public struct VersionChangeCap {
    /// ID of the object that the value came from.
    versioned_id: ID,
    /// Version that the value had.
    old_version: u64,
}

/// Creates a holder with a first value and its version number.
public native fun create<T: store>(
    init_version: u64,
    init_value: T,
    ctx: &mut TxContext,
): Versioned;

/// Returns the version of the stored value, which tells its type.
public native fun version(self: &Versioned): u64;

/// Borrows the stored value. Aborts with `dynamic_field::EFieldTypeMismatch` if it is not a `T`;
/// decide by `version` which type to ask for.
public native fun load_value<T: store>(self: &Versioned): &T;

/// Borrows the stored value for modification. Aborts with `dynamic_field::EFieldTypeMismatch` if
/// it is not a `T`.
public native fun load_value_mut<T: store>(self: &mut Versioned): &mut T;

/// Takes the value out and returns it with a receipt that forces a replacement within the same
/// transaction. Aborts with `dynamic_field::EFieldTypeMismatch` if it is not a `T`.
public native fun remove_value_for_upgrade<T: store>(self: &mut Versioned): (T, VersionChangeCap);

/// Puts a new value in place under a higher version and consumes the receipt. The new value may be
/// of another type. Aborts with `EInvalidUpgrade` if the receipt is for another object or
/// `new_version` is not higher than the old version.
public native fun upgrade<T: store>(
    self: &mut Versioned,
    new_version: u64,
    new_value: T,
    cap: VersionChangeCap,
);

/// Deletes the holder and returns the stored value. Aborts with
/// `dynamic_field::EFieldTypeMismatch` if it is not a `T`.
public native fun destroy<T: store>(self: Versioned): T;
