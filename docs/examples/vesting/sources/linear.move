/// A wallet that releases its balance evenly over time.
module vesting::linear;

use sui::balance::Balance;
use sui::clock::Clock;
use sui::coin::Coin;

#[error]
const EStartInPast: vector<u8> = b"The start must lie in the future.";
#[error]
const ENotEmpty: vector<u8> = b"Claim everything before the wallet is closed.";

// region: wallet
/// `total` never changes: it is the balance left plus what was claimed.
public struct Wallet<phantom T> has key, store {
    id: UID,
    balance: Balance<T>,
    total: u64,
    /// Milliseconds since the Unix epoch.
    start: u64,
    /// Milliseconds. Zero releases everything at `start`.
    duration: u64,
}

/// Locks a coin. Whoever holds the wallet can claim.
public fun new<T>(
    coin: Coin<T>,
    clock: &Clock,
    start: u64,
    duration: u64,
    ctx: &mut TxContext,
): Wallet<T> {
    assert!(start > clock.timestamp_ms(), EStartInPast);
    let total = coin.value();
    Wallet {
        id: object::new(ctx),
        balance: coin.into_balance(),
        total,
        start,
        duration,
    }
}
// endregion: wallet

// region: claim
/// What can be claimed now, in units of the coin.
public fun claimable<T>(self: &Wallet<T>, clock: &Clock): u64 {
    let now = clock.timestamp_ms();
    if (now < self.start) return 0;
    let elapsed = now - self.start;
    // After the end everything is free, also with a duration of zero.
    if (elapsed >= self.duration) return self.balance.value();
    let claimed = self.total - self.balance.value();
    // u64 × u64 does not fit into u64: multiply and divide in u128.
    let product = (self.total as u128) * (elapsed as u128);
    ((product / (self.duration as u128)) as u64) - claimed
}

public fun claim<T>(
    self: &mut Wallet<T>,
    clock: &Clock,
    ctx: &mut TxContext,
): Coin<T> {
    let amount = self.claimable(clock);
    self.balance.split(amount).into_coin(ctx)
}

/// Only an empty wallet can be closed, so no coin can vanish with it.
public fun close<T>(self: Wallet<T>) {
    let Wallet { id, balance, .. } = self;
    assert!(balance.value() == 0, ENotEmpty);
    balance.destroy_zero();
    id.delete();
}
// endregion: claim

public fun left<T>(self: &Wallet<T>): u64 {
    self.balance.value()
}
