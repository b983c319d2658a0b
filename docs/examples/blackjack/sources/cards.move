/// Cards, hands and where they come from. Nothing here has state.
module blackjack::cards;

use std::bcs;
use sui::hash;

const DECK: u64 = 52;
const RANKS: u8 = 13;
const BEST: u64 = 21;
/// The dealer draws below this sum, and never from it on.
const DEALER_STANDS: u64 = 17;

// region: draw
/// A card from 0 to 51, the `index`-th of a seed. Every draw is from a full deck.
public fun draw(seed: &vector<u8>, index: u64): u8 {
    let mut bytes = *seed;
    bytes.append(bcs::to_bytes(&index));
    let block = hash::blake2b256(&bytes);
    let number = vector::tabulate!(8, |at| block[at]).fold!(0u64, |sum, byte| (sum << 8) | (byte as u64));
    (number % DECK) as u8
}

/// The dealer's hand after the dealer has drawn by the rule. There is nothing to decide.
public fun play_dealer(hand: vector<u8>, seed: &vector<u8>): vector<u8> {
    let mut hand = hand;
    let mut drawn = 0;
    while (sum(&hand) < DEALER_STANDS) {
        hand.push_back(draw(seed, drawn));
        drawn = drawn + 1;
    };
    hand
}
// endregion: draw

// region: sum
/// Ace is 1 here, and 2 to 10 are themselves. Jack, queen and king are 10.
public fun value(card: u8): u64 {
    ((card % RANKS + 1) as u64).min(10)
}

/// The best sum of a hand: one ace counts 11 when the hand stays at 21 or below.
public fun sum(hand: &vector<u8>): u64 {
    let low = (*hand).fold!(0u64, |sum, card| sum + value(card));
    let has_ace = hand.any!(|card| value(*card) == 1);
    if (has_ace && low + 10 <= BEST) low + 10 else low
}

public fun is_bust(hand: &vector<u8>): bool { sum(hand) > BEST }

/// 21 with the first two cards.
public fun is_natural(hand: &vector<u8>): bool { hand.length() == 2 && sum(hand) == BEST }
// endregion: sum
