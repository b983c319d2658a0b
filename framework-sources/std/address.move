/// Tells how wide an `address` is on the platform that runs the code. Move itself leaves that
/// size open, so code that parses or prints addresses byte by byte asks here instead of
/// hard-coding a number.
///
/// On Sui the answer is always 32. For conversions between addresses, bytes, text and integers,
/// see `sui::address`.
module std::address;

/// Returns the number of bytes in an `address`, which is 32 on Sui. The hexadecimal form has
/// twice as many digits.
public native fun length(): u64;
