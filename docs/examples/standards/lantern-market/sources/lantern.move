// region: item
/// A collectible that is traded through kiosks, under a policy that its creator controls.
module lantern_market::lantern;

use lantern_market::donation_rule;
use lantern_market::stay_rule;
use std::string::String;
use sui::display;
use sui::kiosk::{Kiosk, KioskOwnerCap};
use sui::package;
use sui::transfer_policy::{Self, TransferPolicy};

/// Five percent, in basis points.
const DONATION: u16 = 500;
/// The least that a sale donates, in MIST.
const LEAST: u64 = 1_000_000;

/// One-time witness: proves to `package::claim` that this is the publishing transaction.
public struct LANTERN has drop {}

/// The item. Its `store` ability lets it enter a kiosk.
public struct Lantern has key, store {
    id: UID,
    color: String,
}

/// The right to make lanterns. The publisher of the package gets the only one.
public struct WorkshopCap has key, store {
    id: UID,
}
// endregion: item

// region: init
/// Creates the policy with both rules before anyone can use it, and shares it. Then it says how
/// lanterns look.
#[allow(lint(share_owned))]
fun init(otw: LANTERN, ctx: &mut TxContext) {
    let publisher = package::claim(otw, ctx);
    let (mut policy, cap) = transfer_policy::new<Lantern>(&publisher, ctx);
    donation_rule::add(&mut policy, &cap, DONATION, LEAST);
    stay_rule::add(&mut policy, &cap);
    transfer::public_share_object(policy);

    let keys = vector[b"name".to_string(), b"image_url".to_string()];
    let values = vector[
        b"A {color} lantern".to_string(),
        b"https://lanterns.example/{color}.png".to_string(),
    ];
    let mut display = display::new_with_fields<Lantern>(&publisher, keys, values, ctx);
    display.update_version();

    transfer::public_transfer(cap, ctx.sender());
    transfer::public_transfer(display, ctx.sender());
    transfer::public_transfer(publisher, ctx.sender());
    transfer::transfer(WorkshopCap { id: object::new(ctx) }, ctx.sender());
}
// endregion: init

// region: make
/// Makes a lantern and locks it in a kiosk, so that no lantern ever exists outside of the policy.
public fun make(
    _: &WorkshopCap,
    color: String,
    kiosk: &mut Kiosk,
    cap: &KioskOwnerCap,
    policy: &TransferPolicy<Lantern>,
    ctx: &mut TxContext,
): ID {
    let lantern = Lantern { id: object::new(ctx), color };
    let id = object::id(&lantern);
    kiosk.lock(cap, policy, lantern);
    id
}

public fun color(lantern: &Lantern): String {
    lantern.color
}

public fun repaint(lantern: &mut Lantern, color: String) {
    lantern.color = color;
}
// endregion: make

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(LANTERN {}, ctx)
}

#[test_only]
/// A lantern that is in no kiosk yet.
public fun loose_for_testing(ctx: &mut TxContext): Lantern {
    Lantern { id: object::new(ctx), color: b"red".to_string() }
}
