module sui::object_table;

const ETableNotEmpty: u64 = 0;

public struct ObjectTable<phantom K: copy + drop + store, phantom V: key + store> has key, store {
    id: UID,
    size: u64,
}

public native fun new<K: copy + drop + store, V: key + store>(
    ctx: &mut TxContext,
): ObjectTable<K, V>;

public native fun add<K: copy + drop + store, V: key + store>(
    table: &mut ObjectTable<K, V>,
    k: K,
    v: V,
);

#[syntax(index)]
public native fun borrow<K: copy + drop + store, V: key + store>(
    table: &ObjectTable<K, V>,
    k: K,
): &V;

#[syntax(index)]
public native fun borrow_mut<K: copy + drop + store, V: key + store>(
    table: &mut ObjectTable<K, V>,
    k: K,
): &mut V;

public native fun remove<K: copy + drop + store, V: key + store>(
    table: &mut ObjectTable<K, V>,
    k: K,
): V;

public native fun contains<K: copy + drop + store, V: key + store>(
    table: &ObjectTable<K, V>,
    k: K,
): bool;

public native fun length<K: copy + drop + store, V: key + store>(table: &ObjectTable<K, V>): u64;

public native fun is_empty<K: copy + drop + store, V: key + store>(table: &ObjectTable<K, V>): bool;

public native fun destroy_empty<K: copy + drop + store, V: key + store>(table: ObjectTable<K, V>);

public native fun value_id<K: copy + drop + store, V: key + store>(
    table: &ObjectTable<K, V>,
    k: K,
): Option<ID>;
