/// Turns a type into a value that can be stored, compared and read. Use it to key tables by type,
/// to record which coin type a pool holds, or to check at run time that a generic parameter is
/// the expected type.
///
/// `TypeName` prints a struct as address, module and name, with 64 hexadecimal digits per address
/// and no `0x` prefix, followed by its type arguments in angle brackets. Packages can be
/// upgraded, so one type can be written with two addresses: `get` uses the package version that
/// introduced the type, `get_with_original_ids` the first version of the package. Do not mix the
/// two when comparing.
module std::type_name;

use std::ascii::String;

/// Character code of the colon, which separates the parts of a type name.
const ASCII_COLON: u8 = 58;

/// Character code of the first letter of the word that `is_primitive` looks for, `vector`.
const ASCII_V: u8 = 118;

/// Character code of the second letter of `vector`.
const ASCII_E: u8 = 101;

/// Character code of the third letter of `vector`.
const ASCII_C: u8 = 99;

/// Character code of the fourth letter of `vector`.
const ASCII_T: u8 = 116;

/// Character code of the fifth letter of `vector`.
const ASCII_O: u8 = 111;

/// Character code of the sixth letter of `vector`.
const ASCII_R: u8 = 114;

/// Raised by `get_address` and `get_module` for primitive types and vectors, which belong to no
/// module. Check `is_primitive` first.
const ENonModuleType: u64 = 0;

/// Represents a fully resolved type, including its type arguments. It is a plain value: it can be
/// copied, compared, stored and used as a key in tables and dynamic fields.
public struct TypeName has copy, drop, store {
    /// The type in source notation with full addresses, or the bare name of a primitive type.
    name: String,
}

/// Returns the name of `T`, written with defining addresses. A defining address is that of the
/// package version in which the type first appeared, so it stays the same in later upgrades. It
/// can differ between two types of one package.
public native fun get<T>(): TypeName;

/// Returns the name of `T`, written with original addresses. An original address is that of the
/// first published version of a package, even for types that an upgrade added. All types of a
/// package then share one address.
public native fun get_with_original_ids<T>(): TypeName;

/// Tells whether the type is built into the language: an integer, `bool`, `address` or any
/// vector. A vector counts as primitive whatever its elements are.
public native fun is_primitive(self: &TypeName): bool;

/// Borrows the text form of the type.
public native fun borrow_string(self: &TypeName): &String;

/// Returns the package address of a struct type as 64 hexadecimal digits without `0x`. Type
/// arguments are ignored. Aborts with `ENonModuleType` for primitive types and vectors.
public native fun get_address(self: &TypeName): String;

/// Returns the name of the module that declares a struct type. Aborts with `ENonModuleType` for
/// primitive types and vectors.
public native fun get_module(self: &TypeName): String;

/// Consumes the value and returns its text form.
public native fun into_string(self: TypeName): String;
