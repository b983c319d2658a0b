/// Implements strings and characters that are limited to 7-bit ASCII. Use this type where the
/// alphabet must stay small and every character must be exactly one byte: type names, symbols,
/// URLs and other identifiers. For text in any language use `std::string`, which holds UTF-8.
///
/// A `String` is checked once, when it is created with `string` or `try_string`; after that no
/// operation can bring in an invalid byte. Control characters are valid ASCII, so check
/// `all_characters_printable` before showing a string to people. Positions and lengths are
/// counted in characters, which are bytes here.
module std::ascii;

public use fun std::string::from_ascii as String.to_string;

/// Raised by `char` and `string` when a byte is above `0x7F`. Call `is_valid_char` or
/// `try_string` first when the input is not trusted.
const EInvalidASCIICharacter: u64 = 0x10000;

/// Raised by `insert` and `substring` when a position lies outside the string or the range is
/// reversed. Compare with `length` before the call.
const EInvalidIndex: u64 = 0x10001;

/// Represents text made of ASCII bytes only. It is a plain value that can be copied, dropped and
/// stored in objects. Its BCS form is that of a byte vector: a length followed by the bytes.
public struct String has copy, drop, store {
    /// The characters, each between `0x00` and `0x7F`.
    bytes: vector<u8>,
}

/// Represents one ASCII character. It is the unit that `push_char` and `pop_char` work with.
public struct Char has copy, drop, store {
    /// The character code, at most `0x7F`.
    byte: u8,
}

/// Wraps `byte` as a character after checking that it is ASCII. Aborts with
/// `EInvalidASCIICharacter` when the byte exceeds `0x7F`.
public native fun char(byte: u8): Char;

/// Turns raw bytes into a string after checking that all of them are ASCII. Aborts with
/// `EInvalidASCIICharacter` when one is not. On a byte vector it can be called as
/// `bytes.to_ascii_string()`. The check reads the whole vector.
public native fun string(bytes: vector<u8>): String;

/// Turns raw bytes into a string, or returns `none` if a byte is not ASCII. It never aborts,
/// which makes it the right choice for input from users.
public native fun try_string(bytes: vector<u8>): Option<String>;

/// Tells whether the string is free of control characters. Every character must lie between the
/// space (`0x20`) and the tilde (`0x7E`). An empty string counts as printable.
public native fun all_characters_printable(string: &String): bool;

/// Appends one character to the end of the string.
public native fun push_char(string: &mut String, char: Char);

/// Removes the last character of the string and returns it. Aborts with a vector error of the
/// virtual machine when the string is empty.
public native fun pop_char(string: &mut String): Char;

/// Returns the number of characters, which equals the number of bytes.
public native fun length(string: &String): u64;

/// Adds the characters of `other` to the end of `string`. `other` is used up.
public native fun append(string: &mut String, other: String);

/// Places the string `o` inside `s`, so that its first character ends up at position `at`. The
/// characters from `at` onward move back. A position equal to the length appends. Aborts with
/// `EInvalidIndex` when `at` is beyond the end.
public native fun insert(s: &mut String, at: u64, o: String);

/// Copies the characters from position `i` up to, but not including, position `j`. The original
/// is unchanged, and equal positions give an empty string. Aborts with `EInvalidIndex` unless
/// `i <= j` and `j` is at most the length.
public native fun substring(string: &String, i: u64, j: u64): String;

/// Borrows the bytes of the string without copying them.
public native fun as_bytes(string: &String): &vector<u8>;

/// Consumes the string and returns its bytes.
public native fun into_bytes(string: String): vector<u8>;

/// Returns the code of the character.
public native fun byte(char: Char): u8;

/// Tells whether `b` is at most `0x7F` and so can be part of an ASCII string.
public native fun is_valid_char(b: u8): bool;

/// Tells whether `byte` is a visible character or a space, that is, between `0x20` and `0x7E`.
/// Line breaks, tabs and the delete character do not count.
public native fun is_printable_char(byte: u8): bool;

/// Tells whether the string has no characters.
public native fun is_empty(string: &String): bool;

/// Returns a copy in which the letters `a` to `z` are replaced by capitals. All other characters
/// stay as they are.
public native fun to_uppercase(string: &String): String;

/// Returns a copy in which the letters `A` to `Z` are replaced by small ones. All other
/// characters stay as they are.
public native fun to_lowercase(string: &String): String;

/// Returns the position at which `substr` first occurs. When it does not occur, the result is the
/// length of `string`, so compare with `length` to tell the two cases apart. The search compares
/// every position in turn, so its cost grows with the product of both lengths.
public native fun index_of(string: &String, substr: &String): u64;
