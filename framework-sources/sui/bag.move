/// Provides a map on dynamic fields whose keys and values may have different types from entry to
/// entry.
///
/// The entries are not stored inside the `Bag` value, so it can grow past the size limit of an
/// object, and only the entries that a transaction touches are loaded. The price is that entries
/// cannot be listed on-chain and that two bags compare by identity, not by content. Choose
/// `sui::table` when all entries share their types, and `sui::object_bag` when the values are
/// objects that should stay visible by ID.
module sui::bag;

/// Raised by `destroy_empty` while entries are left. Remove them first.
const EBagNotEmpty: u64 = 0;

/// A map of mixed types, owned by the value that holds it. It has `key` and `store`, so it can be
/// an object of its own or a field of another one. It has no `drop`, because that would strand its
/// entries.
public struct Bag has key, store {
    /// Parent ID of the dynamic fields that hold the entries.
    id: UID,
    /// Number of entries.
    size: u64,
}

/// Creates a bag without entries.
public native fun new(ctx: &mut TxContext): Bag;

/// Stores a value under a key. The key must be unused for its type: the same number as `u8` and as
/// `u64` makes two keys. Aborts with `dynamic_field::EFieldAlreadyExists` if the key is taken,
/// whatever the type of the stored value.
public native fun add<K: copy + drop + store, V: store>(bag: &mut Bag, k: K, v: V);

/// Borrows the value under a key; `bag[k]` is the short form. Aborts with
/// `dynamic_field::EFieldDoesNotExist` if the key is absent and with
/// `dynamic_field::EFieldTypeMismatch` if its value is not a `V`.
#[syntax(index)]
public native fun borrow<K: copy + drop + store, V: store>(bag: &Bag, k: K): &V;

/// Borrows the value under a key for modification. Aborts with `dynamic_field::EFieldDoesNotExist`
/// if the key is absent and with `dynamic_field::EFieldTypeMismatch` if its value is not a `V`.
#[syntax(index)]
public native fun borrow_mut<K: copy + drop + store, V: store>(bag: &mut Bag, k: K): &mut V;

/// Takes the value under a key out of the bag and returns it. Aborts with
/// `dynamic_field::EFieldDoesNotExist` if the key is absent and with
/// `dynamic_field::EFieldTypeMismatch` if its value is not a `V`.
public native fun remove<K: copy + drop + store, V: store>(bag: &mut Bag, k: K): V;

/// Tells whether a key is in use, whatever the type of its value.
public native fun contains<K: copy + drop + store>(bag: &Bag, k: K): bool;

/// Tells whether a key is in use and holds a value of type `V`.
public native fun contains_with_type<K: copy + drop + store, V: store>(bag: &Bag, k: K): bool;

/// Returns the number of entries.
public native fun length(bag: &Bag): u64;

/// Tells whether the bag has no entries.
public native fun is_empty(bag: &Bag): bool;

/// Deletes a bag without entries. Aborts with `EBagNotEmpty` if any entry is left.
public native fun destroy_empty(bag: Bag);
