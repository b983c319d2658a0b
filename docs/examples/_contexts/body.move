module fragment::fragment;

public fun example(ctx: &mut TxContext) {
// fragment
}
