module sui::bag;

const EBagNotEmpty: u64 = 0;

public struct Bag has key, store {
    id: UID,
    size: u64,
}

public native fun new(ctx: &mut TxContext): Bag;

public native fun add<K: copy + drop + store, V: store>(bag: &mut Bag, k: K, v: V);

#[syntax(index)]
public native fun borrow<K: copy + drop + store, V: store>(bag: &Bag, k: K): &V;

#[syntax(index)]
public native fun borrow_mut<K: copy + drop + store, V: store>(bag: &mut Bag, k: K): &mut V;

public native fun remove<K: copy + drop + store, V: store>(bag: &mut Bag, k: K): V;

public native fun contains<K: copy + drop + store>(bag: &Bag, k: K): bool;

public native fun contains_with_type<K: copy + drop + store, V: store>(bag: &Bag, k: K): bool;

public native fun length(bag: &Bag): u64;

public native fun is_empty(bag: &Bag): bool;

public native fun destroy_empty(bag: Bag);
