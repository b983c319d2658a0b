/// Arithmetic on the pairing-friendly curve BLS12-381, and BLS signatures. Most users need one of
/// the two signature checks. The rest builds protocols on top: commitments, threshold schemes,
/// zero-knowledge proofs, randomness beacons.
///
/// The curve has two groups of points, `G1` and `G2`, and a target group `GT`, all of the same
/// prime order; `Scalar` is a number modulo this order. `pairing` maps a point of `G1` and one of
/// `G2` into `GT`. Values are `Element<T>` of `sui::group_ops`, where equality and bytes are read
/// as well. All three groups are written additively: `add` is the group's operation, `mul` applies
/// it as often as the scalar says, and in each `div` the scalar comes first.
///
/// Scalars and compressed points are big-endian: 32 bytes for a scalar, 48 for `G1`, 96 for `G2`.
/// Elements of `GT` take 576 bytes and cannot be read from bytes.
module sui::bls12381;

use sui::group_ops::Element;

/// The scalar 0 in bytes.
const SCALAR_ZERO_BYTES: vector<u8> =
    x"0000000000000000000000000000000000000000000000000000000000000000";

/// The scalar 1 in bytes.
const SCALAR_ONE_BYTES: vector<u8> =
    x"0000000000000000000000000000000000000000000000000000000000000001";

/// The neutral element of `G1`, compressed.
const G1_IDENTITY_BYTES: vector<u8> =
    x"c00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000";

/// The standard generator of `G1`, compressed.
const G1_GENERATOR_BYTES: vector<u8> =
    x"97f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb";

/// The neutral element of `G2`, compressed.
const G2_IDENTITY_BYTES: vector<u8> =
    x"c00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000";

/// The standard generator of `G2`, compressed.
const G2_GENERATOR_BYTES: vector<u8> =
    x"93e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8";

/// The neutral element of `GT` in bytes.
const GT_IDENTITY_BYTES: vector<u8> =
    x"000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000";

/// The generator of `GT` in bytes: the pairing of the generators of `G1` and `G2`.
const GT_GENERATOR_BYTES: vector<u8> =
    x"1250ebd871fc0a92a7b2d83168d0d727272d441befa15c503dd8e90ce98db3e7b6d194f60839c508a84305aaca1789b6089a1c5b46e5110b86750ec6a532348868a84045483c92b7af5af689452eafabf1a8943e50439f1d59882a98eaa0170f19f26337d205fb469cd6bd15c3d5a04dc88784fbb3d0b2dbdea54d43b2b73f2cbb12d58386a8703e0f948226e47ee89d06fba23eb7c5af0d9f80940ca771b6ffd5857baaf222eb95a7d2809d61bfe02e1bfd1b68ff02f0b8102ae1c2d5d5ab1a1368bb445c7c2d209703f239689ce34c0378a68e72a6b3b216da0e22a5031b54ddff57309396b38c881c4c849ec23e87193502b86edb8857c273fa075a50512937e0794e1e65a7617c90d8bd66065b1fffe51d7a579973b1315021ec3c19934f11b8b424cd48bf38fcef68083b0b0ec5c81a93b330ee1a677d0d15ff7b984e8978ef48881e32fac91b93b47333e2ba5703350f55a7aefcd3c31b4fcb6ce5771cc6a0e9786ab5973320c806ad360829107ba810c5a09ffdd9be2291a0c25a99a201b2f522473d171391125ba84dc4007cfbf2f8da752f7c74185203fcca589ac719c34dffbbaad8431dad1c1fb597aaa5018107154f25a764bd3c79937a45b84546da634b8f6be14a8061e55cceba478b23f7dacaa35c8ca78beae9624045b4b604c581234d086a9902249b64728ffd21a189e87935a954051c7cdba7b3872629a4fafc05066245cb9108f0242d0fe3ef0f41e58663bf08cf068672cbd01a7ec73baca4d72ca93544deff686bfd6df543d48eaa24afe47e1efde449383b676631";

/// Number by which the native functions know scalars.
const SCALAR_TYPE: u8 = 0;

/// Number by which the native functions know elements of `G1`.
const G1_TYPE: u8 = 1;

/// Number by which the native functions know elements of `G2`.
const G2_TYPE: u8 = 2;

/// Number by which the native functions know elements of `GT`.
const GT_TYPE: u8 = 3;

/// Number by which the native functions know uncompressed elements of `G1`.
const UNCOMPRESSED_G1_TYPE: u8 = 4;

/// Marks an `Element` as a scalar: an integer modulo the order of the groups. Never made as a
/// value, so it has no abilities.
public struct Scalar {}

/// Marks an `Element` as a point of the group `G1`. Never made as a value, so it has no abilities.
public struct G1 {}

/// Marks an `Element` as a point of the group `G2`. Never made as a value, so it has no abilities.
public struct G2 {}

/// Marks an `Element` as a member of the target group, where pairings end up. Never made as a
/// value, so it has no abilities.
public struct GT {}

/// Marks an `Element` as a point of `G1` in uncompressed form: larger, but cheaper to add. It
/// comes only from `g1_to_uncompressed_g1`. Never made as a value, so it has no abilities.
public struct UncompressedG1 {}

/// Checks a BLS signature in the variant with short signatures: 48 bytes in `G1` for the
/// signature, 96 bytes in `G2` for the public key. Returns `false` for a wrong signature and for
/// bytes that are not points. The ciphersuite is `BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_`,
/// which does not hash the message beforehand. If signatures of several signers are combined, make
/// sure that each proved possession of its key.
public native fun bls12381_min_sig_verify(
    signature: &vector<u8>,
    public_key: &vector<u8>,
    msg: &vector<u8>,
): bool;

/// Checks a BLS signature in the variant with short public keys: 96 bytes in `G2` for the
/// signature, 48 bytes in `G1` for the public key. Returns `false` for a wrong signature and for
/// bytes that are not points. The ciphersuite is `BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_`.
public native fun bls12381_min_pk_verify(
    signature: &vector<u8>,
    public_key: &vector<u8>,
    msg: &vector<u8>,
): bool;

/// Reads a scalar from 32 big-endian bytes. Aborts with `sui::group_ops::EInvalidInput` when the
/// length differs or the number is not below the group order.
public native fun scalar_from_bytes(bytes: &vector<u8>): Element<Scalar>;

/// Turns an integer into a scalar.
public native fun scalar_from_u64(x: u64): Element<Scalar>;

/// Returns the scalar 0.
public native fun scalar_zero(): Element<Scalar>;

/// Returns the scalar 1.
public native fun scalar_one(): Element<Scalar>;

/// Adds two scalars.
public native fun scalar_add(e1: &Element<Scalar>, e2: &Element<Scalar>): Element<Scalar>;

/// Subtracts the scalar `e2` from `e1`.
public native fun scalar_sub(e1: &Element<Scalar>, e2: &Element<Scalar>): Element<Scalar>;

/// Multiplies two scalars.
public native fun scalar_mul(e1: &Element<Scalar>, e2: &Element<Scalar>): Element<Scalar>;

/// Divides the scalar `e2` by `e1`. Mind the order: the divisor comes first. Aborts with
/// `sui::group_ops::EInvalidInput` when `e1` is zero.
public native fun scalar_div(e1: &Element<Scalar>, e2: &Element<Scalar>): Element<Scalar>;

/// Returns the scalar that adds up to zero with `e`.
public native fun scalar_neg(e: &Element<Scalar>): Element<Scalar>;

/// Returns the scalar that gives one when multiplied by `e`. Aborts with
/// `sui::group_ops::EInvalidInput` when `e` is zero.
public native fun scalar_inv(e: &Element<Scalar>): Element<Scalar>;

/// Reads a point of `G1` from 48 bytes in compressed form. Aborts with
/// `sui::group_ops::EInvalidInput` unless they encode a point of the group.
public native fun g1_from_bytes(bytes: &vector<u8>): Element<G1>;

/// Returns the neutral element of `G1`, which changes nothing when added.
public native fun g1_identity(): Element<G1>;

/// Returns the standard generator of `G1`.
public native fun g1_generator(): Element<G1>;

/// Adds two points of `G1`.
public native fun g1_add(e1: &Element<G1>, e2: &Element<G1>): Element<G1>;

/// Subtracts the point `e2` of `G1` from `e1`.
public native fun g1_sub(e1: &Element<G1>, e2: &Element<G1>): Element<G1>;

/// Multiplies the point `e2` of `G1` by the scalar `e1`.
public native fun g1_mul(e1: &Element<Scalar>, e2: &Element<G1>): Element<G1>;

/// Divides the point `e2` of `G1` by the scalar `e1`: multiplies it by the inverse of the scalar.
/// Aborts with `sui::group_ops::EInvalidInput` when the scalar is zero.
public native fun g1_div(e1: &Element<Scalar>, e2: &Element<G1>): Element<G1>;

/// Returns the point of `G1` that adds up to the neutral element with `e`.
public native fun g1_neg(e: &Element<G1>): Element<G1>;

/// Hashes a message to a point of `G1`, as signing in the short-signature variant does. The domain
/// separation tag is `BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_`.
public native fun hash_to_g1(m: &vector<u8>): Element<G1>;

/// Multiplies each point of `G1` by the scalar at the same position and returns the sum. Costs
/// less than doing it in single steps. Aborts with `sui::group_ops::EInvalidInput` when the
/// vectors are empty or differ in length, and with `sui::group_ops::EInputTooLong` for more than
/// 32 pairs. It is disabled on Mainnet and Testnet, where it aborts with
/// `sui::group_ops::ENotSupported`.
public native fun g1_multi_scalar_multiplication(
    scalars: &vector<Element<Scalar>>,
    elements: &vector<Element<G1>>,
): Element<G1>;

/// Converts a point of `G1` to its uncompressed form, for use with `uncompressed_g1_sum`.
public native fun g1_to_uncompressed_g1(e: &Element<G1>): Element<UncompressedG1>;

/// Reads a point of `G2` from 96 bytes in compressed form. Aborts with
/// `sui::group_ops::EInvalidInput` unless they encode a point of the group.
public native fun g2_from_bytes(bytes: &vector<u8>): Element<G2>;

/// Returns the neutral element of `G2`, which changes nothing when added.
public native fun g2_identity(): Element<G2>;

/// Returns the standard generator of `G2`.
public native fun g2_generator(): Element<G2>;

/// Adds two points of `G2`.
public native fun g2_add(e1: &Element<G2>, e2: &Element<G2>): Element<G2>;

/// Subtracts the point `e2` of `G2` from `e1`.
public native fun g2_sub(e1: &Element<G2>, e2: &Element<G2>): Element<G2>;

/// Multiplies the point `e2` of `G2` by the scalar `e1`.
public native fun g2_mul(e1: &Element<Scalar>, e2: &Element<G2>): Element<G2>;

/// Divides the point `e2` of `G2` by the scalar `e1`: multiplies it by the inverse of the scalar.
/// Aborts with `sui::group_ops::EInvalidInput` when the scalar is zero.
public native fun g2_div(e1: &Element<Scalar>, e2: &Element<G2>): Element<G2>;

/// Returns the point of `G2` that adds up to the neutral element with `e`.
public native fun g2_neg(e: &Element<G2>): Element<G2>;

/// Hashes a message to a point of `G2`, as signing in the short-key variant does. The domain
/// separation tag is `BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_`.
public native fun hash_to_g2(m: &vector<u8>): Element<G2>;

/// Multiplies each point of `G2` by the scalar at the same position and returns the sum. Costs
/// less than doing it in single steps. Aborts with `sui::group_ops::EInvalidInput` when the
/// vectors are empty or differ in length, and with `sui::group_ops::EInputTooLong` for more than
/// 32 pairs. It is disabled on Mainnet and Testnet, where it aborts with
/// `sui::group_ops::ENotSupported`.
public native fun g2_multi_scalar_multiplication(
    scalars: &vector<Element<Scalar>>,
    elements: &vector<Element<G2>>,
): Element<G2>;

/// Returns the neutral element of `GT`, which changes nothing when added.
public native fun gt_identity(): Element<GT>;

/// Returns the standard generator of `GT`. It is the pairing of the generators of `G1` and `G2`.
public native fun gt_generator(): Element<GT>;

/// Adds two elements of `GT`. In the field that contains `GT` this is a multiplication.
public native fun gt_add(e1: &Element<GT>, e2: &Element<GT>): Element<GT>;

/// Subtracts the element `e2` of `GT` from `e1`.
public native fun gt_sub(e1: &Element<GT>, e2: &Element<GT>): Element<GT>;

/// Multiplies the element `e2` of `GT` by the scalar `e1`.
public native fun gt_mul(e1: &Element<Scalar>, e2: &Element<GT>): Element<GT>;

/// Divides the element `e2` of `GT` by the scalar `e1`: multiplies it by the inverse of the
/// scalar. Aborts with `sui::group_ops::EInvalidInput` when the scalar is zero.
public native fun gt_div(e1: &Element<Scalar>, e2: &Element<GT>): Element<GT>;

/// Returns the element of `GT` that adds up to the neutral element with `e`.
public native fun gt_neg(e: &Element<GT>): Element<GT>;

/// Computes the pairing of a point of `G1` and a point of `G2`. It is linear in both: a scalar on
/// either point comes out as the same scalar on the result. Comparing two pairings is the heart of
/// most signature and proof checks.
public native fun pairing(e1: &Element<G1>, e2: &Element<G2>): Element<GT>;

/// Converts an uncompressed point of `G1` back to the usual, compressed form.
public native fun uncompressed_g1_to_g1(e: &Element<UncompressedG1>): Element<G1>;

/// Adds up many uncompressed points of `G1` in one call. Costs far less than adding compressed
/// points one at a time.
public native fun uncompressed_g1_sum(
    terms: &vector<Element<UncompressedG1>>,
): Element<UncompressedG1>;
