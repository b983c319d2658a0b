module bikes::repair {
    use sui::tx_context::TxContext;
    use bikes::station::{Self, Station};

    public fun add_bike(station: &mut Station, ctx: &mut TxContext) {
        station::give_back(station, station::new_bike(ctx));
    }
}
