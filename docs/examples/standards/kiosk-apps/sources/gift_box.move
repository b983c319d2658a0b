// region: box
/// A permissioned app: strangers leave gifts in a kiosk, and the app counts them per sender.
module kiosk_apps::gift_box;

use sui::kiosk::{Kiosk, KioskOwnerCap};
use sui::kiosk_extension as extension;
use sui::transfer_policy::TransferPolicy;

/// The kiosk's owner has not installed the gift box.
const ENotInstalled: u64 = 0;
/// The kiosk's owner has disabled the gift box.
const EDisabled: u64 = 1;
/// The sender has left as many gifts as one sender may.
const ETooMany: u64 = 2;
/// The capability belongs to another kiosk.
const ENotOwner: u64 = 3;

/// Place, and nothing else.
const PERMISSIONS: u128 = 1;
/// Gifts of one sender. Without a bound anyone could fill a kiosk with junk.
const MOST: u64 = 10;

/// Names the app. Only this module can make it, so only this module acts for the app.
public struct GiftBox has drop {}

/// Installs the app. The owner signs the transaction, and thereby agrees to the permissions.
public fun install(kiosk: &mut Kiosk, cap: &KioskOwnerCap, ctx: &mut TxContext) {
    extension::add(GiftBox {}, kiosk, cap, PERMISSIONS, ctx);
}

/// Leaves a gift. Aborts with `ENotInstalled`, `EDisabled` or `ETooMany`.
public fun leave_gift<T: key + store>(
    kiosk: &mut Kiosk,
    gift: T,
    policy: &TransferPolicy<T>,
    ctx: &TxContext,
) {
    assert!(extension::is_installed<GiftBox>(kiosk), ENotInstalled);
    assert!(extension::is_enabled<GiftBox>(kiosk), EDisabled);
    let sender = ctx.sender();
    let given = gifts_of(kiosk, sender);
    assert!(given < MOST, ETooMany);

    let counters = extension::storage_mut(GiftBox {}, kiosk);
    if (given > 0) {
        let _: u64 = counters.remove(sender);
    };
    counters.add(sender, given + 1);
    extension::place(GiftBox {}, kiosk, gift, policy);
}

/// Gifts that an address has left in this kiosk. Works while the app is disabled, too.
public fun gifts_of(kiosk: &Kiosk, sender: address): u64 {
    let counters = extension::storage(GiftBox {}, kiosk);
    if (counters.contains(sender)) counters[sender] else 0
}

/// Deletes counters, so that the app can be removed. Only for the kiosk's owner.
public fun clear_counters(kiosk: &mut Kiosk, cap: &KioskOwnerCap, senders: vector<address>) {
    assert!(kiosk.has_access(cap), ENotOwner);
    let counters = extension::storage_mut(GiftBox {}, kiosk);
    senders.do!(|sender| if (counters.contains(sender)) {
        let _: u64 = counters.remove(sender);
    });
}

/// Removes the app. Aborts with `sui::bag::EBagNotEmpty` while counters are left.
public fun uninstall(kiosk: &mut Kiosk, cap: &KioskOwnerCap) {
    extension::remove<GiftBox>(kiosk, cap);
}
// endregion: box
