#[test_only]
module workshop::workshop_tests;

use std::unit_test::assert_eq;
use sui::test_scenario;
use sui::test_utils::destroy;
use workshop::drill;
use workshop::toolbox::{Self, Toolbox};

const ALICE: address = @0xa11ce;
const BOB: address = @0xb0b;

// region: returned
#[test]
fun a_drill_comes_back_used() {
    let mut scenario = test_scenario::begin(ALICE);
    let tool = drill::new(scenario.ctx());
    toolbox::new(tool, scenario.ctx()).share();

    scenario.next_tx(BOB);
    let mut box = scenario.take_shared<Toolbox>();
    let (mut tool, receipt) = box.take_out();
    tool.bore(30);
    tool.bore(12);
    box.put_back(tool, receipt);
    test_scenario::return_shared(box);

    scenario.next_tx(ALICE);
    let mut box = scenario.take_shared<Toolbox>();
    box.bore(8);
    let (tool, receipt) = box.take_out();
    assert_eq!(tool.depth(), 50);
    box.put_back(tool, receipt);
    test_scenario::return_shared(box);
    scenario.end();
}
// endregion: returned

// region: swapped
#[test, expected_failure(abort_code = sui::borrow::EWrongValue)]
fun another_drill_is_refused() {
    let mut ctx = tx_context::dummy();
    let mut box = toolbox::new(drill::new(&mut ctx), &mut ctx);
    let (good, receipt) = box.take_out();

    box.put_back(drill::new(&mut ctx), receipt);
    destroy(good);
    destroy(box);
}
// endregion: swapped

// region: wrong-box
#[test, expected_failure(abort_code = sui::borrow::EWrongBorrow)]
fun the_receipt_of_another_box_is_refused() {
    let mut ctx = tx_context::dummy();
    let mut mine = toolbox::new(drill::new(&mut ctx), &mut ctx);
    let mut theirs = toolbox::new(drill::new(&mut ctx), &mut ctx);
    let (tool, receipt) = mine.take_out();
    let (other_tool, other_receipt) = theirs.take_out();

    theirs.put_back(tool, receipt);
    mine.put_back(other_tool, other_receipt);
    destroy(mine);
    destroy(theirs);
}
// endregion: wrong-box

// region: twice
#[test, expected_failure(abort_code = std::option::EOPTION_NOT_SET)]
fun a_lent_drill_cannot_be_lent_again() {
    let mut ctx = tx_context::dummy();
    let mut box = toolbox::new(drill::new(&mut ctx), &mut ctx);
    let (tool, receipt) = box.take_out();
    let (second, second_receipt) = box.take_out();

    box.put_back(tool, receipt);
    box.put_back(second, second_receipt);
    destroy(box);
}
// endregion: twice
