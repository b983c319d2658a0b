/// A rover that may or may not carry a battery.
module wrapped::rover;

// region: rover
public struct Battery has key, store {
    id: UID,
    charge: u64,
}

public struct Rover has key, store {
    id: UID,
    battery: Option<Battery>,
}

/// Wraps the battery. Aborts when the rover has one already.
public fun fit(rover: &mut Rover, battery: Battery) {
    rover.battery.fill(battery);
}

/// Wraps the new battery and unwraps the old one, if there is one.
public fun exchange(rover: &mut Rover, battery: Battery): Option<Battery> {
    rover.battery.swap_or_fill(battery)
}

/// Unwraps the battery. Aborts when there is none.
public fun remove(rover: &mut Rover): Battery {
    rover.battery.extract()
}
// endregion: rover

public fun assemble(ctx: &mut TxContext): Rover {
    Rover { id: object::new(ctx), battery: option::none() }
}

public fun charge_up(charge: u64, ctx: &mut TxContext): Battery {
    Battery { id: object::new(ctx), charge }
}

public fun is_powered(rover: &Rover): bool {
    rover.battery.is_some_and!(|battery| battery.charge > 0)
}
