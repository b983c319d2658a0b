module sui::url;

use std::ascii::String;

public struct Url has copy, drop, store {
    url: String,
}

public native fun new_unsafe(url: String): Url;

public native fun new_unsafe_from_bytes(bytes: vector<u8>): Url;

public native fun inner_url(self: &Url): String;

public native fun update(self: &mut Url, url: String);
