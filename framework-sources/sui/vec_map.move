/// A small map in a vector. `VecMap` keeps its entries in the order of insertion and compares keys
/// one by one, so lookups take time in proportion to its size. It lives inside the object that
/// holds it and counts toward that object's size limit: right for dozens of entries, wrong for
/// thousands. For large maps use `sui::table`, whose entries are stored apart from it.
///
/// Since it is an ordinary value, a map can be copied, compared and dropped if its keys and values
/// can. Values can be reached by index syntax: `map[&key]`.
module sui::vec_map;

/// The map has an entry for this key. Remove it first, or change the value with `get_mut`.
const EKeyAlreadyExists: u64 = 0;

/// The map has no entry for this key. Check with `contains`, or use `try_get`.
const EKeyDoesNotExist: u64 = 1;

/// The map still has entries and cannot be destroyed as empty.
const EMapNotEmpty: u64 = 2;

/// The index is not below the map's size.
const EIndexOutOfBounds: u64 = 3;

/// There is no entry to pop.
const EMapEmpty: u64 = 4;

/// The vectors of keys and of values differ in length.
const EUnequalLengths: u64 = 5;

/// A map from `K` to `V` without duplicate keys. It copies, drops and stores whenever `K` and `V`
/// do.
public struct VecMap<K: copy, V> has copy, drop, store {
    /// The entries in the order of insertion.
    contents: vector<Entry<K, V>>,
}

/// One key with its value.
public struct Entry<K: copy, V> has copy, drop, store {
    /// The key, unique within the map.
    key: K,
    /// The value stored under the key.
    value: V,
}

/// Creates a map without entries.
public native fun empty<K: copy, V>(): VecMap<K, V>;

/// Adds an entry at the end. Aborts with `EKeyAlreadyExists` when the key is taken; it never
/// replaces a value.
public native fun insert<K: copy, V>(self: &mut VecMap<K, V>, key: K, value: V);

/// Removes the entry of a key and returns key and value. The entries behind it move up. Aborts
/// with `EKeyDoesNotExist` when there is none.
public native fun remove<K: copy, V>(self: &mut VecMap<K, V>, key: &K): (K, V);

/// Removes the last entry, the one inserted most recently, and returns key and value. Aborts with
/// `EMapEmpty` on a map without entries.
public native fun pop<K: copy, V>(self: &mut VecMap<K, V>): (K, V);

/// Borrows the value of a key for changes. Aborts with `EKeyDoesNotExist` when there is none. Also
/// written `&mut map[&key]`.
#[syntax(index)]
public native fun get_mut<K: copy, V>(self: &mut VecMap<K, V>, key: &K): &mut V;

/// Borrows the value of a key. Aborts with `EKeyDoesNotExist` when there is none. Also written
/// `&map[&key]`.
#[syntax(index)]
public native fun get<K: copy, V>(self: &VecMap<K, V>, key: &K): &V;

/// Returns a copy of the value of a key, or `none` when there is no entry. Never aborts for a
/// missing key.
public native fun try_get<K: copy, V: copy>(self: &VecMap<K, V>, key: &K): Option<V>;

/// Tells whether the map has an entry for a key.
public native fun contains<K: copy, V>(self: &VecMap<K, V>, key: &K): bool;

/// Returns the number of entries.
public native fun size<K: copy, V>(self: &VecMap<K, V>): u64;

/// Tells whether the map has no entries.
public native fun is_empty<K: copy, V>(self: &VecMap<K, V>): bool;

/// Destroys a map without entries. Needed where the values cannot be dropped. Aborts with
/// `EMapNotEmpty` otherwise.
public native fun destroy_empty<K: copy, V>(self: VecMap<K, V>);

/// Takes a map apart into its keys and its values, both in the order of insertion.
public native fun into_keys_values<K: copy, V>(self: VecMap<K, V>): (vector<K>, vector<V>);

/// Builds a map from keys and values that belong together by position. Takes time in proportion to
/// the square of their number. Aborts with `EUnequalLengths` when the vectors differ in length,
/// and with `EKeyAlreadyExists` for a key that occurs twice.
public native fun from_keys_values<K: copy, V>(keys: vector<K>, values: vector<V>): VecMap<K, V>;

/// Returns a copy of all keys. Code should not depend on their order.
public native fun keys<K: copy, V>(self: &VecMap<K, V>): vector<K>;

/// Returns the position of a key, or `none` when it is not in the map.
public native fun get_idx_opt<K: copy, V>(self: &VecMap<K, V>, key: &K): Option<u64>;

/// Returns the position of a key. Aborts with `EKeyDoesNotExist` when it is not in the map.
public native fun get_idx<K: copy, V>(self: &VecMap<K, V>, key: &K): u64;

/// Borrows the key and the value at a position. Positions shift when an earlier entry is removed.
/// Aborts with `EIndexOutOfBounds` beyond the end.
public native fun get_entry_by_idx<K: copy, V>(self: &VecMap<K, V>, idx: u64): (&K, &V);

/// Borrows the key, and the value for changes, at a position. Aborts with `EIndexOutOfBounds`
/// beyond the end.
public native fun get_entry_by_idx_mut<K: copy, V>(self: &mut VecMap<K, V>, idx: u64): (&K, &mut V);

/// Removes the entry at a position and returns key and value. Aborts with `EIndexOutOfBounds`
/// beyond the end.
public native fun remove_entry_by_idx<K: copy, V>(self: &mut VecMap<K, V>, idx: u64): (K, V);
