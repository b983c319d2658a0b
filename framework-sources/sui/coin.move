/// Coins: fungible value that people can own, send and pay with. A `Coin<T>` is an object around a
/// `Balance<T>`; the type `T` names the currency, and the `TreasuryCap<T>` is the only key to its
/// supply. Reach for this module to define a currency, to mint and burn it, and to split, join or
/// convert coins in a payment.
///
/// A currency is born in the `init` function of a module: `create_currency` takes the one-time
/// witness and returns the `TreasuryCap<T>` and the `CoinMetadata<T>`. From then on, `mint` and
/// `burn` move the supply, `split` and `join` cut and merge coins, and `into_balance` and
/// `from_balance` go to and from the bare balance that a shared object keeps.
/// `create_regulated_currency_v2` adds a `DenyCapV2<T>`, whose holder can block addresses from the
/// currency, or pause it, through the shared `DenyList`.
///
/// Several helpers of `sui::pay` are methods of a coin as well: `split_vec`, `join_vec`,
/// `split_and_transfer` and `divide_and_keep`.
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

/// The value handed in as witness is not a one-time witness. Create the currency in `init`, with
/// the struct that carries the module's name in capitals.
const EBadWitness: u64 = 0;

/// A number makes no sense for the operation: `divide_into_n` was asked for zero parts. Pass at
/// least 1.
const EInvalidArg: u64 = 1;

/// A coin is worth less than the number of parts asked of `divide_into_n`, so that the parts would
/// be empty. Ask for fewer parts. An amount that is too large for `split` or `take` aborts with
/// `sui::balance::ENotEnough` instead.
const ENotEnough: u64 = 2;

/// The `DenyCapV2` was created without the right to pause the whole currency. The right is fixed
/// when the cap is created and cannot be added later.
const EGlobalPauseNotAllowed: u64 = 3;

/// Where the `DenyList` keeps its entries for coins.
const DENY_LIST_COIN_INDEX: u64 = 0;

/// An amount of the currency `T` as an object of its own. `key` and `store` let any holder
/// transfer, wrap or share it without the help of the currency's module; without `copy` and
/// `drop`, value can be neither duplicated nor lost. Objects that hold many amounts keep a
/// `Balance<T>` instead.
public struct Coin<phantom T> has key, store {
    id: UID,
    /// The value inside, in the currency's smallest unit.
    balance: Balance<T>,
}

/// What wallets and explorers show about the currency `T`. Exactly one exists for a type made with
/// `create_currency`; its creator usually freezes it, or keeps it mutable to correct a name or an
/// icon later. It has no say in how coins behave.
public struct CoinMetadata<phantom T> has key, store {
    id: UID,
    /// How many digits stand behind the decimal point for display: with 9 decimals, a value of
    /// 1,500,000,000 reads as 1.5.
    decimals: u8,
    /// Full name, such as `Sui`.
    name: String,
    /// Ticker symbol in ASCII, such as `SUI`.
    symbol: ascii::String,
    /// A short text about the currency.
    description: String,
    /// Address of the logo, if there is one. It is stored as given, not checked.
    icon_url: Option<Url>,
}

/// Marks the currency `T` as regulated: someone may deny addresses its use. It is created frozen
/// together with a regulated currency, so that anyone can look it up and nobody can change it.
public struct RegulatedCoinMetadata<phantom T> has key {
    id: UID,
    /// ID of the `CoinMetadata<T>` of the same currency.
    coin_metadata_object: ID,
    /// ID of the cap that was created with the currency and rules its deny list.
    deny_cap_object: ID,
}

/// The right to mint and burn the currency `T`, together with the count of what exists. There is
/// one per currency. Whoever owns it controls the supply: keep it at a safe address, wrap it in an
/// object with rules of its own, or turn it into a bare `Supply<T>`.
public struct TreasuryCap<phantom T> has key, store {
    id: UID,
    /// The supply that minting raises and burning lowers.
    total_supply: Supply<T>,
}

/// The right to deny addresses the use of the regulated currency `T`. It is an owned object; its
/// holder can hand it on, for example to a compliance team.
public struct DenyCapV2<phantom T> has key, store {
    id: UID,
    /// Whether this cap may also pause the currency for everyone.
    allow_global_pause: bool,
}

/// An event of early versions, kept so that old events can still be read. Nothing emits it any
/// more; `CoinMetadata` replaced it.
public struct CurrencyCreated<phantom T> has copy, drop {
    /// Number of decimals that the new currency was to be displayed with.
    decimals: u8,
}

/// The first version of the deny capability, for currencies made with `create_regulated_currency`.
/// Trade it for a `DenyCapV2` with `migrate_regulated_currency_to_v2`.
public struct DenyCap<phantom T> has key, store {
    id: UID,
}

/// Returns how much of the currency exists, in its smallest unit: everything minted less
/// everything burned.
public native fun total_supply<T>(cap: &TreasuryCap<T>): u64;

/// Destroys a treasury cap and returns the bare `Supply<T>` in it. There is no way back: the
/// supply can still grow and shrink through `sui::balance`, but no function that asks for a
/// `TreasuryCap<T>` can be called again for this currency.
public native fun treasury_into_supply<T>(treasury: TreasuryCap<T>): Supply<T>;

/// Borrows the supply that a treasury cap holds, for reading.
public native fun supply_immut<T>(treasury: &TreasuryCap<T>): &Supply<T>;

/// Borrows the supply that a treasury cap holds, for changing it. With it, balances can be minted
/// and burned through `sui::balance` without making coins.
public native fun supply_mut<T>(treasury: &mut TreasuryCap<T>): &mut Supply<T>;

/// Returns what a coin is worth, in the currency's smallest unit. For `Coin<SUI>` that is MIST.
public native fun value<T>(self: &Coin<T>): u64;

/// Borrows the balance inside a coin.
public native fun balance<T>(coin: &Coin<T>): &Balance<T>;

/// Borrows the balance inside a coin for changes, for instance to split off a `Balance<T>` without
/// creating a coin.
public native fun balance_mut<T>(coin: &mut Coin<T>): &mut Balance<T>;

/// Wraps a balance in a new coin object, which the caller then owns. It is also a method of the
/// balance: `balance.into_coin(ctx)`.
public native fun from_balance<T>(balance: Balance<T>, ctx: &mut TxContext): Coin<T>;

/// Unwraps a coin: deletes the object and returns the balance that was in it. Use it to pay a coin
/// into an object that stores a `Balance<T>`.
public native fun into_balance<T>(coin: Coin<T>): Balance<T>;

/// Takes the amount `value` out of a balance and returns it as a new coin. Aborts with
/// `sui::balance::ENotEnough` when the balance holds less.
public native fun take<T>(balance: &mut Balance<T>, value: u64, ctx: &mut TxContext): Coin<T>;

/// Pays a whole coin into a balance. The coin object is deleted.
public native fun put<T>(balance: &mut Balance<T>, coin: Coin<T>);

/// Merges the coin `c` into `self`. The object `c` is deleted, and `self` is worth the sum. Aborts
/// if the sum does not fit in a `u64`.
public entry native fun join<T>(self: &mut Coin<T>, c: Coin<T>);

/// Splits the amount `split_amount` off a coin and returns it as a new coin. The rest stays in
/// `self`, whose object ID does not change. Aborts with `sui::balance::ENotEnough` when the coin
/// is worth less. A programmable transaction can do the same with the `SplitCoins` command.
public native fun split<T>(self: &mut Coin<T>, split_amount: u64, ctx: &mut TxContext): Coin<T>;

/// Cuts a coin into `n` equal parts: returns `n - 1` new coins and leaves the last part in `self`,
/// together with whatever the division leaves over. Aborts with `EInvalidArg` when `n` is 0, and
/// with `ENotEnough` when the coin is worth less than `n`.
public native fun divide_into_n<T>(
    self: &mut Coin<T>,
    n: u64,
    ctx: &mut TxContext,
): vector<Coin<T>>;

/// Creates a coin worth nothing, for example as a start to merge others into. The caller owns it.
public native fun zero<T>(ctx: &mut TxContext): Coin<T>;

/// Deletes a coin that is worth nothing. Aborts with `sui::balance::ENonZero` when it still holds
/// value.
public native fun destroy_zero<T>(c: Coin<T>);

/// Creates the currency `T` and returns its treasury cap and its metadata to the caller. The
/// witness must be the module's one-time witness, otherwise the call aborts with `EBadWitness`;
/// this is what makes the treasury cap unique. The symbol has to be ASCII, the name and the
/// description UTF-8. The supply starts at zero. The caller decides what becomes of both objects:
/// commonly the cap goes to the publisher and the metadata is frozen.
public native fun create_currency<T: drop>(
    witness: T,
    decimals: u8,
    symbol: vector<u8>,
    name: vector<u8>,
    description: vector<u8>,
    icon_url: Option<Url>,
    ctx: &mut TxContext,
): (TreasuryCap<T>, CoinMetadata<T>);

/// Creates the currency `T` as `create_currency` does, and adds a `DenyCapV2<T>` whose holder can
/// deny addresses its use. A `RegulatedCoinMetadata<T>` is created and frozen on the way. With
/// `allow_global_pause`, the cap can also stop the currency for everyone; this choice is final.
/// Aborts with `EBadWitness` without a one-time witness.
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

/// Turns the deny capability of a currency's first version into a `DenyCapV2`. The old cap is
/// destroyed, and the addresses it had denied are carried over to the new form of the list.
public native fun migrate_regulated_currency_to_v2<T>(
    deny_list: &mut DenyList,
    cap: DenyCap<T>,
    allow_global_pause: bool,
    ctx: &mut TxContext,
): DenyCapV2<T>;

/// Mints `value` units as a new coin and raises the total supply by as much. Only the holder of
/// the treasury cap can call it. Aborts with `sui::balance::EOverflow` when the supply would not
/// fit in a `u64`.
public native fun mint<T>(cap: &mut TreasuryCap<T>, value: u64, ctx: &mut TxContext): Coin<T>;

/// Mints `value` units as a `Balance<T>` and raises the total supply by as much. Saves the coin
/// object where the value is stored inside another object at once. Aborts with
/// `sui::balance::EOverflow` when the supply would not fit in a `u64`.
public native fun mint_balance<T>(cap: &mut TreasuryCap<T>, value: u64): Balance<T>;

/// Destroys a coin, lowers the total supply by its value and returns that value.
public entry native fun burn<T>(cap: &mut TreasuryCap<T>, c: Coin<T>): u64;

/// Bars an address from the currency `T`. From this transaction on, the address cannot use coins
/// of this type as transaction inputs; from the next epoch on, it cannot receive them either.
/// Anyone holding the `DenyCapV2<T>` may call it. Adding an address that is already denied changes
/// nothing.
public native fun deny_list_v2_add<T>(
    deny_list: &mut DenyList,
    _deny_cap: &mut DenyCapV2<T>,
    addr: address,
    ctx: &mut TxContext,
);

/// Takes an address off the deny list. It can use its coins of this type as inputs again at once,
/// and receive new ones from the next epoch on.
public native fun deny_list_v2_remove<T>(
    deny_list: &mut DenyList,
    _deny_cap: &mut DenyCapV2<T>,
    addr: address,
    ctx: &mut TxContext,
);

/// Tells whether an address is blocked from receiving coins of type `T` in the current epoch.
/// Changes made during the epoch are not in the answer yet; see `deny_list_v2_contains_next_epoch`
/// for those.
public native fun deny_list_v2_contains_current_epoch<T>(
    deny_list: &DenyList,
    addr: address,
    ctx: &TxContext,
): bool;

/// Tells whether an address is denied by the latest state of the list. This state already decides
/// whether the address may use coins of type `T` as inputs, and from the next epoch on whether it
/// may receive them.
public native fun deny_list_v2_contains_next_epoch<T>(deny_list: &DenyList, addr: address): bool;

/// Pauses the currency `T` for all addresses. Nobody can use its coins as inputs from now on, and
/// nobody can receive them from the next epoch on. Entries for single addresses stay as they are.
/// Aborts with `EGlobalPauseNotAllowed` when the cap does not carry this right.
public native fun deny_list_v2_enable_global_pause<T>(
    deny_list: &mut DenyList,
    deny_cap: &mut DenyCapV2<T>,
    ctx: &mut TxContext,
);

/// Ends the pause of the currency `T`. Coins can be used as inputs again at once; receiving them
/// works again from the next epoch on. Aborts with `EGlobalPauseNotAllowed` when the cap does not
/// carry this right.
public native fun deny_list_v2_disable_global_pause<T>(
    deny_list: &mut DenyList,
    deny_cap: &mut DenyCapV2<T>,
    ctx: &mut TxContext,
);

/// Tells whether the pause of the currency `T` is in force for receivers in the current epoch.
public native fun deny_list_v2_is_global_pause_enabled_current_epoch<T>(
    deny_list: &DenyList,
    ctx: &TxContext,
): bool;

/// Tells whether the currency `T` is paused by the latest state of the list, which binds senders
/// at once and receivers from the next epoch on.
public native fun deny_list_v2_is_global_pause_enabled_next_epoch<T>(deny_list: &DenyList): bool;

/// Mints `amount` units and sends them to `recipient` as one coin. It does what `mint` followed by
/// a transfer does, in one call that a transaction can make directly.
public entry native fun mint_and_transfer<T>(
    c: &mut TreasuryCap<T>,
    amount: u64,
    recipient: address,
    ctx: &mut TxContext,
);

/// Replaces the name in a currency's metadata. Holding the treasury cap is the permission; frozen
/// metadata cannot be passed in and so can never be changed.
public entry native fun update_name<T>(
    _treasury: &TreasuryCap<T>,
    metadata: &mut CoinMetadata<T>,
    name: String,
);

/// Replaces the symbol in a currency's metadata. Holding the treasury cap is the permission.
public entry native fun update_symbol<T>(
    _treasury: &TreasuryCap<T>,
    metadata: &mut CoinMetadata<T>,
    symbol: ascii::String,
);

/// Replaces the description in a currency's metadata. Holding the treasury cap is the permission.
public entry native fun update_description<T>(
    _treasury: &TreasuryCap<T>,
    metadata: &mut CoinMetadata<T>,
    description: String,
);

/// Replaces the address of the icon in a currency's metadata. The text is stored without a check.
/// Holding the treasury cap is the permission.
public entry native fun update_icon_url<T>(
    _treasury: &TreasuryCap<T>,
    metadata: &mut CoinMetadata<T>,
    url: ascii::String,
);

/// Returns how many decimals the currency is displayed with.
public native fun get_decimals<T>(metadata: &CoinMetadata<T>): u8;

/// Returns the full name of the currency.
public native fun get_name<T>(metadata: &CoinMetadata<T>): String;

/// Returns the ticker symbol of the currency.
public native fun get_symbol<T>(metadata: &CoinMetadata<T>): ascii::String;

/// Returns the text that describes the currency.
public native fun get_description<T>(metadata: &CoinMetadata<T>): String;

/// Returns the address of the icon, or `none` when there is none.
public native fun get_icon_url<T>(metadata: &CoinMetadata<T>): Option<Url>;

/// Borrows the supply for reading, although it asks for a mutable treasury cap. Prefer
/// `supply_immut`, which gets by with a shared reference.
public native fun supply<T>(treasury: &mut TreasuryCap<T>): &Supply<T>;

/// Creates a regulated currency with a deny capability of the first version. Deprecated: use
/// `create_regulated_currency_v2`, or `migrate_regulated_currency_to_v2` for a currency that
/// already exists. Aborts with `EBadWitness` without a one-time witness.
#[deprecated(note = b"Use `create_regulated_currency_v2`.")]
public native fun create_regulated_currency<T: drop>(
    witness: T,
    decimals: u8,
    symbol: vector<u8>,
    name: vector<u8>,
    description: vector<u8>,
    icon_url: Option<Url>,
    ctx: &mut TxContext,
): (TreasuryCap<T>, DenyCap<T>, CoinMetadata<T>);

/// Denies an address the use of coins of type `T` as inputs, in the first version of the list.
/// Deprecated: migrate the currency, then use `deny_list_v2_add`.
#[deprecated(note = b"Use `migrate_regulated_currency_to_v2`, `deny_list_v2_add`.")]
public native fun deny_list_add<T>(
    deny_list: &mut DenyList,
    _deny_cap: &mut DenyCap<T>,
    addr: address,
    _ctx: &mut TxContext,
);

/// Takes an address off the first version of the list, and aborts with `sui::deny_list::ENotDenied`
/// when it is not on it, or in `sui::dynamic_field` for a currency that never denied anyone.
/// Deprecated: migrate the currency, then use `deny_list_v2_remove`.
#[deprecated(note = b"Use `migrate_regulated_currency_to_v2`, `deny_list_v2_remove`.")]
public native fun deny_list_remove<T>(
    deny_list: &mut DenyList,
    _deny_cap: &mut DenyCap<T>,
    addr: address,
    _ctx: &mut TxContext,
);

/// Tells whether an address is on the first version of the list for type `T`; for a primitive type
/// the answer is always `false`. Deprecated: migrate the currency, then use
/// `deny_list_v2_contains_current_epoch` or `deny_list_v2_contains_next_epoch`.
#[deprecated(note = b"Use `migrate_regulated_currency_to_v2`, `deny_list_v2_contains_next_epoch`, `deny_list_v2_contains_current_epoch`.")]
public native fun deny_list_contains<T>(deny_list: &DenyList, addr: address): bool;
