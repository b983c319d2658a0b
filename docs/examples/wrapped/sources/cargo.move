/// A crate that holds any number of bottles.
module wrapped::cargo;

// region: crate
public struct Bottle has key, store {
    id: UID,
    year: u16,
}

public struct Crate has key, store {
    id: UID,
    bottles: vector<Bottle>,
}

/// Wraps one more bottle.
public fun pack(self: &mut Crate, bottle: Bottle) {
    self.bottles.push_back(bottle);
}

/// Unwraps the bottle at a position; the last one takes its place.
public fun take(self: &mut Crate, index: u64): Bottle {
    self.bottles.swap_remove(index)
}

/// Takes the crate apart and unwraps all bottles.
public fun unpack(self: Crate): vector<Bottle> {
    let Crate { id, bottles } = self;
    id.delete();
    bottles
}
// endregion: crate

public fun empty(ctx: &mut TxContext): Crate {
    Crate { id: object::new(ctx), bottles: vector[] }
}

public fun fill_bottle(year: u16, ctx: &mut TxContext): Bottle {
    Bottle { id: object::new(ctx), year }
}

public fun drink(bottle: Bottle): u16 {
    let Bottle { id, year } = bottle;
    id.delete();
    year
}

public fun length(self: &Crate): u64 {
    self.bottles.length()
}
