/// Checks properties of types that Move itself cannot express.
module sui::types;

/// Tells whether a value's type is a one-time witness.
///
/// Such a type is named after its module in capitals, has `drop` as its only ability and neither
/// fields nor type parameters; its single value is passed to the module's `init`. A function that
/// takes a witness and checks this can therefore be called only once per type, and only while its
/// package is being published. `coin::create_currency` is an example.
public native fun is_one_time_witness<T: drop>(_: &T): bool;
