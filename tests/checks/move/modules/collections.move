/// Collections hold what they are given, and abort as they say.
module a::a;
use sui::{bag, dynamic_field as df, dynamic_object_field as dof, linked_table, object_bag, object_table, priority_queue as pq, table, table_vec, vec_map, vec_set, versioned};
public struct Item has key, store { id: UID, n: u64 }

#[test]
fun fields() {
    let ctx = &mut tx_context::dummy();
    let mut parent = object::new(ctx);
    df::add(&mut parent, b"n", 1u64);
    *df::borrow_mut(&mut parent, b"n") = 2u64;
    assert!(df::exists_(&parent, b"n") && !df::exists_(&parent, b"m") && df::exists_with_type<vector<u8>, u64>(&parent, b"n"));
    assert!(df::remove_if_exists<vector<u8>, u64>(&mut parent, b"m").is_none());
    assert!(df::remove<vector<u8>, u64>(&mut parent, b"n") == 2);
    let item = Item { id: object::new(ctx), n: 3 };
    let id = object::id(&item);
    dof::add(&mut parent, 7u8, item);
    assert!(dof::id(&parent, 7u8) == option::some(id) && dof::borrow<u8, Item>(&parent, 7u8).n == 3);
    dof::borrow_mut<u8, Item>(&mut parent, 7u8).n = 4;
    assert!(dof::exists_with_type<u8, Item>(&parent, 7u8) && !dof::exists_(&parent, 8u8));
    let Item { id, n } = dof::remove(&mut parent, 7u8);
    assert!(n == 4);
    id.delete();
    parent.delete();
}

#[test]
fun tables() {
    let ctx = &mut tx_context::dummy();
    let mut t = table::new(ctx);
    t.add(b"a", 1u64);
    *&mut t[b"a"] = 5;
    assert!(t.contains(b"a") && t.length() == 1 && t[b"a"] == 5 && t.remove(b"a") == 5);
    t.destroy_empty();
    let mut o = object_table::new(ctx);
    o.add(1u8, Item { id: object::new(ctx), n: 1 });
    assert!(o.contains(1) && o.value_id(1).is_some() && o.value_id(2).is_none());
    let Item { id, n: _ } = o.remove(1);
    id.delete();
    o.destroy_empty();
    let mut b = bag::new(ctx);
    b.add(1u8, true);
    b.add(b"x", 9u64);
    assert!(b.length() == 2 && b.contains_with_type<u8, bool>(1) && *b.borrow<vector<u8>, u64>(b"x") == 9);
    assert!(b.remove(1u8) && b.remove<vector<u8>, u64>(b"x") == 9);
    b.destroy_empty();
    let mut ob = object_bag::new(ctx);
    ob.add(1u8, Item { id: object::new(ctx), n: 1 });
    let Item { id, n: _ } = ob.remove(1u8);
    id.delete();
    ob.destroy_empty();
}

#[test]
fun orders() {
    let ctx = &mut tx_context::dummy();
    let mut l = linked_table::new(ctx);
    l.push_back(2u64, b"b");
    l.push_back(3, b"c");
    l.push_front(1, b"a");
    assert!(*l.front() == option::some(1) && *l.back() == option::some(3) && *l.next(1) == option::some(2) && *l.prev(3) == option::some(2));
    assert!(l.remove(2) == b"b" && *l.next(1) == option::some(3) && l.length() == 2);
    let (k, v) = l.pop_front();
    assert!(k == 1 && v == b"a");
    l.pop_back();
    l.destroy_empty();
    let mut v = table_vec::empty(ctx);
    v.push_back(1u8); v.push_back(2); v.push_back(3);
    v.swap(0, 2);
    assert!(v[0] == 3 && v.swap_remove(0) == 3 && v.pop_back() == 2 && v.pop_back() == 1);
    v.destroy_empty();
    let mut q = pq::new(pq::create_entries(vector[1, 3, 2], vector[b"a", b"c", b"b"]));
    let (priority, value) = q.pop_max();
    assert!(priority == 3 && value == b"c");
    let mut w = versioned::create(1, b"one", ctx);
    let (old, cap) = w.remove_value_for_upgrade<vector<u8>>();
    w.upgrade(2, old.length(), cap);
    assert!(w.version() == 2 && *w.load_value<u64>() == 3);
    w.destroy<u64>();
}

#[test]
fun small_maps() {
    let mut m = vec_map::from_keys_values(vector[1, 2], vector[b"a", b"b"]);
    m.insert(3, b"c");
    *m.get_mut(&3) = b"d";
    assert!(m.size() == 3 && m.keys() == vector[1, 2, 3] && m[&3] == b"d" && m.try_get(&9).is_none());
    let (k, v) = m.remove(&1);
    assert!(k == 1 && v == b"a" && m.get_idx(&3) == 1);
    let (keys, values) = m.into_keys_values();
    assert!(keys == vector[2, 3] && values == vector[b"b", b"d"]);
    let mut s = vec_set::from_keys(vector[1u8, 2]);
    s.insert(3);
    s.remove(&2);
    assert!(s.contains(&3) && s.size() == 2 && s.into_keys() == vector[1, 3]);
}

#[test, expected_failure(abort_code = 0, location = sui::vec_map)]
fun same_key_twice() { let mut m = vec_map::empty(); m.insert(1u8, 1u8); m.insert(1, 2); }

#[test, expected_failure(abort_code = 1, location = sui::vec_set)]
fun missing_key() { let mut s = vec_set::singleton(1u8); s.remove(&2); }

#[test, expected_failure(abort_code = 0, location = sui::dynamic_field)]
fun same_field_twice() { let ctx = &mut tx_context::dummy(); let mut t = table::new(ctx); t.add(1u8, 1u8); t.add(1, 2); t.drop(); }

#[test, expected_failure(abort_code = 1, location = sui::dynamic_field)]
fun missing_field() { let ctx = &mut tx_context::dummy(); let mut t = table::new<u8, u8>(ctx); t.remove(1); t.drop(); }
