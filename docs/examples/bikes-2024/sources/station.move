/// A station of a bike rental, in Move 2024.
module bikes::station;

/// No bike is left.
const EEmpty: u64 = 0;

// region: types
public struct Bike has key, store {
    id: UID,
    rides: u64,
}

public struct Station has key {
    id: UID,
    bikes: vector<Bike>,
    `type`: u8,
}
// endregion: types

public fun open(`type`: u8, ctx: &mut TxContext) {
    transfer::share_object(Station { id: object::new(ctx), bikes: vector[], `type` });
}

// region: functions
public fun take(station: &mut Station): Bike {
    assert!(!station.bikes.is_empty(), EEmpty);
    let mut bike = station.bikes.pop_back();
    bike.rides = bike.rides + 1;
    bike
}

public fun give_back(station: &mut Station, bike: Bike) {
    station.bikes.push_back(bike);
}

public fun total_rides(station: &Station): u64 {
    let mut sum = 0;
    station.bikes.do_ref!(|bike| sum = sum + bike.rides);
    sum
}

public(package) fun new_bike(ctx: &mut TxContext): Bike {
    Bike { id: object::new(ctx), rides: 0 }
}
// endregion: functions
