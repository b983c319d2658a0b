module sui::linked_table;

const ETableNotEmpty: u64 = 0;

const ETableIsEmpty: u64 = 1;

public struct LinkedTable<K: copy + drop + store, phantom V: store> has key, store {
    id: UID,
    size: u64,
    head: Option<K>,
    tail: Option<K>,
}

public struct Node<K: copy + drop + store, V: store> has store {
    prev: Option<K>,
    next: Option<K>,
    value: V,
}

public native fun new<K: copy + drop + store, V: store>(ctx: &mut TxContext): LinkedTable<K, V>;

public native fun front<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>): &Option<K>;

public native fun back<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>): &Option<K>;

public native fun push_front<K: copy + drop + store, V: store>(
    table: &mut LinkedTable<K, V>,
    k: K,
    value: V,
);

public native fun push_back<K: copy + drop + store, V: store>(
    table: &mut LinkedTable<K, V>,
    k: K,
    value: V,
);

#[syntax(index)]
public native fun borrow<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>, k: K): &V;

#[syntax(index)]
public native fun borrow_mut<K: copy + drop + store, V: store>(
    table: &mut LinkedTable<K, V>,
    k: K,
): &mut V;

public native fun prev<K: copy + drop + store, V: store>(
    table: &LinkedTable<K, V>,
    k: K,
): &Option<K>;

public native fun next<K: copy + drop + store, V: store>(
    table: &LinkedTable<K, V>,
    k: K,
): &Option<K>;

public native fun remove<K: copy + drop + store, V: store>(table: &mut LinkedTable<K, V>, k: K): V;

public native fun pop_front<K: copy + drop + store, V: store>(
    table: &mut LinkedTable<K, V>,
): (K, V);

public native fun pop_back<K: copy + drop + store, V: store>(table: &mut LinkedTable<K, V>): (K, V);

public native fun contains<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>, k: K): bool;

public native fun length<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>): u64;

public native fun is_empty<K: copy + drop + store, V: store>(table: &LinkedTable<K, V>): bool;

public native fun destroy_empty<K: copy + drop + store, V: store>(table: LinkedTable<K, V>);

public native fun drop<K: copy + drop + store, V: drop + store>(table: LinkedTable<K, V>);
