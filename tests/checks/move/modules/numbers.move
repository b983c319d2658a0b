/// Text and numbers count as they should.
module a::a;
#[test]
fun words() {
    let mut s = b"h\xc3\xa9llo".to_string();
    assert!(s.length() == 6 && s.substring(0, 3).as_bytes() == &b"h\xc3\xa9" && s.index_of(&b"llo".to_string()) == 3);
    s.append(b"!".to_string());
    s.insert(0, b"> ".to_string());
    assert!(*s.as_bytes() == b"> h\xc3\xa9llo!" && std::string::try_utf8(x"ff").is_none());
    let a = b"Move".to_ascii_string();
    assert!(a.to_uppercase() == b"MOVE".to_ascii_string() && a.index_of(&b"ve".to_ascii_string()) == 2 && a.length() == 4);
}
#[test]
fun numbers() {
    assert!(1234567890u64.to_string() == b"1234567890".to_string() && 0u8.to_string() == b"0".to_string());
    assert!(99u64.sqrt() == 9 && 100u64.sqrt() == 10 && 3u128.pow(4) == 81 && 7u8.divide_and_round_up(2) == 4);
    assert!(5u8.diff(9) == 4 && 300u64.try_as_u8().is_none() && 255u64.try_as_u8() == option::some(255) && 0u8.bitwise_not() == 255);
}
#[test]
fun lists() {
    let mut v = vector[1, 2, 3, 4];
    v.insert(9, 1);
    assert!(v == vector[1, 9, 2, 3, 4] && v.remove(1) == 9 && v.swap_remove(0) == 1 && v == vector[4, 2, 3]);
    v.reverse();
    v.append(vector[7]);
    assert!(v == vector[3, 2, 4, 7] && v.contains(&4) && !v.contains(&5));
    let (found, at) = v.index_of(&7);
    assert!(found && at == 3 && vector[vector[1], vector[2]].flatten() == vector[1, 2]);
    assert!(option::none().destroy_or!(5) == 5);
}
#[test, expected_failure(abort_code = 0x40001, location = std::option)]
fun nothing_inside() { option::none<u8>().destroy_some(); }
#[test, expected_failure(abort_code = 2, location = std::string)]
fun half_a_letter() { b"\xc3\xa9".to_string().substring(0, 1); }
