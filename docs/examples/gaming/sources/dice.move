/// Fair dice.
module arena::dice;

use arena::sword::Sword;
use sui::event;
use sui::random::{Random, RandomGenerator, new_generator};

// region: dice
public struct RolledEvent has copy, drop {
    player: address,
    value: u8,
}

/// `entry`, not public: no other code can run after the roll and undo it.
entry fun fight(sword: &mut Sword, random: &Random, ctx: &mut TxContext) {
    let mut generator = new_generator(random, ctx);
    let value = roll(&mut generator);
    event::emit(RolledEvent { player: ctx.sender(), value });
    // Both outcomes cost the same gas, so the budget cannot choose one.
    let points = if (value >= 4) 50 else 10;
    sword.earn(points);
}

fun roll(generator: &mut RandomGenerator): u8 {
    generator.generate_u8_in_range(1, 6)
}
// endregion: dice

#[test]
fun a_die_shows_one_to_six() {
    let mut generator = sui::random::new_generator_for_testing();
    100u64.do!(|_| {
        let value = roll(&mut generator);
        assert!(value >= 1 && value <= 6);
    });
}
