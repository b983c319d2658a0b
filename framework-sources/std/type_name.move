module std::type_name;

use std::ascii::String;

const ASCII_COLON: u8 = 58;

const ASCII_V: u8 = 118;

const ASCII_E: u8 = 101;

const ASCII_C: u8 = 99;

const ASCII_T: u8 = 116;

const ASCII_O: u8 = 111;

const ASCII_R: u8 = 114;

const ENonModuleType: u64 = 0;

public struct TypeName has copy, drop, store {
    name: String,
}

public native fun get<T>(): TypeName;

public native fun get_with_original_ids<T>(): TypeName;

public native fun is_primitive(self: &TypeName): bool;

public native fun borrow_string(self: &TypeName): &String;

public native fun get_address(self: &TypeName): String;

public native fun get_module(self: &TypeName): String;

public native fun into_string(self: TypeName): String;
