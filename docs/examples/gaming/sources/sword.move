/// A sword that grows, and gems that sit in it.
module arena::sword;

use sui::dynamic_object_field as dof;

#[error]
const ENoExperience: vector<u8> = b"The sword needs 100 points for the next level.";

// region: sword
const POINTS_PER_LEVEL: u64 = 100;

public struct Sword has key, store {
    id: UID,
    level: u64,
    points: u64,
}

public struct Gem has key, store {
    id: UID,
    power: u64,
}

/// The slot that a gem sits in.
public struct SlotKey(u8) has copy, drop, store;

public fun forge(ctx: &mut TxContext): Sword {
    Sword { id: object::new(ctx), level: 1, points: 0 }
}

/// Called by the battle module of this package.
public(package) fun earn(self: &mut Sword, points: u64) {
    self.points = self.points + points;
}

/// Trades points for a level. The object stays the same: same ID, new contents.
public fun level_up(self: &mut Sword) {
    assert!(self.points >= POINTS_PER_LEVEL, ENoExperience);
    self.points = self.points - POINTS_PER_LEVEL;
    self.level = self.level + 1;
}

public fun set_gem(self: &mut Sword, slot: u8, gem: Gem) {
    dof::add(&mut self.id, SlotKey(slot), gem);
}

public fun take_gem(self: &mut Sword, slot: u8): Gem {
    dof::remove(&mut self.id, SlotKey(slot))
}
// endregion: sword

public fun power(self: &Gem): u64 {
    self.power
}

public fun level(self: &Sword): u64 {
    self.level
}
