/**
 * Bodies for the framework's macros. A macro is expanded into the caller: with an empty body nobody would
 * look at the lambda, and all code behind the call would count as unreachable. Pure.
 */

const REVERSE = (name: string): string =>
  `let mut low = 0; while (low < ${name}.length() / 2) { let high = ${name}.length() - 1 - low; ${name}.swap(low, high); low = low + 1; };`;

const EACH_INDEX = (length: string, body: string): string =>
  `let mut i = 0; while (i < ${length}) { ${body} i = i + 1; };`;

const DRAIN = (names: readonly string[], body: string): string => {
  const [first = 'v'] = names;
  return `while (${first}.length() > 0) { ${body} }; ${names.map((name) => `${name}.destroy_empty();`).join(' ')}`;
};

const SAME_LENGTH = 'assert!(a.length() == b.length());';
const PAIR = 'let mut a = $v1; let mut b = $v2;';
const PAIR_REVERSED = `${PAIR} ${SAME_LENGTH} { ${REVERSE('a')} }; { ${REVERSE('b')} };`;
const PAIR_OF_REFERENCES = `let a = $v1; let b = $v2; ${SAME_LENGTH} let n = a.length();`;
const SORT = `let v = $v; let n = v.length(); let mut i = 1; while (i < n) { let mut j = i; while (j > 0 && !$le(&v[j - 1], &v[j])) { v.swap(j - 1, j); j = j - 1; }; i = i + 1; };`;
const OWNED = `let mut v = $v; ${REVERSE('v')}`;
const BORROWED = 'let v = $v; let n = v.length();';

const VECTOR: Readonly<Record<string, string>> = {
  tabulate: `let n = $n; let mut out = vector[]; ${EACH_INDEX('n', 'out.push_back($f(i));')} out`,
  destroy: `${OWNED} ${DRAIN(['v'], '$f(v.pop_back());')}`,
  do: `${OWNED} ${DRAIN(['v'], '$f(v.pop_back());')}`,
  do_ref: `${BORROWED} ${EACH_INDEX('n', '$f(&v[i]);')}`,
  do_mut: `${BORROWED} ${EACH_INDEX('n', '$f(&mut v[i]);')}`,
  map: `${OWNED} let mut out = vector[]; ${DRAIN(['v'], 'out.push_back($f(v.pop_back()));')} out`,
  map_ref: `${BORROWED} let mut out = vector[]; ${EACH_INDEX('n', 'out.push_back($f(&v[i]));')} out`,
  filter: `${OWNED} let mut out = vector[]; ${DRAIN(['v'], 'let e = v.pop_back(); if ($f(&e)) out.push_back(e);')} out`,
  partition: `${OWNED} let mut yes = vector[]; let mut no = vector[]; ${DRAIN(['v'], 'let e = v.pop_back(); if ($f(&e)) yes.push_back(e) else no.push_back(e);')} (yes, no)`,
  find_index: `'found: { ${BORROWED} ${EACH_INDEX('n', "if ($f(&v[i])) return 'found std::option::some(i);")} std::option::none() }`,
  find_indices: `${BORROWED} let mut out = vector[]; ${EACH_INDEX('n', 'if ($f(&v[i])) out.push_back(i);')} out`,
  count: `${BORROWED} let mut sum = 0; ${EACH_INDEX('n', 'if ($f(&v[i])) sum = sum + 1;')} sum`,
  fold: `${OWNED} let mut acc = $init; ${DRAIN(['v'], 'acc = $f(acc, v.pop_back());')} acc`,
  any: `'any: { ${BORROWED} ${EACH_INDEX('n', "if ($f(&v[i])) return 'any true;")} false }`,
  all: `'all: { ${BORROWED} ${EACH_INDEX('n', "if (!$f(&v[i])) return 'all false;")} true }`,
  zip_do: `${PAIR_REVERSED} ${DRAIN(['a', 'b'], '$f(a.pop_back(), b.pop_back());')}`,
  zip_do_reverse: `${PAIR} ${SAME_LENGTH} ${DRAIN(['a', 'b'], '$f(a.pop_back(), b.pop_back());')}`,
  zip_do_ref: `${PAIR_OF_REFERENCES} ${EACH_INDEX('n', '$f(&a[i], &b[i]);')}`,
  zip_do_mut: `${PAIR_OF_REFERENCES} ${EACH_INDEX('n', '$f(&mut a[i], &mut b[i]);')}`,
  zip_map: `${PAIR_REVERSED} let mut out = vector[]; ${DRAIN(['a', 'b'], 'out.push_back($f(a.pop_back(), b.pop_back()));')} out`,
  zip_map_ref: `${PAIR_OF_REFERENCES} let mut out = vector[]; ${EACH_INDEX('n', 'out.push_back($f(&a[i], &b[i]));')} out`,
  insertion_sort_by: SORT,
  merge_sort_by: SORT,
  is_sorted_by: `'sorted: { ${BORROWED} let mut i = 1; while (i < n) { if (!$le(&v[i - 1], &v[i])) return 'sorted false; i = i + 1; }; true }`,
};

/** `if` there is a value `then` … `otherwise`. */
const IF_SOME = (then: string, otherwise: string): string =>
  `let o = $o; if (o.is_some()) ${then} else ${otherwise}`;

const OPTION: Readonly<Record<string, string>> = {
  destroy: IF_SOME('{ $f(o.destroy_some()); }', 'o.destroy_none()'),
  do: IF_SOME('{ $f(o.destroy_some()); }', 'o.destroy_none()'),
  do_ref: 'let o = $o; if (o.is_some()) { $f(o.borrow()); }',
  do_mut: 'let o = $o; if (o.is_some()) { $f(o.borrow_mut()); }',
  or: IF_SOME('o', '{ o.destroy_none(); $default }'),
  and: IF_SOME('$f(o.destroy_some())', '{ o.destroy_none(); std::option::none() }'),
  and_ref: IF_SOME('$f(o.borrow())', 'std::option::none()'),
  map: IF_SOME(
    'std::option::some($f(o.destroy_some()))',
    '{ o.destroy_none(); std::option::none() }',
  ),
  map_ref: IF_SOME('std::option::some($f(o.borrow()))', 'std::option::none()'),
  filter: 'let o = $o; if (o.is_some() && $f(o.borrow())) o else std::option::none()',
  is_some_and: 'let o = $o; o.is_some() && $f(o.borrow())',
  extract_or: 'let o = $o; if (o.is_some()) o.extract() else $default',
  destroy_or: IF_SOME('o.destroy_some()', '{ o.destroy_none(); $default }'),
};

const RANGE = 'let mut i = $start; let stop = $stop; while (i < stop) { $f(i); i = i + 1; }';
const RANGE_TO_END =
  'let mut i = $start; let stop = $stop; if (i <= stop) { while (i < stop) { $f(i); i = i + 1; }; $f(i); }';
const LOOPS: Readonly<Record<string, string>> = {
  range_do: RANGE,
  range_do_eq: RANGE_TO_END,
  do: RANGE.replace('$start', '0'),
  do_eq: RANGE_TO_END.replace('$start', '0'),
};

const NUMBERS: Readonly<Record<string, string>> = {
  ...LOOPS,
  num_max: 'let x = $x; let y = $y; if (x > y) x else y',
  num_min: 'let x = $x; let y = $y; if (x < y) x else y',
  num_diff: 'let x = $x; let y = $y; if (x > y) x - y else y - x',
  num_divide_and_round_up: 'let x = $x; let y = $y; if (x % y == 0) x / y else x / y + 1',
  num_pow:
    'let base = $base; let mut rest = $exponent; let mut result = 1; while (rest > 0) { result = result * base; rest = rest - 1; }; result',
};

const BYTES: Readonly<Record<string, string>> = {
  peel_vec:
    'let bcs = $bcs; let n = bcs.peel_vec_length(); let mut out = vector[]; let mut i = 0; while (i < n) { out.push_back($peel(bcs)); i = i + 1; }; out',
  peel_option:
    'let bcs = $bcs; if (bcs.peel_bool()) std::option::some($peel(bcs)) else std::option::none()',
};

const PARTY: Readonly<Record<string, string>> = {
  transfer: 'sui::transfer::party_transfer($obj, $self)',
  public_transfer: 'sui::transfer::public_party_transfer($obj, $self)',
};

const INTEGERS = ['u8', 'u16', 'u32', 'u64', 'u128', 'u256'] as const;

function integerStubs(bits: number): Readonly<Record<string, string>> {
  return { ...LOOPS, max_value: `0x${'f'.repeat(bits / 4)}` };
}

const STUBS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...Object.fromEntries(INTEGERS.map((name) => [name, integerStubs(Number(name.slice(1)))])),
  bcs: BYTES,
  macros: NUMBERS,
  option: OPTION,
  party: PARTY,
  vector: VECTOR,
};

/** What a stub body aborts with. A test that fails with it called a framework function that is only declared. */
export const stubAbortCode = 3_735_928_559;

/** Replaces the placeholder body of every macro: by ours, or by a stub where a release brought a macro we do not know. */
export function withMacroStubs(text: string, module: string): string {
  const stubs = STUBS[module] ?? {};
  return text.replace(
    /(\bmacro fun (\w+)[^{]*\{)\s*abort 0\s*\}/g,
    (_whole, head: string, name: string) =>
      `${head} ${(Object.hasOwn(stubs, name) ? stubs[name] : undefined) ?? `abort ${stubAbortCode}`} }`,
  );
}
