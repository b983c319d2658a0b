/// Names that resolve to addresses: one key type, one value type, any length.
module tables_bags::registry;

use std::string::String;
use sui::table::{Self, Table};

/// The name is taken.
const ETaken: u64 = 0;

// region: registry
public struct Registry has key {
    id: UID,
    names: Table<String, address>,
}

public fun register(
    registry: &mut Registry,
    name: String,
    ctx: &TxContext,
) {
    assert!(!registry.names.contains(name), ETaken);
    registry.names.add(name, ctx.sender());
}

public fun resolve(registry: &Registry, name: String): Option<address> {
    if (!registry.names.contains(name)) return option::none();
    option::some(registry.names[name])
}

public fun count(registry: &Registry): u64 {
    registry.names.length()
}
// endregion: registry

fun init(ctx: &mut TxContext) {
    transfer::share_object(Registry { id: object::new(ctx), names: table::new(ctx) });
}

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(ctx);
}
