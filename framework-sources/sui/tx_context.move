module sui::tx_context;

public struct TxContext has drop {
    sender: address,
    tx_hash: vector<u8>,
    epoch: u64,
    epoch_timestamp_ms: u64,
    ids_created: u64,
}

public native fun sender(_self: &TxContext): address;

public native fun digest(self: &TxContext): &vector<u8>;

public native fun epoch(_self: &TxContext): u64;

public native fun epoch_timestamp_ms(_self: &TxContext): u64;

public native fun sponsor(_self: &TxContext): Option<address>;

public native fun fresh_object_address(_ctx: &mut TxContext): address;

public native fun reference_gas_price(_self: &TxContext): u64;

public native fun gas_price(_self: &TxContext): u64;
