/// Something worth renting: a drone that counts its flights.
module rental::drone;

use sui::package;

/// A drone can be owned, traded in a kiosk, and flown by anyone who holds it.
public struct Drone has key, store {
    id: UID,
    flights: u64,
}

/// The one-time witness of this module.
public struct DRONE has drop {}

/// The publisher object proves later who the creator of the type is.
fun init(otw: DRONE, ctx: &mut TxContext) {
    package::claim_and_keep(otw, ctx);
}

// region: drone
/// Builds a drone for anyone who asks. A real creator would charge for it.
public fun build(ctx: &mut TxContext): Drone {
    Drone { id: object::new(ctx), flights: 0 }
}

/// Flies once. It changes the drone, so it needs a mutable reference.
public fun fly(drone: &mut Drone) {
    drone.flights = drone.flights + 1;
}
// endregion: drone

/// How often the drone has flown.
public fun flights(drone: &Drone): u64 {
    drone.flights
}
