/// Gives each game of a player an input that has never been signed.
module coin_flip::counter;

// region: counter
/// Owned by one player. Without `store`, it stays with the address that minted it.
public struct Counter has key {
    id: UID,
    count: u64,
}

public fun mint(ctx: &mut TxContext) {
    transfer::transfer(Counter { id: object::new(ctx), count: 0 }, ctx.sender());
}

/// The ID of the counter and its count, 40 bytes. The count goes up, so nothing is returned twice.
public(package) fun next_input(counter: &mut Counter): vector<u8> {
    let mut input = counter.id.to_bytes();
    input.append(std::bcs::to_bytes(&counter.count));
    counter.count = counter.count + 1;
    input
}

public fun burn(counter: Counter) {
    let Counter { id, count: _ } = counter;
    id.delete();
}
// endregion: counter

#[test_only]
public fun new_for_testing(ctx: &mut TxContext): Counter {
    Counter { id: object::new(ctx), count: 0 }
}
