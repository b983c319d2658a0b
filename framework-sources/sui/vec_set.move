module sui::vec_set;

const EKeyAlreadyExists: u64 = 0;

const EKeyDoesNotExist: u64 = 1;

public struct VecSet<K: copy + drop> has copy, drop, store {
    contents: vector<K>,
}

public native fun empty<K: copy + drop>(): VecSet<K>;

public native fun singleton<K: copy + drop>(key: K): VecSet<K>;

public native fun insert<K: copy + drop>(self: &mut VecSet<K>, key: K);

public native fun remove<K: copy + drop>(self: &mut VecSet<K>, key: &K);

public native fun contains<K: copy + drop>(self: &VecSet<K>, key: &K): bool;

public native fun size<K: copy + drop>(self: &VecSet<K>): u64;

public native fun is_empty<K: copy + drop>(self: &VecSet<K>): bool;

public native fun into_keys<K: copy + drop>(self: VecSet<K>): vector<K>;

public native fun from_keys<K: copy + drop>(keys: vector<K>): VecSet<K>;

public native fun keys<K: copy + drop>(self: &VecSet<K>): &vector<K>;
