#[defines_primitive(u16)]
module std::u16;

use std::string::String;

public native fun bitwise_not(x: u16): u16;

public native fun max(x: u16, y: u16): u16;

public native fun min(x: u16, y: u16): u16;

public native fun diff(x: u16, y: u16): u16;

public native fun divide_and_round_up(x: u16, y: u16): u16;

public native fun pow(base: u16, exponent: u8): u16;

public native fun sqrt(x: u16): u16;

public native fun try_as_u8(x: u16): Option<u8>;

public native fun to_string(x: u16): String;

public macro fun max_value(): u16 {
    abort 0
}

public macro fun range_do<$R: drop>($start: u16, $stop: u16, $f: |u16| -> $R) {
    abort 0
}

public macro fun range_do_eq<$R: drop>($start: u16, $stop: u16, $f: |u16| -> $R) {
    abort 0
}

public macro fun do<$R: drop>($stop: u16, $f: |u16| -> $R) {
    abort 0
}

public macro fun do_eq<$R: drop>($stop: u16, $f: |u16| -> $R) {
    abort 0
}
