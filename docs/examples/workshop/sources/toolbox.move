/// A shared toolbox that lends its drill to every transaction, and gets it back before the end.
module workshop::toolbox;

use sui::borrow::{Self, Borrow, Referent};
use workshop::drill::Drill;

// region: type
/// Everybody may use it. The drill is inside a holder that can lend it out.
public struct Toolbox has key {
    id: UID,
    drill: Referent<Drill>,
}
// endregion: type

/// A box around a drill. Share it afterwards.
public fun new(drill: Drill, ctx: &mut TxContext): Toolbox {
    Toolbox { id: object::new(ctx), drill: borrow::new(drill, ctx) }
}

/// Makes the box usable by everyone.
public fun share(self: Toolbox) {
    transfer::share_object(self);
}

// region: lend
/// Hands out the drill and a receipt. The transaction can't end until both are back.
public fun take_out(self: &mut Toolbox): (Drill, Borrow) {
    self.drill.borrow()
}

/// Takes back the drill that this receipt was issued for, and no other.
public fun put_back(self: &mut Toolbox, drill: Drill, receipt: Borrow) {
    self.drill.put_back(drill, receipt);
}
// endregion: lend

// region: direct
/// Drills without lending anything: both steps are in one function.
public fun bore(self: &mut Toolbox, by: u64) {
    let (mut drill, receipt) = self.drill.borrow();
    drill.bore(by);
    self.drill.put_back(drill, receipt);
}
// endregion: direct
