/// Two address-owned objects: one only this module can move, one every holder can.
module address_owned::airline;

// region: pass
/// No `store`: only this module decides where a pass goes.
public struct BoardingPass has key {
    id: UID,
    seat: u16,
}

/// Makes a pass and hands it to the sender of the transaction.
#[allow(lint(self_transfer))]
public fun check_in(seat: u16, ctx: &mut TxContext) {
    let pass = BoardingPass { id: object::new(ctx), seat };
    transfer::transfer(pass, ctx.sender());
}

/// Takes the pass by value: only its owner can call this one way out.
public fun hand_over(pass: BoardingPass, companion: address) {
    transfer::transfer(pass, companion);
}
// endregion: pass

// region: voucher
/// With `store`: whoever holds a voucher can send it, without this module.
public struct Voucher has key, store {
    id: UID,
    miles: u64,
}

/// Returns the voucher. The caller decides what becomes of it.
public fun issue(miles: u64, ctx: &mut TxContext): Voucher {
    Voucher { id: object::new(ctx), miles }
}
// endregion: voucher

// region: admin
/// Whoever owns it acts for the airline.
public struct AirlineCap has key, store {
    id: UID,
}

/// No `store`: it stays with the guest.
public struct GoldCard has key {
    id: UID,
}

fun init(ctx: &mut TxContext) {
    transfer::transfer(AirlineCap { id: object::new(ctx) }, ctx.sender());
}

/// The underscore says it: to hold the capability is proof enough.
public fun honor(_: &AirlineCap, guest: address, ctx: &mut TxContext) {
    transfer::transfer(GoldCard { id: object::new(ctx) }, guest);
}
// endregion: admin

// region: use
/// A mutable reference: the owner keeps the pass, and its version goes up.
public fun change_seat(pass: &mut BoardingPass, seat: u16) {
    pass.seat = seat;
}

/// By value and taken apart: the voucher is gone afterwards.
public fun redeem(voucher: Voucher): u64 {
    let Voucher { id, miles } = voucher;
    id.delete();
    miles
}
// endregion: use

public fun seat(pass: &BoardingPass): u16 {
    pass.seat
}

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(ctx);
}
