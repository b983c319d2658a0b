// region: head
/// A shared greenhouse where anyone can grow a plant and take it home.
module greenhouse::greenhouse;

use std::string::String;
use sui::event;
// endregion: head

// region: errors
/// The keeper has closed the greenhouse.
const EClosed: u64 = 0;
/// A plant needs at least one unit of water.
const ENoWater: u64 = 1;
// endregion: errors

// region: types
/// The place where plants grow. It is shared, so every transaction can use it.
public struct Greenhouse has key {
    id: UID,
    open: bool,
    plants_grown: u64,
}

/// The right to open and close the greenhouse. The publisher of the package gets the only one.
public struct KeeperCap has key, store {
    id: UID,
}

/// A plant belongs to the account that grew it, or to the account that it was given to.
public struct Plant has key, store {
    id: UID,
    species: String,
    height: u64,
}

/// Tells programs off chain that a plant has grown.
public struct PlantGrown has copy, drop {
    plant: ID,
    species: String,
    gardener: address,
}
// endregion: types

// region: init
/// Runs once, when the package is published.
fun init(ctx: &mut TxContext) {
    transfer::share_object(Greenhouse {
        id: object::new(ctx),
        open: true,
        plants_grown: 0,
    });
    transfer::transfer(KeeperCap { id: object::new(ctx) }, ctx.sender());
}
// endregion: init

// region: grow
/// Grows a plant and returns it. Aborts with `EClosed` while the greenhouse is closed.
public fun grow(greenhouse: &mut Greenhouse, species: String, ctx: &mut TxContext): Plant {
    assert!(greenhouse.open, EClosed);
    greenhouse.plants_grown = greenhouse.plants_grown + 1;

    let plant = Plant { id: object::new(ctx), species, height: 0 };
    event::emit(PlantGrown {
        plant: object::id(&plant),
        species,
        gardener: ctx.sender(),
    });
    plant
}
// endregion: grow

// region: care
/// Adds to the height of a plant. Aborts with `ENoWater` when the amount is zero.
public fun water(plant: &mut Plant, amount: u64) {
    assert!(amount > 0, ENoWater);
    plant.height = plant.height + amount;
}

/// Deletes a plant. Its owner gets the storage rebate.
public fun compost(plant: Plant) {
    let Plant { id, species: _, height: _ } = plant;
    id.delete();
}
// endregion: care

// region: keeper
/// Opens or closes the greenhouse. Only a call with the capability can do that.
public fun set_open(_: &KeeperCap, greenhouse: &mut Greenhouse, open: bool) {
    greenhouse.open = open;
}
// endregion: keeper

// region: accessors
public fun species(plant: &Plant): String {
    plant.species
}

public fun height(plant: &Plant): u64 {
    plant.height
}

public fun plants_grown(greenhouse: &Greenhouse): u64 {
    greenhouse.plants_grown
}

public fun is_open(greenhouse: &Greenhouse): bool {
    greenhouse.open
}
// endregion: accessors

// region: test-init
#[test_only]
/// Lets tests in other modules run `init`, which is private.
public fun init_for_testing(ctx: &mut TxContext) {
    init(ctx)
}

#[test_only]
/// A greenhouse that is not shared, for tests of a single transaction.
public fun new_for_testing(ctx: &mut TxContext): Greenhouse {
    Greenhouse { id: object::new(ctx), open: true, plants_grown: 0 }
}
// endregion: test-init
