#[test_only]
module tic_tac_toe::shared_tests;

use std::unit_test::assert_eq;
use sui::test_scenario::{Self, Scenario};
use tic_tac_toe::board;
use tic_tac_toe::shared::{Self, Game};
use tic_tac_toe::trophy::Trophy;

const XENIA: address = @0x7e1a;
const OTTO: address = @0x0770;
const EVE: address = @0xe7e;

// region: helper
/// Plays these cells, numbered row by row from 0 to 8, with alternating players.
fun play(cells: vector<u8>): Scenario {
    let mut scenario = test_scenario::begin(XENIA);
    shared::new(XENIA, OTTO, scenario.ctx());
    let mut is_x = true;
    cells.do!(|cell| {
        mark(&mut scenario, if (is_x) XENIA else OTTO, cell / 3, cell % 3);
        is_x = !is_x;
    });
    scenario.next_tx(XENIA);
    scenario
}

fun mark(scenario: &mut Scenario, player: address, row: u8, col: u8) {
    scenario.next_tx(player);
    let mut game = scenario.take_shared<Game>();
    game.place_mark(row, col, scenario.ctx());
    test_scenario::return_shared(game);
}
// endregion: helper

fun has_trophy(player: address): bool {
    test_scenario::has_most_recent_for_address<Trophy>(player)
}

// region: outcomes
#[test]
fun x_wins_a_row() {
    let scenario = play(vector[0, 3, 1, 4, 2]);
    let trophy = scenario.take_from_address<Trophy>(XENIA);
    assert!(trophy.has_won());
    assert_eq!(trophy.opponent(), OTTO);
    test_scenario::return_to_address(XENIA, trophy);
    assert!(!has_trophy(OTTO));
    scenario.end();
}

#[test]
fun o_wins_a_diagonal() {
    let scenario = play(vector[0, 2, 1, 4, 8, 6]);
    assert!(has_trophy(OTTO) && !has_trophy(XENIA));
    scenario.end();
}

#[test]
fun a_draw_gives_two_trophies() {
    let scenario = play(vector[0, 1, 2, 4, 3, 5, 7, 6, 8]);
    let trophy = scenario.take_from_address<Trophy>(XENIA);
    assert!(!trophy.has_won());
    test_scenario::return_to_address(XENIA, trophy);
    assert!(has_trophy(OTTO));
    scenario.end();
}
// endregion: outcomes

#[test]
fun a_player_may_burn_an_ended_game() {
    let mut scenario = play(vector[0, 3, 1, 4, 2]);
    scenario.take_shared<Game>().burn(scenario.ctx());
    scenario.end();
}

// region: attacks
#[test, expected_failure(abort_code = shared::EWrongPlayer)]
fun nobody_moves_twice_in_a_row() {
    let mut scenario = play(vector[0]);
    mark(&mut scenario, XENIA, 1, 1);
    scenario.end();
}

#[test, expected_failure(abort_code = shared::EWrongPlayer)]
fun a_stranger_cannot_move() {
    let mut scenario = play(vector[]);
    mark(&mut scenario, EVE, 1, 1);
    scenario.end();
}

#[test, expected_failure(abort_code = board::EAlreadyFilled)]
fun a_mark_cannot_be_replaced() {
    let mut scenario = play(vector[4]);
    mark(&mut scenario, OTTO, 1, 1);
    scenario.end();
}

#[test, expected_failure(abort_code = board::EInvalidLocation)]
fun a_mark_must_be_on_the_board() {
    // Column 3 of row 0 would be the first cell of row 1.
    let mut scenario = play(vector[]);
    mark(&mut scenario, XENIA, 0, 3);
    scenario.end();
}

#[test, expected_failure(abort_code = shared::EAlreadyFinished)]
fun the_loser_cannot_go_on() {
    let mut scenario = play(vector[0, 3, 1, 4, 2]);
    mark(&mut scenario, OTTO, 1, 2);
    scenario.end();
}

#[test, expected_failure(abort_code = shared::ENotFinished)]
fun a_losing_player_cannot_burn_the_board() {
    let mut scenario = play(vector[0, 3, 1, 4]);
    scenario.next_tx(OTTO);
    scenario.take_shared<Game>().burn(scenario.ctx());
    scenario.end();
}

#[test, expected_failure(abort_code = shared::EWrongPlayer)]
fun a_stranger_cannot_take_the_rebate() {
    let mut scenario = play(vector[0, 3, 1, 4, 2]);
    scenario.next_tx(EVE);
    scenario.take_shared<Game>().burn(scenario.ctx());
    scenario.end();
}
// endregion: attacks
