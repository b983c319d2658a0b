#[defines_primitive(u128)]
module std::u128;

use std::string::String;

public native fun bitwise_not(x: u128): u128;

public native fun max(x: u128, y: u128): u128;

public native fun min(x: u128, y: u128): u128;

public native fun diff(x: u128, y: u128): u128;

public native fun divide_and_round_up(x: u128, y: u128): u128;

public native fun pow(base: u128, exponent: u8): u128;

public native fun sqrt(x: u128): u128;

public native fun try_as_u8(x: u128): Option<u8>;

public native fun try_as_u16(x: u128): Option<u16>;

public native fun try_as_u32(x: u128): Option<u32>;

public native fun try_as_u64(x: u128): Option<u64>;

public native fun to_string(x: u128): String;

public macro fun max_value(): u128 {
    abort 0
}

public macro fun range_do<$R: drop>($start: u128, $stop: u128, $f: |u128| -> $R) {
    abort 0
}

public macro fun range_do_eq<$R: drop>($start: u128, $stop: u128, $f: |u128| -> $R) {
    abort 0
}

public macro fun do<$R: drop>($stop: u128, $f: |u128| -> $R) {
    abort 0
}

public macro fun do_eq<$R: drop>($stop: u128, $f: |u128| -> $R) {
    abort 0
}
