module sui::bls12381;

use sui::group_ops::Element;

const SCALAR_ZERO_BYTES: vector<u8> =
    x"0000000000000000000000000000000000000000000000000000000000000000";

const SCALAR_ONE_BYTES: vector<u8> =
    x"0000000000000000000000000000000000000000000000000000000000000001";

const G1_IDENTITY_BYTES: vector<u8> =
    x"c00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000";

const G1_GENERATOR_BYTES: vector<u8> =
    x"97f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb";

const G2_IDENTITY_BYTES: vector<u8> =
    x"c00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000";

const G2_GENERATOR_BYTES: vector<u8> =
    x"93e02b6052719f607dacd3a088274f65596bd0d09920b61ab5da61bbdc7f5049334cf11213945d57e5ac7d055d042b7e024aa2b2f08f0a91260805272dc51051c6e47ad4fa403b02b4510b647ae3d1770bac0326a805bbefd48056c8c121bdb8";

const GT_IDENTITY_BYTES: vector<u8> =
    x"000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000";

const GT_GENERATOR_BYTES: vector<u8> =
    x"1250ebd871fc0a92a7b2d83168d0d727272d441befa15c503dd8e90ce98db3e7b6d194f60839c508a84305aaca1789b6089a1c5b46e5110b86750ec6a532348868a84045483c92b7af5af689452eafabf1a8943e50439f1d59882a98eaa0170f19f26337d205fb469cd6bd15c3d5a04dc88784fbb3d0b2dbdea54d43b2b73f2cbb12d58386a8703e0f948226e47ee89d06fba23eb7c5af0d9f80940ca771b6ffd5857baaf222eb95a7d2809d61bfe02e1bfd1b68ff02f0b8102ae1c2d5d5ab1a1368bb445c7c2d209703f239689ce34c0378a68e72a6b3b216da0e22a5031b54ddff57309396b38c881c4c849ec23e87193502b86edb8857c273fa075a50512937e0794e1e65a7617c90d8bd66065b1fffe51d7a579973b1315021ec3c19934f11b8b424cd48bf38fcef68083b0b0ec5c81a93b330ee1a677d0d15ff7b984e8978ef48881e32fac91b93b47333e2ba5703350f55a7aefcd3c31b4fcb6ce5771cc6a0e9786ab5973320c806ad360829107ba810c5a09ffdd9be2291a0c25a99a201b2f522473d171391125ba84dc4007cfbf2f8da752f7c74185203fcca589ac719c34dffbbaad8431dad1c1fb597aaa5018107154f25a764bd3c79937a45b84546da634b8f6be14a8061e55cceba478b23f7dacaa35c8ca78beae9624045b4b604c581234d086a9902249b64728ffd21a189e87935a954051c7cdba7b3872629a4fafc05066245cb9108f0242d0fe3ef0f41e58663bf08cf068672cbd01a7ec73baca4d72ca93544deff686bfd6df543d48eaa24afe47e1efde449383b676631";

const SCALAR_TYPE: u8 = 0;

const G1_TYPE: u8 = 1;

const G2_TYPE: u8 = 2;

const GT_TYPE: u8 = 3;

const UNCOMPRESSED_G1_TYPE: u8 = 4;

public struct Scalar {}

public struct G1 {}

public struct G2 {}

public struct GT {}

public struct UncompressedG1 {}

public native fun bls12381_min_sig_verify(
    signature: &vector<u8>,
    public_key: &vector<u8>,
    msg: &vector<u8>,
): bool;

public native fun bls12381_min_pk_verify(
    signature: &vector<u8>,
    public_key: &vector<u8>,
    msg: &vector<u8>,
): bool;

public native fun scalar_from_bytes(bytes: &vector<u8>): Element<Scalar>;

public native fun scalar_from_u64(x: u64): Element<Scalar>;

public native fun scalar_zero(): Element<Scalar>;

public native fun scalar_one(): Element<Scalar>;

public native fun scalar_add(e1: &Element<Scalar>, e2: &Element<Scalar>): Element<Scalar>;

public native fun scalar_sub(e1: &Element<Scalar>, e2: &Element<Scalar>): Element<Scalar>;

public native fun scalar_mul(e1: &Element<Scalar>, e2: &Element<Scalar>): Element<Scalar>;

public native fun scalar_div(e1: &Element<Scalar>, e2: &Element<Scalar>): Element<Scalar>;

public native fun scalar_neg(e: &Element<Scalar>): Element<Scalar>;

public native fun scalar_inv(e: &Element<Scalar>): Element<Scalar>;

public native fun g1_from_bytes(bytes: &vector<u8>): Element<G1>;

public native fun g1_identity(): Element<G1>;

public native fun g1_generator(): Element<G1>;

public native fun g1_add(e1: &Element<G1>, e2: &Element<G1>): Element<G1>;

public native fun g1_sub(e1: &Element<G1>, e2: &Element<G1>): Element<G1>;

public native fun g1_mul(e1: &Element<Scalar>, e2: &Element<G1>): Element<G1>;

public native fun g1_div(e1: &Element<Scalar>, e2: &Element<G1>): Element<G1>;

public native fun g1_neg(e: &Element<G1>): Element<G1>;

public native fun hash_to_g1(m: &vector<u8>): Element<G1>;

public native fun g1_multi_scalar_multiplication(
    scalars: &vector<Element<Scalar>>,
    elements: &vector<Element<G1>>,
): Element<G1>;

public native fun g1_to_uncompressed_g1(e: &Element<G1>): Element<UncompressedG1>;

public native fun g2_from_bytes(bytes: &vector<u8>): Element<G2>;

public native fun g2_identity(): Element<G2>;

public native fun g2_generator(): Element<G2>;

public native fun g2_add(e1: &Element<G2>, e2: &Element<G2>): Element<G2>;

public native fun g2_sub(e1: &Element<G2>, e2: &Element<G2>): Element<G2>;

public native fun g2_mul(e1: &Element<Scalar>, e2: &Element<G2>): Element<G2>;

public native fun g2_div(e1: &Element<Scalar>, e2: &Element<G2>): Element<G2>;

public native fun g2_neg(e: &Element<G2>): Element<G2>;

public native fun hash_to_g2(m: &vector<u8>): Element<G2>;

public native fun g2_multi_scalar_multiplication(
    scalars: &vector<Element<Scalar>>,
    elements: &vector<Element<G2>>,
): Element<G2>;

public native fun gt_identity(): Element<GT>;

public native fun gt_generator(): Element<GT>;

public native fun gt_add(e1: &Element<GT>, e2: &Element<GT>): Element<GT>;

public native fun gt_sub(e1: &Element<GT>, e2: &Element<GT>): Element<GT>;

public native fun gt_mul(e1: &Element<Scalar>, e2: &Element<GT>): Element<GT>;

public native fun gt_div(e1: &Element<Scalar>, e2: &Element<GT>): Element<GT>;

public native fun gt_neg(e: &Element<GT>): Element<GT>;

public native fun pairing(e1: &Element<G1>, e2: &Element<G2>): Element<GT>;

public native fun uncompressed_g1_to_g1(e: &Element<UncompressedG1>): Element<G1>;

public native fun uncompressed_g1_sum(
    terms: &vector<Element<UncompressedG1>>,
): Element<UncompressedG1>;
