/// An orchard that grows apples: one module with each kind of function.
module sui_move_concepts::orchard;

use sui::package;

/// The tree has no apple left.
const ENoApple: u64 = 0;

// region: types
/// The one-time witness: the name of the module in upper case, and `drop` alone.
public struct ORCHARD has drop {}

/// An object. `key` asks for `id: UID` as the first field.
public struct Tree has key {
    id: UID,
    apples: u64,
}

/// An object that anyone who holds it may pass on, because of `store`.
public struct Apple has key, store {
    id: UID,
    seeds: u8,
}

/// A plain value. It exists only inside objects, or while a transaction runs.
public struct Weather has copy, drop, store {
    sunny: bool,
}
// endregion: types

// region: init
/// Runs once, when the package is published, and never again.
fun init(witness: ORCHARD, ctx: &mut TxContext) {
    let publisher = package::claim(witness, ctx);
    transfer::public_transfer(publisher, ctx.sender());
    transfer::share_object(Tree { id: object::new(ctx), apples: 3 });
}
// endregion: init

// region: functions
/// Everyone: transactions and other packages. The result goes to the caller.
public fun pick(tree: &mut Tree, ctx: &mut TxContext): Apple {
    assert!(tree.apples > 0, ENoApple);
    tree.apples = tree.apples - 1;
    Apple { id: object::new(ctx), seeds: 5 }
}

/// Modules of this package only.
public(package) fun ripen(tree: &mut Tree, weather: Weather) {
    if (weather.sunny) tree.apples = tree.apples + 1;
}

/// Transactions, and code of this module. No other package can call it.
entry fun water(tree: &mut Tree) {
    tree.ripen(sunny());
}

/// Code of this module only.
fun sunny(): Weather {
    Weather { sunny: true }
}
// endregion: functions

public fun apples(tree: &Tree): u64 {
    tree.apples
}

// region: eat
/// Ends an apple: take it apart, then delete its ID.
public fun eat(apple: Apple): u8 {
    let Apple { id, seeds } = apple;
    id.delete();
    seeds
}
// endregion: eat

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(ORCHARD {}, ctx);
}
