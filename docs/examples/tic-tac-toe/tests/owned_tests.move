#[test_only]
module tic_tac_toe::owned_tests;

use std::unit_test::assert_eq;
use sui::test_scenario::{Self, Scenario};
use tic_tac_toe::owned::{Self, Game, Mark, TurnCap};
use tic_tac_toe::trophy::Trophy;

const ADMIN: address = @0xad;
const XENIA: address = @0x7e1a;
const OTTO: address = @0x0770;

// region: helper
fun begin(): Scenario {
    let mut scenario = test_scenario::begin(ADMIN);
    owned::new(XENIA, OTTO, ADMIN, b"", scenario.ctx());
    scenario
}

/// The player sends a mark, and the admin places it.
fun mark(scenario: &mut Scenario, player: address, row: u8, col: u8) {
    scenario.next_tx(player);
    scenario.take_from_sender<TurnCap>().send_mark(row, col, scenario.ctx());

    scenario.next_tx(ADMIN);
    let mut game = scenario.take_from_sender<Game>();
    let ticket = test_scenario::most_recent_receiving_ticket<Mark>(&object::id(&game));
    game.place_mark(ticket, scenario.ctx());
    scenario.return_to_sender(game);
    scenario.next_tx(ADMIN);
}

fun has_turn(player: address): bool {
    test_scenario::has_most_recent_for_address<TurnCap>(player)
}
// endregion: helper

// region: turns
#[test]
fun only_one_player_has_a_turn() {
    let mut scenario = begin();
    scenario.next_tx(ADMIN);
    assert!(has_turn(XENIA) && !has_turn(OTTO));
    mark(&mut scenario, XENIA, 0, 0);
    assert!(!has_turn(XENIA) && has_turn(OTTO));
    mark(&mut scenario, OTTO, 1, 1);
    assert!(has_turn(XENIA) && !has_turn(OTTO));
    scenario.end();
}

#[test]
fun nobody_has_a_turn_while_a_mark_is_on_its_way() {
    let mut scenario = begin();
    scenario.next_tx(XENIA);
    scenario.take_from_sender<TurnCap>().send_mark(0, 0, scenario.ctx());
    scenario.next_tx(ADMIN);
    assert!(!has_turn(XENIA) && !has_turn(OTTO));
    scenario.end();
}

#[test]
fun an_occupied_cell_gives_the_turn_back() {
    let mut scenario = begin();
    mark(&mut scenario, XENIA, 1, 1);
    mark(&mut scenario, OTTO, 1, 1);
    assert!(!has_turn(XENIA) && has_turn(OTTO));

    let game = scenario.take_from_sender<Game>();
    assert_eq!(game.board().cells(), vector[0, 0, 0, 0, 1, 0, 0, 0, 0]);
    scenario.return_to_sender(game);
    scenario.end();
}

#[test]
fun the_admin_cannot_place_a_mark_again() {
    let mut scenario = begin();
    mark(&mut scenario, XENIA, 1, 1);
    let game = scenario.take_from_sender<Game>();
    let game_id = object::id(&game);
    assert!(!test_scenario::has_most_recent_receiving_ticket<Mark>(&game_id));
    scenario.return_to_sender(game);
    scenario.end();
}

#[test]
fun after_a_win_nobody_has_a_turn() {
    let mut scenario = begin();
    mark(&mut scenario, XENIA, 0, 0);
    mark(&mut scenario, OTTO, 1, 0);
    mark(&mut scenario, XENIA, 0, 1);
    mark(&mut scenario, OTTO, 1, 1);
    mark(&mut scenario, XENIA, 0, 2);
    assert!(!has_turn(XENIA) && !has_turn(OTTO));
    assert!(test_scenario::has_most_recent_for_address<Trophy>(XENIA));
    scenario.take_from_sender<Game>().burn();
    scenario.end();
}
// endregion: turns

// region: attacks
/// An admin of two games tries to place a mark of one on the other.
#[test, expected_failure(abort_code = transfer::EUnableToReceiveObject)]
fun a_mark_of_another_game_is_refused() {
    let mut scenario = begin();
    scenario.next_tx(XENIA);
    scenario.take_from_sender<TurnCap>().send_mark(0, 0, scenario.ctx());
    scenario.next_tx(ADMIN);
    let game_id = test_scenario::most_recent_id_for_address<Game>(ADMIN).destroy_some();
    owned::new(XENIA, OTTO, ADMIN, b"", scenario.ctx());

    scenario.next_tx(ADMIN);
    let mut other = scenario.take_from_sender<Game>();
    assert!(object::id(&other) != game_id);
    let ticket = test_scenario::most_recent_receiving_ticket<Mark>(&game_id);
    other.place_mark(ticket, scenario.ctx());
    scenario.return_to_sender(other);
    scenario.end();
}

#[test, expected_failure(abort_code = owned::EInvalidLocation)]
fun a_mark_must_be_on_the_board() {
    let mut scenario = begin();
    mark(&mut scenario, XENIA, 3, 0);
    scenario.end();
}

#[test, expected_failure(abort_code = owned::ENotFinished)]
fun the_admin_cannot_burn_an_open_game() {
    let mut scenario = begin();
    mark(&mut scenario, XENIA, 0, 0);
    scenario.take_from_sender<Game>().burn();
    scenario.end();
}
// endregion: attacks
