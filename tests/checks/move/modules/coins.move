/// Coins, capabilities and markets keep their books.
module a::a;
use std::unit_test::{assert_eq, destroy};
use sui::{balance, bcs, clock, coin::{Self, Coin}, display, event, hex, kiosk, kiosk_extension as extension, package, random, sui::SUI, token, transfer_policy as tp};
public struct A has drop {}
public struct Card has key, store { id: UID }
public struct Rule has drop {}
public struct Seen has copy, drop { n: u64 }

#[test]
fun coins() {
    let ctx = &mut tx_context::dummy();
    let mut c = coin::mint_for_testing<SUI>(100, ctx);
    let part = c.split(30, ctx);
    assert!(c.value() == 70 && part.value() == 30);
    c.join(part);
    let mut shares = c.divide_into_n(3, ctx);
    assert!(shares.length() == 2 && shares[0].value() == 33 && c.value() == 34);
    c.join(shares.pop_back());
    c.join(shares.pop_back());
    shares.destroy_empty();
    let mut b = c.into_balance();
    let taken = coin::take(&mut b, 40, ctx);
    coin::put(&mut b, taken);
    assert!(b.value() == 100);
    assert_eq!(b.destroy_for_testing(), 100);
    coin::zero<SUI>(ctx).destroy_zero();
    let mut cap = coin::create_treasury_cap_for_testing<A>(ctx);
    let minted = cap.mint(7, ctx);
    assert!(cap.total_supply() == 7);
    assert_eq!(cap.burn(minted), 7);
    assert!(cap.total_supply() == 0);
    destroy(cap);
}

#[test]
fun a_currency() {
    let ctx = &mut tx_context::dummy();
    let witness = sui::test_utils::create_one_time_witness<A>();
    let (cap, metadata) = coin::create_currency(witness, 6, b"A", b"Alpha", b"A coin", option::none(), ctx);
    assert!(metadata.get_decimals() == 6 && metadata.get_symbol() == b"A".to_ascii_string());
    destroy(cap);
    destroy(metadata);
}

#[test, expected_failure(abort_code = 2, location = sui::balance)]
fun too_little() { let mut b = balance::create_for_testing<SUI>(1); let c = b.split(2); destroy(b); destroy(c); }

#[test]
fun a_market() {
    let ctx = &mut tx_context::dummy();
    let (mut shop, owner) = kiosk::new(ctx);
    let card = Card { id: object::new(ctx) };
    let id = object::id(&card);
    shop.place_and_list(&owner, card, 50);
    assert!(shop.is_listed(id) && shop.item_count() == 1);
    let (card, mut request) = shop.purchase<Card>(id, coin::mint_for_testing(50, ctx));
    let (mut policy, policy_cap) = tp::new_for_testing<Card>(ctx);
    tp::add_rule(Rule {}, &mut policy, &policy_cap, true);
    tp::add_receipt(Rule {}, &mut request);
    let (item, paid, from) = policy.confirm_request(request);
    assert!(item == id && paid == 50 && from == object::id(&shop) && shop.profits_amount() == 50);
    let profit = shop.close_and_withdraw(owner, ctx);
    assert!(profit.value() == 50);
    destroy(profit); destroy(card); destroy(policy); destroy(policy_cap);
}

#[test]
fun an_extension() {
    let ctx = &mut tx_context::dummy();
    let (mut shop, owner) = kiosk::new(ctx);
    let (policy, policy_cap) = tp::new_for_testing<Card>(ctx);
    extension::add(Rule {}, &mut shop, &owner, 2, ctx);
    assert!(extension::can_lock<Rule>(&shop) && !extension::can_place<Rule>(&shop));
    let (placed, locked) = (Card { id: object::new(ctx) }, Card { id: object::new(ctx) });
    let (a, b) = (object::id(&placed), object::id(&locked));
    extension::place(Rule {}, &mut shop, placed, &policy);
    extension::lock(Rule {}, &mut shop, locked, &policy);
    assert!(!shop.is_locked(a) && shop.is_locked(b) && shop.item_count() == 2);
    extension::disable<Rule>(&mut shop, &owner);
    assert!(!extension::is_enabled<Rule>(&shop));
    extension::storage_mut(Rule {}, &mut shop).add(b"seen", 1u64);
    assert!(extension::storage(Rule {}, &shop).length() == 1);
    let _: u64 = extension::storage_mut(Rule {}, &mut shop).remove(b"seen");
    extension::enable<Rule>(&mut shop, &owner);
    extension::remove<Rule>(&mut shop, &owner);
    assert!(!extension::is_installed<Rule>(&shop));
    destroy(shop); destroy(owner); destroy(policy); destroy(policy_cap);
}

#[test, expected_failure(abort_code = 2, location = sui::kiosk_extension)]
fun an_extension_without_permission() {
    let ctx = &mut tx_context::dummy();
    let (mut shop, owner) = kiosk::new(ctx);
    let (policy, policy_cap) = tp::new_for_testing<Card>(ctx);
    extension::add(Rule {}, &mut shop, &owner, 1, ctx);
    extension::lock(Rule {}, &mut shop, Card { id: object::new(ctx) }, &policy);
    destroy(shop); destroy(owner); destroy(policy); destroy(policy_cap);
}

#[test, expected_failure(abort_code = 0, location = sui::transfer_policy)]
fun an_unfulfilled_policy() {
    let ctx = &mut tx_context::dummy();
    let (mut policy, cap) = tp::new_for_testing<Card>(ctx);
    tp::add_rule(Rule {}, &mut policy, &cap, true);
    let from = object::id(&policy);
    policy.confirm_request(tp::new_request(from, 1, from));
    destroy(policy); destroy(cap);
}

#[test]
fun tokens() {
    let ctx = &mut tx_context::dummy();
    let mut cap = coin::create_treasury_cap_for_testing<A>(ctx);
    let (mut policy, policy_cap) = token::new_policy(&cap, ctx);
    policy.allow(&policy_cap, token::spend_action(), ctx);
    policy.add_rule_for_action<A, Rule>(&policy_cap, token::spend_action(), ctx);
    let mut t = token::mint(&mut cap, 10, ctx);
    let part = t.split(4, ctx);
    let mut request = part.spend(ctx);
    token::add_approval(Rule {}, &mut request, ctx);
    let (_, amount, _, _) = policy.confirm_request_mut(request, ctx);
    assert!(amount == 4 && policy.spent_balance() == 4 && policy.flush(&mut cap, ctx) == 4 && cap.total_supply() == 6);
    token::burn(&mut cap, t);
    destroy(cap); destroy(policy); destroy(policy_cap);
}

#[test]
fun packages_and_display() {
    let ctx = &mut tx_context::dummy();
    let publisher = package::test_claim(A {}, ctx);
    assert!(publisher.from_module<Card>() && !publisher.from_package<SUI>());
    let mut shown = display::new<Card>(&publisher, ctx);
    shown.add(b"name".to_string(), b"{name}".to_string());
    shown.update_version();
    assert!(shown.version() == 1 && shown.fields().size() == 1);
    let mut cap = package::test_publish(@0x42.to_id(), ctx);
    let ticket = cap.authorize_upgrade(package::compatible_policy(), b"digest");
    cap.commit_upgrade(package::test_upgrade(ticket));
    assert!(cap.version() == 2 && cap.upgrade_package() != @0x42.to_id());
    cap.only_dep_upgrades();
    assert!(cap.upgrade_policy() == package::dep_only_policy());
    cap.make_immutable();
    destroy(publisher); destroy(shown);
}

#[test]
fun clocks_events_and_bytes() {
    let ctx = &mut tx_context::dummy();
    let mut c = clock::create_for_testing(ctx);
    c.increment_for_testing(5);
    assert!(c.timestamp_ms() == 5);
    c.destroy_for_testing();
    event::emit(Seen { n: 1 });
    assert!(event::num_events() == 1 && event::events_by_type<Seen>()[0].n == 1);
    assert_eq!(hex::encode(x"00ff10"), b"00ff10");
    assert_eq!(hex::decode(b"00FF10"), x"00ff10");
    assert!(@0xA.to_string() == b"000000000000000000000000000000000000000000000000000000000000000a".to_string());
    let mut bytes = bcs::new(bcs::to_bytes(&vector[258u64, 7]));
    assert!(bytes.peel_vec_u64() == vector[258, 7] && bytes.into_remainder_bytes().is_empty());
    let mut r = random::new_generator_for_testing();
    let die = r.generate_u8_in_range(1, 6);
    assert!(die >= 1 && die <= 6 && r.generate_bytes(40).length() == 40);
}

use fun object::id_from_address as address.to_id;
