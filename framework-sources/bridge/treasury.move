/// Holds the mint and burn authority for bridged coins and knows each token's bridge ID, decimals
/// and dollar price.
///
/// A coin type joins in two steps. Its publisher hands over `TreasuryCap` and `UpgradeCap`, which
/// puts the type into a waiting room. Then the committee approves it with an ID and a price, which
/// freezes the `UpgradeCap` and makes the coin transferable over the bridge.
module bridge::treasury;

use std::ascii::String;
use std::type_name::TypeName;
use sui::bag::Bag;
use sui::coin::{Coin, CoinMetadata, TreasuryCap};
use sui::object_bag::ObjectBag;
use sui::package::UpgradeCap;
use sui::vec_map::VecMap;

/// Raised when a coin type or token ID is not in service on the bridge.
const EUnsupportedTokenType: u64 = 1;

/// Raised when the `UpgradeCap` handed over is not that of the package which defines the coin.
const EInvalidUpgradeCap: u64 = 2;

/// Raised when coins of the type were minted before it was handed over.
const ETokenSupplyNonZero: u64 = 3;

/// Raised when a token is given a price of zero.
const EInvalidNotionalValue: u64 = 4;

/// Everything the bridge holds and knows about bridged coins. It is stored inside the bridge's own
/// state.
public struct BridgeTreasury has store {
    /// The `TreasuryCap` of each coin type that was handed over, by type name.
    treasuries: ObjectBag,
    /// Metadata of the coin types that are in service.
    supported_tokens: VecMap<TypeName, BridgeTokenMetadata>,
    /// Coin type behind each bridge token ID.
    id_token_type_map: VecMap<u8, TypeName>,
    /// Registrations that the committee has not approved yet, by type name as a string.
    waiting_room: Bag,
}

/// What the bridge needs to know about a coin type in service.
public struct BridgeTokenMetadata has copy, drop, store {
    /// Token ID in bridge messages, the same on all chains.
    id: u8,
    /// Number of smallest units in one whole token: ten to the power of the coin's decimals.
    decimal_multiplier: u64,
    /// Price of one whole token, in US dollars with eight decimals.
    notional_value: u64,
    /// Whether the token originates on Sui. It is `false` for every token that this version can
    /// add.
    native_token: bool,
}

/// A coin type in the waiting room. It has only `store`, because the `UpgradeCap` inside can be
/// neither copied nor dropped.
public struct ForeignTokenRegistration has store {
    /// The coin type.
    type_name: TypeName,
    /// Upgrade authority of the coin's package, frozen on approval.
    uc: UpgradeCap,
    /// Decimals of the coin, read from its metadata.
    decimal: u8,
}

/// Event of a changed token price.
public struct UpdateTokenPriceEvent has copy, drop {
    /// Bridge token ID.
    token_id: u8,
    /// The new price of one whole token, in US dollars with eight decimals.
    new_price: u64,
}

/// Event of a coin type that has been put into service.
public struct NewTokenEvent has copy, drop {
    /// Bridge token ID that was assigned.
    token_id: u8,
    /// The coin type.
    type_name: TypeName,
    /// Whether the token originates on Sui.
    native_token: bool,
    /// Number of smallest units in one whole token.
    decimal_multiplier: u64,
    /// Initial price of one whole token, in US dollars with eight decimals.
    notional_value: u64,
}

/// Event of a coin type that has been handed over and now waits for approval.
public struct TokenRegistrationEvent has copy, drop {
    /// The coin type.
    type_name: TypeName,
    /// Decimals of the coin.
    decimal: u8,
    /// Always `false`: only tokens of other chains can be registered.
    native_token: bool,
}

/// Returns the bridge token ID of a coin type. Aborts with `EUnsupportedTokenType` if the type is
/// not in service.
public native fun token_id<T>(self: &BridgeTreasury): u8;

/// Returns how many smallest units make one whole token of a coin type. Aborts with
/// `EUnsupportedTokenType` if the type is not in service.
public native fun decimal_multiplier<T>(self: &BridgeTreasury): u64;

/// Returns the price of one whole token of a coin type, in US dollars with eight decimals. Aborts
/// with `EUnsupportedTokenType` if the type is not in service.
public native fun notional_value<T>(self: &BridgeTreasury): u64;

/// Takes a coin type into the waiting room, together with its mint and upgrade authority.
///
/// Both capabilities stay with the bridge. Emits a `TokenRegistrationEvent`. Aborts with
/// `ETokenSupplyNonZero` if any coin exists already and with `EInvalidUpgradeCap` if `uc` belongs
/// to another package. A second registration of the type is impossible, because there is only one
/// `TreasuryCap`.
public(package) native fun register_foreign_token<T>(
    self: &mut BridgeTreasury,
    tc: TreasuryCap<T>,
    uc: UpgradeCap,
    metadata: &CoinMetadata<T>,
);

/// Puts a waiting coin type into service under a token ID and a price.
///
/// Freezes the `UpgradeCap` of its package, so that the coin's code can never change, and emits a
/// `NewTokenEvent`. Does nothing if `native_token` is `true`. Aborts with `EInvalidNotionalValue`
/// if the price is zero and with `dynamic_field::EFieldDoesNotExist` if the type is not in the
/// waiting room.
public(package) native fun add_new_token(
    self: &mut BridgeTreasury,
    token_name: String,
    token_id: u8,
    native_token: bool,
    notional_value: u64,
);

/// Creates a treasury that holds no coin type.
public(package) native fun create(ctx: &mut TxContext): BridgeTreasury;

/// Burns a coin of a bridged type. Aborts with `dynamic_field::EFieldDoesNotExist` if the bridge
/// does not hold the `TreasuryCap` of `T`.
public(package) native fun burn<T>(self: &mut BridgeTreasury, token: Coin<T>);

/// Mints a coin of a bridged type; `amount` is in its smallest unit. Aborts with
/// `dynamic_field::EFieldDoesNotExist` if the bridge does not hold the `TreasuryCap` of `T`.
public(package) native fun mint<T>(
    self: &mut BridgeTreasury,
    amount: u64,
    ctx: &mut TxContext,
): Coin<T>;

/// Sets the price of one whole token, in US dollars with eight decimals, and emits an
/// `UpdateTokenPriceEvent`. Aborts with `EUnsupportedTokenType` if no token has this ID and with
/// `EInvalidNotionalValue` if the price is zero.
public(package) native fun update_asset_notional_price(
    self: &mut BridgeTreasury,
    token_id: u8,
    new_usd_price: u64,
);
