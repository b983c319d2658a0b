#[defines_primitive(u8)]
module std::u8;

use std::string::String;

public native fun bitwise_not(x: u8): u8;

public native fun max(x: u8, y: u8): u8;

public native fun min(x: u8, y: u8): u8;

public native fun diff(x: u8, y: u8): u8;

public native fun divide_and_round_up(x: u8, y: u8): u8;

public native fun pow(base: u8, exponent: u8): u8;

public native fun sqrt(x: u8): u8;

public native fun to_string(x: u8): String;

public macro fun max_value(): u8 {
    abort 0
}

public macro fun range_do<$R: drop>($start: u8, $stop: u8, $f: |u8| -> $R) {
    abort 0
}

public macro fun range_do_eq<$R: drop>($start: u8, $stop: u8, $f: |u8| -> $R) {
    abort 0
}

public macro fun do<$R: drop>($stop: u8, $f: |u8| -> $R) {
    abort 0
}

public macro fun do_eq<$R: drop>($stop: u8, $f: |u8| -> $R) {
    abort 0
}
