/// The board: from one seed to the slots of many balls, and from slots to money. Nothing here has state.
module plinko::board;

use std::bcs;
use sui::hash;

/// A board needs 13 multipliers, and must not pay back more than it takes.
const EMultipliers: u64 = 0;

// region: odds
/// How often a ball turns on its way down.
const ROWS: u64 = 12;
/// Ways that lead into each of the 13 slots, out of 4,096.
const WAYS: vector<u64> = vector[1, 12, 66, 220, 495, 792, 924, 792, 495, 220, 66, 12, 1];
const ALL_WAYS: u64 = 4_096;
/// Multipliers are percentages.
const PERCENT: u64 = 100;

/// Refuses a board whose expected return is above the stake. This also bounds each multiplier.
public fun check(multipliers: &vector<u64>) {
    assert!(multipliers.length() == ROWS + 1, EMultipliers);
    let ways = WAYS;
    let mut paid = 0u128;
    ROWS.do_eq!(|slot| paid = paid + (ways[slot] as u128) * (multipliers[slot] as u128));
    assert!(paid <= (ALL_WAYS * PERCENT) as u128, EMultipliers);
}
// endregion: odds

// region: extend
/// The block of bytes that decides the path of one ball.
public fun block(seed: &vector<u8>, ball: u64): vector<u8> {
    let mut bytes = *seed;
    bytes.append(bcs::to_bytes(&ball));
    hash::blake2b256(&bytes)
}

/// Each of the first 12 bytes is a turn, and an even byte is a step to the right.
public fun slot(block: &vector<u8>): u8 {
    let mut steps = 0u8;
    ROWS.do!(|row| if (block[row] % 2 == 0) steps = steps + 1);
    steps
}

/// The slots of all balls.
public fun slots(seed: &vector<u8>, balls: u64): vector<u8> {
    vector::tabulate!(balls, |ball| slot(&block(seed, ball)))
}
// endregion: extend

// region: payout
/// What one ball pays, in MIST. Remainders of both divisions stay with the house.
public fun ball_payout(stake: u64, balls: u64, multiplier: u64): u64 {
    stake / balls * multiplier / PERCENT
}

public fun payout(stake: u64, slots: &vector<u8>, multipliers: &vector<u64>): u64 {
    let balls = slots.length();
    let mut total = 0;
    slots.do_ref!(|slot| {
        total = total + ball_payout(stake, balls, multipliers[*slot as u64]);
    });
    total
}

/// What the house pays when every ball falls into the best slot.
public fun worst_case(stake: u64, balls: u64, multipliers: &vector<u64>): u64 {
    let best = (*multipliers).fold!(0u64, |most, multiplier| most.max(multiplier));
    ball_payout(stake, balls, best) * balls
}
// endregion: payout
