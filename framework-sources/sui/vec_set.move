/// Provides a set in a vector, for small numbers of keys.
///
/// The whole set is one value: it can be copied, compared and listed, which sets on dynamic fields
/// cannot. Every operation searches from the front, so it takes time in proportion to the size.
/// For large or growing sets use `sui::table` with a dummy value.
module sui::vec_set;

/// Raised by `insert` and `from_keys` when a key occurs twice. Check `contains` first.
const EKeyAlreadyExists: u64 = 0;

/// Raised by `remove` when the key is not in the set.
const EKeyDoesNotExist: u64 = 1;

/// A set without repeated keys, in order of insertion. It can be copied and dropped, and stored if
/// the keys can be.
public struct VecSet<K: copy + drop> has copy, drop, store {
    /// The keys in order of insertion. Two sets with the same keys in different order are not
    /// equal.
    contents: vector<K>,
}

/// Creates a set without keys.
public native fun empty<K: copy + drop>(): VecSet<K>;

/// Creates a set with one key.
public native fun singleton<K: copy + drop>(key: K): VecSet<K>;

/// Adds a key at the end. Aborts with `EKeyAlreadyExists` if the set has it.
public native fun insert<K: copy + drop>(self: &mut VecSet<K>, key: K);

/// Removes a key; the others keep their order. Aborts with `EKeyDoesNotExist` if the set does not
/// have it.
public native fun remove<K: copy + drop>(self: &mut VecSet<K>, key: &K);

/// Tells whether the set has a key.
public native fun contains<K: copy + drop>(self: &VecSet<K>, key: &K): bool;

/// Returns the number of keys.
public native fun size<K: copy + drop>(self: &VecSet<K>): u64;

/// Tells whether the set has no keys.
public native fun is_empty<K: copy + drop>(self: &VecSet<K>): bool;

/// Turns the set into a vector of its keys, in order of insertion.
public native fun into_keys<K: copy + drop>(self: VecSet<K>): vector<K>;

/// Builds a set from a vector and keeps its order. Aborts with `EKeyAlreadyExists` if a key is
/// repeated. It takes quadratic time.
public native fun from_keys<K: copy + drop>(keys: vector<K>): VecSet<K>;

/// Borrows the keys as a vector, in order of insertion, for walking the set or picking by index.
public native fun keys<K: copy + drop>(self: &VecSet<K>): &vector<K>;
