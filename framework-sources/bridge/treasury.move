module bridge::treasury;

use std::ascii::String;
use std::type_name::TypeName;
use sui::bag::Bag;
use sui::coin::{Coin, CoinMetadata, TreasuryCap};
use sui::object_bag::ObjectBag;
use sui::package::UpgradeCap;
use sui::vec_map::VecMap;

const EUnsupportedTokenType: u64 = 1;

const EInvalidUpgradeCap: u64 = 2;

const ETokenSupplyNonZero: u64 = 3;

const EInvalidNotionalValue: u64 = 4;

public struct BridgeTreasury has store {
    treasuries: ObjectBag,
    supported_tokens: VecMap<TypeName, BridgeTokenMetadata>,
    id_token_type_map: VecMap<u8, TypeName>,
    waiting_room: Bag,
}

public struct BridgeTokenMetadata has copy, drop, store {
    id: u8,
    decimal_multiplier: u64,
    notional_value: u64,
    native_token: bool,
}

public struct ForeignTokenRegistration has store {
    type_name: TypeName,
    uc: UpgradeCap,
    decimal: u8,
}

public struct UpdateTokenPriceEvent has copy, drop {
    token_id: u8,
    new_price: u64,
}

public struct NewTokenEvent has copy, drop {
    token_id: u8,
    type_name: TypeName,
    native_token: bool,
    decimal_multiplier: u64,
    notional_value: u64,
}

public struct TokenRegistrationEvent has copy, drop {
    type_name: TypeName,
    decimal: u8,
    native_token: bool,
}

public native fun token_id<T>(self: &BridgeTreasury): u8;

public native fun decimal_multiplier<T>(self: &BridgeTreasury): u64;

public native fun notional_value<T>(self: &BridgeTreasury): u64;

public(package) native fun register_foreign_token<T>(
    self: &mut BridgeTreasury,
    tc: TreasuryCap<T>,
    uc: UpgradeCap,
    metadata: &CoinMetadata<T>,
);

public(package) native fun add_new_token(
    self: &mut BridgeTreasury,
    token_name: String,
    token_id: u8,
    native_token: bool,
    notional_value: u64,
);

public(package) native fun create(ctx: &mut TxContext): BridgeTreasury;

public(package) native fun burn<T>(self: &mut BridgeTreasury, token: Coin<T>);

public(package) native fun mint<T>(
    self: &mut BridgeTreasury,
    amount: u64,
    ctx: &mut TxContext,
): Coin<T>;

public(package) native fun update_asset_notional_price(
    self: &mut BridgeTreasury,
    token_id: u8,
    new_usd_price: u64,
);
