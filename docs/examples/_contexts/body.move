/// Statements of a function that gets a transaction context.
module fragment::fragment;

public fun example(ctx: &mut TxContext) {
// fragment
}
