/// A game that lets borrowers in: it only looks at the drone.
module rental::race;

use rental::drone::Drone;
use rental::rental::Lease;
use sui::clock::Clock;
use sui::kiosk::Kiosk;

// region: enter
/// The class that a rented drone races in. Aborts when the lease is over.
public fun class(kiosk: &Kiosk, lease: &Lease<Drone>, clock: &Clock): u64 {
    let drone = rental::rental::borrow(kiosk, lease, clock);
    if (drone.flights() < 10) 1 else 2
}
// endregion: enter
