/// A wallet whose controller releases a growing percentage to its owner.
module vesting::milestone;

use sui::balance::Balance;
use sui::coin::Coin;

#[error]
const ENotOwner: vector<u8> = b"Only the owner can claim.";
#[error]
const ENotController: vector<u8> = b"Only the controller reports milestones.";
#[error]
const ESamePerson: vector<u8> = b"Owner and controller must differ.";
#[error]
const EMustRise: vector<u8> = b"The percentage only rises, up to 100.";

/// Shared: owner and controller are different senders, and both must reach it.
public struct Wallet<phantom T> has key {
    id: UID,
    balance: Balance<T>,
    total: u64,
    percentage: u64,
    owner: address,
    controller: address,
}

public fun create<T>(
    coin: Coin<T>,
    owner: address,
    controller: address,
    ctx: &mut TxContext,
) {
    assert!(owner != controller, ESamePerson);
    let total = coin.value();
    let balance = coin.into_balance();
    let id = object::new(ctx);
    let percentage = 0;
    let wallet = Wallet { id, balance, total, percentage, owner, controller };
    transfer::share_object(wallet);
}

/// Called when a milestone is reached.
public fun report<T>(self: &mut Wallet<T>, percentage: u64, ctx: &TxContext) {
    assert!(ctx.sender() == self.controller, ENotController);
    assert!(percentage > self.percentage && percentage <= 100, EMustRise);
    self.percentage = percentage;
}

public fun claim<T>(self: &mut Wallet<T>, ctx: &mut TxContext): Coin<T> {
    assert!(ctx.sender() == self.owner, ENotOwner);
    let claimed = self.total - self.balance.value();
    let unlocked = (self.total as u128) * (self.percentage as u128) / 100;
    self.balance.split((unlocked as u64) - claimed).into_coin(ctx)
}

public fun close<T>(self: Wallet<T>, ctx: &TxContext) {
    assert!(ctx.sender() == self.owner, ENotOwner);
    let Wallet { id, balance, .. } = self;
    balance.destroy_zero();
    id.delete();
}
