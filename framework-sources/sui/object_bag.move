module sui::object_bag;

const EBagNotEmpty: u64 = 0;

public struct ObjectBag has key, store {
    id: UID,
    size: u64,
}

public native fun new(ctx: &mut TxContext): ObjectBag;

public native fun add<K: copy + drop + store, V: key + store>(bag: &mut ObjectBag, k: K, v: V);

#[syntax(index)]
public native fun borrow<K: copy + drop + store, V: key + store>(bag: &ObjectBag, k: K): &V;

#[syntax(index)]
public native fun borrow_mut<K: copy + drop + store, V: key + store>(
    bag: &mut ObjectBag,
    k: K,
): &mut V;

public native fun remove<K: copy + drop + store, V: key + store>(bag: &mut ObjectBag, k: K): V;

public native fun contains<K: copy + drop + store>(bag: &ObjectBag, k: K): bool;

public native fun contains_with_type<K: copy + drop + store, V: key + store>(
    bag: &ObjectBag,
    k: K,
): bool;

public native fun length(bag: &ObjectBag): u64;

public native fun is_empty(bag: &ObjectBag): bool;

public native fun destroy_empty(bag: ObjectBag);

public native fun value_id<K: copy + drop + store>(bag: &ObjectBag, k: K): Option<ID>;
