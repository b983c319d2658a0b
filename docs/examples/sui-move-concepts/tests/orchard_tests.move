#[test_only]
module sui_move_concepts::orchard_tests;

use sui::test_scenario;
use sui_move_concepts::orchard::{Self, Tree};

const ANNA: address = @0xa11a;

#[test]
fun an_apple_comes_off_the_tree() {
    let mut scenario = test_scenario::begin(ANNA);
    orchard::init_for_testing(scenario.ctx());
    scenario.next_tx(ANNA);
    let mut tree = scenario.take_shared<Tree>();
    let apple = tree.pick(scenario.ctx());
    assert!(apple.eat() == 5);
    assert!(tree.apples() == 2);
    test_scenario::return_shared(tree);
    scenario.end();
}

#[test, expected_failure(abort_code = orchard::ENoApple)]
fun an_empty_tree_gives_nothing() {
    let mut scenario = test_scenario::begin(ANNA);
    orchard::init_for_testing(scenario.ctx());
    scenario.next_tx(ANNA);
    let mut tree = scenario.take_shared<Tree>();
    4u8.do!(|_| {
        tree.pick(scenario.ctx()).eat();
    });
    test_scenario::return_shared(tree);
    scenario.end();
}
