/// The list of addresses that may not use certain currencies. The shared object `DenyList` at
/// `0x403` holds it, and the network itself enforces it for every transaction. Issuers of
/// regulated currencies do not call this module directly: they use the `deny_list_v2_` functions
/// of `sui::coin` with their `DenyCapV2`.
///
/// In the second version each currency has a `Config` of its own, with a setting per address and
/// one for the global pause. A setting takes effect in two steps: as soon as it is written, for
/// the use of coins as inputs; from the next epoch on, for receiving them. The first version, a
/// table of sets, remains for currencies that have not migrated.
module sui::deny_list;

use sui::bag::Bag;
use sui::table::Table;
use sui::vec_set::VecSet;

/// Someone other than the system address `0x0` tried to create the list. User transactions cannot
/// reach this point.
const ENotSystemAddress: u64 = 0;

/// The address to be removed is not on the first version of the list.
const ENotDenied: u64 = 1;

/// The address is reserved for the system and cannot be on the first version of the list. Shares
/// its code, 1, with `ENotDenied`.
const EInvalidAddress: u64 = 1;

/// Key under which the entries for coins are kept.
const COIN_INDEX: u64 = 0;

/// Addresses of system packages and objects, which the first version of the list refuses. Denying
/// them would mean nothing.
const RESERVED: vector<address> = vector[
    @0x0, @0x1, @0x2, @0x3, @0x4, @0x5, @0x6, @0x7, @0x8, @0x9, @0xA, @0xB, @0xC, @0xD, @0xE, @0xF,
    @0x403, @0xDEE9,
];

/// The shared list at `0x403`. Everyone can pass it to a transaction; changing it takes the deny
/// capability of a currency.
public struct DenyList has key {
    id: UID,
    /// Entries of the first version, by kind of object; coins are under index 0. The configs of
    /// the second version hang on the list as dynamic object fields.
    lists: Bag,
}

/// Permission to write the configs of the deny list. Only this module can make it.
public struct ConfigWriteCap() has drop;

/// Key under which the config of one currency is attached to the list.
public struct ConfigKey has copy, drop, store {
    /// The kind of object; 0 for coins.
    per_type_index: u64,
    /// The type in bytes; for coins the full name of the currency `T`, not of `Coin<T>`.
    per_type_key: vector<u8>,
}

/// Name of the setting that says whether one address is denied.
public struct AddressKey(address) has copy, drop, store;

/// Name of the setting that says whether the currency is paused for everyone.
public struct GlobalPauseKey() has copy, drop, store;

/// Event: a currency got its config, on the first write to its deny list. Useful to find the
/// config object.
public struct PerTypeConfigCreated has copy, drop, store {
    /// The currency it is for.
    key: ConfigKey,
    /// ID of the new config object.
    config_id: ID,
}

/// The first version's entries for one kind of object.
public struct PerTypeList has key, store {
    id: UID,
    /// For each address, the number of types it is denied; a quick way to see that there are none.
    denied_count: Table<address, u64>,
    /// For each type, the addresses that are denied.
    denied_addresses: Table<vector<u8>, VecSet<address>>,
}

/// Denies an address the given type, creating the type's config if needed. Denying it again
/// changes nothing. The reserved addresses are not checked here.
public(package) native fun v2_add(
    deny_list: &mut DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
    addr: address,
    ctx: &mut TxContext,
);

/// Lifts the denial of an address for the given type, creating the type's config if needed.
public(package) native fun v2_remove(
    deny_list: &mut DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
    addr: address,
    ctx: &mut TxContext,
);

/// Tells whether an address is denied by the setting in force this epoch, which decides about
/// receiving. `false` for a type without a config.
public(package) native fun v2_contains_current_epoch(
    deny_list: &DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
    addr: address,
    ctx: &TxContext,
): bool;

/// Tells whether an address is denied by the latest setting, which already decides about inputs.
/// `false` for a type without a config.
public(package) native fun v2_contains_next_epoch(
    deny_list: &DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
    addr: address,
): bool;

/// Pauses the given type for all addresses, creating the type's config if needed.
public(package) native fun v2_enable_global_pause(
    deny_list: &mut DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
    ctx: &mut TxContext,
);

/// Ends the pause of the given type, creating the type's config if needed.
public(package) native fun v2_disable_global_pause(
    deny_list: &mut DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
    ctx: &mut TxContext,
);

/// Tells whether the pause is in force this epoch. `false` for a type without a config.
public(package) native fun v2_is_global_pause_enabled_current_epoch(
    deny_list: &DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
    ctx: &TxContext,
): bool;

/// Tells whether the latest setting pauses the type. `false` for a type without a config.
public(package) native fun v2_is_global_pause_enabled_next_epoch(
    deny_list: &DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
): bool;

/// Moves all addresses denied for a type from the first version of the list to the type's config.
public(package) native fun migrate_v1_to_v2(
    deny_list: &mut DenyList,
    per_type_index: u64,
    per_type_key: vector<u8>,
    ctx: &mut TxContext,
);

/// Denies an address a type in the first version of the list. Does nothing if it is denied
/// already. Aborts with `EInvalidAddress` for a reserved address.
public(package) native fun v1_add(
    deny_list: &mut DenyList,
    per_type_index: u64,
    `type`: vector<u8>,
    addr: address,
);

/// Takes an address off the first version of the list. Aborts with `EInvalidAddress` for a
/// reserved address, and with `ENotDenied` when it is not on the list.
public(package) native fun v1_remove(
    deny_list: &mut DenyList,
    per_type_index: u64,
    `type`: vector<u8>,
    addr: address,
);

/// Tells whether the first version of the list denies an address a type. Always `false` for
/// reserved addresses.
public(package) native fun v1_contains(
    deny_list: &DenyList,
    per_type_index: u64,
    `type`: vector<u8>,
    addr: address,
): bool;
