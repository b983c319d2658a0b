module bikes::repair;

use bikes::station::{Self, Station};

public fun add_bike(station: &mut Station, ctx: &mut TxContext) {
    station.give_back(station::new_bike(ctx));
}
