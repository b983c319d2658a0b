/// An upgrade policy that lets a package change on one day of the week only.
module custom_policies::weekday;

use sui::package::{UpgradeCap, UpgradeReceipt, UpgradeTicket};

/// A day must be 0 (Monday) to 6 (Sunday).
const ENotADay: u64 = 0;
/// Today is not the day of this policy.
const EWrongDay: u64 = 1;

// region: wrap
/// Holds the upgrade cap. No function hands the cap out, so that every
/// upgrade passes `authorize_upgrade`.
public struct WeekdayCap has key, store {
    id: UID,
    cap: UpgradeCap,
    day: u8,
}

/// The day is fixed for good: there is no setter.
public fun new(cap: UpgradeCap, day: u8, ctx: &mut TxContext): WeekdayCap {
    assert!(day < 7, ENotADay);
    WeekdayCap { id: object::new(ctx), cap, day }
}
// endregion: wrap

// region: authorize
/// Opens an upgrade, if today is the day.
public fun authorize_upgrade(
    self: &mut WeekdayCap,
    policy: u8,
    digest: vector<u8>,
    ctx: &TxContext,
): UpgradeTicket {
    assert!(weekday(ctx) == self.day, EWrongDay);
    self.cap.authorize(policy, digest)
}

/// Closes it. No check is needed: only an authorized upgrade makes a receipt.
public fun commit_upgrade(self: &mut WeekdayCap, receipt: UpgradeReceipt) {
    self.cap.commit(receipt);
}

/// The way to the end: no more upgrades.
public fun make_immutable(self: WeekdayCap) {
    let WeekdayCap { id, cap, day: _ } = self;
    id.delete();
    cap.make_immutable();
}

const MS_PER_DAY: u64 = 86_400_000;

/// Unix time began on a Thursday, which is day 3.
fun weekday(ctx: &TxContext): u8 {
    ((ctx.epoch_timestamp_ms() / MS_PER_DAY + 3) % 7) as u8
}
// endregion: authorize
