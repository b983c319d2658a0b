#[test_only]
module blackjack::cards_tests;

use blackjack::cards;
use std::unit_test::assert_eq;

// Ranks in one suit: the card number is one less than what the card shows.
const ACE: u8 = 0;
const TWO: u8 = 1;
const FIVE: u8 = 4;
const SIX: u8 = 5;
const NINE: u8 = 8;
const TEN: u8 = 9;
const KING: u8 = 12;

// region: sums
#[test]
fun an_ace_counts_eleven_or_one() {
    assert_eq!(cards::sum(&vector[ACE, TEN]), 21);
    assert_eq!(cards::sum(&vector[ACE, ACE]), 12);
    assert_eq!(cards::sum(&vector[ACE, ACE, NINE]), 21);
    assert_eq!(cards::sum(&vector[ACE, KING, FIVE]), 16);
}

#[test]
fun five_cards_can_make_21() {
    assert_eq!(cards::sum(&vector[TWO, FIVE, TWO, SIX, SIX]), 21);
    assert!(!cards::is_natural(&vector[TWO, FIVE, TWO, SIX, SIX]));
    assert!(cards::is_natural(&vector[KING, ACE]));
}

#[test]
fun the_suit_does_not_matter() {
    4u8.do!(|suit| assert_eq!(cards::value(13 * suit + KING), 10));
    assert!(cards::is_bust(&vector[KING, 13 + KING, TWO]));
}
// endregion: sums

// region: draws
/// What `seeds.ts` draws from the same seed.
#[test]
fun a_known_seed_gives_known_cards() {
    assert_eq!(vector::tabulate!(5, |index| cards::draw(&b"seed", index)), vector[27, 25, 46, 32, 21]);
}

#[test]
fun the_dealer_stops_at_17() {
    // 17 already: no card. 16: exactly one.
    assert_eq!(cards::play_dealer(vector[KING, SIX + 1], &b"seed").length(), 2);
    assert_eq!(cards::play_dealer(vector[KING, SIX], &b"seed"), vector[KING, SIX, 27]);
    100u64.do!(|n| {
        let hand = cards::play_dealer(vector[TWO], &std::bcs::to_bytes(&n));
        assert!(cards::sum(&hand) >= 17);
    });
}
// endregion: draws
