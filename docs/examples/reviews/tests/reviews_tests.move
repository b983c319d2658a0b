#[test_only]
module reviews::reviews_tests;

use reviews::dashboard::{Self, Dashboard};
use reviews::moderator::{Self, ModCap, Moderator};
use reviews::review;
use reviews::service::{Self, AdminCap, Proof, Service};
use std::string::String;
use std::unit_test::assert_eq;
use sui::clock::{Self, Clock};
use sui::coin::{Self, Coin};
use sui::event;
use sui::sui::SUI;
use sui::test_scenario::{Self, Scenario};
use sui::test_utils::destroy;

const OWNER: address = @0x0111;
const ALICE: address = @0xa11ce;
const BOB: address = @0xb0b;
const REWARD: u64 = 1_000_000;

// region: set-up
/// A service in a transaction of Alice.
fun cafe(): (Scenario, Service, AdminCap, Clock) {
    let mut scenario = test_scenario::begin(OWNER);
    let cap = service::create(b"Cafe".to_string(), scenario.ctx());
    let clock = clock::create_for_testing(scenario.ctx());
    scenario.next_tx(ALICE);
    let service = scenario.take_shared<Service>();
    (scenario, service, cap, clock)
}

fun close(scenario: Scenario, service: Service, cap: AdminCap, clock: Clock) {
    destroy(cap);
    clock.destroy_for_testing();
    test_scenario::return_shared(service);
    scenario.end();
}

/// A text of `length` bytes.
fun text(length: u64): String {
    vector::tabulate!(length, |_| 97u8).to_string()
}

fun write(service: &mut Service, length: u64, clock: &Clock, scenario: &mut Scenario): ID {
    service.review_unproven(text(length), 4, clock, scenario.ctx())
}

/// A review by `author`, with a proof that the owner issued. The next transaction is Alice's.
fun write_proven(
    service: &mut Service,
    cap: &AdminCap,
    author: address,
    clock: &Clock,
    scenario: &mut Scenario,
): ID {
    service.issue_proof(cap, author, scenario.ctx());
    scenario.next_tx(author);
    let proof = scenario.take_from_sender<Proof>();
    let id = service.review(proof, text(100), 5, clock, scenario.ctx());
    scenario.next_tx(ALICE);
    id
}
// endregion: set-up

// region: score
#[test]
fun a_proof_doubles_the_score_once() {
    let (mut scenario, mut service, cap, clock) = cafe();
    let proven = write_proven(&mut service, &cap, ALICE, &clock, &mut scenario);
    let unproven = write(&mut service, 100, &clock, &mut scenario);
    assert_eq!(service.borrow(proven).score(), 200);
    assert_eq!(service.borrow(unproven).score(), 100);
    assert_eq!(service.borrow(proven).author(), ALICE);
    // The proof is used up.
    assert!(!scenario.has_most_recent_for_sender<Proof>());
    close(scenario, service, cap, clock);
}

#[test]
fun padding_earns_nothing() {
    let (mut scenario, mut service, cap, clock) = cafe();
    let enough = write(&mut service, 150, &clock, &mut scenario);
    let padded = write(&mut service, 1_000, &clock, &mut scenario);
    assert_eq!(service.borrow(enough).score(), service.borrow(padded).score());
    close(scenario, service, cap, clock);
}
// endregion: score

// region: order
#[test]
fun the_best_come_first_and_ties_keep_their_order() {
    let (mut scenario, mut service, cap, clock) = cafe();
    let short = write(&mut service, 20, &clock, &mut scenario);
    let long = write(&mut service, 40, &clock, &mut scenario);
    let tie = write(&mut service, 20, &clock, &mut scenario);
    assert_eq!(service.top(), vector[long, short, tie]);

    // A vote is 10 points: the third review overtakes the second.
    service.upvote(tie, scenario.ctx());
    assert_eq!(service.top(), vector[long, tie, short]);
    close(scenario, service, cap, clock);
}

#[test]
fun the_list_never_exceeds_ten() {
    let (mut scenario, mut service, cap, clock) = cafe();
    let first = write(&mut service, 20, &clock, &mut scenario);
    10u64.do!(|i| { write(&mut service, 50 + i, &clock, &mut scenario); });
    assert_eq!(service.top().length(), 10);
    assert!(!service.top().contains(&first));
    assert_eq!(service.count(), 11);

    // Too weak for the list, and nominating it changes nothing.
    service.nominate(first);
    assert!(!service.top().contains(&first));
    close(scenario, service, cap, clock);
}
// endregion: order

// region: attacks
#[test, expected_failure(abort_code = service::EVotedBefore)]
fun nobody_votes_twice() {
    let (mut scenario, mut service, cap, clock) = cafe();
    let id = write(&mut service, 20, &clock, &mut scenario);
    service.upvote(id, scenario.ctx());
    service.upvote(id, scenario.ctx());
    close(scenario, service, cap, clock);
}

#[test, expected_failure(abort_code = service::EOtherService)]
fun a_proof_of_another_visit_is_refused() {
    let (mut scenario, mut service, cap, clock) = cafe();
    service.issue_proof(&cap, ALICE, scenario.ctx());
    let other_cap = service::create(b"Bar".to_string(), scenario.ctx());
    scenario.next_tx(ALICE);
    let proof = scenario.take_from_sender<Proof>();
    let mut other = scenario.take_shared_by_id<Service>(other_cap.of());
    other.review(proof, text(100), 1, &clock, scenario.ctx());
    test_scenario::return_shared(other);
    destroy(other_cap);
    service.top_up(coin::mint_for_testing(1, scenario.ctx()));
    close(scenario, service, cap, clock);
}

#[test, expected_failure(abort_code = service::EOtherService)]
fun another_owner_proves_no_visits() {
    let (mut scenario, service, cap, clock) = cafe();
    let own = service::create(b"Bar".to_string(), scenario.ctx());
    service.issue_proof(&own, ALICE, scenario.ctx());
    destroy(own);
    close(scenario, service, cap, clock);
}

#[test, expected_failure(abort_code = service::EOtherService)]
fun another_owner_distributes_nothing() {
    let (mut scenario, mut service, cap, clock) = cafe();
    let own = service::create(b"Bar".to_string(), scenario.ctx());
    service.top_up(coin::mint_for_testing(REWARD, scenario.ctx()));
    write(&mut service, 100, &clock, &mut scenario);
    service.distribute(&own, scenario.ctx());
    destroy(own);
    close(scenario, service, cap, clock);
}

#[test, expected_failure(abort_code = service::EOtherService)]
fun another_owner_sets_no_reward() {
    let (mut scenario, mut service, cap, clock) = cafe();
    let own = service::create(b"Bar".to_string(), scenario.ctx());
    service.set_reward(&own, 1_000 * REWARD);
    destroy(own);
    close(scenario, service, cap, clock);
}

#[test, expected_failure(abort_code = review::EContentLength)]
fun a_review_says_something() {
    let (mut scenario, mut service, cap, clock) = cafe();
    write(&mut service, 5, &clock, &mut scenario);
    close(scenario, service, cap, clock);
}

#[test, expected_failure(abort_code = review::EContentLength)]
fun a_review_is_no_novel() {
    let (mut scenario, mut service, cap, clock) = cafe();
    write(&mut service, 1_001, &clock, &mut scenario);
    close(scenario, service, cap, clock);
}

#[test, expected_failure(abort_code = review::ERating)]
fun six_stars_do_not_exist() {
    let (mut scenario, mut service, cap, clock) = cafe();
    service.review_unproven(text(20), 6, &clock, scenario.ctx());
    close(scenario, service, cap, clock);
}

#[test, expected_failure(abort_code = review::ERating)]
fun a_review_without_a_star_is_refused() {
    let (mut scenario, mut service, cap, clock) = cafe();
    service.review_unproven(text(20), 0, &clock, scenario.ctx());
    close(scenario, service, cap, clock);
}

#[test]
fun the_shortest_review_and_one_star_are_accepted() {
    let (mut scenario, mut service, cap, clock) = cafe();
    let id = service.review_unproven(text(6), 1, &clock, scenario.ctx());
    assert_eq!(service.borrow(id).rating(), 1);
    close(scenario, service, cap, clock);
}

#[test, expected_failure(abort_code = dashboard::ERegisteredBefore)]
fun a_service_is_listed_once() {
    let (mut scenario, service, cap, clock) = cafe();
    dashboard::create(b"Town".to_string(), scenario.ctx());
    scenario.next_tx(OWNER);
    let mut board = scenario.take_shared<Dashboard>();
    board.register(&cap);
    assert!(board.has(object::id(&service)));
    board.register(&cap);
    test_scenario::return_shared(board);
    close(scenario, service, cap, clock);
}
// endregion: attacks

// region: rewards
#[test]
fun a_second_payout_pays_nobody_twice() {
    let (mut scenario, mut service, cap, clock) = cafe();
    service.top_up(coin::mint_for_testing(2 * REWARD, scenario.ctx()));
    write_proven(&mut service, &cap, ALICE, &clock, &mut scenario);
    write_proven(&mut service, &cap, BOB, &clock, &mut scenario);
    service.distribute(&cap, scenario.ctx());
    assert_eq!(service.pool(), 0);

    scenario.next_tx(ALICE);
    let paid = scenario.take_from_address<Coin<SUI>>(BOB);
    assert_eq!(paid.value(), REWARD);
    test_scenario::return_to_address(BOB, paid);

    service.top_up(coin::mint_for_testing(REWARD, scenario.ctx()));
    service.distribute(&cap, scenario.ctx());
    assert_eq!(service.pool(), REWARD);
    close(scenario, service, cap, clock);
}

#[test]
fun an_invented_visit_earns_nothing() {
    let (mut scenario, mut service, cap, clock) = cafe();
    service.top_up(coin::mint_for_testing(REWARD, scenario.ctx()));
    10u64.do!(|_| { write(&mut service, 150, &clock, &mut scenario); });
    service.distribute(&cap, scenario.ctx());
    assert_eq!(service.pool(), REWARD);
    close(scenario, service, cap, clock);
}

#[test, expected_failure(abort_code = service::EPoolTooSmall)]
fun a_small_pool_pays_all_or_nobody() {
    let (mut scenario, mut service, cap, clock) = cafe();
    service.top_up(coin::mint_for_testing(2 * REWARD - 1, scenario.ctx()));
    write_proven(&mut service, &cap, ALICE, &clock, &mut scenario);
    write_proven(&mut service, &cap, BOB, &clock, &mut scenario);
    service.distribute(&cap, scenario.ctx());
    close(scenario, service, cap, clock);
}
// endregion: rewards

// region: moderation
/// Appoints Bob for some epochs.
fun bob_moderates(epochs: u64, scenario: &mut Scenario): Moderator {
    moderator::init_for_testing(scenario.ctx());
    scenario.next_tx(ALICE);
    let cap = scenario.take_from_sender<ModCap>();
    moderator::appoint(&cap, BOB, epochs, scenario.ctx());
    scenario.return_to_sender(cap);
    scenario.next_tx(BOB);
    scenario.take_from_sender<Moderator>()
}

#[test]
fun a_removal_leaves_a_place_for_the_eleventh() {
    let (mut scenario, mut service, cap, clock) = cafe();
    let eleventh = write(&mut service, 20, &clock, &mut scenario);
    let best = write(&mut service, 100, &clock, &mut scenario);
    9u64.do!(|_| { write(&mut service, 50, &clock, &mut scenario); });
    assert!(!service.top().contains(&eleventh));

    let bob = bob_moderates(1, &mut scenario);
    bob.remove_review(&mut service, best, b"advertising".to_string(), scenario.ctx());
    assert_eq!(service.top().length(), 9);
    service.nominate(eleventh);
    assert_eq!(service.top()[9], eleventh);
    service.nominate(eleventh);
    assert_eq!(service.top().length(), 10);
    scenario.return_to_sender(bob);
    close(scenario, service, cap, clock);
}

#[test, expected_failure(abort_code = service::ENoReview)]
fun a_removed_review_gets_no_votes() {
    let (mut scenario, mut service, cap, clock) = cafe();
    let id = write(&mut service, 20, &clock, &mut scenario);
    let bob = bob_moderates(1, &mut scenario);
    bob.remove_review(&mut service, id, b"insult".to_string(), scenario.ctx());
    service.upvote(id, scenario.ctx());
    scenario.return_to_sender(bob);
    close(scenario, service, cap, clock);
}

#[test, expected_failure(abort_code = service::ENoReview)]
fun a_removed_review_is_not_nominated() {
    let (mut scenario, mut service, cap, clock) = cafe();
    let id = write(&mut service, 20, &clock, &mut scenario);
    let bob = bob_moderates(1, &mut scenario);
    bob.remove_review(&mut service, id, b"insult".to_string(), scenario.ctx());
    service.nominate(id);
    scenario.return_to_sender(bob);
    close(scenario, service, cap, clock);
}

#[test, expected_failure(abort_code = service::ENoReview)]
fun a_review_is_removed_once() {
    let (mut scenario, mut service, cap, clock) = cafe();
    let id = write(&mut service, 20, &clock, &mut scenario);
    let bob = bob_moderates(1, &mut scenario);
    bob.remove_review(&mut service, id, b"insult".to_string(), scenario.ctx());
    // Nobody removes anything in silence.
    assert_eq!(event::events_by_type<moderator::ReviewRemoved>().length(), 1);
    bob.remove_review(&mut service, id, b"insult".to_string(), scenario.ctx());
    scenario.return_to_sender(bob);
    close(scenario, service, cap, clock);
}

#[test, expected_failure(abort_code = moderator::ETermOver)]
fun a_moderator_stops_when_the_term_is_over() {
    let (mut scenario, mut service, cap, clock) = cafe();
    let id = write(&mut service, 20, &clock, &mut scenario);
    let bob = bob_moderates(1, &mut scenario);
    scenario.next_epoch(BOB);
    bob.remove_review(&mut service, id, b"too late".to_string(), scenario.ctx());
    scenario.return_to_sender(bob);
    close(scenario, service, cap, clock);
}
// endregion: moderation
