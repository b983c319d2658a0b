module std::ascii;

public use fun std::string::from_ascii as String.to_string;

const EInvalidASCIICharacter: u64 = 0x10000;

const EInvalidIndex: u64 = 0x10001;

public struct String has copy, drop, store {
    bytes: vector<u8>,
}

public struct Char has copy, drop, store {
    byte: u8,
}

public native fun char(byte: u8): Char;

public native fun string(bytes: vector<u8>): String;

public native fun try_string(bytes: vector<u8>): Option<String>;

public native fun all_characters_printable(string: &String): bool;

public native fun push_char(string: &mut String, char: Char);

public native fun pop_char(string: &mut String): Char;

public native fun length(string: &String): u64;

public native fun append(string: &mut String, other: String);

public native fun insert(s: &mut String, at: u64, o: String);

public native fun substring(string: &String, i: u64, j: u64): String;

public native fun as_bytes(string: &String): &vector<u8>;

public native fun into_bytes(string: String): vector<u8>;

public native fun byte(char: Char): u8;

public native fun is_valid_char(b: u8): bool;

public native fun is_printable_char(byte: u8): bool;

public native fun is_empty(string: &String): bool;

public native fun to_uppercase(string: &String): String;

public native fun to_lowercase(string: &String): String;

public native fun index_of(string: &String, substr: &String): u64;
