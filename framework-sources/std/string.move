module std::string;

use std::ascii;

const EInvalidUTF8: u64 = 1;

const EInvalidIndex: u64 = 2;

public struct String has copy, drop, store {
    bytes: vector<u8>,
}

public native fun utf8(bytes: vector<u8>): String;

public native fun from_ascii(s: ascii::String): String;

public native fun to_ascii(s: String): ascii::String;

public native fun try_utf8(bytes: vector<u8>): Option<String>;

public native fun as_bytes(s: &String): &vector<u8>;

public native fun into_bytes(s: String): vector<u8>;

public native fun is_empty(s: &String): bool;

public native fun length(s: &String): u64;

public native fun append(s: &mut String, r: String);

public native fun append_utf8(s: &mut String, bytes: vector<u8>);

public native fun insert(s: &mut String, at: u64, o: String);

public native fun substring(s: &String, i: u64, j: u64): String;

public native fun index_of(s: &String, r: &String): u64;

#[deprecated]
public native fun bytes(s: &String): &vector<u8>;

#[deprecated]
public native fun sub_string(s: &String, i: u64, j: u64): String;
