/// What wallets, explorers and markets expect of a coin, as checks that abort by name. Copy this
/// file next to your package, and call the checks as `my_coin_conformance.move` does.
#[test_only]
module pebble::coin_conformance;

use sui::balance::{Self, Balance};
use sui::coin::{
    Self,
    Coin,
    CoinMetadata,
    DenyCap,
    DenyCapV2,
    RegulatedCoinMetadata,
    TreasuryCap,
};
use sui::test_scenario::{Self, Scenario};

// region: errors
#[error]
const EMetadataNotFrozen: vector<u8> = b"No frozen CoinMetadata exists, so readers can't rely on it.";
#[error]
const ENoSymbol: vector<u8> = b"The symbol is empty, or longer than 12 characters.";
#[error]
const ESymbolCharacters: vector<u8> = b"The symbol has other characters than letters and digits.";
#[error]
const ENoName: vector<u8> = b"The name is empty.";
#[error]
const ENoIcon: vector<u8> = b"There is no icon, or its address doesn't begin with https or data.";
#[error]
const ETooManyDecimals: vector<u8> = b"A million whole units don't fit in a u64.";
#[error]
const ETreasuryForAll: vector<u8> = b"The treasury cap is shared: everybody can mint.";
#[error]
const ETreasuryFrozen: vector<u8> = b"The treasury cap is frozen: nobody can mint, and everybody can make token policies.";
#[error]
const EDenyCapForAll: vector<u8> = b"A deny cap is shared: everybody can ban.";
#[error]
const ENotAnnounced: vector<u8> = b"The coin is not what you announced: regulated, or not.";
#[error]
const EValueLost: vector<u8> = b"The value is not the same after the operation.";
#[error]
const ENotReceived: vector<u8> = b"The recipient doesn't own the coin after the transfer.";
// endregion: errors

/// A convention of this kit: such a symbol fits in a column of a list.
const MOST_SYMBOL_CHARACTERS: u64 = 12;
const RECIPIENT: address = @0xcafe;

// region: metadata
/// Call it in a transaction after the one that published.
public fun metadata<T>(scenario: &Scenario) {
    assert!(test_scenario::has_most_recent_immutable<CoinMetadata<T>>(), EMetadataNotFrozen);
    let metadata = scenario.take_immutable<CoinMetadata<T>>();
    let symbol = metadata.get_symbol();
    assert!(symbol.length() > 0 && symbol.length() <= MOST_SYMBOL_CHARACTERS, ENoSymbol);
    symbol.into_bytes().do!(|byte| assert!(is_plain(byte), ESymbolCharacters));
    assert!(metadata.get_name().length() > 0, ENoName);
    let icon = metadata.get_icon_url();
    assert!(icon.is_some_and!(|url| is_web_address(url.inner_url().into_bytes())), ENoIcon);
    assert!(metadata.get_decimals() <= 13, ETooManyDecimals);
    test_scenario::return_immutable(metadata);
}

fun is_plain(byte: u8): bool {
    (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)
}

fun is_web_address(text: vector<u8>): bool {
    starts_with(&text, b"https://") || starts_with(&text, b"data:")
}

fun starts_with(text: &vector<u8>, start: vector<u8>): bool {
    let mut at = 0;
    text.length() >= start.length() && start.all!(|byte| {
        at = at + 1;
        text[at - 1] == *byte
    })
}
// endregion: metadata

// region: powers
/// The keys to the supply and to the deny list are in nobody's reach but their holders'.
public fun powers<T>(is_regulated: bool) {
    assert!(!test_scenario::has_most_recent_shared<TreasuryCap<T>>(), ETreasuryForAll);
    assert!(!test_scenario::has_most_recent_immutable<TreasuryCap<T>>(), ETreasuryFrozen);
    assert!(!test_scenario::has_most_recent_shared<DenyCapV2<T>>(), EDenyCapForAll);
    assert!(!test_scenario::has_most_recent_shared<DenyCap<T>>(), EDenyCapForAll);
    let found = test_scenario::has_most_recent_immutable<RegulatedCoinMetadata<T>>();
    assert!(found == is_regulated, ENotAnnounced);
}
// endregion: powers

// region: value
/// Splits, joins, and goes to a balance and back. Returns a coin of the same value.
public fun value<T>(coin: Coin<T>, ctx: &mut TxContext): Coin<T> {
    let before = coin.value();
    let mut coin = coin;
    let half = coin.split(before / 2, ctx);
    assert!(coin.value() + half.value() == before, EValueLost);
    coin.join(half);
    let mut held: Balance<T> = balance::zero();
    coin::put(&mut held, coin);
    let coin = coin::take(&mut held, before, ctx);
    held.destroy_zero();
    assert!(coin.value() == before, EValueLost);
    coin
}
// endregion: value

// region: transfer
/// Sends a coin to another address, without the help of the coin's module, and takes it back.
public fun transfer<T>(scenario: &mut Scenario, coin: Coin<T>): Coin<T> {
    let before = coin.value();
    let sender = scenario.sender();
    transfer::public_transfer(coin, RECIPIENT);
    scenario.next_tx(RECIPIENT);
    assert!(scenario.has_most_recent_for_sender<Coin<T>>(), ENotReceived);
    let received = scenario.take_from_sender<Coin<T>>();
    assert!(received.value() == before, EValueLost);
    scenario.next_tx(sender);
    received
}
// endregion: transfer

// region: supply
/// Minting raises the supply by what it makes, and burning lowers it. For a plain treasury cap.
public fun supply<T>(cap: &mut TreasuryCap<T>, ctx: &mut TxContext) {
    let before = cap.total_supply();
    let coin = cap.mint(1_000, ctx);
    assert!(coin.value() == 1_000 && cap.total_supply() == before + 1_000, EValueLost);
    assert!(cap.burn(coin) == 1_000 && cap.total_supply() == before, EValueLost);
}
// endregion: supply
