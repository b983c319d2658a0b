module sui::coin;

use std::ascii;
use std::string::String;
use sui::balance::{Balance, Supply};
use sui::deny_list::DenyList;
use sui::url::Url;

public use fun sui::pay::split_vec as Coin.split_vec;
public use fun sui::pay::join_vec as Coin.join_vec;
public use fun sui::pay::split_and_transfer as Coin.split_and_transfer;
public use fun sui::pay::divide_and_keep as Coin.divide_and_keep;

const EBadWitness: u64 = 0;

const EInvalidArg: u64 = 1;

const ENotEnough: u64 = 2;

const EGlobalPauseNotAllowed: u64 = 3;

const DENY_LIST_COIN_INDEX: u64 = 0;

public struct Coin<phantom T> has key, store {
    id: UID,
    balance: Balance<T>,
}

public struct CoinMetadata<phantom T> has key, store {
    id: UID,
    decimals: u8,
    name: String,
    symbol: ascii::String,
    description: String,
    icon_url: Option<Url>,
}

public struct RegulatedCoinMetadata<phantom T> has key {
    id: UID,
    coin_metadata_object: ID,
    deny_cap_object: ID,
}

public struct TreasuryCap<phantom T> has key, store {
    id: UID,
    total_supply: Supply<T>,
}

public struct DenyCapV2<phantom T> has key, store {
    id: UID,
    allow_global_pause: bool,
}

public struct CurrencyCreated<phantom T> has copy, drop {
    decimals: u8,
}

public struct DenyCap<phantom T> has key, store {
    id: UID,
}

public native fun total_supply<T>(cap: &TreasuryCap<T>): u64;

public native fun treasury_into_supply<T>(treasury: TreasuryCap<T>): Supply<T>;

public native fun supply_immut<T>(treasury: &TreasuryCap<T>): &Supply<T>;

public native fun supply_mut<T>(treasury: &mut TreasuryCap<T>): &mut Supply<T>;

public native fun value<T>(self: &Coin<T>): u64;

public native fun balance<T>(coin: &Coin<T>): &Balance<T>;

public native fun balance_mut<T>(coin: &mut Coin<T>): &mut Balance<T>;

public native fun from_balance<T>(balance: Balance<T>, ctx: &mut TxContext): Coin<T>;

public native fun into_balance<T>(coin: Coin<T>): Balance<T>;

public native fun take<T>(balance: &mut Balance<T>, value: u64, ctx: &mut TxContext): Coin<T>;

public native fun put<T>(balance: &mut Balance<T>, coin: Coin<T>);

public entry native fun join<T>(self: &mut Coin<T>, c: Coin<T>);

public native fun split<T>(self: &mut Coin<T>, split_amount: u64, ctx: &mut TxContext): Coin<T>;

public native fun divide_into_n<T>(
    self: &mut Coin<T>,
    n: u64,
    ctx: &mut TxContext,
): vector<Coin<T>>;

public native fun zero<T>(ctx: &mut TxContext): Coin<T>;

public native fun destroy_zero<T>(c: Coin<T>);

public native fun create_currency<T: drop>(
    witness: T,
    decimals: u8,
    symbol: vector<u8>,
    name: vector<u8>,
    description: vector<u8>,
    icon_url: Option<Url>,
    ctx: &mut TxContext,
): (TreasuryCap<T>, CoinMetadata<T>);

public native fun create_regulated_currency_v2<T: drop>(
    witness: T,
    decimals: u8,
    symbol: vector<u8>,
    name: vector<u8>,
    description: vector<u8>,
    icon_url: Option<Url>,
    allow_global_pause: bool,
    ctx: &mut TxContext,
): (TreasuryCap<T>, DenyCapV2<T>, CoinMetadata<T>);

public native fun migrate_regulated_currency_to_v2<T>(
    deny_list: &mut DenyList,
    cap: DenyCap<T>,
    allow_global_pause: bool,
    ctx: &mut TxContext,
): DenyCapV2<T>;

public native fun mint<T>(cap: &mut TreasuryCap<T>, value: u64, ctx: &mut TxContext): Coin<T>;

public native fun mint_balance<T>(cap: &mut TreasuryCap<T>, value: u64): Balance<T>;

public entry native fun burn<T>(cap: &mut TreasuryCap<T>, c: Coin<T>): u64;

public native fun deny_list_v2_add<T>(
    deny_list: &mut DenyList,
    _deny_cap: &mut DenyCapV2<T>,
    addr: address,
    ctx: &mut TxContext,
);

public native fun deny_list_v2_remove<T>(
    deny_list: &mut DenyList,
    _deny_cap: &mut DenyCapV2<T>,
    addr: address,
    ctx: &mut TxContext,
);

public native fun deny_list_v2_contains_current_epoch<T>(
    deny_list: &DenyList,
    addr: address,
    ctx: &TxContext,
): bool;

public native fun deny_list_v2_contains_next_epoch<T>(deny_list: &DenyList, addr: address): bool;

public native fun deny_list_v2_enable_global_pause<T>(
    deny_list: &mut DenyList,
    deny_cap: &mut DenyCapV2<T>,
    ctx: &mut TxContext,
);

public native fun deny_list_v2_disable_global_pause<T>(
    deny_list: &mut DenyList,
    deny_cap: &mut DenyCapV2<T>,
    ctx: &mut TxContext,
);

public native fun deny_list_v2_is_global_pause_enabled_current_epoch<T>(
    deny_list: &DenyList,
    ctx: &TxContext,
): bool;

public native fun deny_list_v2_is_global_pause_enabled_next_epoch<T>(deny_list: &DenyList): bool;

public entry native fun mint_and_transfer<T>(
    c: &mut TreasuryCap<T>,
    amount: u64,
    recipient: address,
    ctx: &mut TxContext,
);

public entry native fun update_name<T>(
    _treasury: &TreasuryCap<T>,
    metadata: &mut CoinMetadata<T>,
    name: String,
);

public entry native fun update_symbol<T>(
    _treasury: &TreasuryCap<T>,
    metadata: &mut CoinMetadata<T>,
    symbol: ascii::String,
);

public entry native fun update_description<T>(
    _treasury: &TreasuryCap<T>,
    metadata: &mut CoinMetadata<T>,
    description: String,
);

public entry native fun update_icon_url<T>(
    _treasury: &TreasuryCap<T>,
    metadata: &mut CoinMetadata<T>,
    url: ascii::String,
);

public native fun get_decimals<T>(metadata: &CoinMetadata<T>): u8;

public native fun get_name<T>(metadata: &CoinMetadata<T>): String;

public native fun get_symbol<T>(metadata: &CoinMetadata<T>): ascii::String;

public native fun get_description<T>(metadata: &CoinMetadata<T>): String;

public native fun get_icon_url<T>(metadata: &CoinMetadata<T>): Option<Url>;

public native fun supply<T>(treasury: &mut TreasuryCap<T>): &Supply<T>;

#[deprecated]
public native fun create_regulated_currency<T: drop>(
    witness: T,
    decimals: u8,
    symbol: vector<u8>,
    name: vector<u8>,
    description: vector<u8>,
    icon_url: Option<Url>,
    ctx: &mut TxContext,
): (TreasuryCap<T>, DenyCap<T>, CoinMetadata<T>);

#[deprecated]
public native fun deny_list_add<T>(
    deny_list: &mut DenyList,
    _deny_cap: &mut DenyCap<T>,
    addr: address,
    _ctx: &mut TxContext,
);

#[deprecated]
public native fun deny_list_remove<T>(
    deny_list: &mut DenyList,
    _deny_cap: &mut DenyCap<T>,
    addr: address,
    _ctx: &mut TxContext,
);

#[deprecated]
public native fun deny_list_contains<T>(deny_list: &DenyList, addr: address): bool;
