module sui::group_ops;

const ENotSupported: u64 = 0;

const EInvalidInput: u64 = 1;

const EInputTooLong: u64 = 2;

const EInvalidBufferLength: u64 = 3;

public struct Element<phantom T> has copy, drop, store {
    bytes: vector<u8>,
}

public native fun bytes<G>(e: &Element<G>): &vector<u8>;

public native fun equal<G>(e1: &Element<G>, e2: &Element<G>): bool;

public(package) native fun from_bytes<G>(
    type_: u8,
    bytes: &vector<u8>,
    is_trusted: bool,
): Element<G>;

public(package) native fun add<G>(type_: u8, e1: &Element<G>, e2: &Element<G>): Element<G>;

public(package) native fun sub<G>(type_: u8, e1: &Element<G>, e2: &Element<G>): Element<G>;

public(package) native fun mul<S, G>(type_: u8, scalar: &Element<S>, e: &Element<G>): Element<G>;

public(package) native fun div<S, G>(type_: u8, scalar: &Element<S>, e: &Element<G>): Element<G>;

public(package) native fun hash_to<G>(type_: u8, m: &vector<u8>): Element<G>;

public(package) native fun multi_scalar_multiplication<S, G>(
    type_: u8,
    scalars: &vector<Element<S>>,
    elements: &vector<Element<G>>,
): Element<G>;

public(package) native fun pairing<G1, G2, G3>(
    type_: u8,
    e1: &Element<G1>,
    e2: &Element<G2>,
): Element<G3>;

public(package) native fun convert<From, To>(
    from_type_: u8,
    to_type_: u8,
    e: &Element<From>,
): Element<To>;

public(package) native fun sum<G>(type_: u8, terms: &vector<Element<G>>): Element<G>;

public(package) native fun set_as_prefix(x: u64, big_endian: bool, buffer: &mut vector<u8>);
