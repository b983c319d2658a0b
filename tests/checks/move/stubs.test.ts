/** The framework's functions with our bodies, run by the Move VM: tests of examples may rely on them. Programs are in `modules/`. */

import { readFileSync, readdirSync } from 'node:fs';
import { bls12_381 } from '@noble/curves/bls12-381';
import { blake2b } from '@noble/hashes/blake2b';
import { hmac } from '@noble/hashes/hmac';
import { keccak_256, sha3_256 } from '@noble/hashes/sha3';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { describe, expect, test } from 'vitest';
import { readStubs } from '../../../site/move/compiler/stubs.ts';
import { testPackage as testWith } from '../../../site/move/compiler/compiler.ts';
import { buildDeclarations } from '../../../site/move/compiler/declarations.ts';
import { loadDeclarations, loadPackageSources } from '../../../scripts/checks/move/declarations.ts';
import { callCompiler, cpuSeconds } from '../../../scripts/checks/move/engine.ts';
import { stubAbortCode } from '../../../site/move/compiler/macros.ts';
import { isListed } from '../../support/to-do.ts';
import { testPackage } from '../../../scripts/checks/move/compiler.ts';

const STUBS = 'scripts/checks/move/bodies/';

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
      passed || (needsFramework && isListed(STUBS)) ? 'passes' : detail,
    ]),
  );
}

test('every module of the framework compiles with its bodies', async () => {
  const declarations = await loadDeclarations();
  const names = (declarations.get('sui') ?? []).map(({ name }) => name);
  const text = names.map((name) => `${name}: u8`).join(', ');
  const result = await run(
    `module a::a;\n#[allow(unused)]\nfun words(${text}) {}\n#[test]\nfun ok() {}\n`,
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
    const { functions } = readStubs(readFileSync(new URL(file, folder), 'utf8'));
    const missing = [...functions.keys()].filter(
      (it) =>
        !declaration?.stubbedTerms.has(it) &&
        !isListed(`${packageName}::${name}::${it} has a body and is not declared`),
    );
    expect(shared ? [] : missing).toEqual([]);
    expect(functions.size).toBeGreaterThan(0);
  });

  test('has entries of two kinds, and no function twice', () => {
    expect(readStubs('// words\na: 1\nb: {\n    2\n  }\n+ fun c() {\n  }\n')).toEqual({
      functions: new Map([
        ['a', '1'],
        ['b', '{\n    2\n  }'],
      ]),
      items: ['fun c() {\n  }'],
    });
    expect(() => readStubs('nonsense\n')).toThrow(/neither/);
    expect(() => readStubs('a: 1\na: 2\n')).toThrow(/twice/);
  });
});

describe('programs that use the framework', () => {
  const folder = new URL('./modules/', import.meta.url);

  test.each([
    ['objects', 4],
    ['collections', 8],
    ['coins', 10],
    ['numbers', 5],
    ['deny_list', 2],
    ['kiosk_extensions', 6],
    ['macros', 4],
  ])('%s: all %i tests pass', async (name, count) => {
    const all = await outcomes(readFileSync(new URL(`${name}.move`, folder), 'utf8'));
    expect(Object.values(all)).toEqual(Array(count).fill('passes'));
  });
});

test('a function without a body still says so, and is told apart from a wrong test', async () => {
  const result = await run(
    'module a::a;\n#[test]\nfun unknown() { sui::vdf::hash_to_input(&b"x"); }\n',
  );
  expect(result.tests).toMatchObject([{ passed: false, needsFramework: true }]);
  expect(result.tests[0]?.detail).toContain(String(stubAbortCode));
});

test('a native function that the virtual machine lacks is told apart from a wrong test', async () => {
  const packages = loadPackageSources().map((it) => ({
    ...it,
    modules: it.modules.map((module) =>
      module.name === 'clock'
        ? { ...module, text: `${module.text}\nnative fun unheard_of();\n`, native: ['unheard_of'] }
        : module,
    ),
  }));
  const newer = {
    engine: { call: callCompiler, seconds: cpuSeconds },
    declarations: () => buildDeclarations(packages),
  };
  const text = `module a::a;\n#[test]\nfun time() {
    sui::clock::create_for_testing(&mut sui::tx_context::dummy()).destroy_for_testing();
  }`;
  const files = new Map([['a.move', text]]);
  const { tests } = await testWith(newer, { files, dependencies: ['sui'] });
  expect(tests).toMatchObject([{ passed: false, needsFramework: true }]);
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
