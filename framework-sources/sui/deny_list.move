module sui::deny_list;

use sui::bag::Bag;
use sui::table::Table;
use sui::vec_set::VecSet;

const ENotSystemAddress: u64 = 0;

const ENotDenied: u64 = 1;

const EInvalidAddress: u64 = 1;

const COIN_INDEX: u64 = 0;

const RESERVED: vector<address> = vector[
    @0x0, @0x1, @0x2, @0x3, @0x4, @0x5, @0x6, @0x7, @0x8, @0x9, @0xA, @0xB, @0xC, @0xD, @0xE, @0xF,
    @0x403, @0xDEE9,
];

public struct DenyList has key {
    id: UID,
    lists: Bag,
}

public struct ConfigWriteCap() has drop;

public struct ConfigKey has copy, drop, store {
    per_type_index: u64,
    per_type_key: vector<u8>,
}

public struct AddressKey(address) has copy, drop, store;

public struct GlobalPauseKey() has copy, drop, store;

public struct PerTypeConfigCreated has copy, drop, store {
    key: ConfigKey,
    config_id: ID,
}

public struct PerTypeList has key, store {
    id: UID,
    denied_count: Table<address, u64>,
    denied_addresses: Table<vector<u8>, VecSet<address>>,
}

public(package) native fun v2_add(
    deny_list: &mut DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
    addr: address,
    ctx: &mut TxContext,
);

public(package) native fun v2_remove(
    deny_list: &mut DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
    addr: address,
    ctx: &mut TxContext,
);

public(package) native fun v2_contains_current_epoch(
    deny_list: &DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
    addr: address,
    ctx: &TxContext,
): bool;

public(package) native fun v2_contains_next_epoch(
    deny_list: &DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
    addr: address,
): bool;

public(package) native fun v2_enable_global_pause(
    deny_list: &mut DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
    ctx: &mut TxContext,
);

public(package) native fun v2_disable_global_pause(
    deny_list: &mut DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
    ctx: &mut TxContext,
);

public(package) native fun v2_is_global_pause_enabled_current_epoch(
    deny_list: &DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
    ctx: &TxContext,
): bool;

public(package) native fun v2_is_global_pause_enabled_next_epoch(
    deny_list: &DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
): bool;

public(package) native fun migrate_v1_to_v2(
    deny_list: &mut DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
    ctx: &mut TxContext,
);

public(package) native fun v1_add(
    deny_list: &mut DenyList,
    per_type_index: u64,
    `type`: vector<u8>,
    addr: address,
);

public(package) native fun v1_remove(
    deny_list: &mut DenyList,
    per_type_index: u64,
    `type`: vector<u8>,
    addr: address,
);

public(package) native fun v1_contains(
    deny_list: &DenyList,
    per_type_index: u64,
    `type`: vector<u8>,
    addr: address,
): bool;
