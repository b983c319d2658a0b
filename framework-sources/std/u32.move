#[defines_primitive(u32)]
module std::u32;

use std::string::String;

public native fun bitwise_not(x: u32): u32;

public native fun max(x: u32, y: u32): u32;

public native fun min(x: u32, y: u32): u32;

public native fun diff(x: u32, y: u32): u32;

public native fun divide_and_round_up(x: u32, y: u32): u32;

public native fun pow(base: u32, exponent: u8): u32;

public native fun sqrt(x: u32): u32;

public native fun try_as_u8(x: u32): Option<u8>;

public native fun try_as_u16(x: u32): Option<u16>;

public native fun to_string(x: u32): String;

public macro fun max_value(): u32 {
    abort 0
}

public macro fun range_do<$R: drop>($start: u32, $stop: u32, $f: |u32| -> $R) {
    abort 0
}

public macro fun range_do_eq<$R: drop>($start: u32, $stop: u32, $f: |u32| -> $R) {
    abort 0
}

public macro fun do<$R: drop>($stop: u32, $f: |u32| -> $R) {
    abort 0
}

public macro fun do_eq<$R: drop>($stop: u32, $f: |u32| -> $R) {
    abort 0
}
