#[test_only]
module immutable::rulebook_tests;

use immutable::rulebook::{Self, Rulebook};
use sui::test_scenario;

const ORGANIZER: address = @0xa11ce;
const PLAYER: address = @0xb0b;

// region: two-senders
fun owns_a_rulebook(owner: address): bool {
    test_scenario::has_most_recent_for_address<Rulebook>(owner)
}

#[test]
fun everyone_reads_a_sealed_rulebook() {
    let mut scenario = test_scenario::begin(ORGANIZER);
    let mut rulebook = rulebook::draft(8, 100, scenario.ctx());
    rulebook.amend(50);
    rulebook.seal();

    // The organizer does not own it any more, and the player can use it.
    scenario.next_tx(PLAYER);
    assert!(!owns_a_rulebook(ORGANIZER));
    let rulebook = scenario.take_immutable<Rulebook>();
    assert!(rulebook.entry_fee() == 50);

    // Give it back in the same transaction: `next_tx` aborts otherwise.
    test_scenario::return_immutable(rulebook);
    scenario.next_tx(ORGANIZER);
    scenario.end();
}
// endregion: two-senders

#[test]
fun a_rulebook_can_be_born_sealed() {
    let mut scenario = test_scenario::begin(ORGANIZER);
    rulebook::publish_sealed(4, 0, scenario.ctx());
    scenario.next_tx(PLAYER);
    let rulebook = scenario.take_immutable<Rulebook>();
    assert!(rulebook.max_players() == 4);
    test_scenario::return_immutable(rulebook);
    scenario.end();
}

#[test, expected_failure(abort_code = immutable::rulebook::ENoPlayers)]
fun a_tournament_needs_players() {
    let mut scenario = test_scenario::begin(ORGANIZER);
    rulebook::publish_sealed(0, 0, scenario.ctx());
    scenario.end();
}
