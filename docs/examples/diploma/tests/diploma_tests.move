#[test_only]
module diploma::diploma_tests;

use diploma::diploma::{Self, Diploma, IssuerCap, Registry};
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::destroy;

const SCHOOL: address = @0xcafe;
const ALICE: address = @0xa11ce;
const ALICE_NEW: address = @0xa11ce2;

// region: start
/// Founds a school that has given one diploma to Alice; the next transaction is hers.
fun start(): (Scenario, Registry, IssuerCap, ID) {
    let mut scenario = test_scenario::begin(SCHOOL);
    let cap = diploma::found(b"School of ferns".to_string(), scenario.ctx());
    scenario.next_tx(SCHOOL);
    let mut registry = scenario.take_shared<Registry>();
    let id = registry.issue(&cap, b"Master".to_string(), ALICE, scenario.ctx());
    scenario.next_tx(ALICE);
    (scenario, registry, cap, id)
}

fun finish(scenario: Scenario, registry: Registry, cap: IssuerCap) {
    destroy(registry);
    destroy(cap);
    scenario.end();
}
// endregion: start

// region: life
#[test]
fun a_diploma_is_valid_until_revoked() {
    let (scenario, mut registry, cap, id) = start();
    let diploma = scenario.take_from_sender<Diploma>();
    assert!(registry.is_valid(&diploma));
    registry.revoke(&cap, id);
    assert!(!registry.is_valid(&diploma));
    diploma.renounce();
    finish(scenario, registry, cap);
}

#[test]
fun a_lost_diploma_is_replaced() {
    let (mut scenario, mut registry, cap, id) = start();
    let old = scenario.take_from_sender<Diploma>();
    registry.reissue(&cap, id, b"Master".to_string(), ALICE_NEW, scenario.ctx());
    assert!(!registry.is_valid(&old));
    old.renounce();
    scenario.next_tx(ALICE_NEW);
    let new = scenario.take_from_sender<Diploma>();
    assert!(registry.is_valid(&new));
    new.renounce();
    finish(scenario, registry, cap);
}

#[test]
fun a_renounced_diploma_stays_in_the_register() {
    let (scenario, mut registry, cap, id) = start();
    scenario.take_from_sender<Diploma>().renounce();
    // An ID that the register doesn't know would abort with `EUnknown`.
    registry.revoke(&cap, id);
    finish(scenario, registry, cap);
}
// endregion: life

// region: attacks
#[test, expected_failure(abort_code = diploma::EAlreadyRevoked)]
fun a_diploma_is_replaced_only_once() {
    let (mut scenario, mut registry, cap, id) = start();
    registry.reissue(&cap, id, b"Master".to_string(), ALICE_NEW, scenario.ctx());
    registry.reissue(&cap, id, b"Master".to_string(), ALICE_NEW, scenario.ctx());
    finish(scenario, registry, cap);
}

#[test, expected_failure(abort_code = diploma::ENotIssuer)]
fun a_foreign_school_revokes_nothing() {
    let (mut scenario, mut registry, cap, id) = start();
    let foreign = diploma::found(b"School of ferns".to_string(), scenario.ctx());
    registry.revoke(&foreign, id);
    destroy(foreign);
    finish(scenario, registry, cap);
}

#[test, expected_failure(abort_code = diploma::ENotIssuer)]
fun a_foreign_school_issues_nothing() {
    let (mut scenario, mut registry, cap, _) = start();
    let foreign = diploma::found(b"School of ferns".to_string(), scenario.ctx());
    registry.issue(&foreign, b"Master".to_string(), ALICE_NEW, scenario.ctx());
    destroy(foreign);
    finish(scenario, registry, cap);
}

#[test, expected_failure(abort_code = diploma::ENotIssuer)]
fun a_foreign_school_replaces_nothing() {
    let (mut scenario, mut registry, cap, id) = start();
    let foreign = diploma::found(b"School of ferns".to_string(), scenario.ctx());
    registry.reissue(&foreign, id, b"Master".to_string(), ALICE_NEW, scenario.ctx());
    destroy(foreign);
    finish(scenario, registry, cap);
}

#[test, expected_failure(abort_code = diploma::EUnknown)]
fun an_unknown_diploma_is_not_revoked() {
    let (scenario, mut registry, cap, _) = start();
    registry.revoke(&cap, object::id_from_address(@0xbad));
    finish(scenario, registry, cap);
}

#[test]
fun a_school_with_a_copied_name_proves_nothing() {
    let (mut scenario, registry, cap, _) = start();
    let foreign = diploma::found(b"School of ferns".to_string(), scenario.ctx());
    scenario.next_tx(SCHOOL);
    let mut fake = scenario.take_shared<Registry>();
    fake.issue(&foreign, b"Master".to_string(), SCHOOL, scenario.ctx());
    scenario.next_tx(SCHOOL);
    let diploma = scenario.take_from_sender<Diploma>();
    assert!(fake.is_valid(&diploma));
    assert!(!registry.is_valid(&diploma));
    diploma.renounce();
    destroy(foreign);
    test_scenario::return_shared(fake);
    finish(scenario, registry, cap);
}
// endregion: attacks
