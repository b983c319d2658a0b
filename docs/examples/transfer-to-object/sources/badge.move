/// A badge that belongs to one account object for good, and can still be raised.
module transfer_to_object::badge;

use sui::transfer::Receiving;

/// The badge that comes back is not the one that was taken.
const EWrongBadge: u64 = 0;

// region: badge
/// `key` alone: only this module can send or receive it.
public struct Badge has key {
    id: UID,
    level: u8,
}

/// No abilities: not to be kept, dropped or copied. `put_back` ends it.
public struct ReturnReceipt {
    badge: ID,
    home: address,
}

/// Takes the badge out of an account. The caller needs its `&mut UID`.
public fun take(
    account: &mut UID,
    badge: Receiving<Badge>,
): (Badge, ReturnReceipt) {
    let home = account.to_address();
    let badge = transfer::receive(account, badge);
    let receipt = ReturnReceipt { badge: object::id(&badge), home };
    (badge, receipt)
}

/// The only way on: the same badge to the same account, at once.
public fun put_back(badge: Badge, receipt: ReturnReceipt) {
    let ReturnReceipt { badge: expected, home } = receipt;
    assert!(object::id(&badge) == expected, EWrongBadge);
    transfer::transfer(badge, home);
}
// endregion: badge

/// Whoever owns it may award badges.
public struct AwardCap has key, store {
    id: UID,
}

fun init(ctx: &mut TxContext) {
    transfer::transfer(AwardCap { id: object::new(ctx) }, ctx.sender());
}

public fun award(_: &AwardCap, account: address, ctx: &mut TxContext) {
    transfer::transfer(Badge { id: object::new(ctx), level: 1 }, account);
}

public fun raise(badge: &mut Badge, _: &AwardCap) {
    badge.level = badge.level + 1;
}

public fun level(badge: &Badge): u8 {
    badge.level
}

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(ctx);
}
