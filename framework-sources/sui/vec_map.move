module sui::vec_map;

const EKeyAlreadyExists: u64 = 0;

const EKeyDoesNotExist: u64 = 1;

const EMapNotEmpty: u64 = 2;

const EIndexOutOfBounds: u64 = 3;

const EMapEmpty: u64 = 4;

const EUnequalLengths: u64 = 5;

public struct VecMap<K: copy, V> has copy, drop, store {
    contents: vector<Entry<K, V>>,
}

public struct Entry<K: copy, V> has copy, drop, store {
    key: K,
    value: V,
}

public native fun empty<K: copy, V>(): VecMap<K, V>;

public native fun insert<K: copy, V>(self: &mut VecMap<K, V>, key: K, value: V);

public native fun remove<K: copy, V>(self: &mut VecMap<K, V>, key: &K): (K, V);

public native fun pop<K: copy, V>(self: &mut VecMap<K, V>): (K, V);

#[syntax(index)]
public native fun get_mut<K: copy, V>(self: &mut VecMap<K, V>, key: &K): &mut V;

#[syntax(index)]
public native fun get<K: copy, V>(self: &VecMap<K, V>, key: &K): &V;

public native fun try_get<K: copy, V: copy>(self: &VecMap<K, V>, key: &K): Option<V>;

public native fun contains<K: copy, V>(self: &VecMap<K, V>, key: &K): bool;

public native fun size<K: copy, V>(self: &VecMap<K, V>): u64;

public native fun is_empty<K: copy, V>(self: &VecMap<K, V>): bool;

public native fun destroy_empty<K: copy, V>(self: VecMap<K, V>);

public native fun into_keys_values<K: copy, V>(self: VecMap<K, V>): (vector<K>, vector<V>);

public native fun from_keys_values<K: copy, V>(keys: vector<K>, values: vector<V>): VecMap<K, V>;

public native fun keys<K: copy, V>(self: &VecMap<K, V>): vector<K>;

public native fun get_idx_opt<K: copy, V>(self: &VecMap<K, V>, key: &K): Option<u64>;

public native fun get_idx<K: copy, V>(self: &VecMap<K, V>, key: &K): u64;

public native fun get_entry_by_idx<K: copy, V>(self: &VecMap<K, V>, idx: u64): (&K, &V);

public native fun get_entry_by_idx_mut<K: copy, V>(self: &mut VecMap<K, V>, idx: u64): (&K, &mut V);

public native fun remove_entry_by_idx<K: copy, V>(self: &mut VecMap<K, V>, idx: u64): (K, V);
