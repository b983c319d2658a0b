/// A satchel that belongs to an account object, and owns coins itself: two levels of parents.
module transfer_to_object::satchel;

use sui::coin::Coin;
use sui::transfer::Receiving;

// region: nested
/// Owned by a player. Satchels are sent to its ID.
public struct Account has key {
    id: UID,
}

/// Belongs to an account. Coins are sent to the ID of the satchel.
public struct Satchel has key, store {
    id: UID,
}

/// Step 1: takes the satchel out of the account.
public fun take_satchel(
    account: &mut Account,
    satchel: Receiving<Satchel>,
): Satchel {
    transfer::public_receive(&mut account.id, satchel)
}

/// Step 2: with the satchel in hand, takes a coin out of it.
public fun take_coin<T>(
    satchel: &mut Satchel,
    coin: Receiving<Coin<T>>,
): Coin<T> {
    transfer::public_receive(&mut satchel.id, coin)
}

/// Step 3: sends the satchel back to the account.
public fun put_back(account: &Account, satchel: Satchel) {
    transfer::public_transfer(satchel, object::id_address(account));
}
// endregion: nested

/// Opens an account for the sender, with an empty satchel in it.
#[allow(lint(self_transfer))]
public fun open(ctx: &mut TxContext) {
    let account = Account { id: object::new(ctx) };
    let satchel = Satchel { id: object::new(ctx) };
    put_back(&account, satchel);
    transfer::transfer(account, ctx.sender());
}
