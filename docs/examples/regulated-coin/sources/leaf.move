/// A regulated coin. Officers block; the board appoints officers and lifts blocks.
module leaf::leaf;

use std::string::String;
use sui::coin::{Self, DenyCapV2};
use sui::deny_list::DenyList;
use sui::event;
use sui::vec_set::{Self, VecSet};

/// This officer was dismissed.
const ENotOfficer: u64 = 0;

// region: objects
/// The one-time witness.
public struct LEAF has drop {}

/// Holds the deny capability, so that every use of it goes through this module. Shared.
public struct Desk has key {
    id: UID,
    deny_cap: DenyCapV2<LEAF>,
    officers: VecSet<ID>,
}

/// The permission to appoint and dismiss, to lift a block, and to end a pause.
public struct BoardCap has key, store { id: UID }

/// The permission to block and to pause, until the board dismisses it.
public struct OfficerCap has key { id: UID }

/// Emitted for every block that is set or lifted, with the file number of the case.
public struct Decision has copy, drop { account: address, blocked: bool, file: String }

/// Emitted when the coin is paused, and when the pause ends.
public struct Pause has copy, drop { paused: bool, file: String }
// endregion: objects

// region: init
fun init(witness: LEAF, ctx: &mut TxContext) {
    let (treasury, deny_cap, metadata) = coin::create_regulated_currency_v2(
        witness, 6, b"LEAF", b"Leaf", b"A regulated coin", option::none(), true, ctx,
    );
    transfer::public_freeze_object(metadata);
    transfer::public_transfer(treasury, ctx.sender());
    transfer::public_transfer(BoardCap { id: object::new(ctx) }, ctx.sender());
    transfer::share_object(Desk { id: object::new(ctx), deny_cap, officers: vec_set::empty() });
}
// endregion: init

// region: officers
/// Appoints an officer. Without `store`, the cap stays at this address.
public fun appoint(self: &mut Desk, _: &BoardCap, officer: address, ctx: &mut TxContext): ID {
    let cap = OfficerCap { id: object::new(ctx) };
    let id = object::id(&cap);
    self.officers.insert(id);
    transfer::transfer(cap, officer);
    id
}

/// Dismisses an officer, who keeps a cap that opens nothing.
public fun dismiss(self: &mut Desk, _: &BoardCap, officer: ID) {
    self.officers.remove(&officer);
}
// endregion: officers

// region: block
/// Blocks an account. Its coins stay where they are.
public fun block(
    self: &mut Desk,
    cap: &OfficerCap,
    list: &mut DenyList,
    account: address,
    file: String,
    ctx: &mut TxContext,
) {
    self.check(cap);
    coin::deny_list_v2_add(list, &mut self.deny_cap, account, ctx);
    event::emit(Decision { account, blocked: true, file });
}

/// Lifts a block.
public fun unblock(
    self: &mut Desk,
    _: &BoardCap,
    list: &mut DenyList,
    account: address,
    file: String,
    ctx: &mut TxContext,
) {
    coin::deny_list_v2_remove(list, &mut self.deny_cap, account, ctx);
    event::emit(Decision { account, blocked: false, file });
}
// endregion: block

// region: pause
/// Stops the coin for everyone.
public fun pause(
    self: &mut Desk,
    cap: &OfficerCap,
    list: &mut DenyList,
    file: String,
    ctx: &mut TxContext,
) {
    self.check(cap);
    coin::deny_list_v2_enable_global_pause(list, &mut self.deny_cap, ctx);
    event::emit(Pause { paused: true, file });
}

/// Ends the pause.
public fun resume(
    self: &mut Desk,
    _: &BoardCap,
    list: &mut DenyList,
    file: String,
    ctx: &mut TxContext,
) {
    coin::deny_list_v2_disable_global_pause(list, &mut self.deny_cap, ctx);
    event::emit(Pause { paused: false, file });
}

fun check(self: &Desk, cap: &OfficerCap) {
    assert!(self.officers.contains(object::borrow_id(cap)), ENotOfficer);
}
// endregion: pause

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(LEAF {}, ctx) }
