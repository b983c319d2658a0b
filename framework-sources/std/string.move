/// Implements text in UTF-8. It is the type for names, descriptions and messages, and it is what
/// `Display` templates, wallets and explorers expect.
///
/// Bytes are checked once, when a string is created with `utf8` or `try_utf8`, and every
/// operation keeps the text valid. Lengths and positions are counted in bytes, not in characters:
/// a letter with an accent or an emoji takes two to four bytes, and a position inside such a
/// character is refused. Where plain ASCII is required, use `std::ascii`; `from_ascii` and
/// `to_ascii` convert.
module std::string;

use std::ascii;

/// Raised when bytes do not form valid UTF-8. Use `try_utf8` for input that is not trusted.
const EInvalidUTF8: u64 = 1;

/// Raised by `insert` and `substring` when a position is beyond the end, inside a multi-byte
/// character, or when the range is reversed. Take positions from `index_of` or `length`.
const EInvalidIndex: u64 = 2;

/// Represents valid UTF-8 text. It is a plain value that can be copied, dropped and stored in
/// objects. Its BCS form is that of a byte vector.
public struct String has copy, drop, store {
    /// The UTF-8 encoding of the text.
    bytes: vector<u8>,
}

/// Turns raw bytes into a string after checking that they are valid UTF-8. On a byte vector, and
/// so on a literal, it can be called as `b"text".to_string()`. Aborts with `EInvalidUTF8` when
/// the check fails.
public native fun utf8(bytes: vector<u8>): String;

/// Converts an ASCII string, which is always valid UTF-8. The bytes are moved, not copied. It can
/// be called as `s.to_string()`.
public native fun from_ascii(s: ascii::String): String;

/// Converts a string to ASCII. Aborts with `ascii::EInvalidASCIICharacter` when it has a
/// character outside of ASCII.
public native fun to_ascii(s: String): ascii::String;

/// Turns raw bytes into a string, or returns `none` when they are not valid UTF-8.
public native fun try_utf8(bytes: vector<u8>): Option<String>;

/// Borrows the UTF-8 bytes of the string without copying them.
public native fun as_bytes(s: &String): &vector<u8>;

/// Consumes the string and returns its UTF-8 bytes.
public native fun into_bytes(s: String): vector<u8>;

/// Tells whether the string has no bytes.
public native fun is_empty(s: &String): bool;

/// Returns the size of the string in bytes, which can exceed the number of visible characters.
public native fun length(s: &String): u64;

/// Adds the text of `r` to the end of `s`. `r` is used up.
public native fun append(s: &mut String, r: String);

/// Adds raw bytes to the end of `s` after checking that they are valid UTF-8 by themselves.
/// Aborts with `EInvalidUTF8` when they are not.
public native fun append_utf8(s: &mut String, bytes: vector<u8>);

/// Places the string `o` inside `s`, so that it starts at byte position `at`. A position equal to
/// the length appends. Aborts with `EInvalidIndex` when the position is beyond the end or splits
/// a character. The string is rebuilt, so the cost grows with its length.
public native fun insert(s: &mut String, at: u64, o: String);

/// Copies the text between the byte positions `i`, included, and `j`, not included. The original
/// is unchanged. Aborts with `EInvalidIndex` when the range is reversed, ends beyond the string,
/// or cuts through a character.
public native fun substring(s: &String, i: u64, j: u64): String;

/// Returns the byte position at which `r` first occurs in `s`. When it does not occur, the result
/// is the length of `s`, so compare with `length` to tell the cases apart.
public native fun index_of(s: &String, r: &String): u64;

/// Borrows the UTF-8 bytes of the string. Deprecated: use `as_bytes`, which does the same.
#[deprecated(note = b"Use `std::string::as_bytes`.")]
public native fun bytes(s: &String): &vector<u8>;

/// Copies a part of the string, given by byte positions. Deprecated: use `substring`, which has
/// the same parameters and behavior.
#[deprecated(note = b"Use `std::string::substring`.")]
public native fun sub_string(s: &String, i: u64, j: u64): String;
