#[defines_primitive(u64)]
module std::u64;

use std::string::String;

public native fun bitwise_not(x: u64): u64;

public native fun max(x: u64, y: u64): u64;

public native fun min(x: u64, y: u64): u64;

public native fun diff(x: u64, y: u64): u64;

public native fun divide_and_round_up(x: u64, y: u64): u64;

public native fun pow(base: u64, exponent: u8): u64;

public native fun sqrt(x: u64): u64;

public native fun try_as_u8(x: u64): Option<u8>;

public native fun try_as_u16(x: u64): Option<u16>;

public native fun try_as_u32(x: u64): Option<u32>;

public native fun to_string(x: u64): String;

public macro fun max_value(): u64 {
    abort 0
}

public macro fun range_do<$R: drop>($start: u64, $stop: u64, $f: |u64| -> $R) {
    abort 0
}

public macro fun range_do_eq<$R: drop>($start: u64, $stop: u64, $f: |u64| -> $R) {
    abort 0
}

public macro fun do<$R: drop>($stop: u64, $f: |u64| -> $R) {
    abort 0
}

public macro fun do_eq<$R: drop>($stop: u64, $f: |u64| -> $R) {
    abort 0
}
