/** Modules with an error each, and what an author is told: `line code fix`. The checker is held to it in a unit test, the playground in a browser. */

export const plantedErrors: readonly (readonly [lines: readonly string[], said: string])[] = [
  [['public fun f(): u64 { true }'], '2 E04007 return a value of type u64'],
  [['public fun f(c: &sui::coin::Coin<u8>): u64 { c.valeu() }'], '2 E04023 did you mean `value`?'],
  [['public struct A has key { value: u64 }'], '2 Sui-E02007 write `id: UID` as the first field'],
  [['use sui::evnt;', 'public fun f() {}'], '2 E03002 did you mean `event`?'],
  [['public fun f(x: u64) { x = x + ; }'], '2 E01002 correct the syntax at the mark'],
  [
    ['public fun f(v: vector<u64>): vector<u64> { v.push_back(1); v }'],
    '2 E04024 write `mut v` where it is declared',
  ],
  [
    ['public struct A has drop { value: u64 }', 'public fun f(a: A): u64 { a.valeu }'],
    '3 E03010 did you mean `value`?',
  ],
  [
    ['entry fun f(x: &u64): &u64 { x }'],
    '2 move-entry-result make the function public without `entry`, or return nothing',
  ],
  [
    ['public fun f(): std::string::String { "text" }'],
    '2 move-string-literal write b"…".to_string()',
  ],
  [
    ['const EWrong: u64 = 7;', '#[test]', 'fun f() { assert!(1 == 2, EWrong) }'],
    '4 move-test correct the test, or the code that it tests',
  ],
];

export function moduleOf(lines: readonly string[]): string {
  return ['module example::m;', ...lines].join('\n');
}
