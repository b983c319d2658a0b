module sui::table;

const ETableNotEmpty: u64 = 0;

public struct Table<phantom K: copy + drop + store, phantom V: store> has key, store {
    id: UID,
    size: u64,
}

public native fun new<K: copy + drop + store, V: store>(ctx: &mut TxContext): Table<K, V>;

public native fun add<K: copy + drop + store, V: store>(table: &mut Table<K, V>, k: K, v: V);

#[syntax(index)]
public native fun borrow<K: copy + drop + store, V: store>(table: &Table<K, V>, k: K): &V;

#[syntax(index)]
public native fun borrow_mut<K: copy + drop + store, V: store>(
    table: &mut Table<K, V>,
    k: K,
): &mut V;

public native fun remove<K: copy + drop + store, V: store>(table: &mut Table<K, V>, k: K): V;

public native fun contains<K: copy + drop + store, V: store>(table: &Table<K, V>, k: K): bool;

public native fun length<K: copy + drop + store, V: store>(table: &Table<K, V>): u64;

public native fun is_empty<K: copy + drop + store, V: store>(table: &Table<K, V>): bool;

public native fun destroy_empty<K: copy + drop + store, V: store>(table: Table<K, V>);

public native fun drop<K: copy + drop + store, V: drop + store>(table: Table<K, V>);
