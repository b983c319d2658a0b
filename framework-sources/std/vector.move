/// Provides the methods of `vector<T>`, Move's growable list with positions from 0. Elements can
/// be of any type except references, including resources without `copy` or `drop`.
///
/// Reading, writing at the end and `swap` compile to single virtual-machine instructions and take
/// constant time; `insert` and `remove` shift the elements behind them. The macros (`do!`,
/// `map!`, `filter!`, `fold!` and so on) replace hand-written loops: those without a suffix
/// consume the vector, those with `_ref` or `_mut` borrow it. A vector that lives in an object
/// counts toward the object's size limit, so use `sui::table_vec` or dynamic fields for long or
/// unbounded lists.
///
/// Elements are also reached with `v[i]`, which is short for `borrow` and `borrow_mut`.
#[defines_primitive(vector)]
module std::vector;

public use fun std::string::utf8 as vector.to_string;
public use fun std::string::try_utf8 as vector.try_to_string;
public use fun std::ascii::string as vector.to_ascii_string;
public use fun std::ascii::try_string as vector.try_to_ascii_string;

/// Raised by `insert` and `remove` when the position is out of range, and by `swap_remove` when
/// the vector is empty. The built-in operations report an error of the virtual machine instead of
/// this code.
const EINDEX_OUT_OF_BOUNDS: u64 = 0x20000;

/// Creates a vector without elements, the same as the literal `vector[]`.
#[bytecode_instruction]
public native fun empty<Element>(): vector<Element>;

/// Returns the number of elements.
#[bytecode_instruction]
public native fun length<Element>(v: &vector<Element>): u64;

/// Borrows the element at position `i`. It is what `&v[i]` compiles to. Aborts with a vector
/// error of the virtual machine when `i` is not below the length.
#[syntax(index)]
#[bytecode_instruction]
public native fun borrow<Element>(v: &vector<Element>, i: u64): &Element;

/// Appends `e` to the end.
#[bytecode_instruction]
public native fun push_back<Element>(v: &mut vector<Element>, e: Element);

/// Borrows the element at position `i` for changes in place. It is what `&mut v[i]` compiles to.
/// Aborts with a vector error of the virtual machine when `i` is not below the length.
#[syntax(index)]
#[bytecode_instruction]
public native fun borrow_mut<Element>(v: &mut vector<Element>, i: u64): &mut Element;

/// Removes the last element and returns it. Aborts with a vector error of the virtual machine
/// when the vector is empty.
#[bytecode_instruction]
public native fun pop_back<Element>(v: &mut vector<Element>): Element;

/// Consumes a vector that has no elements left. It is needed for element types without `drop`.
/// Aborts with a vector error of the virtual machine when an element remains.
#[bytecode_instruction]
public native fun destroy_empty<Element>(v: vector<Element>);

/// Exchanges the elements at the positions `i` and `j`. Aborts with a vector error of the virtual
/// machine when a position is not below the length.
#[bytecode_instruction]
public native fun swap<Element>(v: &mut vector<Element>, i: u64, j: u64);

/// Creates a vector with the single element `e`, the same as the literal `vector[e]`.
public native fun singleton<Element>(e: Element): vector<Element>;

/// Reverses the order of the elements in place.
public native fun reverse<Element>(v: &mut vector<Element>);

/// Moves all elements of `other`, in order, to the end of `lhs`. `other` is used up. The cost
/// grows with the length of `other`.
public native fun append<Element>(lhs: &mut vector<Element>, other: vector<Element>);

/// Tells whether the vector has no elements.
public native fun is_empty<Element>(v: &vector<Element>): bool;

/// Tells whether an element equal to `e` is present. Elements are compared one by one from the
/// start.
public native fun contains<Element>(v: &vector<Element>, e: &Element): bool;

/// Searches for an element equal to `e` and returns whether it was found together with its first
/// position. The position is 0 when nothing was found, so look at the flag first. With a
/// condition instead of a value, use `find_index!`.
public native fun index_of<Element>(v: &vector<Element>, e: &Element): (bool, u64);

/// Takes out the element at position `i` and closes the gap, keeping the order. Every later
/// element moves one place, so the cost grows with their number; use `swap_remove` when order
/// does not matter. Aborts with `EINDEX_OUT_OF_BOUNDS` when `i` is not below the length.
public native fun remove<Element>(v: &mut vector<Element>, i: u64): Element;

/// Places `e` at position `i` and moves the later elements one place back. A position equal to
/// the length appends. The cost grows with the number of moved elements. Aborts with
/// `EINDEX_OUT_OF_BOUNDS` when `i` exceeds the length. Note that the element comes before the
/// position in the parameter list.
public native fun insert<Element>(v: &mut vector<Element>, e: Element, i: u64);

/// Takes out the element at position `i` and puts the last element in its place. It takes
/// constant time but changes the order. Aborts with `EINDEX_OUT_OF_BOUNDS` when the vector is
/// empty, and with a vector error of the virtual machine when `i` is not below the length of a
/// non-empty one.
public native fun swap_remove<Element>(v: &mut vector<Element>, i: u64): Element;

/// Builds a vector of `$n` elements from the results of `$f`. The lambda receives each position
/// from 0 to `$n - 1` and returns the element for it.
public macro fun tabulate<$T>($n: u64, $f: |u64| -> $T): vector<$T> {
    abort 0
}

/// Consumes the vector and passes each element to `$f`, last element first. The results of the
/// lambda are dropped. It is slightly cheaper than `do!`, which keeps the order.
public macro fun destroy<$T, $R: drop>($v: vector<$T>, $f: |$T| -> $R) {
    abort 0
}

/// Consumes the vector and passes each element to `$f`, first element first. The results of the
/// lambda are dropped.
public macro fun do<$T, $R: drop>($v: vector<$T>, $f: |$T| -> $R) {
    abort 0
}

/// Passes a reference to each element to `$f`, first element first, and leaves the vector as it
/// is. The results of the lambda are dropped.
public macro fun do_ref<$T, $R: drop>($v: &vector<$T>, $f: |&$T| -> $R) {
    abort 0
}

/// Passes a mutable reference to each element to `$f`, first element first. The lambda may change
/// elements in place but cannot add or remove any. Its results are dropped.
public macro fun do_mut<$T, $R: drop>($v: &mut vector<$T>, $f: |&mut $T| -> $R) {
    abort 0
}

/// Consumes the vector and yields a vector of the results of `$f`, in the same order. The lambda
/// receives each element and returns its replacement, which may be of another type.
public macro fun map<$T, $U>($v: vector<$T>, $f: |$T| -> $U): vector<$U> {
    abort 0
}

/// Yields a vector of the results of `$f` on references to the elements, in the same order. The
/// original vector is kept.
public macro fun map_ref<$T, $U>($v: &vector<$T>, $f: |&$T| -> $U): vector<$U> {
    abort 0
}

/// Consumes the vector and yields the elements for which `$f` returns `true`, in the same order.
/// The lambda receives a reference. Rejected elements are dropped, so their type needs `drop`;
/// use `partition!` otherwise.
public macro fun filter<$T: drop>($v: vector<$T>, $f: |&$T| -> bool): vector<$T> {
    abort 0
}

/// Consumes the vector and splits it in two: elements for which `$f` returns `true`, and all
/// others. The lambda receives a reference. Both results keep the original order.
public macro fun partition<$T>($v: vector<$T>, $f: |&$T| -> bool): (vector<$T>, vector<$T>) {
    abort 0
}

/// Yields the position of the first element for which `$f` returns `true`, or `none`. The lambda
/// receives a reference and is not called again after the first match.
public macro fun find_index<$T>($v: &vector<$T>, $f: |&$T| -> bool): Option<u64> {
    abort 0
}

/// Yields the positions of all elements for which `$f` returns `true`, in ascending order. The
/// lambda receives a reference.
public macro fun find_indices<$T>($v: &vector<$T>, $f: |&$T| -> bool): vector<u64> {
    abort 0
}

/// Yields the number of elements for which `$f` returns `true`. The lambda receives a reference.
public macro fun count<$T>($v: &vector<$T>, $f: |&$T| -> bool): u64 {
    abort 0
}

/// Consumes the vector and combines its elements into one value, from first to last. The lambda
/// receives the value so far, which starts as `$init`, and the next element, and returns the new
/// value. An empty vector yields `$init`.
public macro fun fold<$T, $Acc>($v: vector<$T>, $init: $Acc, $f: |$Acc, $T| -> $Acc): $Acc {
    abort 0
}

/// Joins the inner vectors, in order, into a single vector.
public native fun flatten<T>(v: vector<vector<T>>): vector<T>;

/// Tells whether `$f` returns `true` for at least one element. The lambda receives a reference
/// and is not called again after the first match. The result for an empty vector is `false`.
public macro fun any<$T>($v: &vector<$T>, $f: |&$T| -> bool): bool {
    abort 0
}

/// Tells whether `$f` returns `true` for every element. The lambda receives a reference and is
/// not called again after the first failure. The result for an empty vector is `true`.
public macro fun all<$T>($v: &vector<$T>, $f: |&$T| -> bool): bool {
    abort 0
}

/// Consumes two vectors of equal length and passes their elements to `$f` in pairs, from first to
/// last. The results of the lambda are dropped. Aborts when the lengths differ.
public macro fun zip_do<$T1, $T2, $R: drop>(
    $v1: vector<$T1>,
    $v2: vector<$T2>,
    $f: |$T1, $T2| -> $R,
) {
    abort 0
}

/// Consumes two vectors of equal length and passes their elements to `$f` in pairs, from last to
/// first. The results of the lambda are dropped. Aborts when the lengths differ. It saves the
/// reversal that `zip_do!` performs.
public macro fun zip_do_reverse<$T1, $T2, $R: drop>(
    $v1: vector<$T1>,
    $v2: vector<$T2>,
    $f: |$T1, $T2| -> $R,
) {
    abort 0
}

/// Passes references to the elements of two vectors of equal length to `$f` in pairs, from first
/// to last. Both vectors are kept. Aborts when the lengths differ.
public macro fun zip_do_ref<$T1, $T2, $R: drop>(
    $v1: &vector<$T1>,
    $v2: &vector<$T2>,
    $f: |&$T1, &$T2| -> $R,
) {
    abort 0
}

/// Passes mutable references to the elements of two vectors of equal length to `$f` in pairs,
/// from first to last. The lambda may change the elements of either vector in place. Aborts when
/// the lengths differ.
public macro fun zip_do_mut<$T1, $T2, $R: drop>(
    $v1: &mut vector<$T1>,
    $v2: &mut vector<$T2>,
    $f: |&mut $T1, &mut $T2| -> $R,
) {
    abort 0
}

/// Consumes two vectors of equal length and yields a vector of the results of `$f` on each pair,
/// in order. The lambda receives one element of each vector. Aborts when the lengths differ.
public macro fun zip_map<$T1, $T2, $U>(
    $v1: vector<$T1>,
    $v2: vector<$T2>,
    $f: |$T1, $T2| -> $U,
): vector<$U> {
    abort 0
}

/// Yields a vector of the results of `$f` on pairs of references into two vectors of equal
/// length, in order. Both vectors are kept. Aborts when the lengths differ.
public macro fun zip_map_ref<$T1, $T2, $U>(
    $v1: &vector<$T1>,
    $v2: &vector<$T2>,
    $f: |&$T1, &$T2| -> $U,
): vector<$U> {
    abort 0
}

/// Sorts the vector in place with insertion sort. The lambda receives references to two elements
/// and returns whether the first may come before the second; pass a "less than or equal" test,
/// which also keeps equal elements in their order. Choose it for up to about 30 elements or for
/// data that is almost in order: in general its cost grows with the square of the length.
public macro fun insertion_sort_by<$T>($v: &mut vector<$T>, $le: |&$T, &$T| -> bool) {
    abort 0
}

/// Sorts the vector in place with merge sort, keeping equal elements in their order. The lambda
/// receives references to two elements and returns whether the first may come before the second;
/// pass a "less than or equal" test. Choose it for vectors longer than about 30 elements that are
/// not nearly sorted already.
public macro fun merge_sort_by<$T>($v: &mut vector<$T>, $le: |&$T, &$T| -> bool) {
    abort 0
}

/// Tells whether the elements are in the order that `$le` defines. The lambda receives references
/// to two neighbors and returns whether the first may come before the second. Vectors with fewer
/// than two elements are sorted.
public macro fun is_sorted_by<$T>($v: &vector<$T>, $le: |&$T, &$T| -> bool): bool {
    abort 0
}
