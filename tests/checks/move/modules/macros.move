/// The macros of the framework run as their descriptions say.
module book::a;

#[test]
fun vectors() {
    let mut seen = vector[];
    vector[1, 2, 3].do!(|x| seen.push_back(x));
    vector[4].destroy!(|x| seen.push_back(x));
    assert!(seen == vector[1, 2, 3, 4]);
    let mut sum = 0u64;
    seen.do_ref!(|x| sum = sum + *x);
    assert!(sum == 10);
    seen.do_mut!(|x| *x = *x * 2);
    assert!(seen == vector[2, 4, 6, 8]);
    assert!(vector::tabulate!(3, |i| i * i) == vector[0, 1, 4]);
    assert!(seen.map!(|x| x + 1) == vector[3, 5, 7, 9]);
    assert!(seen.map_ref!(|x| *x / 2) == vector[1, 2, 3, 4]);
    assert!(seen.filter!(|x| *x > 4) == vector[6, 8]);
    let (big, small) = seen.partition!(|x| *x > 4);
    assert!(big == vector[6, 8] && small == vector[2, 4]);
    assert!(seen.find_indices!(|x| *x > 4) == vector[2, 3]);
    assert!(seen.count!(|x| *x > 2) == 3);
    assert!(vector[b"a", b"b"].fold!(vector[], |mut all, x| { all.push_back(x); all }) == vector[b"a", b"b"]);
    assert!(seen.any!(|x| *x == 8) && !seen.any!(|x| *x == 9));
    assert!(seen.all!(|x| *x > 1) && !seen.all!(|x| *x > 2));
}

#[test]
fun pairs() {
    let mut seen = vector[];
    vector[1, 2].zip_do!(vector[10, 20], |a, b| seen.push_back(a + b));
    vector[1, 2].zip_do_reverse!(vector[10, 20], |a, b| seen.push_back(a + b));
    assert!(seen == vector[11, 22, 22, 11]);
    let mut left = vector[1, 2];
    let mut right = vector[3, 4];
    left.zip_do_mut!(&mut right, |a, b| { *a = *b; *b = 0; });
    assert!(left == vector[3, 4] && right == vector[0, 0]);
    let mut sum = 0u64;
    (&left).zip_do_ref!(&right, |a, b| sum = sum + *a + *b);
    assert!(sum == 7);
    assert!(left.zip_map_ref!(&right, |a, b| *a + *b) == vector[3, 4]);
    assert!(left.zip_map!(right, |a, b| a * 2 + b) == vector[6, 8]);
}

#[test]
fun order() {
    let mut one = vector[3, 1, 2];
    assert!(!one.is_sorted_by!(|a, b| *a <= *b));
    one.insertion_sort_by!(|a, b| *a <= *b);
    assert!(one == vector[1, 2, 3] && one.is_sorted_by!(|a, b| *a <= *b));
    one.merge_sort_by!(|a, b| *a >= *b);
    assert!(one == vector[3, 2, 1]);
}

#[test]
fun loops() {
    let mut seen = vector[];
    3u64.do!(|i| seen.push_back(i));
    1u64.do_eq!(|i| seen.push_back(i));
    7u64.range_do!(9, |i| seen.push_back(i));
    9u64.range_do_eq!(9, |i| seen.push_back(i));
    9u64.range_do_eq!(8, |i| seen.push_back(i));
    assert!(seen == vector[0, 1, 2, 0, 1, 7, 8, 9]);
    assert!(std::u8::max_value!() == 255 && std::u64::max_value!() == 18446744073709551615);
    assert!(std::macros::num_max!(1u8, 2) == 2 && std::macros::num_min!(1u8, 2) == 1);
    assert!(std::macros::num_pow!(2u64, 10) == 1024 && std::macros::num_diff!(2u8, 5) == 3);
    assert!(std::macros::num_divide_and_round_up!(7u8, 2) == 4);
}

public fun options(ctx: &mut TxContext): u64 {
    let mut maybe = option::some(5u64);
    maybe.do_ref!(|x| assert!(*x == 5));
    maybe.do_mut!(|x| *x = 6);
    let taken = maybe.extract_or!(0);
    let word = option::some(b"a").filter!(|x| x.length() == 1).or!(option::none()).map!(|x| x.length());
    let same = option::some(taken).and!(|x| option::some(x + 1)).and_ref!(|x| option::some(*x)).map_ref!(|x| *x);
    option::some(object::new(ctx)).do!(|id| id.delete());
    option::some(object::new(ctx)).destroy!(|id| id.delete());
    if (word.is_some_and!(|x| *x > 0)) same.destroy_or!(0) else 0
}

public fun bytes(raw: vector<u8>): (vector<u64>, Option<u8>) {
    let mut bcs = sui::bcs::new(raw);
    (bcs.peel_vec!(|bcs| bcs.peel_u64()), bcs.peel_option!(|bcs| bcs.peel_u8()))
}

public struct Card has key, store { id: UID }

public fun give(card: Card, to: sui::party::Party) { to.public_transfer!(card) }
