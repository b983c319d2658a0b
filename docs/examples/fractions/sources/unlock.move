// region: head
/// Joins, splits and burns fractions that are locked in a kiosk, and nothing else.
module fractions::unlock;

use fractions::asset::{Asset, Fraction};
use fractions::registry::UnlockPolicy;
use sui::coin;
use sui::kiosk::{Kiosk, KioskOwnerCap};

/// Locked shares would end up in a fraction that isn't locked.
const ENotLocked: u64 = 0;
// endregion: head

// region: join
/// Adds the shares of `from` to `into`, both in the same kiosk.
public fun join<T>(
    kiosk: &mut Kiosk,
    cap: &KioskOwnerCap,
    unlock: &UnlockPolicy<T>,
    into: ID,
    from: ID,
    ctx: &mut TxContext,
) {
    assert!(kiosk.is_locked(into) || !kiosk.is_locked(from), ENotLocked);
    let fraction = release(kiosk, cap, unlock, from, ctx);
    kiosk.borrow_mut<Fraction<T>>(cap, into).join(fraction);
}
// endregion: join

// region: split
/// Splits some shares off and locks them in the same kiosk. Returns the ID of the new fraction.
public fun split<T>(
    kiosk: &mut Kiosk,
    cap: &KioskOwnerCap,
    unlock: &UnlockPolicy<T>,
    from: ID,
    amount: u64,
    ctx: &mut TxContext,
): ID {
    let part = kiosk.borrow_mut<Fraction<T>>(cap, from).split_any(amount, ctx);
    let id = object::id(&part);
    kiosk.lock(cap, unlock.policy(), part);
    id
}
// endregion: split

// region: burn
/// Burns a fraction of the kiosk, for redemption.
public fun burn<T>(
    asset: &mut Asset<T>,
    kiosk: &mut Kiosk,
    cap: &KioskOwnerCap,
    unlock: &UnlockPolicy<T>,
    item: ID,
    ctx: &mut TxContext,
) {
    let fraction = release(kiosk, cap, unlock, item, ctx);
    asset.burn(fraction, ctx);
}
// endregion: burn

// region: release
/// A sale to this package for 0. Private: what it returns never leaves the module.
fun release<T>(
    kiosk: &mut Kiosk,
    cap: &KioskOwnerCap,
    unlock: &UnlockPolicy<T>,
    item: ID,
    ctx: &mut TxContext,
): Fraction<T> {
    kiosk.list<Fraction<T>>(cap, item, 0);
    let (fraction, request) = kiosk.purchase<Fraction<T>>(item, coin::zero(ctx));
    unlock.policy().confirm_request(request);
    fraction
}
// endregion: release
