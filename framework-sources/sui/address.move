#[defines_primitive(address)]
module sui::address;

use std::ascii;
use std::string::String;

public use fun sui::object::id_from_address as address.to_id;

const LENGTH: u64 = 32;

const MAX: u256 = 115792089237316195423570985008687907853269984665640564039457584007913129639935;

const EAddressParseError: u64 = 0;

public native fun to_u256(a: address): u256;

public native fun from_u256(n: u256): address;

public native fun from_bytes(bytes: vector<u8>): address;

public native fun to_bytes(a: address): vector<u8>;

public native fun to_ascii_string(a: address): ascii::String;

public native fun to_string(a: address): String;

public native fun from_ascii_bytes(bytes: &vector<u8>): address;

public native fun length(): u64;

public native fun max(): u256;
