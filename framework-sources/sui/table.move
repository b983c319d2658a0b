/// Provides a map on dynamic fields with one key type and one value type.
///
/// The entries are not stored inside the `Table` value, so it can grow past the size limit of an
/// object, and only the entries that a transaction touches are loaded. The price is that entries
/// cannot be listed on-chain and that two tables compare by identity, not by content. For a few
/// dozen entries `sui::vec_map` is simpler; `sui::linked_table` can be walked in order;
/// `sui::object_table` keeps objects visible by ID; `sui::bag` mixes types.
module sui::table;

/// Raised by `destroy_empty` while entries are left. Remove them first, or use `drop` if the
/// values allow it.
const ETableNotEmpty: u64 = 0;

/// A map of one key type and one value type, owned by the value that holds it. It has `key` and
/// `store`, so it can be an object of its own or a field of another one. It has no `drop`, because
/// that would strand its entries.
public struct Table<phantom K: copy + drop + store, phantom V: store> has key, store {
    /// Parent ID of the dynamic fields that hold the entries.
    id: UID,
    /// Number of entries.
    size: u64,
}

/// Creates a table without entries.
public native fun new<K: copy + drop + store, V: store>(ctx: &mut TxContext): Table<K, V>;

/// Stores a value under a key. Aborts with `dynamic_field::EFieldAlreadyExists` if the key is in
/// use; to replace a value, use `borrow_mut` or `remove` it first.
public native fun add<K: copy + drop + store, V: store>(table: &mut Table<K, V>, k: K, v: V);

/// Borrows the value under a key; `table[k]` is the short form. Aborts with
/// `dynamic_field::EFieldDoesNotExist` if the key is absent.
#[syntax(index)]
public native fun borrow<K: copy + drop + store, V: store>(table: &Table<K, V>, k: K): &V;

/// Borrows the value under a key for modification. Aborts with `dynamic_field::EFieldDoesNotExist`
/// if the key is absent.
#[syntax(index)]
public native fun borrow_mut<K: copy + drop + store, V: store>(
    table: &mut Table<K, V>,
    k: K,
): &mut V;

/// Takes the value under a key out of the table and returns it. Aborts with
/// `dynamic_field::EFieldDoesNotExist` if the key is absent.
public native fun remove<K: copy + drop + store, V: store>(table: &mut Table<K, V>, k: K): V;

/// Tells whether a key is in the table.
public native fun contains<K: copy + drop + store, V: store>(table: &Table<K, V>, k: K): bool;

/// Returns the number of entries.
public native fun length<K: copy + drop + store, V: store>(table: &Table<K, V>): u64;

/// Tells whether the table has no entries.
public native fun is_empty<K: copy + drop + store, V: store>(table: &Table<K, V>): bool;

/// Deletes a table without entries. Aborts with `ETableNotEmpty` if any entry is left.
public native fun destroy_empty<K: copy + drop + store, V: store>(table: Table<K, V>);

/// Deletes a table with whatever entries it has, if its values have `drop`. The entries are not
/// visited: they stay in storage, unreachable and without a rebate.
public native fun drop<K: copy + drop + store, V: drop + store>(table: Table<K, V>);
