/// Provides a table that also remembers the order of its entries, as a doubly linked list.
///
/// Like `sui::table` it keeps each entry in a dynamic field, so it can grow without limit. In
/// addition, entries can be pushed and popped at both ends and walked in order with `front`,
/// `next`, `prev` and `back`. Every operation takes constant time, but touches up to three
/// entries, so it costs more than the same on a table. Walking a long table is bounded by the
/// 1,000 dynamic fields that a transaction can access.
module sui::linked_table;

/// Raised by `destroy_empty` while entries are left. Pop them first, or use `drop` if the values
/// allow it.
const ETableNotEmpty: u64 = 0;

/// Raised when an entry is popped from a table without entries.
const ETableIsEmpty: u64 = 1;

/// An ordered map of keys to values of one type each. It has no `drop`, because that would strand
/// its entries.
public struct LinkedTable<K: copy + drop + store, phantom V: store> has key, store {
    /// Parent ID of the dynamic fields that hold the entries.
    id: UID,
    /// Number of entries.
    size: u64,
    /// Key of the first entry, or none if there is none.
    head: Option<K>,
    /// Key of the last entry, or none if there is none.
    tail: Option<K>,
}

/// One entry with its links, as it is stored in a dynamic field.
public struct Node<K: copy + drop + store, V: store> has store {
    /// Key of the entry before, or none at the front.
    prev: Option<K>,
    /// Key of the entry after, or none at the back.
    next: Option<K>,
    /// The stored value.
    value: V,
}

/// Creates a linked table without entries.
public native fun new<K: copy + drop + store, V: store>(ctx: &mut TxContext): LinkedTable<K, V>;

/// Returns the key of the first entry, or none. It is where a walk in order begins.
public native fun front<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>): &Option<K>;

/// Returns the key of the last entry, or none. It is where a walk in reverse begins.
public native fun back<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>): &Option<K>;

/// Adds an entry before all others. Aborts with `dynamic_field::EFieldAlreadyExists` if the key is
/// in use.
public native fun push_front<K: copy + drop + store, V: store>(
    table: &mut LinkedTable<K, V>,
    k: K,
    value: V,
);

/// Adds an entry after all others. Aborts with `dynamic_field::EFieldAlreadyExists` if the key is
/// in use.
public native fun push_back<K: copy + drop + store, V: store>(
    table: &mut LinkedTable<K, V>,
    k: K,
    value: V,
);

/// Borrows the value of a key; `table[k]` is the short form. Aborts with
/// `dynamic_field::EFieldDoesNotExist` if the key is absent.
#[syntax(index)]
public native fun borrow<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>, k: K): &V;

/// Borrows the value of a key for modification. Aborts with `dynamic_field::EFieldDoesNotExist` if
/// the key is absent.
#[syntax(index)]
public native fun borrow_mut<K: copy + drop + store, V: store>(
    table: &mut LinkedTable<K, V>,
    k: K,
): &mut V;

/// Returns the key that comes before `k`, or none at the front. Aborts with
/// `dynamic_field::EFieldDoesNotExist` if `k` is absent.
public native fun prev<K: copy + drop + store, V: store>(
    table: &LinkedTable<K, V>,
    k: K,
): &Option<K>;

/// Returns the key that comes after `k`, or none at the back. Aborts with
/// `dynamic_field::EFieldDoesNotExist` if `k` is absent.
public native fun next<K: copy + drop + store, V: store>(
    table: &LinkedTable<K, V>,
    k: K,
): &Option<K>;

/// Takes an entry out, links its neighbors with each other and returns the value. Aborts with
/// `dynamic_field::EFieldDoesNotExist` if the key is absent.
public native fun remove<K: copy + drop + store, V: store>(table: &mut LinkedTable<K, V>, k: K): V;

/// Takes out the first entry and returns its key and value. Aborts with `ETableIsEmpty` if there
/// is none.
public native fun pop_front<K: copy + drop + store, V: store>(
    table: &mut LinkedTable<K, V>,
): (K, V);

/// Takes out the last entry and returns its key and value. Aborts with `ETableIsEmpty` if there is
/// none.
public native fun pop_back<K: copy + drop + store, V: store>(table: &mut LinkedTable<K, V>): (K, V);

/// Tells whether a key is in the table.
public native fun contains<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>, k: K): bool;

/// Returns the number of entries.
public native fun length<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>): u64;

/// Tells whether the table has no entries.
public native fun is_empty<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>): bool;

/// Deletes a table without entries. Aborts with `ETableNotEmpty` if any entry is left.
public native fun destroy_empty<K: copy + drop + store, V: store>(table: LinkedTable<K, V>);

/// Deletes a table with whatever entries it has, if its values have `drop`. The entries are not
/// visited: they stay in storage, unreachable and without a rebate. Pop them first if they are
/// few.
public native fun drop<K: copy + drop + store, V: drop + store>(table: LinkedTable<K, V>);
