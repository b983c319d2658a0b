/** What Rust, Solidity and Move with global storage have, and what to write here. Pure. */

/** What Rust and older Move have, by the compiler's words. */
export const OLD_SYNTAX: readonly (readonly [RegExp, string])[] = [
  [
    /Unexpected 'for'/,
    'write a `while` loop, or a macro such as `n.do!(|i| …)` or `list.do_ref!(|item| …)`',
  ],
  [
    /Unexpected 'acquires'/,
    'remove `acquires`: objects come as parameters, such as `counter: &mut Counter`',
  ],
  [/Invalid visibility modifier/, 'write `entry fun`, `public fun` or `public(package) fun`'],
];

/** Functions of Move with global storage and of Solidity, and what Sui has: objects that functions take and give. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  require: 'write `assert!(condition, ECode)`',
  revert: 'write `abort ECode`',
  panic: 'write `abort ECode`',
  keccak256: 'write `sui::hash::keccak256(&bytes)`',
  move_to:
    'make an object with `id: UID` and give it away with `transfer::transfer` or `transfer::share_object`',
  move_from: 'take the object as a parameter, by value',
  borrow_global: 'take the object as a parameter, such as `counter: &Counter`',
  borrow_global_mut: 'take the object as a parameter, such as `counter: &mut Counter`',
  exists: 'take the object as a parameter; for fields of an object, ask `dynamic_field::exists_`',
};

/** Values that other chains have everywhere, and where Sui has them. */
export const GLOBAL_VALUES: Readonly<Record<string, string>> = {
  msg: 'take `ctx: &TxContext` and ask it: `ctx.sender()`; what is paid comes as a parameter, such as `payment: Coin<SUI>`',
  tx: 'take `ctx: &TxContext` and ask it: `ctx.sender()`',
  ctx: 'take it as the last parameter: `ctx: &mut TxContext`',
  block: 'take `clock: &Clock` and ask it: `clock.timestamp_ms()`',
  clock: 'take it as a parameter: `clock: &Clock`',
  now: 'take `clock: &Clock` and ask it: `clock.timestamp_ms()`',
  this: 'take the object as a parameter, such as `counter: &mut Counter`',
  self: 'take the object as a parameter: `self: &mut Counter`',
};
