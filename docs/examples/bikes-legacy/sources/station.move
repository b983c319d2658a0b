/// A station of a bike rental, as it was written before 2024.
module bikes::station {
    use std::vector;
    use sui::object::{Self, UID};
    use sui::transfer;
    use sui::tx_context::TxContext;

    friend bikes::repair;

    /// No bike is left.
    const EEmpty: u64 = 0;

    struct Bike has key, store {
        id: UID,
        rides: u64,
    }

    struct Station has key {
        id: UID,
        bikes: vector<Bike>,
        type: u8,
    }

    public fun open(type: u8, ctx: &mut TxContext) {
        transfer::share_object(Station { id: object::new(ctx), bikes: vector::empty(), type });
    }

    public fun take(station: &mut Station): Bike {
        assert!(!vector::is_empty(&station.bikes), EEmpty);
        let bike = vector::pop_back(&mut station.bikes);
        bike.rides = bike.rides + 1;
        bike
    }

    public fun give_back(station: &mut Station, bike: Bike) {
        vector::push_back(&mut station.bikes, bike);
    }

    public fun total_rides(station: &Station): u64 {
        let sum = 0;
        let i = 0;
        while (i < vector::length(&station.bikes)) {
            sum = sum + vector::borrow(&station.bikes, i).rides;
            i = i + 1;
        };
        sum
    }

    public(friend) fun new_bike(ctx: &mut TxContext): Bike {
        Bike { id: object::new(ctx), rides: 0 }
    }
}
