#[defines_primitive(u256)]
module std::u256;

use std::string::String;

public native fun bitwise_not(x: u256): u256;

public native fun max(x: u256, y: u256): u256;

public native fun min(x: u256, y: u256): u256;

public native fun diff(x: u256, y: u256): u256;

public native fun divide_and_round_up(x: u256, y: u256): u256;

public native fun pow(base: u256, exponent: u8): u256;

public native fun try_as_u8(x: u256): Option<u8>;

public native fun try_as_u16(x: u256): Option<u16>;

public native fun try_as_u32(x: u256): Option<u32>;

public native fun try_as_u64(x: u256): Option<u64>;

public native fun try_as_u128(x: u256): Option<u128>;

public native fun to_string(x: u256): String;

public macro fun max_value(): u256 {
    abort 0
}

public macro fun range_do<$R: drop>($start: u256, $stop: u256, $f: |u256| -> $R) {
    abort 0
}

public macro fun range_do_eq<$R: drop>($start: u256, $stop: u256, $f: |u256| -> $R) {
    abort 0
}

public macro fun do<$R: drop>($stop: u256, $f: |u256| -> $R) {
    abort 0
}

public macro fun do_eq<$R: drop>($stop: u256, $f: |u256| -> $R) {
    abort 0
}
