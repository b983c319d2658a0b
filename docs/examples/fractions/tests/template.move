// region: template
/// One asset. Copy this module into a package of its own, and change the constants.
module fractions::template;

use fractions::asset;

const NAME: vector<u8> = b"Template name";
const SYMBOL: vector<u8> = b"TMPL";
const DESCRIPTION: vector<u8> = b"Template description";
const TOTAL: u64 = 123_456_789;

/// The asset's type, and the proof that `init` runs.
public struct TEMPLATE has drop {}

fun init(witness: TEMPLATE, ctx: &mut TxContext) {
    let (asset, cap) = asset::new(
        witness,
        NAME.to_string(),
        SYMBOL.to_string(),
        DESCRIPTION.to_string(),
        TOTAL,
        true, // burnable
        true, // trades under rules
        ctx,
    );
    asset.share();
    transfer::public_transfer(cap, ctx.sender());
}
// endregion: template

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) {
    init(sui::test_utils::create_one_time_witness<TEMPLATE>(), ctx);
}
