#[test_only]
module scoreboard::board_tests;

use scoreboard::board::{Self, Board};
use sui::test_scenario;

const ANNA: address = @0xa11a;

#[test]
fun points_add_up() {
    let mut scenario = test_scenario::begin(ANNA);
    board::init_for_testing(scenario.ctx());
    scenario.next_tx(ANNA);
    let mut board = scenario.take_shared<Board>();
    board.record(3);
    board.record(4);
    assert!(board.points() == 7);
    test_scenario::return_shared(board);
    scenario.end();
}
