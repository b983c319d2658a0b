/// Provides a map of mixed types whose values are objects that stay visible under their own IDs.
///
/// It has the interface of `sui::bag`, but stores values as dynamic object fields. Explorers,
/// wallets and indexers still find them by ID, at the price of a second stored object per entry.
module sui::object_bag;

/// Raised by `destroy_empty` while entries are left. Remove them first.
const EBagNotEmpty: u64 = 0;

/// A map from keys to objects, both of mixed types. It has no `drop`, because that would strand
/// its objects.
public struct ObjectBag has key, store {
    /// Parent ID of the dynamic object fields that hold the entries.
    id: UID,
    /// Number of entries.
    size: u64,
}

/// Creates an object bag without entries.
public native fun new(ctx: &mut TxContext): ObjectBag;

/// Stores an object under a key. Aborts with `dynamic_field::EFieldAlreadyExists` if the key is
/// taken, whatever the type of the stored object.
public native fun add<K: copy + drop + store, V: key + store>(bag: &mut ObjectBag, k: K, v: V);

/// Borrows the object under a key; `bag[k]` is the short form. Aborts with
/// `dynamic_field::EFieldDoesNotExist` if the key is absent and with
/// `dynamic_field::EFieldTypeMismatch` if the object is not a `V`.
#[syntax(index)]
public native fun borrow<K: copy + drop + store, V: key + store>(bag: &ObjectBag, k: K): &V;

/// Borrows the object under a key for modification. Aborts with
/// `dynamic_field::EFieldDoesNotExist` if the key is absent and with
/// `dynamic_field::EFieldTypeMismatch` if the object is not a `V`.
#[syntax(index)]
public native fun borrow_mut<K: copy + drop + store, V: key + store>(
    bag: &mut ObjectBag,
    k: K,
): &mut V;

/// Takes the object under a key out of the bag and returns it. Aborts with
/// `dynamic_field::EFieldDoesNotExist` if the key is absent and with
/// `dynamic_field::EFieldTypeMismatch` if the object is not a `V`.
public native fun remove<K: copy + drop + store, V: key + store>(bag: &mut ObjectBag, k: K): V;

/// Tells whether a key is in use, whatever the type of its object.
public native fun contains<K: copy + drop + store>(bag: &ObjectBag, k: K): bool;

/// Tells whether a key is in use and holds an object of type `V`.
public native fun contains_with_type<K: copy + drop + store, V: key + store>(
    bag: &ObjectBag,
    k: K,
): bool;

/// Returns the number of entries.
public native fun length(bag: &ObjectBag): u64;

/// Tells whether the bag has no entries.
public native fun is_empty(bag: &ObjectBag): bool;

/// Deletes a bag without entries. Aborts with `EBagNotEmpty` if any entry is left.
public native fun destroy_empty(bag: ObjectBag);

/// Returns the ID of the object under a key, or none, without loading the object.
public native fun value_id<K: copy + drop + store>(bag: &ObjectBag, k: K): Option<ID>;
