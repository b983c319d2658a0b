#[test_only]
module dynamic_fields::satchel_tests;

use dynamic_fields::satchel;
use sui::dynamic_field as field;
use sui::test_scenario;

const ANNA: address = @0xa11a;

// region: aborts
#[test, expected_failure(abort_code = field::EFieldAlreadyExists)]
fun a_name_is_taken_once() {
    let mut ctx = tx_context::dummy();
    let mut parent = object::new(&mut ctx);
    field::add(&mut parent, b"color", 1u64);
    // The type of the value does not matter.
    field::add(&mut parent, b"color", true);
    abort
}

#[test, expected_failure(abort_code = field::EFieldDoesNotExist)]
fun the_type_of_a_name_counts() {
    let mut ctx = tx_context::dummy();
    let mut parent = object::new(&mut ctx);
    field::add(&mut parent, 1u8, true);
    // `1u64` is another name than `1u8`.
    let _: &bool = field::borrow(&parent, 1u64);
    abort
}

#[test, expected_failure(abort_code = field::EFieldTypeMismatch)]
fun a_value_has_one_type() {
    let mut ctx = tx_context::dummy();
    let mut parent = object::new(&mut ctx);
    field::add(&mut parent, b"color", 1u64);
    let _: &bool = field::borrow(&parent, b"color");
    abort
}
// endregion: aborts

#[test]
fun notes_are_replaced_and_tools_come_back() {
    let mut scenario = test_scenario::begin(ANNA);
    let mut bag = satchel::new(scenario.ctx());
    let first = bag.set_note(b"map".to_string(), b"north".to_string());
    assert!(first.is_none());
    let second = bag.set_note(b"map".to_string(), b"south".to_string());
    assert!(second.is_some());
    assert!(bag.note(b"food".to_string()).is_none());

    let tool = satchel::forge(scenario.ctx());
    let id = object::id(&tool);
    bag.attach(2, tool);
    bag.use_tool(2);
    assert!(bag.tool_id(2) == option::some(id));
    let tool = bag.detach(2);
    assert!(tool.wear() == 1);
    transfer::public_transfer(tool, ANNA);
    transfer::public_transfer(bag, ANNA);
    scenario.end();
}

#[test, expected_failure(abort_code = satchel::ENotEmpty)]
fun a_full_satchel_is_not_thrown_away() {
    let mut scenario = test_scenario::begin(ANNA);
    let mut bag = satchel::new(scenario.ctx());
    let tool = satchel::forge(scenario.ctx());
    bag.attach(0, tool);
    bag.discard();
    scenario.end();
}
