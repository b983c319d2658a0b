/// A chest with things of different types.
module tables_bags::loot;

use sui::bag::{Self, Bag};
use sui::balance::Balance;
use sui::sui::SUI;

// region: loot
public struct Chest has key, store {
    id: UID,
    contents: Bag,
}

public struct Gem has store, drop {
    carats: u64,
}

/// Keys of two types keep the two kinds apart.
public struct GemKey(u64) has copy, drop, store;
public struct GoldKey() has copy, drop, store;

public fun put_gem(chest: &mut Chest, slot: u64, gem: Gem) {
    chest.contents.add(GemKey(slot), gem);
}

/// The same bag holds a balance as well. A second payment joins the first.
public fun put_gold(chest: &mut Chest, gold: Balance<SUI>) {
    let bag = &mut chest.contents;
    if (bag.contains_with_type<GoldKey, Balance<SUI>>(GoldKey())) {
        let all: &mut Balance<SUI> = &mut bag[GoldKey()];
        all.join(gold);
    } else {
        bag.add(GoldKey(), gold);
    }
}

public fun take_gem(chest: &mut Chest, slot: u64): Gem {
    chest.contents.remove(GemKey(slot))
}

public fun take_gold(chest: &mut Chest): Balance<SUI> {
    chest.contents.remove(GoldKey())
}

/// Aborts with `EBagNotEmpty` while anything is left.
public fun smash(chest: Chest) {
    let Chest { id, contents } = chest;
    contents.destroy_empty();
    id.delete();
}
// endregion: loot

public fun new(ctx: &mut TxContext): Chest {
    Chest { id: object::new(ctx), contents: bag::new(ctx) }
}

public fun cut(carats: u64): Gem {
    Gem { carats }
}

public fun carats(gem: &Gem): u64 {
    gem.carats
}

public fun count(chest: &Chest): u64 {
    chest.contents.length()
}
