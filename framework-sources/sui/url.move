/// Wraps URLs in ASCII text.
///
/// Nothing checks that the text is a URL, so treat values as untrusted. In new types a plain
/// `String` does as well.
module sui::url;

use std::ascii::String;

/// Text that is meant to be a URL. It is plain data with `copy`, `drop` and `store`.
public struct Url has copy, drop, store {
    /// The text, in ASCII.
    url: String,
}

/// Wraps a text as a URL without checking its form.
public native fun new_unsafe(url: String): Url;

/// Wraps bytes as a URL without checking its form. Aborts if a byte is not ASCII.
public native fun new_unsafe_from_bytes(bytes: vector<u8>): Url;

/// Returns a copy of the text.
public native fun inner_url(self: &Url): String;

/// Replaces the text.
public native fun update(self: &mut Url, url: String);
