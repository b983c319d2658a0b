/** The framework's functions with our bodies, run by the Move VM: tests of examples may rely on them. */

import { readFileSync, readdirSync } from 'node:fs';
import { bls12_381 } from '@noble/curves/bls12-381';
import { blake2b } from '@noble/hashes/blake2b';
import { hmac } from '@noble/hashes/hmac';
import { keccak_256, sha3_256 } from '@noble/hashes/sha3';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { describe, expect, test } from 'vitest';
import { readBodies } from '../../../site/move/compiler/bodies.ts';
import { loadDeclarations } from '../../../scripts/checks/move/declarations.ts';
import { stubAbortCode } from '../../../site/move/compiler/macros.ts';
import { isListed } from '../../support/to-do.ts';
import { testPackage } from '../../../scripts/checks/move/compiler.ts';

const BODIES = 'scripts/checks/move/bodies/';

function run(text: string) {
  return testPackage({ files: new Map([['a.move', text]]), dependencies: ['sui'] });
}

/** Name and outcome of each test; a passing one has no detail. */
async function outcomes(text: string): Promise<Readonly<Record<string, string>>> {
  const result = await run(text);
  const errors = result.diagnostics
    .filter(({ level }) => level === 'error')
    .map(({ detail }) => detail);
  expect(errors).toEqual([]);
  return Object.fromEntries(
    result.tests.map(({ name, passed, detail, needsFramework }) => [
      name.split('::').at(-1) ?? '',
      // A body that a release needs and nobody has written yet is on its list.
      passed || (needsFramework && isListed(BODIES)) ? 'passes' : detail,
    ]),
  );
}

test('every module of the framework compiles with its bodies', async () => {
  const declarations = await loadDeclarations();
  const names = (declarations.get('sui') ?? []).map(({ name }) => name);
  const words = names.map((name) => `${name}: u8`).join(', ');
  const result = await run(
    `module a::a;\n#[allow(unused)]\nfun words(${words}) {}\n#[test]\nfun ok() {}\n`,
  );
  expect(result.diagnostics.filter(({ level }) => level === 'error')).toEqual([]);
  expect(result.ok).toBe(true);
});

describe('each file of bodies', () => {
  const folder = new URL('../../../scripts/checks/move/bodies/', import.meta.url);
  const files = ['std', 'sui'].flatMap((name) =>
    readdirSync(new URL(name, folder))
      .filter((file) => file.endsWith('.bodies'))
      .map((file) => `${name}/${file}`),
  );

  const declarations = loadDeclarations();

  test.each(files)('%s names functions that are declared', async (file) => {
    const [packageName = '', name = ''] = file.replace('.bodies', '').split('/');
    const declaration = (await declarations)
      .get(packageName as 'sui')
      ?.find((it) => it.name === name);
    // One list serves the two kinds of tables, and one all sizes of integers.
    const shared = /table|bag|^std\/u\d/.test(file);
    const { functions } = readBodies(readFileSync(new URL(file, folder), 'utf8'));
    const missing = [...functions.keys()].filter((it) => !declaration?.stubbedWords.has(it));
    expect(shared ? [] : missing).toEqual([]);
    expect(functions.size).toBeGreaterThan(0);
  });

  test('has entries of two kinds, and no function twice', () => {
    expect(readBodies('// words\na: 1\nb: {\n    2\n  }\n+ fun c() {\n  }\n')).toEqual({
      functions: new Map([
        ['a', '1'],
        ['b', '{\n    2\n  }'],
      ]),
      items: ['fun c() {\n  }'],
    });
    expect(() => readBodies('nonsense\n')).toThrow(/neither/);
    expect(() => readBodies('a: 1\na: 2\n')).toThrow(/twice/);
  });
});

test('objects go from transaction to transaction', async () => {
  const text = `module a::a;
use sui::test_scenario;
public struct Box has key, store { id: UID, n: u64 }
fun box(n: u64, ctx: &mut TxContext): Box { Box { id: object::new(ctx), n } }

#[test]
fun owned_shared_and_frozen() {
    let mut s = test_scenario::begin(@0xA);
    assert!(s.sender() == @0xA && s.ctx().epoch() == 0);
    transfer::transfer(box(1, s.ctx()), @0xB);
    transfer::share_object(box(2, s.ctx()));
    transfer::freeze_object(box(3, s.ctx()));
    let effects = s.next_tx(@0xB);
    assert!(effects.created().length() == 3 && effects.shared().length() == 1 && effects.frozen().length() == 1);
    let mut mine = s.take_from_sender<Box>();
    mine.n = 10;
    s.return_to_sender(mine);
    let common = s.take_shared<Box>();
    assert!(common.n == 2);
    test_scenario::return_shared(common);
    let still = s.take_immutable<Box>();
    assert!(still.n == 3);
    test_scenario::return_immutable(still);
    s.later_epoch(1_000, @0xA);
    assert!(s.ctx().epoch() == 1 && s.ctx().epoch_timestamp_ms() == 1_000);
    assert!(!s.has_most_recent_for_sender<Box>() && test_scenario::has_most_recent_for_address<Box>(@0xB));
    assert!(test_scenario::ids_for_address<Box>(@0xB).length() == 1);
    s.end();
}

#[test]
fun received_by_an_object() {
    let mut s = test_scenario::begin(@0xA);
    let mut parent = box(0, s.ctx());
    let parent_id = object::id(&parent);
    transfer::public_transfer(box(5, s.ctx()), parent_id.to_address());
    s.next_tx(@0xA);
    let ticket = test_scenario::most_recent_receiving_ticket<Box>(&parent_id);
    let Box { id, n } = transfer::receive(&mut parent.id, ticket);
    assert!(n == 5);
    id.delete();
    let Box { id, n: _ } = parent;
    id.delete();
    s.end();
}

#[test, expected_failure(abort_code = test_scenario::EEmptyInventory)]
fun nothing_to_take() {
    let s = test_scenario::begin(@0xA);
    let b = s.take_from_sender<Box>();
    transfer::transfer(b, @0xB);
    s.end();
}

#[test, expected_failure(abort_code = sui::transfer::ESharedNonNewObject)]
fun sharing_an_old_object() {
    let mut s = test_scenario::begin(@0xA);
    transfer::transfer(box(1, s.ctx()), @0xA);
    s.next_tx(@0xA);
    let b = s.take_from_sender<Box>();
    transfer::share_object(b);
    s.end();
}
`;
  expect(await outcomes(text)).toEqual({
    owned_shared_and_frozen: 'passes',
    received_by_an_object: 'passes',
    nothing_to_take: 'passes',
    sharing_an_old_object: 'passes',
  });
});

test('collections hold what they are given, and abort as they say', async () => {
  const text = `module a::a;
use sui::{bag, dynamic_field as df, dynamic_object_field as dof, linked_table, object_bag, object_table, priority_queue as pq, table, table_vec, vec_map, vec_set, versioned};
public struct Item has key, store { id: UID, n: u64 }

#[test]
fun fields() {
    let ctx = &mut tx_context::dummy();
    let mut parent = object::new(ctx);
    df::add(&mut parent, b"n", 1u64);
    *df::borrow_mut(&mut parent, b"n") = 2u64;
    assert!(df::exists_(&parent, b"n") && !df::exists_(&parent, b"m") && df::exists_with_type<vector<u8>, u64>(&parent, b"n"));
    assert!(df::remove_if_exists<vector<u8>, u64>(&mut parent, b"m").is_none());
    assert!(df::remove<vector<u8>, u64>(&mut parent, b"n") == 2);
    let item = Item { id: object::new(ctx), n: 3 };
    let id = object::id(&item);
    dof::add(&mut parent, 7u8, item);
    assert!(dof::id(&parent, 7u8) == option::some(id) && dof::borrow<u8, Item>(&parent, 7u8).n == 3);
    dof::borrow_mut<u8, Item>(&mut parent, 7u8).n = 4;
    assert!(dof::exists_with_type<u8, Item>(&parent, 7u8) && !dof::exists_(&parent, 8u8));
    let Item { id, n } = dof::remove(&mut parent, 7u8);
    assert!(n == 4);
    id.delete();
    parent.delete();
}

#[test]
fun tables() {
    let ctx = &mut tx_context::dummy();
    let mut t = table::new(ctx);
    t.add(b"a", 1u64);
    *&mut t[b"a"] = 5;
    assert!(t.contains(b"a") && t.length() == 1 && t[b"a"] == 5 && t.remove(b"a") == 5);
    t.destroy_empty();
    let mut o = object_table::new(ctx);
    o.add(1u8, Item { id: object::new(ctx), n: 1 });
    assert!(o.contains(1) && o.value_id(1).is_some() && o.value_id(2).is_none());
    let Item { id, n: _ } = o.remove(1);
    id.delete();
    o.destroy_empty();
    let mut b = bag::new(ctx);
    b.add(1u8, true);
    b.add(b"x", 9u64);
    assert!(b.length() == 2 && b.contains_with_type<u8, bool>(1) && *b.borrow<vector<u8>, u64>(b"x") == 9);
    assert!(b.remove(1u8) && b.remove<vector<u8>, u64>(b"x") == 9);
    b.destroy_empty();
    let mut ob = object_bag::new(ctx);
    ob.add(1u8, Item { id: object::new(ctx), n: 1 });
    let Item { id, n: _ } = ob.remove(1u8);
    id.delete();
    ob.destroy_empty();
}

#[test]
fun orders() {
    let ctx = &mut tx_context::dummy();
    let mut l = linked_table::new(ctx);
    l.push_back(2u64, b"b");
    l.push_back(3, b"c");
    l.push_front(1, b"a");
    assert!(*l.front() == option::some(1) && *l.back() == option::some(3) && *l.next(1) == option::some(2) && *l.prev(3) == option::some(2));
    assert!(l.remove(2) == b"b" && *l.next(1) == option::some(3) && l.length() == 2);
    let (k, v) = l.pop_front();
    assert!(k == 1 && v == b"a");
    l.pop_back();
    l.destroy_empty();
    let mut v = table_vec::empty(ctx);
    v.push_back(1u8); v.push_back(2); v.push_back(3);
    v.swap(0, 2);
    assert!(v[0] == 3 && v.swap_remove(0) == 3 && v.pop_back() == 2 && v.pop_back() == 1);
    v.destroy_empty();
    let mut q = pq::new(pq::create_entries(vector[1, 3, 2], vector[b"a", b"c", b"b"]));
    let (priority, value) = q.pop_max();
    assert!(priority == 3 && value == b"c");
    let mut w = versioned::create(1, b"one", ctx);
    let (old, cap) = w.remove_value_for_upgrade<vector<u8>>();
    w.upgrade(2, old.length(), cap);
    assert!(w.version() == 2 && *w.load_value<u64>() == 3);
    w.destroy<u64>();
}

#[test]
fun small_maps() {
    let mut m = vec_map::from_keys_values(vector[1, 2], vector[b"a", b"b"]);
    m.insert(3, b"c");
    *m.get_mut(&3) = b"d";
    assert!(m.size() == 3 && m.keys() == vector[1, 2, 3] && m[&3] == b"d" && m.try_get(&9).is_none());
    let (k, v) = m.remove(&1);
    assert!(k == 1 && v == b"a" && m.get_idx(&3) == 1);
    let (keys, values) = m.into_keys_values();
    assert!(keys == vector[2, 3] && values == vector[b"b", b"d"]);
    let mut s = vec_set::from_keys(vector[1u8, 2]);
    s.insert(3);
    s.remove(&2);
    assert!(s.contains(&3) && s.size() == 2 && s.into_keys() == vector[1, 3]);
}

#[test, expected_failure(abort_code = 0, location = sui::vec_map)]
fun same_key_twice() { let mut m = vec_map::empty(); m.insert(1u8, 1u8); m.insert(1, 2); }

#[test, expected_failure(abort_code = 1, location = sui::vec_set)]
fun missing_key() { let mut s = vec_set::singleton(1u8); s.remove(&2); }

#[test, expected_failure(abort_code = 0, location = sui::dynamic_field)]
fun same_field_twice() { let ctx = &mut tx_context::dummy(); let mut t = table::new(ctx); t.add(1u8, 1u8); t.add(1, 2); t.drop(); }

#[test, expected_failure(abort_code = 1, location = sui::dynamic_field)]
fun missing_field() { let ctx = &mut tx_context::dummy(); let mut t = table::new<u8, u8>(ctx); t.remove(1); t.drop(); }
`;
  const all = await outcomes(text);
  expect(Object.values(all)).toEqual(Object.values(all).map(() => 'passes'));
  expect(Object.keys(all)).toHaveLength(8);
});

test('coins, capabilities and markets keep their books', async () => {
  const text = `module a::a;
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
`;
  const all = await outcomes(text);
  expect(Object.values(all)).toEqual(Object.values(all).map(() => 'passes'));
  expect(Object.keys(all)).toHaveLength(10);
});

test('text and numbers count as they should', async () => {
  const text = `module a::a;
#[test]
fun words() {
    let mut s = b"h\\xc3\\xa9llo".to_string();
    assert!(s.length() == 6 && s.substring(0, 3).as_bytes() == &b"h\\xc3\\xa9" && s.index_of(&b"llo".to_string()) == 3);
    s.append(b"!".to_string());
    s.insert(0, b"> ".to_string());
    assert!(*s.as_bytes() == b"> h\\xc3\\xa9llo!" && std::string::try_utf8(x"ff").is_none());
    let a = b"Move".to_ascii_string();
    assert!(a.to_uppercase() == b"MOVE".to_ascii_string() && a.index_of(&b"ve".to_ascii_string()) == 2 && a.length() == 4);
}
#[test]
fun numbers() {
    assert!(1234567890u64.to_string() == b"1234567890".to_string() && 0u8.to_string() == b"0".to_string());
    assert!(99u64.sqrt() == 9 && 100u64.sqrt() == 10 && 3u128.pow(4) == 81 && 7u8.divide_and_round_up(2) == 4);
    assert!(5u8.diff(9) == 4 && 300u64.try_as_u8().is_none() && 255u64.try_as_u8() == option::some(255) && 0u8.bitwise_not() == 255);
}
#[test]
fun lists() {
    let mut v = vector[1, 2, 3, 4];
    v.insert(9, 1);
    assert!(v == vector[1, 9, 2, 3, 4] && v.remove(1) == 9 && v.swap_remove(0) == 1 && v == vector[4, 2, 3]);
    v.reverse();
    v.append(vector[7]);
    assert!(v == vector[3, 2, 4, 7] && v.contains(&4) && !v.contains(&5));
    let (found, at) = v.index_of(&7);
    assert!(found && at == 3 && vector[vector[1], vector[2]].flatten() == vector[1, 2]);
    assert!(option::none().destroy_or!(5) == 5);
}
#[test, expected_failure(abort_code = 0x40001, location = std::option)]
fun nothing_inside() { option::none<u8>().destroy_some(); }
#[test, expected_failure(abort_code = 2, location = std::string)]
fun half_a_letter() { b"\\xc3\\xa9".to_string().substring(0, 1); }
`;
  const all = await outcomes(text);
  expect(Object.values(all)).toEqual(Object.values(all).map(() => 'passes'));
  expect(Object.keys(all)).toHaveLength(5);
});

test('a function without a body still says so, and is told apart from a wrong test', async () => {
  const result = await run(
    'module a::a;\n#[test]\nfun unknown() { sui::vdf::hash_to_input(&b"x"); }\n',
  );
  expect(result.tests).toMatchObject([{ passed: false, needsFramework: true }]);
  expect(result.tests[0]?.detail).toContain(String(stubAbortCode));
});

describe('hashes', () => {
  test.each([0, 3, 300])('of %i bytes are those of a second program', async (size) => {
    const data = Uint8Array.from({ length: size }, (_, at) => (at * 7) % 256);
    const literal = `x"${bytesToHex(data)}"`;
    const blake = bytesToHex(blake2b(data, { dkLen: 32 }));
    const keccak = bytesToHex(keccak_256(data));
    const code = bytesToHex(hmac(sha3_256, data, data));
    const text = `module a::a;
      #[test] fun blake() { assert!(sui::hash::blake2b256(&${literal}) == x"${blake}"); }
      #[test] fun keccak() { assert!(sui::hash::keccak256(&${literal}) == x"${keccak}"); }
      #[test] fun code() {
        assert!(sui::hmac::hmac_sha3_256(&${literal}, &${literal}) == x"${code}");
      }`;
    expect(await outcomes(text)).toEqual({ blake: 'passes', keccak: 'passes', code: 'passes' });
  });
});

test('public inputs of a proof are whole scalars, and at most eight', async () => {
  const inputs = (size: number) =>
    `{ let mut b = vector[]; ${size}u64.do!(|_| b.push_back(0)); sui::groth16::public_proof_inputs_from_bytes(b); }`;
  const text = `module a::a;
    #[test] fun eight() ${inputs(256)}
    #[test, expected_failure(abort_code = sui::groth16::ETooManyPublicInputs)]
    fun nine() ${inputs(288)}
    #[test, expected_failure(abort_code = sui::groth16::EInvalidScalar)]
    fun half() ${inputs(16)}`;
  expect(await outcomes(text)).toEqual({ eight: 'passes', nine: 'passes', half: 'passes' });
});

test('signatures and verifiable outputs are really verified', async () => {
  const no = '&x"00"';
  const text = `module a::a;
    #[test] fun ed25519() { assert!(!sui::ed25519::ed25519_verify(${no}, ${no}, ${no})); }
    #[test] fun k1() { assert!(!sui::ecdsa_k1::secp256k1_verify(${no}, ${no}, ${no}, 0)); }
    #[test] fun r1() { assert!(!sui::ecdsa_r1::secp256r1_verify(${no}, ${no}, ${no}, 0)); }
    #[test] fun bls() { assert!(!sui::bls12381::bls12381_min_sig_verify(${no}, ${no}, ${no})); }
    #[test, expected_failure(abort_code = sui::ecvrf::EInvalidHashLength)]
    fun vrf() { sui::ecvrf::ecvrf_verify(${no}, ${no}, ${no}, ${no}); }`;
  const all = await outcomes(text);
  expect(Object.values(all)).toEqual(Object.values(all).map(() => 'passes'));
});

describe.each([
  ['min_pk', bls12_381.longSignatures],
  ['min_sig', bls12_381.shortSignatures],
] as const)('signatures of %s over the bytes of a package', (variant, scheme) => {
  const secret = (number: number) => new Uint8Array(32).fill(number);
  const hex = (bytes: Uint8Array) => `x"${bytesToHex(bytes)}"`;
  const keyOf = (number: number) => hex(scheme.getPublicKey(secret(number)).toBytes());
  const sign = (text: string, number: number) => {
    const point = variant === 'min_pk' ? bls12_381.longSignatures : bls12_381.shortSignatures;
    return hex(point.sign(point.hash(utf8ToBytes(text)) as never, secret(number)).toBytes());
  };
  const verify = (signature: string, key: string, message: string) =>
    `sui::bls12381::bls12381_${variant}_verify(&${signature}, &${key}, &${message})`;

  test('are valid for their message and key alone', async () => {
    const signature = sign('one', 7);
    const text = `module a::a;
      #[test] fun own() { assert!(${verify(signature, keyOf(7), 'b"one"')}); }
      #[test] fun computed() {
        let mut message = b"on";
        message.append(b"e");
        assert!(${verify(signature, keyOf(7), 'message')});
      }
      #[test] fun other_message() { assert!(!${verify(signature, keyOf(7), 'b"two"')}); }
      #[test] fun other_key() { assert!(!${verify(signature, keyOf(8), 'b"one"')}); }
      #[test] fun no_point() {
        assert!(!${verify(`vector::tabulate!(${variant === 'min_pk' ? 96 : 48}, |_| 0u8)`, keyOf(7), 'b"one"')});
      }`;
    const all = await outcomes(text);
    expect(Object.values(all)).toEqual(['passes', 'passes', 'passes', 'passes', 'passes']);
  });

  test('are not checked when what they sign is not spelled out', async () => {
    const result = await run(
      `module a::a;\n#[test]\nfun a() { assert!(!${verify(sign('unseen', 7), keyOf(7), 'b"one"')}); }\n`,
    );
    expect(result.tests).toMatchObject([{ passed: false, needsFramework: true }]);
  });
});

test('a proof is valid for its number alone, and one of unknown inputs is not checked', async () => {
  const folder = new URL('../../../docs/examples/factor-proof/tests/', import.meta.url);
  const source = readFileSync(new URL('factor_proof_tests.move', folder), 'utf8');
  const [key, proof] = ['KEY', 'PROOF'].map(
    (name) => new RegExp(`const ${name}: vector<u8> =\\s*(x"\\w+")`).exec(source)?.[1] ?? '',
  );
  const proves = (number: string) => `{
    let curve = groth16::bn254();
    let inputs = groth16::public_proof_inputs_from_bytes(std::bcs::to_bytes(&${number}));
    let proof = groth16::proof_points_from_bytes(${proof});
    groth16::verify_groth16_proof(&curve, &groth16::prepare_verifying_key(&curve, &${key}), &inputs, &proof)
  }`;
  const module = (tests: string) => `module a::a;\nuse sui::groth16;\n${tests}`;
  const all = await outcomes(
    module(`#[test] fun own() { assert!(${proves('21_311u256')}); }
      #[test] fun other() { assert!(!${proves('21_312u256')}); }
      #[test, expected_failure(abort_code = groth16::EInvalidVerifyingKey)]
      fun short() { groth16::prepare_verifying_key(&groth16::bn254(), &b"key"); }`),
  );
  expect(all).toEqual({ own: 'passes', other: 'passes', short: 'passes' });
  const { tests } = await run(
    module(`#[test] fun unseen() { assert!(!${proves('(7u256 + 8)')}); }`),
  );
  expect(tests).toMatchObject([{ passed: false, needsFramework: true }]);
});

test('the deny list keeps the latest setting and the one in force', async () => {
  expect(
    await outcomes(`
module a::denied;
use sui::coin::{Self, DenyCapV2};
use sui::deny_list;
use sui::test_scenario;
use sui::test_utils::destroy;

public struct DENIED has drop {}

fun cap(allow_global_pause: bool, ctx: &mut TxContext): DenyCapV2<DENIED> {
    let (treasury, cap, metadata) = coin::create_regulated_currency_v2(
        sui::test_utils::create_one_time_witness<DENIED>(),
        0, b"D", b"", b"", option::none(), allow_global_pause, ctx,
    );
    destroy(treasury);
    destroy(metadata);
    cap
}

#[test]
fun two_steps() {
    let mut s = test_scenario::begin(@1);
    let mut list = deny_list::new_for_testing(s.ctx());
    let mut cap = cap(true, s.ctx());
    coin::deny_list_v2_remove(&mut list, &mut cap, @7, s.ctx());
    coin::deny_list_v2_add(&mut list, &mut cap, @7, s.ctx());
    coin::deny_list_v2_add(&mut list, &mut cap, @7, s.ctx());
    assert!(coin::deny_list_v2_contains_next_epoch<DENIED>(&list, @7));
    assert!(!coin::deny_list_v2_contains_current_epoch<DENIED>(&list, @7, s.ctx()));
    assert!(!coin::deny_list_v2_contains_next_epoch<DENIED>(&list, @8));
    assert!(!coin::deny_list_v2_contains_next_epoch<sui::sui::SUI>(&list, @7));
    coin::deny_list_v2_enable_global_pause(&mut list, &mut cap, s.ctx());
    s.next_epoch(@1);
    assert!(coin::deny_list_v2_contains_current_epoch<DENIED>(&list, @7, s.ctx()));
    assert!(coin::deny_list_v2_is_global_pause_enabled_current_epoch<DENIED>(&list, s.ctx()));
    coin::deny_list_v2_disable_global_pause(&mut list, &mut cap, s.ctx());
    assert!(!coin::deny_list_v2_is_global_pause_enabled_next_epoch<DENIED>(&list));
    assert!(coin::deny_list_v2_is_global_pause_enabled_current_epoch<DENIED>(&list, s.ctx()));
    destroy(list);
    destroy(cap);
    s.end();
}

#[test, expected_failure(abort_code = coin::EGlobalPauseNotAllowed)]
fun no_pause() {
    let mut ctx = tx_context::dummy();
    let mut list = deny_list::new_for_testing(&mut ctx);
    let mut cap = cap(false, &mut ctx);
    coin::deny_list_v2_enable_global_pause(&mut list, &mut cap, &mut ctx);
    destroy(list);
    destroy(cap);
}
`),
  ).toEqual({ two_steps: 'passes', no_pause: 'passes' });
});

test('extensions of a kiosk put things in, as far as its owner allows', async () => {
  const text = `module a::a;
use std::unit_test::destroy;
use sui::{kiosk::{Self, Kiosk, KioskOwnerCap}, kiosk_extension as ext, transfer_policy as tp};
public struct Ext has drop {}
public struct Card has key, store { id: UID }

fun card(ctx: &mut TxContext): Card { Card { id: object::new(ctx) } }
fun opened(permissions: u128, ctx: &mut TxContext): (Kiosk, KioskOwnerCap) {
    let (mut shop, owner) = kiosk::new(ctx);
    ext::add(Ext {}, &mut shop, &owner, permissions, ctx);
    (shop, owner)
}

#[test]
fun installed() {
    let ctx = &mut tx_context::dummy();
    let (mut shop, owner) = opened(3, ctx);
    let (policy, cap) = tp::new_for_testing<Card>(ctx);
    assert!(ext::is_installed<Ext>(&shop) && ext::can_place<Ext>(&shop) && ext::can_lock<Ext>(&shop));
    ext::place(Ext {}, &mut shop, card(ctx), &policy);
    let locked = card(ctx);
    let id = object::id(&locked);
    ext::lock(Ext {}, &mut shop, locked, &policy);
    assert!(shop.item_count() == 2 && shop.is_locked(id));
    ext::storage_mut(Ext {}, &mut shop).add(1u8, 2u8);
    ext::disable<Ext>(&mut shop, &owner);
    assert!(!ext::is_enabled<Ext>(&shop) && !ext::can_place<Ext>(&shop));
    assert!(*ext::storage(Ext {}, &shop).borrow<u8, u8>(1) == 2);
    let _: u8 = ext::storage_mut(Ext {}, &mut shop).remove(1u8);
    ext::enable<Ext>(&mut shop, &owner);
    ext::remove<Ext>(&mut shop, &owner);
    assert!(!ext::is_installed<Ext>(&shop));
    destroy(shop); destroy(owner); destroy(policy); destroy(cap);
}

#[test, expected_failure(abort_code = 2, location = sui::kiosk_extension)]
fun lock_without_the_permission() {
    let ctx = &mut tx_context::dummy();
    let (mut shop, owner) = opened(1, ctx);
    let (policy, cap) = tp::new_for_testing<Card>(ctx);
    ext::lock(Ext {}, &mut shop, card(ctx), &policy);
    destroy(shop); destroy(owner); destroy(policy); destroy(cap);
}

#[test, expected_failure(abort_code = 2, location = sui::kiosk_extension)]
fun place_while_disabled() {
    let ctx = &mut tx_context::dummy();
    let (mut shop, owner) = opened(3, ctx);
    let (policy, cap) = tp::new_for_testing<Card>(ctx);
    ext::disable<Ext>(&mut shop, &owner);
    ext::place(Ext {}, &mut shop, card(ctx), &policy);
    destroy(shop); destroy(owner); destroy(policy); destroy(cap);
}

#[test, expected_failure(abort_code = 3, location = sui::kiosk_extension)]
fun not_installed() {
    let ctx = &mut tx_context::dummy();
    let (mut shop, owner) = kiosk::new(ctx);
    ext::storage_mut(Ext {}, &mut shop);
    destroy(shop); destroy(owner);
}

#[test, expected_failure(abort_code = 0, location = sui::kiosk_extension)]
fun somebody_elses_cap() {
    let ctx = &mut tx_context::dummy();
    let (mut shop, owner) = opened(3, ctx);
    let (other, stranger) = kiosk::new(ctx);
    ext::disable<Ext>(&mut shop, &stranger);
    destroy(shop); destroy(owner); destroy(other); destroy(stranger);
}

#[test, expected_failure(abort_code = 0, location = sui::bag)]
fun removed_with_data() {
    let ctx = &mut tx_context::dummy();
    let (mut shop, owner) = opened(0, ctx);
    ext::storage_mut(Ext {}, &mut shop).add(1u8, 2u8);
    ext::remove<Ext>(&mut shop, &owner);
    destroy(shop); destroy(owner);
}
`;
  const all = await outcomes(text);
  expect(Object.values(all)).toEqual(Object.values(all).map(() => 'passes'));
  expect(Object.keys(all)).toHaveLength(6);
});
