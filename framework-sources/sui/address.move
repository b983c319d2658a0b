/// Converts addresses to and from bytes, integers and text.
///
/// The compiler ties this module to the primitive type `address`, so its functions can be called
/// as methods, for example `sender.to_bytes()`. An address and an object ID have the same form of
/// 32 bytes; `sui::object` converts between the two.
#[defines_primitive(address)]
module sui::address;

use std::ascii;
use std::string::String;

public use fun sui::object::id_from_address as address.to_id;

/// Number of bytes in an address.
const LENGTH: u64 = 32;

/// The highest address as a number: 2^256 - 1.
const MAX: u256 = 115792089237316195423570985008687907853269984665640564039457584007913129639935;

/// Raised when bytes or text do not form an address, because the length is wrong or a character is
/// not a hexadecimal digit.
const EAddressParseError: u64 = 0;

/// Reads the 32 bytes of an address as one big-endian number.
public native fun to_u256(a: address): u256;

/// Turns a number into the address with the same big-endian bytes. Every `u256` is a valid
/// address, so the call never aborts.
public native fun from_u256(n: u256): address;

/// Builds an address from its 32 bytes. Aborts with `EAddressParseError` if there are more or
/// fewer bytes.
public native fun from_bytes(bytes: vector<u8>): address;

/// Returns the 32 bytes of an address, which is also its BCS form.
public native fun to_bytes(a: address): vector<u8>;

/// Writes an address as 64 lowercase hexadecimal digits in an ASCII string. There is no `0x` in
/// front, and leading zeros are kept.
public native fun to_ascii_string(a: address): ascii::String;

/// Writes an address as 64 lowercase hexadecimal digits in a UTF-8 string. There is no `0x` in
/// front, and leading zeros are kept.
public native fun to_string(a: address): String;

/// Reads an address from exactly 64 hexadecimal digits in either case, without `0x`. Aborts with
/// `EAddressParseError` for any other length or character. It reverses `to_ascii_string`.
public native fun from_ascii_bytes(bytes: &vector<u8>): address;

/// Returns the number of bytes in an address, which is 32.
public native fun length(): u64;

/// Returns the largest value an address can have when read as a number.
public native fun max(): u256;
