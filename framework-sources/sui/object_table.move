/// Provides a table whose values are objects that stay visible under their own IDs.
///
/// It has the interface of `sui::table`, but stores values as dynamic object fields. Explorers,
/// wallets and indexers still find them by ID, at the price of a second stored object per entry.
module sui::object_table;

/// Raised by `destroy_empty` while entries are left. Remove them first.
const ETableNotEmpty: u64 = 0;

/// A map from keys of one type to objects of one type. It has no `drop`, because that would strand
/// its objects.
public struct ObjectTable<phantom K: copy + drop + store, phantom V: key + store> has key, store {
    /// Parent ID of the dynamic object fields that hold the entries.
    id: UID,
    /// Number of entries.
    size: u64,
}

/// Creates an object table without entries.
public native fun new<K: copy + drop + store, V: key + store>(
    ctx: &mut TxContext,
): ObjectTable<K, V>;

/// Stores an object under a key. Aborts with `dynamic_field::EFieldAlreadyExists` if the key is in
/// use.
public native fun add<K: copy + drop + store, V: key + store>(
    table: &mut ObjectTable<K, V>,
    k: K,
    v: V,
);

/// Borrows the object under a key; `table[k]` is the short form. Aborts with
/// `dynamic_field::EFieldDoesNotExist` if the key is absent.
#[syntax(index)]
public native fun borrow<K: copy + drop + store, V: key + store>(
    table: &ObjectTable<K, V>,
    k: K,
): &V;

/// Borrows the object under a key for modification. Aborts with
/// `dynamic_field::EFieldDoesNotExist` if the key is absent.
#[syntax(index)]
public native fun borrow_mut<K: copy + drop + store, V: key + store>(
    table: &mut ObjectTable<K, V>,
    k: K,
): &mut V;

/// Takes the object under a key out of the table and returns it. Aborts with
/// `dynamic_field::EFieldDoesNotExist` if the key is absent.
public native fun remove<K: copy + drop + store, V: key + store>(
    table: &mut ObjectTable<K, V>,
    k: K,
): V;

/// Tells whether a key is in the table.
public native fun contains<K: copy + drop + store, V: key + store>(
    table: &ObjectTable<K, V>,
    k: K,
): bool;

/// Returns the number of entries.
public native fun length<K: copy + drop + store, V: key + store>(table: &ObjectTable<K, V>): u64;

/// Tells whether the table has no entries.
public native fun is_empty<K: copy + drop + store, V: key + store>(table: &ObjectTable<K, V>): bool;

/// Deletes a table without entries. Aborts with `ETableNotEmpty` if any entry is left.
public native fun destroy_empty<K: copy + drop + store, V: key + store>(table: ObjectTable<K, V>);

/// Returns the ID of the object under a key, or none, without loading the object.
public native fun value_id<K: copy + drop + store, V: key + store>(
    table: &ObjectTable<K, V>,
    k: K,
): Option<ID>;
