/// Answers questions about the running transaction: who sent it, which epoch it is in, what gas
/// costs.
///
/// A function gets them by declaring `&TxContext` or `&mut TxContext` as its last parameter; the
/// runtime supplies it, and the caller passes nothing. The mutable form is needed to create
/// objects.
module sui::tx_context;

/// Handle to the running transaction. The runtime makes it, and it cannot be stored or built in
/// contract code. Read it with the functions of this module.
public struct TxContext has drop {
    /// Address of the sender. Use `sender`: it asks the runtime and does not read this field.
    sender: address,
    /// Digest of the transaction.
    tx_hash: vector<u8>,
    /// Number of the epoch. Use `epoch`.
    epoch: u64,
    /// Start of the epoch. Use `epoch_timestamp_ms`.
    epoch_timestamp_ms: u64,
    /// Counter from which new object IDs are derived.
    ids_created: u64,
}

/// Returns the address that signed the transaction as its sender. In a sponsored transaction that
/// is the user, not the sponsor. It is the same in every call that a transaction makes.
public native fun sender(_self: &TxContext): address;

/// Returns the 32-byte digest of the transaction. Senders can influence it, so it is not a
/// source of randomness; use `sui::random` for that.
public native fun digest(self: &TxContext): &vector<u8>;

/// Returns the number of the current epoch.
public native fun epoch(_self: &TxContext): u64;

/// Returns the start time of the current epoch, in milliseconds since the Unix epoch. It can lag
/// behind by the length of an epoch, about 24 hours, but needs no shared object;
/// `clock::timestamp_ms` is exact.
public native fun epoch_timestamp_ms(_self: &TxContext): u64;

/// Returns the address that pays for gas if it is not the sender, and none if the transaction is
/// not sponsored.
public native fun sponsor(_self: &TxContext): Option<address>;

/// Returns an address that has never been used and that nobody holds a key for. It is derived as
/// object IDs are, and no object exists at it. `object::new` is the way to get an ID for an
/// object.
public native fun fresh_object_address(_ctx: &mut TxContext): address;

/// Returns the reference gas price of the epoch, in MIST per unit of gas. No transaction pays
/// less.
public native fun reference_gas_price(_self: &TxContext): u64;

/// Returns the gas price that the transaction pays, in MIST per unit of gas.
public native fun gas_price(_self: &TxContext): u64;
